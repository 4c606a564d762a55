#include "heibai/file_portal.h"

#include <QtCore/QFile>
#include <QtDBus/QDBusArgument>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusMetaType>
#include <QtDBus/QDBusObjectPath>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtDBus/QDBusVariant>
#include <QtGui/QGuiApplication>
#include <QtGui/QWindow>

#include "heibai/shim.h"
#include "heibai/src/app/bridge/shim.cxx.h"

// The names of https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html
namespace {
const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString chooser = QStringLiteral("org.freedesktop.portal.FileChooser");
const QString request = QStringLiteral("org.freedesktop.portal.Request");

// A portal that has not even shown its dialog by then is taken for broken. Being started may take it a second.
constexpr int patienceMilliseconds = 4000;

bool isThere = false;
} // namespace

// One pattern of a filter: (us), of kind 0.
struct FilePortalPattern
{
    uint kind = 0;
    QString pattern;
};

// One filter: (sa(us)).
struct FilePortalFilter
{
    QString name;
    QList<FilePortalPattern> patterns;
};

Q_DECLARE_METATYPE(FilePortalPattern)
Q_DECLARE_METATYPE(FilePortalFilter)

QDBusArgument &operator<<(QDBusArgument &argument, const FilePortalPattern &pattern)
{
    argument.beginStructure();
    argument << pattern.kind << pattern.pattern;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, FilePortalPattern &pattern)
{
    argument.beginStructure();
    argument >> pattern.kind >> pattern.pattern;
    argument.endStructure();
    return argument;
}

QDBusArgument &operator<<(QDBusArgument &argument, const FilePortalFilter &filter)
{
    argument.beginStructure();
    argument << filter.name << filter.patterns;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, FilePortalFilter &filter)
{
    argument.beginStructure();
    argument >> filter.name >> filter.patterns;
    argument.endStructure();
    return argument;
}

FilePortalDialog::FilePortalDialog(std::uint32_t number, QObject *parent)
    : QObject(parent)
    , m_number(number)
{
}

void FilePortalDialog::ask(const QString &method, const QString &title, QVariantMap options)
{
    const auto token = QStringLiteral("heibai_%1_%2").arg(QCoreApplication::applicationPid()).arg(m_number);
    options.insert(QStringLiteral("handle_token"), token);
    options.insert(QStringLiteral("modal"), true);
    // Where the answer will come from, so that none is missed.
    auto sender = QDBusConnection::sessionBus().baseService().mid(1);
    listen(path + QStringLiteral("/request/") + sender.replace(QLatin1Char('.'), QLatin1Char('_')) + QLatin1Char('/') + token);
    QString parentWindow;
    auto *window = QGuiApplication::focusWindow();
    if (!window && !QGuiApplication::topLevelWindows().isEmpty()) {
        window = QGuiApplication::topLevelWindows().constFirst();
    }
    if (window && QGuiApplication::platformName() == QLatin1String("xcb")) {
        parentWindow = QStringLiteral("x11:") + QString::number(window->winId(), 16);
    }
    auto message = QDBusMessage::createMethodCall(service, path, chooser, method);
    message << parentWindow << title << options;
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message, patienceMilliseconds), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        if (reply.isError()) {
            fail();
        } else if (reply.value().path() != m_path) {
            // Portals before version 0.9 choose the name themselves.
            listen(reply.value().path());
        }
    });
}

void FilePortalDialog::listen(const QString &from)
{
    m_path = from;
    QDBusConnection::sessionBus().connect(service, from, request, QStringLiteral("Response"), this, SLOT(answered(uint, QVariantMap)));
}

void FilePortalDialog::fail()
{
    if (m_over) {
        return;
    }
    isThere = false;
    // Should its dialog come after all, it would be one too many.
    close();
    heibai::file_portal_answered(m_number, heibai::PortalAnswer::Failed, {}, {});
}

void FilePortalDialog::close()
{
    m_over = true;
    QDBusConnection::sessionBus().asyncCall(QDBusMessage::createMethodCall(service, m_path, request, QStringLiteral("Close")));
    deleteLater();
}

void FilePortalDialog::answered(uint response, const QVariantMap &results)
{
    if (m_over) {
        return;
    }
    if (response > 1) {
        // Neither chosen nor dismissed: the dialog could not be shown.
        fail();
        return;
    }
    m_over = true;
    rust::Vec<rust::String> urls;
    const auto chosen = results.value(QStringLiteral("uris")).toStringList();
    for (const auto &url : chosen) {
        urls.push_back(rust::String(url.toStdString()));
    }
    const auto filter = qdbus_cast<FilePortalFilter>(results.value(QStringLiteral("current_filter")));
    const auto answer = response == 0 && !urls.empty() ? heibai::PortalAnswer::Chosen : heibai::PortalAnswer::Dismissed;
    heibai::file_portal_answered(m_number, answer, std::move(urls), rust::String(filter.name.toStdString()));
    deleteLater();
}

namespace heibai {

void look_for_file_portal()
{
    auto message = QDBusMessage::createMethodCall(service, path, QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    message << chooser << QStringLiteral("version");
    auto *watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), qGuiApp);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, qGuiApp, [watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        isThere = !reply.isError() && reply.value().variant().toUInt() > 0;
    });
}

bool file_portal_is_there()
{
    return isThere;
}

void ask_file_portal(std::uint32_t number, const PortalQuestion &question)
{
    qDBusRegisterMetaType<FilePortalPattern>();
    qDBusRegisterMetaType<QList<FilePortalPattern>>();
    qDBusRegisterMetaType<FilePortalFilter>();
    qDBusRegisterMetaType<QList<FilePortalFilter>>();
    const auto text = [](const rust::String &from) { return QString::fromUtf8(from.data(), qsizetype(from.size())); };
    QList<FilePortalFilter> filters;
    for (const auto &filter : question.filters) {
        FilePortalFilter made { text(filter.name), {} };
        for (const auto &pattern : filter.patterns) {
            made.patterns.append({ 0, text(pattern) });
        }
        filters.append(made);
    }
    // Paths are bytes with a zero at the end.
    const QByteArray folder(reinterpret_cast<const char *>(question.folder.data()), qsizetype(question.folder.size()));
    QVariantMap options {
        { QStringLiteral("accept_label"), text(question.accept) },
        { QStringLiteral("current_folder"), QByteArray(folder + '\0') },
    };
    if (!filters.isEmpty()) {
        options.insert(QStringLiteral("filters"), QVariant::fromValue(filters));
        options.insert(QStringLiteral("current_filter"), QVariant::fromValue(filters.constFirst()));
    }
    if (question.saving) {
        options.insert(QStringLiteral("current_name"), text(question.name));
    } else {
        options.insert(QStringLiteral("multiple"), question.several);
    }
    auto *dialog = new FilePortalDialog(number, qGuiApp);
    dialog->ask(question.saving ? QStringLiteral("SaveFile") : QStringLiteral("OpenFile"), text(question.title), options);
}

void close_file_portal(std::uint32_t number)
{
    for (auto *dialog : qGuiApp->findChildren<FilePortalDialog *>()) {
        if (dialog->number() == number) {
            dialog->close();
        }
    }
}

} // namespace heibai
