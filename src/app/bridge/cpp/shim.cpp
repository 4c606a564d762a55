#include "heibai/shim.h"

#include <memory>
#include <string>
#include <vector>

#include <QtCore/QLibraryInfo>
#include <QtCore/QLocale>
#include <QtCore/QTranslator>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QIcon>
#include <QtQuickTest/quicktest.h>

#include "heibai/appearance.h"
#include "heibai/qml_tests.h"
#include "heibai/src/app/bridge/shim.cxx.h"

namespace heibai {

void set_clipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

QString clipboard()
{
    return QGuiApplication::clipboard()->text();
}

void set_window_icon(const QString &path)
{
    QGuiApplication::setWindowIcon(QIcon(path));
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
    return { watcher->dark(), watcher->highContrast(), watcher->reducedMotion() };
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
    QmlTestSetup setup;
    const std::string source(folder);
    return quick_test_main_with_setup(int(kept.size()), argv.data(), "heibai", source.c_str(), &setup);
}

} // namespace heibai
