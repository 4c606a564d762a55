//! Compiles the bridges and the QML module into the library; without the feature `gui` it does nothing.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "gui")]
    gui::build();
}

#[cfg(feature = "gui")]
mod gui {
    use std::fs::{self, File};
    use std::path::{Path, PathBuf};
    use std::process::{Command, Stdio};

    use cxx_qt_build::{CxxQtBuilder, QmlFile, QmlModule};

    /// Every QML file of the window; a file that is not listed is not in the binary.
    const QML_FILES: &[&str] = &[
        "qml/DialogHost.qml",
        "qml/GameHeader.qml",
        "qml/Main.qml",
        "qml/PlayArea.qml",
        "qml/SidePanel.qml",
        "qml/Sounds.qml",
        "qml/WindowGrid.qml",
        "qml/WindowTheme.qml",
        "qml/analysis/AnalysisLine.qml",
        "qml/analysis/AnalysisPanel.qml",
        "qml/analysis/AnalysisWords.qml",
        "qml/analysis/BoardKey.qml",
        "qml/analysis/EvaluationBar.qml",
        "qml/analysis/LineChip.qml",
        "qml/analysis/LineList.qml",
        "qml/analysis/OpinionWords.qml",
        "qml/analysis/PlaySigns.qml",
        "qml/analysis/PointOfView.qml",
        "qml/analysis/ReviewFigures.qml",
        "qml/analysis/ReviewGraph.qml",
        "qml/analysis/ReviewPanel.qml",
        "qml/analysis/ReviewSide.qml",
        "qml/analysis/ReviewWords.qml",
        "qml/analysis/SecondOpinion.qml",
        "qml/analysis/SlipLine.qml",
        "qml/analysis/SlipMark.qml",
        "qml/analysis/SlipRow.qml",
        "qml/board/BoardCell.qml",
        "qml/board/BoardFrame.qml",
        "qml/board/BoardKeys.qml",
        "qml/board/BoardView.qml",
        "qml/board/BookMark.qml",
        "qml/board/CellMark.qml",
        "qml/board/CellNotes.qml",
        "qml/board/ChosenMark.qml",
        "qml/board/HintMarker.qml",
        "qml/board/MoveHint.qml",
        "qml/board/Refusal.qml",
        "qml/board/SecondMark.qml",
        "qml/board/SmallDisc.qml",
        "qml/board/Stone.qml",
        "qml/board/ValueMark.qml",
        "qml/dialogs/AboutDialog.qml",
        "qml/dialogs/FileList.qml",
        "qml/dialogs/FileRow.qml",
        "qml/dialogs/FileSheet.qml",
        "qml/dialogs/KeysDialog.qml",
        "qml/dialogs/LineRow.qml",
        "qml/dialogs/LinesDialog.qml",
        "qml/dialogs/OpenGameDialog.qml",
        "qml/dialogs/PictureBoard.qml",
        "qml/dialogs/PicturesPart.qml",
        "qml/dialogs/RuleRow.qml",
        "qml/dialogs/SaveGameDialog.qml",
        "qml/dialogs/SettingsDialog.qml",
        "qml/dialogs/Sheet.qml",
        "qml/displays/Announcement.qml",
        "qml/displays/Announcer.qml",
        "qml/displays/ClockDisplay.qml",
        "qml/displays/CountersBar.qml",
        "qml/displays/LastSeconds.qml",
        "qml/displays/LcdDisplay.qml",
        "qml/displays/PlayerDisplay.qml",
        "qml/displays/SevenSegment.qml",
        "qml/displays/StoneCounter.qml",
        "qml/engines/EngineAdd.qml",
        "qml/engines/EngineDetails.qml",
        "qml/engines/EngineLog.qml",
        "qml/engines/EngineRow.qml",
        "qml/engines/EngineWords.qml",
        "qml/engines/EnginesDialog.qml",
        "qml/engines/MatchDialog.qml",
        "qml/engines/MatchWords.qml",
        "qml/engines/NativePicker.qml",
        "qml/engines/ProgramPicker.qml",
        "qml/engines/SeatButton.qml",
        "qml/engines/SeatMenu.qml",
        "qml/explorer/ExplorerColumns.qml",
        "qml/explorer/ExplorerHead.qml",
        "qml/explorer/ExplorerPanel.qml",
        "qml/explorer/ExplorerWords.qml",
        "qml/explorer/GamesDialog.qml",
        "qml/explorer/GamesSheet.qml",
        "qml/explorer/PlayedFigures.qml",
        "qml/explorer/PlayedRow.qml",
        "qml/explorer/ReadingMark.qml",
        "qml/explorer/ResultsBar.qml",
        "qml/explorer/ShelfList.qml",
        "qml/explorer/ShelfRow.qml",
        "qml/explorer/ShelfTrouble.qml",
        "qml/games/GameChoice.qml",
        "qml/games/GameKind.qml",
        "qml/games/GameOptions.qml",
        "qml/games/GamePart.qml",
        "qml/games/GameReasons.qml",
        "qml/games/GameSign.qml",
        "qml/games/Games.qml",
        "qml/gomoku/ForbiddenMark.qml",
        "qml/gomoku/GomokuBoard.qml",
        "qml/gomoku/GomokuChoice.qml",
        "qml/gomoku/GomokuKind.qml",
        "qml/gomoku/GomokuPoint.qml",
        "qml/gomoku/GomokuReasons.qml",
        "qml/gomoku/GomokuRulesDialog.qml",
        "qml/gomoku/GomokuTable.qml",
        "qml/gomoku/GomokuWords.qml",
        "qml/gomoku/KeyCross.qml",
        "qml/gomoku/KeyThreat.qml",
        "qml/gomoku/PointNotes.qml",
        "qml/gomoku/ThreatMark.qml",
        "qml/gomoku/ThreatStroke.qml",
        "qml/gomoku/WinningStroke.qml",
        "qml/lab/LabAbout.qml",
        "qml/lab/LabChart.qml",
        "qml/lab/LabChoices.qml",
        "qml/lab/LabCurves.qml",
        "qml/lab/LabEvaluations.qml",
        "qml/lab/LabFileDialog.qml",
        "qml/lab/LabFileSheet.qml",
        "qml/lab/LabMatch.qml",
        "qml/lab/LabPlayer.qml",
        "qml/lab/LabRow.qml",
        "qml/lab/LabRunBar.qml",
        "qml/lab/LabSheet.qml",
        "qml/lab/LabTable.qml",
        "qml/lab/LabTreeRow.qml",
        "qml/lab/LabTreeView.qml",
        "qml/lab/LabWords.qml",
        "qml/lab/SeriesMark.qml",
        "qml/lab/StepSlider.qml",
        "qml/library/ColumnHead.qml",
        "qml/library/DropHint.qml",
        "qml/library/ExportDialog.qml",
        "qml/library/ExportSheet.qml",
        "qml/library/FormatWords.qml",
        "qml/library/GameColumns.qml",
        "qml/library/GameListSheet.qml",
        "qml/library/GameListView.qml",
        "qml/library/GameFilters.qml",
        "qml/library/GameRow.qml",
        "qml/library/KeepingPart.qml",
        "qml/library/Lateness.qml",
        "qml/library/LibraryPart.qml",
        "qml/library/ProgressCard.qml",
        "qml/library/RecordNames.qml",
        "qml/library/WorkProgress.qml",
        "qml/menus/GameCommands.qml",
        "qml/menus/MenuRail.qml",
        "qml/menus/ViewCommands.qml",
        "qml/menus/WindowMenus.qml",
        "qml/othello/OthelloBoard.qml",
        "qml/othello/OthelloChoice.qml",
        "qml/othello/OthelloKind.qml",
        "qml/othello/OthelloReasons.qml",
        "qml/othello/OthelloRulesDialog.qml",
        "qml/othello/OthelloSquare.qml",
        "qml/othello/OthelloTable.qml",
        "qml/othello/OthelloWords.qml",
        "qml/othello/SortedDiscs.qml",
        "qml/othello/TurningDisc.qml",
        "qml/panels/ActionBar.qml",
        "qml/panels/ActionPlaces.qml",
        "qml/panels/ChoicePart.qml",
        "qml/panels/ClockChoice.qml",
        "qml/panels/ColourChoice.qml",
        "qml/panels/FriendsPart.qml",
        "qml/panels/GamePanel.qml",
        "qml/panels/GameWords.qml",
        "qml/panels/LevelChoice.qml",
        "qml/panels/LevelNames.qml",
        "qml/panels/MorePart.qml",
        "qml/panels/MoveListPanel.qml",
        "qml/panels/MoveRow.qml",
        "qml/panels/PanelChoice.qml",
        "qml/panels/PanelGroup.qml",
        "qml/panels/PanelPaper.qml",
        "qml/panels/PanelTabs.qml",
        "qml/panels/ProblemText.qml",
        "qml/panels/ResultHead.qml",
        "qml/panels/ResultPart.qml",
        "qml/panels/ResultWords.qml",
        "qml/panels/SavingMark.qml",
        "qml/panels/SetupWords.qml",
        "qml/panels/SheetStart.qml",
        "qml/panels/SidesPart.qml",
        "qml/panels/StartFoot.qml",
        "qml/panels/StatusLine.qml",
        "qml/panels/StatusText.qml",
        "qml/panels/TransportBar.qml",
        "qml/panels/TransportButton.qml",
        "qml/panels/TransportSign.qml",
        "qml/practice/DeckWords.qml",
        "qml/practice/ExercisePanel.qml",
        "qml/practice/PracticeWords.qml",
        "qml/study/CommentEntry.qml",
        "qml/study/JudgementButton.qml",
        "qml/study/SetUpPanel.qml",
        "qml/study/StudyMove.qml",
        "qml/study/StudyPanel.qml",
        "qml/study/StudyPart.qml",
        "qml/study/StudyRoom.qml",
        "qml/study/StudyRow.qml",
        "qml/study/StudyWords.qml",
        "qml/study/WayChoice.qml",
        "qml/style/Action.qml",
        "qml/style/ApplicationWindow.qml",
        "qml/style/Button.qml",
        "qml/style/CheckBox.qml",
        "qml/style/Chevron.qml",
        "qml/style/ChoiceGroup.qml",
        "qml/style/Dialog.qml",
        "qml/style/FocusRing.qml",
        "qml/style/FoldButton.qml",
        "qml/style/FollowFocus.qml",
        "qml/style/Heading.qml",
        "qml/style/Label.qml",
        "qml/style/LazyFile.qml",
        "qml/style/LazyPart.qml",
        "qml/style/Menu.qml",
        "qml/style/MenuItem.qml",
        "qml/style/MenuSeparator.qml",
        "qml/style/Mnemonic.qml",
        "qml/style/MnemonicText.qml",
        "qml/style/Notice.qml",
        "qml/style/RadioButton.qml",
        "qml/style/RowList.qml",
        "qml/style/ScrollBar.qml",
        "qml/style/SettleGuard.qml",
        "qml/style/SheetHandle.qml",
        "qml/style/Slider.qml",
        "qml/style/SpinBox.qml",
        "qml/style/Switch.qml",
        "qml/style/TabButton.qml",
        "qml/style/TextArea.qml",
        "qml/style/TextField.qml",
        "qml/style/ToolButton.qml",
    ];

