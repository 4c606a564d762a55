#include "heibai/absence.h"

#include <thread>

#include <QtCore/QTimer>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusObjectPath>
#include <QtDBus/QDBusVariant>
#include <QtGui/QGuiApplication>

#include "heibai/src/app/bridge/shim.cxx.h"

// The names of https://www.freedesktop.org/software/systemd/man/latest/org.freedesktop.login1.html
namespace {
const QString login = QStringLiteral("org.freedesktop.login1");
const QString loginPath = QStringLiteral("/org/freedesktop/login1");
const QString manager = QStringLiteral("org.freedesktop.login1.Manager");
const QString session = QStringLiteral("org.freedesktop.login1.Session");
const QString properties = QStringLiteral("org.freedesktop.DBus.Properties");

// Nobody locks a screen in the first second of a window, which has better things to do then.
constexpr int firstSecond = 1000;
constexpr int answerMilliseconds = 2000;

// The first value of an answer; none if the answer is an error or of another type.
QVariant ask(const QDBusConnection &bus, QDBusMessage question, const QVariantList &arguments, const char *signature)
{
    question.setArguments(arguments);
    const auto answer = bus.call(question, QDBus::Block, answerMilliseconds);
    const bool fits = answer.type() == QDBusMessage::ReplyMessage && answer.signature() == QLatin1String(signature);
    return fits ? answer.arguments().constFirst() : QVariant();
}

// The path of the session that the window is in; empty if it is in none. "auto" is that of the caller or else the one
// with the user's display, but its signals come from the path with its name.
QString ownSession(const QDBusConnection &bus)
{
    const auto automatic = loginPath + QStringLiteral("/session/auto");
    const auto get = QDBusMessage::createMethodCall(login, automatic, properties, QStringLiteral("Get"));
    const auto id = ask(bus, get, { session, QStringLiteral("Id") }, "v").value<QDBusVariant>().variant().toString();
    if (id.isEmpty()) {
        return {};
    }
    const auto find = QDBusMessage::createMethodCall(login, loginPath, manager, QStringLiteral("GetSession"));
    return ask(bus, find, { id }, "o").value<QDBusObjectPath>().path();
}
} // namespace

void AbsenceWatcher::watch()
{
    // Lives as long as the process, as the thread may.
    static auto *watcher = new AbsenceWatcher;
    QTimer::singleShot(firstSecond, qGuiApp, [] { std::thread([] { watcher->listen(); }).detach(); });
}

void AbsenceWatcher::listen()
{
    auto bus = QDBusConnection::sessionBus();
    // Each desktop has its own, some of them several; their paths differ.
    for (const auto *desktop : { "freedesktop", "gnome", "kde", "cinnamon", "mate", "xfce" }) {
        const auto saver = QStringLiteral("org.%1.ScreenSaver").arg(QLatin1String(desktop));
        bus.connect(saver, QString(), saver, QStringLiteral("ActiveChanged"), this, SLOT(saverChanged(bool)));
    }
    auto system = QDBusConnection::systemBus();
    system.connect(login, loginPath, manager, QStringLiteral("PrepareForSleep"), this, SLOT(sleepNears(bool)));
    const auto own = system.isConnected() ? ownSession(system) : QString();
    if (!own.isEmpty()) {
        system.connect(login, own, session, QStringLiteral("Lock"), this, SLOT(sessionLocked()));
        system.connect(login, own, properties, QStringLiteral("PropertiesChanged"), this,
            SLOT(sessionChanged(QString, QVariantMap, QStringList)));
    }
}

void AbsenceWatcher::saverChanged(bool isActive)
{
    if (isActive) {
        sessionLocked();
    }
}

void AbsenceWatcher::sessionLocked()
{
    heibai::nobody_looks(heibai::Absence::ScreenLocked);
}

void AbsenceWatcher::sessionChanged(const QString &interface, const QVariantMap &changed, const QStringList &)
{
    if (interface == session && changed.value(QStringLiteral("LockedHint")).toBool()) {
        sessionLocked();
    }
}

void AbsenceWatcher::sleepNears(bool isNear)
{
    if (isNear) {
        heibai::nobody_looks(heibai::Absence::Asleep);
    }
}
