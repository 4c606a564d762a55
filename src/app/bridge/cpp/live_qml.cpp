#include "heibai/shim.h"

#include <QtCore/QDir>
#include <QtQml/QQmlAbstractUrlInterceptor>

namespace {

// Leads the engine from each QML file that was built in to the one in a folder.
class FolderOfQml : public QQmlAbstractUrlInterceptor
{
public:
    explicit FolderOfQml(const QString &folder)
        : m_folder(folder)
    {
    }

    QUrl intercept(const QUrl &url, DataType type) override
    {
        const QString builtIn = QStringLiteral("/qt/qml/org/heibai/app/qml/");
        const bool isOurs = url.scheme() == QStringLiteral("qrc") && url.path().startsWith(builtIn);
        return isOurs && type == QmlFile ? QUrl::fromLocalFile(m_folder.filePath(url.path().mid(builtIn.size()))) : url;
    }

private:
    QDir m_folder;
};

} // namespace

namespace heibai {

void read_qml_from(QQmlEngine &engine, const QString &folder)
{
    // The engine does not own it, and asks it for as long as there are files to load.
    static FolderOfQml files(QDir(folder).absolutePath());
    engine.addUrlInterceptor(&files);
}

} // namespace heibai
