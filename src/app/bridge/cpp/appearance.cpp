#include "heibai/appearance.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QEvent>
#include <QtCore/QMap>
#include <QtCore/QThread>
#include <QtDBus/QDBusArgument>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

#include "heibai/src/app/bridge/shim.cxx.h"

// The names of https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
namespace {
const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearanceGroup = QStringLiteral("org.freedesktop.appearance");
const QString gnomeGroup = QStringLiteral("org.gnome.desktop.interface");

QDBusPendingCall readAll()
{
    auto message = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("ReadAll"));
    message << QStringList { appearanceGroup, gnomeGroup };
    return QDBusConnection::sessionBus().asyncCall(message, 2000);
}
} // namespace

AppearanceWatcher *AppearanceWatcher::instance()
{
    static auto *watcher = new AppearanceWatcher(qGuiApp);
    return watcher;
}

AppearanceWatcher::AppearanceWatcher(QObject *parent)
    : QObject(parent)
    , m_first(readAll())
{
    QDBusConnection::sessionBus().connect(service, path, interface, QStringLiteral("SettingChanged"),
        this, SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto *watcher = new QDBusPendingCallWatcher(m_first, this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (!m_firstRead) {
            readFirstAnswer();
            heibai::appearance_changed();
        }
    });
    qGuiApp->installEventFilter(this);
}

void AppearanceWatcher::waitForFirstAnswer(int milliseconds)
{
    // A pending call can only be waited for without limit; its answer is taken by another thread.
    QElapsedTimer timer;
    timer.start();
    while (!m_first.isFinished() && timer.elapsed() < milliseconds) {
        QThread::msleep(1);
    }
    if (m_first.isFinished() && !m_firstRead) {
        readFirstAnswer();
    }
}

bool AppearanceWatcher::dark() const
{
    switch (m_scheme) {
    case Scheme::Dark:
        return true;
    case Scheme::Light:
        return false;
    case Scheme::Unknown:
        break;
    }
    const auto palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool AppearanceWatcher::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qGuiApp) {
        heibai::appearance_changed();
    }
    return QObject::eventFilter(watched, event);
}

void AppearanceWatcher::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    take(group, key, value.variant());
    heibai::appearance_changed();
}

void AppearanceWatcher::readFirstAnswer()
{
    m_firstRead = true;
    const auto message = m_first.reply();
    if (message.type() != QDBusMessage::ReplyMessage || message.arguments().isEmpty()) {
        return; // No portal: the palette decides.
    }
    const auto argument = message.arguments().constFirst().value<QDBusArgument>();
    QMap<QString, QVariantMap> groups;
    argument >> groups;
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        for (auto entry = group->cbegin(); entry != group->cend(); ++entry) {
            take(group.key(), entry.key(), entry.value());
        }
    }
}

void AppearanceWatcher::take(const QString &group, const QString &key, QVariant value)
{
    if (value.canConvert<QDBusVariant>()) {
        value = value.value<QDBusVariant>().variant();
    }
    if (group == appearanceGroup && key == QLatin1String("color-scheme")) {
        const auto scheme = value.toUInt();
        m_scheme = scheme == 1 ? Scheme::Dark : scheme == 2 ? Scheme::Light : Scheme::Unknown;
    } else if (group == appearanceGroup && key == QLatin1String("contrast")) {
        m_highContrast = value.toUInt() == 1;
    } else if (group == appearanceGroup && key == QLatin1String("reduced-motion")) {
        m_reducedMotion = value.toUInt() == 1;
    } else if (group == gnomeGroup && key == QLatin1String("enable-animations")) {
        m_reducedMotion = !value.toBool();
    }
}
