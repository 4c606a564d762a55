#include "heibai/shim.h"

#include <string>

#include <QtCore/QDebug>
#include <QtGui/QImage>
#include <QtQuick/QQuickImageProvider>

#include "heibai/src/app/bridge/shim.cxx.h"

namespace {

// Hands requests for pictures to the painter. QML's own cache keeps what is in use, by request and size.
class PaintedPictures : public QQuickImageProvider
{
public:
    PaintedPictures()
        : QQuickImageProvider(QQuickImageProvider::Image)
    {
    }

    // `asked` is no size but the resolution in per cent (Theme.resolution), which Qt has multiplied by the display's: a
    // picture that changes its size is then asked for once, and not once more for the size.
    QImage requestImage(const QString &id, QSize *size, const QSize &asked) override
    {
        const std::string request = id.toStdString();
        try {
            const auto natural = heibai::picture_size(request);
            const int width = qMax(1, qRound(natural[0] * (asked.width() > 0 ? asked.width() / 100.0 : 1.0)));
            const int height = qMax(1, int(qint64(natural[1]) * width / natural[0]));
            QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
            if (image.isNull()) {
                return {}; // No memory for it, of which QML warns.
            }
            *size = image.size();
            const auto count = std::size_t(width) * std::size_t(height);
            heibai::paint_picture(request, { reinterpret_cast<std::uint32_t *>(image.bits()), count }, std::uint32_t(width));
            return image;
        } catch (const rust::Error &error) {
            qWarning().noquote() << "Cannot paint" << id << "-" << error.what();
            return {};
        }
    }
};

} // namespace

namespace heibai {

void serve_pictures(QQmlEngine &engine)
{
    engine.addImageProvider(QStringLiteral("heibai"), new PaintedPictures); // which the engine owns
}

} // namespace heibai
