//! Declares the C++ functions of `cpp/shim.h`, for what cxx-qt-lib does not bind.

/// The functions, as cxx sees them.
#[cxx::bridge(namespace = "heibai")]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/shim.h");

        /// Runs every `tst_*.qml` below `folder` and gives the number of failures.
        fn run_quick_tests(arguments: &[String], folder: &str) -> i32;
    }
}
