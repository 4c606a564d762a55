// Prepares the QML engine of a test run the way the window does.
#pragma once

#include <QtCore/QObject>
#include <QtQml/QQmlEngine>

#include "heibai/shim.h"

class QmlTestSetup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        heibai::serve_pictures(*engine);
    }
};
