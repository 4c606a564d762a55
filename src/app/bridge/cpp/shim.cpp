#include "heibai/shim.h"

#include <string>
#include <vector>

#include <QtQuickTest/quicktest.h>

#include "heibai/qml_tests.h"

namespace heibai {

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