    /// QML files of which there is one instance; they also say `pragma Singleton`.
    const QML_SINGLETONS: &[&str] = &["qml/displays/Speech.qml", "qml/style/Theme.qml"];

    /// Every bridge, one Qt object or one group of C++ functions each.
    const BRIDGES: &[&str] = &[
        "src/app/bridge/analysis.rs",
        "src/app/bridge/board_model.rs",
        "src/app/bridge/clock.rs",
        "src/app/bridge/coach.rs",
        "src/app/bridge/editor.rs",
        "src/app/bridge/engines_model.rs",
        "src/app/bridge/explorer.rs",
        "src/app/bridge/explorer_model.rs",
        "src/app/bridge/files.rs",
        "src/app/bridge/folder_model.rs",
        "src/app/bridge/game.rs",
        "src/app/bridge/game_list.rs",
        "src/app/bridge/hint.rs",
        "src/app/bridge/lab_cross.rs",
        "src/app/bridge/lab_entries.rs",
        "src/app/bridge/lab_model.rs",
        "src/app/bridge/lab_tree.rs",
        "src/app/bridge/laboratory.rs",
        "src/app/bridge/library.rs",
        "src/app/bridge/line_model.rs",
        "src/app/bridge/move_list_model.rs",
        "src/app/bridge/opinion.rs",
        "src/app/bridge/outcome.rs",
        "src/app/bridge/players.rs",
        "src/app/bridge/preferences.rs",
        "src/app/bridge/problem.rs",
        "src/app/bridge/practice.rs",
        "src/app/bridge/reason.rs",
        "src/app/bridge/review.rs",
        "src/app/bridge/review_model.rs",
        "src/app/bridge/seats.rs",
        "src/app/bridge/setup.rs",
        "src/app/bridge/shelf_model.rs",
        "src/app/bridge/shim.rs",
        "src/app/bridge/side.rs",
        "src/app/bridge/status.rs",
        "src/app/bridge/study.rs",
        "src/app/bridge/study_model.rs",
        "src/app/bridge/sureness.rs",
        "src/app/bridge/view.rs",
    ];

