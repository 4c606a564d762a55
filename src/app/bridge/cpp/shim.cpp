#include "heibai/shim.h"

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include <QtCore/QDate>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QMimeData>
#include <QtCore/QPluginLoader>
#include <QtCore/QTranslator>
#include <QtGui/QClipboard>
#include <QtGui/QFont>
#include <QtGui/QGuiApplication>
#include <QtGui/QIcon>
#include <QtGui/QImage>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>
#include <QtQuickTest/quicktest.h>

#include "heibai/absence.h"
#include "heibai/appearance.h"
#include "heibai/notifier.h"
#include "heibai/qml_tests.h"
#include "heibai/src/app/bridge/shim.cxx.h"

namespace heibai {

void set_clipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

void set_clipboard_picture(rust::Slice<const std::uint8_t> png, rust::Slice<const std::uint8_t> svg)
{
    auto bytes = [](rust::Slice<const std::uint8_t> slice) {
        return QByteArray(reinterpret_cast<const char *>(slice.data()), static_cast<int>(slice.size()));
    };
    auto data = std::make_unique<QMimeData>();
    data->setImageData(QImage::fromData(bytes(png), "PNG"));
    data->setData(QStringLiteral("image/svg+xml"), bytes(svg));
    QGuiApplication::clipboard()->setMimeData(data.release());
}

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

QString local_date()
{
    return QDate::currentDate().toString(Qt::ISODate);
}

QString local_time()
{
    return QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

void set_window_icon(const QString &path)
{
    QGuiApplication::setWindowIcon(QIcon(path));
}

void choose_typeface()
{
    // Open Sans was made for screens, and its figures are all of one width; Noto Sans is its sister. Chinese has a face
    // of its own, and what none of them has comes from the desktop's. QML knows a font by one name, so that the others
    // are told as what stands in for it.
    const auto typeface = QStringLiteral("Open Sans");
    auto font = QGuiApplication::font();
    QFont::insertSubstitutions(typeface, { QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), font.family() });
    if (font.family() != typeface) {
        font.setFamily(typeface);
        QGuiApplication::setFont(font);
    }
}

void speak(QQmlEngine &engine, const QString &language)
{
    engine.setUiLanguage(language);
}

QString system_languages()
{
    return QLocale::system().uiLanguages().join(QLatin1Char(' '));
}

void translate_qt(const QString &language)
{
    static std::vector<std::unique_ptr<QTranslator>> installed;
    for (const auto &translator : installed) {
        QCoreApplication::removeTranslator(translator.get());
    }
    installed.clear();
    const auto folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    for (const auto *catalogue : { "qtbase_", "qtdeclarative_" }) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(QLatin1String(catalogue) + language, folder)) {
            QCoreApplication::installTranslator(translator.get());
            installed.push_back(std::move(translator));
        }
    }
}

bool desktop_chooses_files()
{
#ifdef Q_OS_LINUX
    // As Qt finds its platform theme: the environment first, then the sandbox, then the desktop's name.
    QStringList wanted { QString::fromLocal8Bit(qgetenv("QT_QPA_PLATFORMTHEME")) };
    if (in_sandbox() || qEnvironmentVariableIsSet("SNAP")) {
        wanted << QStringLiteral("xdgdesktopportal");
    }
    const auto desktops = QString::fromLocal8Bit(qgetenv("XDG_CURRENT_DESKTOP")).toUpper().split(QLatin1Char(':'));
    for (const auto &desktop : desktops) {
        static const QStringList gtk { QStringLiteral("GNOME"), QStringLiteral("X-CINNAMON"), QStringLiteral("UNITY"),
            QStringLiteral("MATE"), QStringLiteral("XFCE"), QStringLiteral("LXDE"), QStringLiteral("PANTHEON") };
        if (desktop == QLatin1String("KDE")) {
            wanted << QStringLiteral("kde");
        } else if (gtk.contains(desktop)) {
            wanted << QStringLiteral("gtk3");
        }
    }
    // Themes that only change looks bring none.
    static const QStringList bringing { QStringLiteral("xdgdesktopportal"), QStringLiteral("kde"), QStringLiteral("gtk3") };
    for (const auto &path : QCoreApplication::libraryPaths()) {
        const QDir folder(path + QStringLiteral("/platformthemes"));
        for (const auto &file : folder.entryList(QDir::Files)) {
            const auto about = QPluginLoader(folder.filePath(file)).metaData().value(QLatin1String("MetaData")).toObject();
            const auto keys = about.value(QLatin1String("Keys")).toArray();
            for (const auto &key : keys) {
                const auto name = key.toString();
                if (bringing.contains(name) && wanted.contains(name)) {
                    return true;
                }
            }
        }
    }
    return false;
#else
    return true;
#endif
}

