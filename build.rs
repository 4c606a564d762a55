//! Compiles the bridges and the QML module into the library; without the feature `gui` it does nothing.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "gui")]
    gui::build();
}

#[cfg(feature = "gui")]
mod gui {
    use cxx_qt_build::{CxxQtBuilder, QmlFile, QmlModule};

    /// Every QML file of the window; a file that is not listed is not in the binary.
    const QML_FILES: &[&str] = &["qml/Main.qml"];

    /// QML files of which there is one instance; they also say `pragma Singleton`.
    const QML_SINGLETONS: &[&str] = &["qml/Theme.qml"];

    /// Every bridge, one Qt object or one group of C++ functions each.
    const BRIDGES: &[&str] = &[
        "src/app/bridge/board_model.rs",
        "src/app/bridge/game.rs",
        "src/app/bridge/move_list_model.rs",
        "src/app/bridge/preferences.rs",
        "src/app/bridge/shim.rs",
    ];

    pub fn build() {
        CxxQtBuilder::new_qml_module(
            QmlModule::new("org.heibai.app")
                .qml_files(QML_FILES)
                .qml_files(QML_SINGLETONS.iter().map(|file| QmlFile::from(*file).singleton(true)))
                .depends(["QtQuick"]),
        )
        .files(BRIDGES)
        .crate_include_root(Some("src/app/bridge/cpp".to_owned()))
        .cpp_files([
            "src/app/bridge/cpp/shim.cpp",
            "src/app/bridge/cpp/appearance.cpp",
            "src/app/bridge/cpp/appearance.h",
            "src/app/bridge/cpp/qml_tests.h",
        ])
        .qt_module("Quick")
        .qt_module("DBus")
        .qt_module("QuickTest")
        .qt_module("Test")
        .build();
    }
}
