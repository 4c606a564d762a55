// Hears of the desktop that nobody can see the window: the screen is locked, or the computer goes to sleep.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

class AbsenceWatcher : public QObject
{
    Q_OBJECT

public:
    // Begins to listen, in a moment; whatever the buses do, nobody waits for them.
    static void watch();

private Q_SLOTS:
    void saverChanged(bool isActive);
    void sessionLocked();
    void sessionChanged(const QString &interface, const QVariantMap &changed, const QStringList &invalidated);
    void sleepNears(bool isNear);

private:
    // Connects to both buses; in a thread of its own, since connecting waits for them.
    void listen();
};