rust::Vec<DesktopScreen> screens()
{
    const auto sides = [](const QRect &area) {
        return std::array<std::int32_t, 4> { area.x(), area.y(), area.width(), area.height() };
    };
    rust::Vec<DesktopScreen> found;
    // Qt lists the main one first.
    const auto all = QGuiApplication::screens();
    for (const auto *screen : all) {
        found.push_back({ rust::String(screen->name().toStdString()), sides(screen->geometry()), sides(screen->availableGeometry()) });
    }
    return found;
}

bool windows_have_places()
{
    return !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

void fill_screen(QObject &object, bool on)
{
    if (auto *window = qobject_cast<QWindow *>(&object)) {
        window->setWindowStates(window->windowStates().setFlag(Qt::WindowFullScreen, on));
    }
}

void choose_renderer()
{
#ifdef Q_OS_LINUX
    const bool chosen = qEnvironmentVariableIsSet("QT_QUICK_BACKEND")
        || qEnvironmentVariableIsSet("QSG_RHI_BACKEND");
    const bool card = !QDir(QStringLiteral("/dev/dri")).entryList({ QStringLiteral("render*") }, QDir::System).isEmpty()
        || QFile::exists(QStringLiteral("/dev/nvidia0"));
    if (!chosen && !card) {
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    }
#endif
}

namespace {

QtMessageHandler usualHandler = nullptr;

void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type == QtFatalMsg) {
        no_display();
        // Half an application can't be taken down in order; nothing else has begun yet.
        std::_Exit(EXIT_FAILURE);
    }
    // What each platform that is tried complains of is in that one sentence, if it comes to it; who asks for all
    // that Qt has to say gets it.
    const bool ofPlatforms = QLatin1String(context.category).startsWith(QLatin1String("qt.qpa"));
    if (type == QtDebugMsg || !ofPlatforms) {
        usualHandler(type, context, text);
    }
}

} // namespace

void expect_display()
{
    usualHandler = qInstallMessageHandler(onMessage);
}

void display_is_open()
{
    qInstallMessageHandler(usualHandler);
}

void watch_appearance()
{
    AppearanceWatcher::instance();
}

Appearance appearance()
{
    // Long enough for a portal that runs, too short to be felt at the start.
    constexpr int firstAnswerMilliseconds = 30;
    auto *watcher = AppearanceWatcher::instance();
    watcher->waitForFirstAnswer(firstAnswerMilliseconds);
    const auto accent = watcher->accent();
    const auto part = [](int value) { return static_cast<std::uint8_t>(value); };
    return { watcher->dark(), watcher->highContrast(), watcher->reducedMotion(),
        { part(accent.red()), part(accent.green()), part(accent.blue()) }, accent.isValid(), watcher->text() };
}

void show_notice(const QString &title, const QString &body, const QString &action)
{
    Notifier::instance()->show(title, body, action);
}

void withdraw_notice()
{
    Notifier::instance()->withdraw();
}

void watch_absence()
{
    AbsenceWatcher::watch();
}

void quit_soon()
{
    QMetaObject::invokeMethod(QCoreApplication::instance(), [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
}

std::int32_t run_quick_tests(rust::Slice<const rust::String> arguments, rust::Str folder)
{
    std::vector<std::string> kept;
    for (const auto &argument : arguments) {
        kept.emplace_back(std::string(argument));
    }
    std::vector<char *> argv;
    for (auto &argument : kept) {
        argv.push_back(argument.data());
    }
    argv.push_back(nullptr);
    keep_rows_in_order();
    QmlTestSetup setup;
    const std::string source(folder);
    return quick_test_main_with_setup(int(kept.size()), argv.data(), "heibai", source.c_str(), &setup);
}

} // namespace heibai
