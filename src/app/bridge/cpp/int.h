// Tells later Qt's tools that a whole number of the bridges is QML's int. Those of 6.4 know it by themselves.
#pragma once

#include <QtQml/QQmlEngine>

struct HeibaiInt
{
    Q_GADGET
#ifdef QML_USING
    QML_FOREIGN(qint32)
    QML_USING(int)
#endif
};
