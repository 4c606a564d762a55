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
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use cxx_qt_build::{CxxQtBuilder, QmlFile, QmlModule};

    /// The folders that are walked: a QML file, a bridge or a sound that lies there is in the program.
    const QML: &str = "qml";
    const BRIDGES: &str = "src/app/bridge";
    const CPP: &str = "src/app/bridge/cpp";
    const SOUNDS: &str = "data/sounds";

    const ICON: &str = "packaging/icons/hicolor/scalable/apps/alt.heibai.heibai.svg";

    /// The catalogues of words, one for each language; Qt looks for `qml_<language>.qm` beside the main QML file.
    const CATALOGUES: &str = "qml/i18n";

    /// Marks the process that does the work.
    const INNER: &str = "HEIBAI_BUILDS_WINDOW";

    /// Runs the build in a process of its own and passes on what it tells cargo, with Qt's libraries in a fixed order.
    ///
    /// cxx-qt-build keeps Qt's modules in a hash set. In another order they are different arguments to rustc, which then
    /// can't reuse the last build: a minute and a half for each change of a QML file.
    pub fn build() {
        if std::env::var_os(INNER).is_some() {
            return build_in_any_order();
        }
        let program = std::env::current_exe().expect("a running program has a file");
        let mut inner = Command::new(program);
        inner.env(INNER, "1").stderr(Stdio::inherit());
        if cfg!(unix) {
            inner.env("QMAKE", qmake_with_our_tools());
        }
        let built = inner.output();
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
        // All of it is compiled together, so nothing of removed bridges may remain.
        for folder in ["moc", "cxxqtgen"] {
            let _ = fs::remove_dir_all(out_dir().join(folder));
        }
        // An added file changes something watched: the folder qml, or bridge.rs, of which every bridge is a `mod`.
        // Watching the bridges' folder would compile C++ for each change of any Rust file there.
        println!("cargo::rerun-if-changed={QML}");
        println!("cargo::rerun-if-changed={BRIDGES}.rs");
        println!("cargo::rerun-if-changed={CPP}");
        println!("cargo::rerun-if-changed={SOUNDS}");
        let singletons = |file: PathBuf| {
            let is_singleton = holds(&file, &["pragma Singleton"]);
            QmlFile::from(file).singleton(is_singleton)
        };
        CxxQtBuilder::new_qml_module(
            QmlModule::new("org.heibai.app")
                .qml_files(files_in(QML, "qml").into_iter().map(singletons))
                .depends(["QtQuick"]),
        )
        .files(bridges())
        .qrc_resources(files_in(SOUNDS, "wav").into_iter().chain([ICON.into()]))
        .qrc(catalogues())
        .crate_include_root(Some(CPP.to_owned()))
        .cpp_files(files_in(CPP, "cpp").into_iter().chain(headers_for_moc()))
        .qt_module("Quick")
        .qt_module("DBus")
        .qt_module("QuickTest")
        .qt_module("Test")
        .build();
    }

    /// A qmake for cxx-qt-build that names Qt's tools, except for two scripts: a qmlcachegen which leaves the QML files to
    /// [`compile_to_bytecode`], and an rcc which makes the same of the same files.
    fn qmake_with_our_tools() -> PathBuf {
        let tools = out_dir().join("qt-tools");
        fs::create_dir_all(&tools).expect("OUT_DIR can be written");
        let qmake = qmake();
        let qmlcachegen = PathBuf::from(qt_says(&qmake, "QT_HOST_LIBEXECS")).join("qmlcachegen");
        compile_to_bytecode(&qmlcachegen, &qt_says(&qmake, "QT_VERSION"));
        // cxx-qt-build calls them without an environment, so they contain all that they need.
        let scripts = [
            (
                "qmake",
                format!(
                    "case \"$2\" in QT_HOST_LIBEXECS/get) echo '{}' ;; *) exec '{}' \"$@\" ;; esac",
                    tools.display(),
                    qmake.display(),
                ),
            ),
            // Resources carry the times of their files, which differ from clone to clone.
            (
                "rcc",
                format!(
                    "QT_RCC_SOURCE_DATE_OVERRIDE=1 exec '{}/rcc' \"$@\"",
                    qt_says(&qmake, "QT_HOST_LIBEXECS"),
                ),
            ),
            (
                "qmlcachegen",
                format!(
                    "case $* in *--resource-name*) exec '{}' \"$@\" ;; esac",
                    qmlcachegen.display(),
                ),
            ),
        ];
        for (name, text) in scripts {
            let file = tools.join(name);
            let text = format!("#!/bin/sh\n{text}\n");
            if fs::read_to_string(&file).is_ok_and(|old| old == text) {
                continue;
            }
            fs::write(&file, text).expect("OUT_DIR can be written");
            make_executable(&file);
        }
        tools.join("qmake")
    }

    /// Compiles every QML file whose text, address or Qt changed to bytecode, where cxx-qt-build looks for its C++:
    /// thirty-two in one file, which includes them, and nothing in the other thirty-one.
    ///
    /// Qt compiles QML to bytecode, and where it knows all types to C++ as well, which takes g++ a minute and a half.
    /// Without that C++ the window starts as quickly (0.136 s of processor time for 0.132 s) and plays as
    /// smoothly (0.536 s for 0.535 s in 14 s of a game).
    fn compile_to_bytecode(qmlcachegen: &Path, version: &str) {
        let folder = out_dir().join("qmlcachegen/org/heibai/app");
        fs::create_dir_all(&folder).expect("OUT_DIR can be written");
        let sources = files_in(QML, "qml");
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(source) = sources.get(next.fetch_add(1, Ordering::Relaxed)) {
                        compile_file_to_bytecode(qmlcachegen, version, source, &folder);
                    }
                });
            }
        });
        for joined in sources.chunks(32) {
            let include =
                |source: &PathBuf| format!("#include \"{}\"\n", named(source, "bytecode.cpp"));
            let mut text: String = joined.iter().map(include).collect();
            for source in joined {
                fs::write(folder.join(named(source, "cpp")), text).expect("OUT_DIR can be written");
                text = String::new();
            }
        }
    }

    /// The name of something that is made from a QML file; cxx-qt-build expects its C++ in `<name>.qml.cpp`.
    fn named(source: &Path, ending: &str) -> String {
        let name = source.file_name().and_then(|name| name.to_str());
        format!("{}.{ending}", name.expect("a name of letters"))
    }

    fn compile_file_to_bytecode(tool: &Path, version: &str, source: &Path, folder: &Path) {
        let made = folder.join(named(source, "bytecode.cpp"));
        let address = format!("/qt/qml/org/heibai/app/{}", source.display());
        let text = fs::read_to_string(source).expect("a source file is text");
        let made_from = format!("{version} {address}\n{text}");
        let note = folder.join(named(source, "made-from"));
        if fs::read_to_string(&note).is_ok_and(|old| old == made_from) {
            return;
        }
        let _ = fs::remove_file(&note);
        let mut compile = Command::new(tool);
        compile.args(["--only-bytecode", "--resource-path", &address, "-o"]).arg(&made).arg(source);
        let status = compile.status().expect("Qt's qmlcachegen is installed with its headers");
        assert!(status.success(), "{} can't be compiled", source.display());
        fs::write(&note, made_from).expect("OUT_DIR can be written");
    }

    /// Compiles the catalogues of words with Qt's own tool, and lists them for the resources.
    fn catalogues() -> PathBuf {
        let out = out_dir();
        let list = out.join("catalogues.qrc");
        let lrelease = lrelease();
        let mut files = Vec::new();
        println!("cargo::rerun-if-changed={CATALOGUES}");
        for source in files_in(CATALOGUES, "ts") {
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

    /// The files below a folder with this ending, in a fixed order.
    fn files_in(folder: &str, ending: &str) -> Vec<PathBuf> {
        let mut files = Vec::new();
        let mut folders = vec![PathBuf::from(folder)];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).expect("a folder of the clone can be read");
            for path in entries.map(|entry| entry.expect("its entries, too").path()) {
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|it| it == ending) {
                    files.push(path);
                }
            }
        }
        files.sort();
        files
    }

    fn holds(file: &Path, words: &[&str]) -> bool {
        let text = fs::read_to_string(file).expect("a source file is text");
        words.iter().any(|word| text.contains(word))
    }

    /// The files that declare something for C++ or QML.
    fn bridges() -> Vec<PathBuf> {
        let mut files = files_in(BRIDGES, "rs");
        files.retain(|file| holds(file, &["#[cxx_qt::bridge", "#[cxx::bridge"]));
        files
    }

    /// The headers that Qt's meta-object compiler has to see.
    fn headers_for_moc() -> Vec<PathBuf> {
        let mut files = files_in(CPP, "h");
        files.retain(|file| holds(file, &["Q_OBJECT", "Q_GADGET"]));
        files
    }

    /// Cargo takes a file newer than the start of the build script for a change, and would build once more.
    fn look_as_old_as(made: &Path, source: &Path) {
        let modified = fs::metadata(source).and_then(|data| data.modified());
        modified
            .and_then(|time| File::options().write(true).open(made)?.set_modified(time))
            .expect("a file that was just written can be given a time");
    }

    /// Qt's tool, which is not always on the path.
    fn lrelease() -> PathBuf {
        let beside_qmake = PathBuf::from(qt_says(&qmake(), "QT_HOST_BINS")).join("lrelease");
        if beside_qmake.is_file() { beside_qmake } else { PathBuf::from("lrelease") }
    }

    /// Qt's qmake: the one named in the environment, or the first on the path.
    fn qmake() -> PathBuf {
        if let Some(named) = std::env::var_os("QMAKE") {
            return named.into();
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let known = std::env::split_paths(&path).map(|folder| folder.join("qmake6"));
        known.into_iter().find(|file| file.is_file()).unwrap_or_else(|| "qmake".into())
    }

    fn qt_says(qmake: &Path, name: &str) -> String {
        let asked = Command::new(qmake).args(["-query", name]).output();
        asked
            .map(|answer| String::from_utf8_lossy(&answer.stdout).trim().to_owned())
            .unwrap_or_default()
    }

    fn out_dir() -> PathBuf {
        PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"))
    }

    fn make_executable(file: &Path) {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let made = fs::set_permissions(file, fs::Permissions::from_mode(0o755));
            made.expect("a file that was just written is ours");
        }
    }
}
