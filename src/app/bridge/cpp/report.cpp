#include "heibai/report.h"

#include <cstring>

#include <QtCore/QString>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtQuick/QQuickWindow>
#include <QtQuick/QSGRendererInterface>

#include "heibai/src/app/bridge/report.cxx.h"

namespace heibai {

namespace {

QtMessageHandler handlerBefore = nullptr;

rust::Slice<const std::uint8_t> bytesOf(const char *text, std::size_t length)
{
    return { reinterpret_cast<const std::uint8_t *>(text), length };
}

void onMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const char *category = context.category ? context.category : "";
    const auto utf8 = text.toUtf8();
    std::uint8_t kind = 3;
    switch (type) {
    case QtDebugMsg:
        kind = 0;
        break;
    case QtWarningMsg:
        kind = 1;
        break;
    case QtCriticalMsg:
    case QtFatalMsg:
        kind = 2;
        break;
    case QtInfoMsg:
        break;
    }
    take_message(kind, bytesOf(category, std::strlen(category)), bytesOf(utf8.constData(), std::size_t(utf8.size())));
    if (handlerBefore) {
        handlerBefore(type, context, text);
    }
}

rust::String rustString(const QString &text)
{
    return rust::String::lossy(text.toStdString());
}

// Of the window that is shown, or else what was chosen for it.
QSGRendererInterface::GraphicsApi graphicsApi()
{
    const auto windows = QGuiApplication::allWindows();
    for (auto *window : windows) {
        const auto *quick = qobject_cast<QQuickWindow *>(window);
        const auto *renderer = quick ? quick->rendererInterface() : nullptr;
        if (renderer && renderer->graphicsApi() != QSGRendererInterface::Unknown) {
            return renderer->graphicsApi();
        }
    }
    return QQuickWindow::graphicsApi();
}

QString rendererName()
{
    switch (graphicsApi()) {
    case QSGRendererInterface::Software:
        return QStringLiteral("software");
    case QSGRendererInterface::OpenVG:
        return QStringLiteral("OpenVG");
    case QSGRendererInterface::OpenGL:
        return QStringLiteral("OpenGL");
    case QSGRendererInterface::Direct3D11:
        return QStringLiteral("Direct3D 11");
    case QSGRendererInterface::Vulkan:
        return QStringLiteral("Vulkan");
    case QSGRendererInterface::Metal:
        return QStringLiteral("Metal");
    case QSGRendererInterface::Null:
        return QStringLiteral("none");
    default:
        return QStringLiteral("unknown");
    }
}

} // namespace

Display display()
{
    Display display;
    auto version = QString::fromLatin1(qVersion());
    if (version != QLatin1String(QT_VERSION_STR)) {
        version += QStringLiteral(" (built with " QT_VERSION_STR ")");
    }
    display.qt = rustString(version);
    display.platform = rustString(QGuiApplication::platformName());
    display.renderer = rustString(rendererName());
    const auto screens = QGuiApplication::screens();
    for (const auto *screen : screens) {
        // Its name may tell the model, but not whose it is; sizes are enough.
        const auto size = screen->size();
        display.screens.push_back(rustString(QStringLiteral("%1×%2 at %3 %, %4 Hz")
                                                 .arg(size.width())
                                                 .arg(size.height())
                                                 .arg(qRound(100 * screen->devicePixelRatio()))
                                                 .arg(qRound(screen->refreshRate()))));
    }
    return display;
}

void log_messages()
{
    handlerBefore = qInstallMessageHandler(onMessage);
}

} // namespace heibai
