// The few lines of Qt that cxx-qt-lib does not bind.
#pragma once

#include <cstdint>

#include "rust/cxx.h"

namespace heibai {

// Runs every tst_*.qml below `folder` with the arguments of Qt Test; gives the number of failures.
std::int32_t run_quick_tests(rust::Slice<const rust::String> arguments, rust::Str folder);

} // namespace heibai
