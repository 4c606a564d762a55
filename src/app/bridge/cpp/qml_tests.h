// Prepares the QML engine of a test run the way the window does.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QMetaEnum>
#include <QtGui/QAccessible>
#include <QtGui/QWindow>
#include <QtQml/QQmlContext>
#include <QtQml/QQmlEngine>

#include "heibai/shim.h"

class QmlTestSetup : public QObject
{
    Q_OBJECT

public:
    // The names of an enumeration of an object, in their order, which QML can't list by itself.
    Q_INVOKABLE QStringList names(const QObject *object, const QString &enumeration) const
    {
        const QMetaObject *type = object->metaObject();
        const QMetaEnum values = type->enumerator(type->indexOfEnumerator(qPrintable(enumeration)));
        QStringList names;
        for (int at = 0; at < values.keyCount(); at++) {
            names << QString::fromLatin1(values.key(at));
        }
        return names;
    }

    // The names of what a screen reader finds in an item, in its order.
    Q_INVOKABLE QStringList readOut(QObject *item) const
    {
        const auto *interface = QAccessible::queryAccessibleInterface(item);
        QStringList names;
        for (int at = 0; interface != nullptr && at < interface->childCount(); at++) {
            names << interface->child(at)->text(QAccessible::Name);
        }
        return names;
    }

    // Whether the desktop is told of a window that it is maximised, also while it fills the screen.
    Q_INVOKABLE bool isMaximised(QObject *window) const
    {
        return qobject_cast<QWindow *>(window)->windowStates().testFlag(Qt::WindowMaximized);
    }

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        heibai::serve_pictures(*engine);
        engine->rootContext()->setContextProperty(QStringLiteral("enumerations"), this);
        engine->rootContext()->setContextProperty(QStringLiteral("reader"), this);
        engine->rootContext()->setContextProperty(QStringLiteral("desktop"), this);
    }
};
