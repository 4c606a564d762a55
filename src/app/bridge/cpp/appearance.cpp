#include "heibai/appearance.h"

#include <algorithm>
#include <iterator>

#include <QtCore/QElapsedTimer>
#include <QtCore/QEvent>
#include <QtCore/QMap>
#include <QtCore/QThread>
#include <QtDBus/QDBusArgument>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtGui/QFontDatabase>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>
#include <QtGui/QScreen>

#include "heibai/shim.h"
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

// The colour of three numbers from 0 to 1; with any other number, or anything else, there is none.
QColor accentOf(const QVariant &value)
{
    if (value.userType() != qMetaTypeId<QDBusArgument>()) {
        return {};
    }
    const auto argument = value.value<QDBusArgument>();
    if (argument.currentSignature() != QLatin1String("(ddd)")) {
        return {};
    }
    double parts[3];
    argument.beginStructure();
    argument >> parts[0] >> parts[1] >> parts[2];
    argument.endStructure();
    const bool isColour = std::all_of(std::begin(parts), std::end(parts), [](double part) { return part >= 0 && part <= 1; });
    return isColour ? QColor::fromRgbF(float(parts[0]), float(parts[1]), float(parts[2])) : QColor();
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
    // Qt refuses a slot with a type that nobody has used yet, and says nothing.
    qRegisterMetaType<QDBusVariant>("QDBusVariant");
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

QColor AppearanceWatcher::accent() const
{
    if (m_accent.isValid()) {
        return m_accent;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    constexpr auto role = QPalette::Accent;
#else
    constexpr auto role = QPalette::Highlight;
#endif
    const auto colour = QGuiApplication::palette().color(QPalette::Active, role);
    // Qt's own, where no desktop has set another: that of Fusion, and that of a bare palette.
    const bool isOfQt = colour == QColor(48, 140, 198) || colour == QColor(Qt::darkBlue);
    return isOfQt ? QColor() : colour;
}

double AppearanceWatcher::text() const
{
    const auto font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    const auto *screen = QGuiApplication::primaryScreen();
    const double pixels = font.pixelSize() > 0 || !screen ? font.pixelSize() : font.pointSizeF() * screen->logicalDotsPerInchY() / 72;
    // Under X11 the desktop has multiplied the display's resolution by its factor, and so does Qt everything.
    const bool isScaled = QGuiApplication::platformName() == QLatin1String("xcb") && screen && screen->devicePixelRatio() != 1;
    return isScaled ? pixels : pixels * m_textScale;
}

bool AppearanceWatcher::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ApplicationFontChange:
        // A desktop that tells its font while Heibai runs sets it for all words; the face stays ours.
        if (watched == qGuiApp) {
            heibai::choose_typeface();
            heibai::appearance_changed();
        }
        break;
    case QEvent::ApplicationPaletteChange:
    case QEvent::ThemeChange:
        heibai::appearance_changed();
        break;
    default:
        break;
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
    if (message.type() != QDBusMessage::ReplyMessage || message.signature() != QLatin1String("a{sa{sv}}")) {
        return; // No portal: palette and font decide.
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
    } else if (group == appearanceGroup && key == QLatin1String("accent-color")) {
        m_accent = accentOf(value);
    } else if (group == appearanceGroup && key == QLatin1String("reduced-motion")) {
        m_reducedMotion = value.toUInt() == 1;
    } else if (group == gnomeGroup && key == QLatin1String("enable-animations")) {
        m_reducedMotion = !value.toBool();
    } else if (group == gnomeGroup && key == QLatin1String("text-scaling-factor")) {
        // What GNOME's settings allow.
        const auto factor = value.toDouble();
        m_textScale = factor >= 0.5 && factor <= 3 ? factor : 1;
    }
}
