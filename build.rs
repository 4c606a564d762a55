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
    const QML_FILES: &[&str] = &[
        "qml/DialogHost.qml",
        "qml/Main.qml",
        "qml/PlayArea.qml",
        "qml/SidePanel.qml",
        "qml/board/BoardFrame.qml",
        "qml/board/BoardKeys.qml",
        "qml/board/BoardSquare.qml",
        "qml/board/BoardView.qml",
        "qml/board/HintMarker.qml",
        "qml/board/MoveHint.qml",
        "qml/board/OthelloDisc.qml",
        "qml/controls/Card.qml",
        "qml/controls/ChoiceButton.qml",
        "qml/controls/ChoiceGroup.qml",
        "qml/controls/FocusRing.qml",
        "qml/controls/FoldButton.qml",
        "qml/controls/Heading.qml",
        "qml/controls/IconButton.qml",
        "qml/controls/LevelSlider.qml",
        "qml/controls/NumberField.qml",
        "qml/controls/PushButton.qml",
        "qml/controls/SwitchRow.qml",
        "qml/controls/ThinScrollBar.qml",
        "qml/controls/Words.qml",
        "qml/dialogs/AboutDialog.qml",
        "qml/dialogs/KeysDialog.qml",
        "qml/dialogs/OpenGameDialog.qml",
        "qml/dialogs/PictureBoard.qml",
        "qml/dialogs/RulesDialog.qml",
        "qml/dialogs/SaveGameDialog.qml",
        "qml/dialogs/SettingsDialog.qml",
        "qml/dialogs/Sheet.qml",
        "qml/displays/ClockDisplay.qml",
        "qml/displays/CountersBar.qml",
        "qml/displays/DiscCounter.qml",
        "qml/displays/LcdDisplay.qml",
        "qml/displays/SevenSegment.qml",
        "qml/displays/SideMark.qml",
        "qml/menus/Command.qml",
        "qml/menus/GameCommands.qml",
        "qml/menus/LazyMenu.qml",
        "qml/menus/MenuRow.qml",
        "qml/menus/ViewCommands.qml",
        "qml/menus/WindowMenus.qml",
        "qml/panels/ActionBar.qml",
        "qml/panels/ClockChoice.qml",
        "qml/panels/GamePanel.qml",
        "qml/panels/LevelChoice.qml",
        "qml/panels/LevelNames.qml",
        "qml/panels/MoveListPanel.qml",
        "qml/panels/MoveRow.qml",
        "qml/panels/PromptCard.qml",
        "qml/panels/ResultCard.qml",
        "qml/panels/StartChoice.qml",
        "qml/panels/StatusLine.qml",
        "qml/panels/StatusText.qml",
    ];

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
