#include "heibai/notifier.h"

#include <utility>

#include <QtCore/QVariantMap>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtGui/QGuiApplication>

#include "heibai/src/app/bridge/shim.cxx.h"

namespace {
// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html
const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString portalInterface = QStringLiteral("org.freedesktop.portal.Notification");
const QString portalId = QStringLiteral("review");
// Without the prefix "app." the portal tells the sender instead of starting the program.
const QString portalAction = QStringLiteral("show");

// https://specifications.freedesktop.org/notification-spec/latest/
const QString server = QStringLiteral("org.freedesktop.Notifications");
const QString serverPath = QStringLiteral("/org/freedesktop/Notifications");
// What a press on the notification itself means.
const QString serverAction = QStringLiteral("default");
constexpr int serversOwnTime = -1;

QDBusMessage portalCall(const char *method)
{
    return QDBusMessage::createMethodCall(portal, portalPath, portalInterface, QLatin1String(method));
}

QDBusMessage serverCall(const char *method)
{
    return QDBusMessage::createMethodCall(server, serverPath, server, QLatin1String(method));
}
} // namespace

Notifier *Notifier::instance()
{
    static auto *notice = new Notifier(qGuiApp);
    return notice;
}

Notifier::Notifier(QObject *parent)
    : QObject(parent)
    , m_byPortal(heibai::in_sandbox())
{
    // A press on it would reach nobody.
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this, &Notifier::withdraw);
}

void Notifier::show(const QString &title, const QString &body, const QString &action)
{
    auto bus = QDBusConnection::sessionBus();
    if (m_byPortal) {
        bus.connect(portal, portalPath, portalInterface, QStringLiteral("ActionInvoked"), this,
            SLOT(portalActed(QString, QString, QVariantList)));
    } else {
        bus.connect(server, serverPath, server, QStringLiteral("ActionInvoked"), this, SLOT(serverActed(uint, QString)));
        bus.connect(server, serverPath, server, QStringLiteral("NotificationClosed"), this, SLOT(serverClosed(uint, uint)));
        bus.connect(server, serverPath, server, QStringLiteral("ActivationToken"), this, SLOT(tokenCame(uint, QString)));
    }
    m_turn++;
    m_isShown = true;
    if (m_byPortal) {
        return showByPortal(title, body);
    }
    const auto turn = m_turn;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(serverCall("GetCapabilities")), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [=] {
        watcher->deleteLater();
        const QDBusPendingReply<QStringList> can = *watcher;
        // Without a server there is no notification; and by now this one may have been withdrawn or replaced.
        if (!can.isError() && turn == m_turn) {
            showByServer(title, body, action, can.value().contains(QStringLiteral("body-markup")));
        }
    });
}

void Notifier::showByPortal(const QString &title, const QString &body)
{
    auto call = portalCall("AddNotification");
    call << portalId
         << QVariantMap { { QStringLiteral("title"), title }, { QStringLiteral("body"), body },
                { QStringLiteral("default-action"), portalAction } };
    QDBusConnection::sessionBus().asyncCall(call);
}

void Notifier::showByServer(const QString &title, const QString &body, const QString &action, bool readsMarkup)
{
    const auto application = QGuiApplication::desktopFileName();
    auto call = serverCall("Notify");
    call << QGuiApplication::applicationDisplayName() << m_id << application << title << (readsMarkup ? body.toHtmlEscaped() : body)
         << QStringList { serverAction, action } << QVariantMap { { QStringLiteral("desktop-entry"), application } } << serversOwnTime;
    const auto turn = m_turn;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, turn] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> answer = *watcher;
        if (answer.isError()) {
            return;
        }
        m_id = answer.value();
        if (turn != m_turn && !m_isShown) {
            // It was withdrawn before it had a number.
            withdraw();
        }
    });
}

void Notifier::withdraw()
{
    m_turn++;
    const bool wasShown = std::exchange(m_isShown, false);
    if (m_byPortal) {
        if (wasShown) {
            auto call = portalCall("RemoveNotification");
            QDBusConnection::sessionBus().asyncCall(call << portalId);
        }
    } else if (const auto id = std::exchange(m_id, 0)) {
        auto call = serverCall("CloseNotification");
        QDBusConnection::sessionBus().asyncCall(call << id);
    }
}

void Notifier::portalActed(const QString &id, const QString &action, const QVariantList &)
{
    if (m_isShown && id == portalId && action == portalAction) {
        m_isShown = false;
        heibai::notice_pressed();
    }
}

void Notifier::serverActed(uint id, const QString &action)
{
    if (m_id != 0 && id == m_id && action == serverAction) {
        heibai::notice_pressed();
    }
}

void Notifier::serverClosed(uint id, uint)
{
    if (id == m_id) {
        m_id = 0;
    }
}

void Notifier::tokenCame(uint id, const QString &token)
{
    if (m_id != 0 && id == m_id) {
        // Under Wayland the window may come to the front with it; Qt looks for it there.
        qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
    }
}