    /// What else the window needs, at its own path below the module's.
    const RESOURCES: &[&str] = &[
        "packaging/heibai.svg",
        "data/sounds/end.wav",
        "data/sounds/refused.wav",
        "data/sounds/stone.wav",
        "data/sounds/tick.wav",
    ];

    /// Where the words are translated.
    const CATALOGUES: &str = "qml/i18n";

    /// Says that this process is the build script proper.
    const INNER: &str = "HEIBAI_BUILDS_WINDOW";

    /// Runs the build in a process of its own and passes on what it tells cargo, with Qt's libraries in a fixed order.
    ///
    /// cxx-qt-build keeps Qt's modules in a hash set. In another order they are other arguments of rustc, which then
    /// forgets all that it could have kept from the last build: a minute and a half for each change of a QML file.
    pub fn build() {
        if std::env::var_os(INNER).is_some() {
            return build_in_any_order();
        }
        let program = std::env::current_exe().expect("a running program has a file");
        let built = Command::new(program).env(INNER, "1").stderr(Stdio::inherit()).output();
        let built = built.expect("a program that runs can be started once more");
        let told = String::from_utf8_lossy(&built.stdout);
        let is_library = |line: &&str| {
            line.starts_with("cargo::rustc-link-search=/")
                || line.starts_with("cargo::rustc-link-lib=") && !line.contains("=static")
        };
        let (mut libraries, rest): (Vec<_>, Vec<_>) = told.lines().partition(is_library);
        libraries.sort_unstable();
        libraries.dedup();
        for line in rest.into_iter().chain(libraries) {
            println!("{line}");
        }
        assert!(built.status.success(), "the window can't be built: {}", built.status);
    }

    fn build_in_any_order() {
        CxxQtBuilder::new_qml_module(
            QmlModule::new("org.heibai.app")
                .qml_files(QML_FILES)
                .qml_files(QML_SINGLETONS.iter().map(|file| QmlFile::from(*file).singleton(true)))
                .depends(["QtQuick"]),
        )
        .files(BRIDGES)
        .qrc_resources(RESOURCES)
        .qrc(catalogues())
        .crate_include_root(Some("src/app/bridge/cpp".to_owned()))
        .cpp_files([
            "src/app/bridge/cpp/shim.cpp",
            "src/app/bridge/cpp/appearance.cpp",
            "src/app/bridge/cpp/appearance.h",
            "src/app/bridge/cpp/board_table.cpp",
            "src/app/bridge/cpp/int.h",
            "src/app/bridge/cpp/pictures.cpp",
            "src/app/bridge/cpp/qml_tests.h",
        ])
        .qt_module("Quick")
        .qt_module("DBus")
        .qt_module("QuickTest")
        .qt_module("Test")
        .build();
    }

    /// Compiles the catalogues of words with Qt's own tool, and lists them for the resources.
    fn catalogues() -> PathBuf {
        let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
        let list = out.join("catalogues.qrc");
        let lrelease = lrelease();
        let mut files = Vec::new();
        println!("cargo::rerun-if-changed={CATALOGUES}");
        for source in sources() {
            let name =
                source.file_stem().and_then(|name| name.to_str()).expect("a name of letters");
            let compiled = out.join(format!("{name}.qm"));
            let mut release = Command::new(&lrelease);
            release.arg("-silent").arg(&source).arg("-qm").arg(&compiled);
            assert!(
                release.status().is_ok_and(|status| status.success()),
                "{} can't compile {}; on Debian it comes with qt6-l10n-tools",
                lrelease.display(),
                source.display(),
            );
            look_as_old_as(&compiled, &source);
            files.push(format!("<file>{name}.qm</file>"));
        }
        let files = files.concat();
        let text = format!(
            "<RCC><qresource prefix=\"/qt/qml/org/heibai/app/qml/i18n\">{files}</qresource></RCC>\n"
        );
        fs::write(&list, text).expect("OUT_DIR can be written");
        look_as_old_as(&list, Path::new("build.rs"));
        list
    }

    /// The catalogues of words, one for each language; Qt looks for `qml_<language>.qm` beside the main QML file.
    fn sources() -> Vec<PathBuf> {
        let found = fs::read_dir(CATALOGUES).expect("the catalogues are there");
        let mut sources: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
        sources.retain(|path| path.extension().is_some_and(|ending| ending == "ts"));
        sources.sort();
        sources
    }

    /// Cargo takes a file that is newer than the start of its build script for a change, and would
    /// build once more.
    fn look_as_old_as(made: &Path, source: &Path) {
        let modified = fs::metadata(source).and_then(|data| data.modified());
        modified
            .and_then(|time| File::options().write(true).open(made)?.set_modified(time))
            .expect("a file that was just written can be given a time");
    }

    /// Qt's tool, which is not always on the path.
    fn lrelease() -> PathBuf {
        let asked = Command::new(std::env::var("QMAKE").unwrap_or_else(|_| "qmake6".to_owned()))
            .args(["-query", "QT_HOST_BINS"])
            .output();
        let folder = asked.map(|answer| String::from_utf8_lossy(&answer.stdout).trim().to_owned());
        let beside_qmake = PathBuf::from(folder.unwrap_or_default()).join("lrelease");
        if beside_qmake.is_file() { beside_qmake } else { PathBuf::from("lrelease") }
    }
}
