//! The window: the objects that QML knows, and the start of Qt. The one place that names a Qt type.
//!
//! All objects of a program show the one [`Driver`]; Qt makes and calls them in one thread.

#![expect(unsafe_code, reason = "the bridges declare functions of C++")]
#![expect(
    clippy::unnecessary_box_returns,
    clippy::unused_self,
    reason = "the macro makes the constructors, and Qt calls even what needs no object on one"
)]

mod about;
mod analysis;
mod cell;
mod clock;
mod coach;
mod desktop_notice;
mod editor;
#[cfg(unix)]
mod ending;
mod engines;
mod enumerations;
mod explorer;
mod file_portal;
mod files;
mod folder_list;
mod game;
mod game_list;
mod goal;
mod hint;
mod insight;
mod int;
mod lab_lists;
mod lab_tree;
mod laboratory;
mod language;
mod lesson;
mod library;
mod lines;
mod objects;
mod openings;
mod opinion;
mod outcome;
mod players;
mod practice;
mod preferences;
mod problem;
mod puzzle;
mod reason;
mod report;
mod review;
mod row_model;
mod rows;
mod seats;
mod setup;
pub mod shim;
mod side;
mod side_review;
mod snapshot;
mod stage;
mod status;
mod study;
mod sureness;
mod view;
mod window_place;

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use cxx_qt::casting::Upcast;
use cxx_qt_lib::{QGuiApplication, QQmlApplicationEngine, QString, QUrl};

use super::driver::Driver;
use super::folders::Folders;
use super::launch::WindowOptions;
use super::state::Event;
use super::{details, disk, log};
use crate::complaint::complain;

const STATUS_NO_FOLDER: i32 = 1;
const STATUS_NO_WINDOW: i32 = 3;

/// The icon that is in the program, for a window without an installed desktop file.
const ICON: &str =
    ":/qt/qml/org/heibai/app/packaging/icons/hicolor/scalable/apps/alt.heibai.heibai.svg";

thread_local! {
    static DRIVER: OnceCell<Rc<RefCell<Driver>>> = const { OnceCell::new() };
}

/// The driver of this program; without a launch, as in tests of components, one that keeps nothing.
fn driver() -> Rc<RefCell<Driver>> {
    DRIVER.with(|cell| Rc::clone(cell.get_or_init(|| Rc::new(RefCell::new(Driver::unkept())))))
}

/// Opens the window and returns the exit status once it is closed; without a display it ends the program with status 1.
pub fn run(options: WindowOptions) -> i32 {
    cxx_qt::init_crate!(heibai);
    let folders = options.config_dir.as_deref().map_or_else(Folders::of_user, Folders::inside);
    if let Some(to) = &options.log {
        match log::begin(to, &folders) {
            Ok(path) => complain(&format!("the log is {}", path.display())),
            Err(error) => {
                complain(&format!("--log: {error}"));
                return STATUS_NO_FOLDER;
            }
        }
        tell(&details::of_program());
        report::ffi::log_messages();
    }
    shim::ffi::choose_renderer();
    // Without a display it ends here, before anything of the user's is touched.
    shim::ffi::expect_display();
    let mut application = QGuiApplication::new();
    shim::ffi::display_is_open();
    if let Some(folder) = &options.config_dir
        && let Err(error) = disk::prepare_folder(folder)
    {
        complain(&format!("--config-dir: {error}"));
        return STATUS_NO_FOLDER;
    }
    let launched = Rc::new(RefCell::new(Driver::launch(options, &folders)));
    let first = DRIVER.with(|cell| cell.set(launched));
    assert!(first.is_ok(), "a program opens its window once");

    if let Some(mut application) = application.as_mut() {
        application.as_mut().set_application_name(&QString::from("heibai"));
        application.as_mut().set_application_display_name(&QString::from("Heibai"));
        application.set_application_version(&QString::from(env!("CARGO_PKG_VERSION")));
    }
    QGuiApplication::set_desktop_file_name(&QString::from(super::ID));
    shim::ffi::choose_typeface();
    #[cfg(unix)]
    let ending = ending::Ending::watch();
    shim::ffi::watch_appearance();
    shim::watch_absence(|absence| {
        driver().borrow_mut().dispatch_unseen(Event::NobodyLooks(absence));
    });
    shim::ffi::look_for_file_portal();
    shim::ffi::describe_boards();
    shim::ffi::keep_rows_in_order();
    shim::ffi::tell_only_news();
    shim::ffi::set_window_icon(&QString::from(ICON));

    let mut engine = QQmlApplicationEngine::new();
    let Some(mut qml) = engine.as_mut() else { return STATUS_NO_WINDOW };
    // Qt looks there by itself from 6.5 on only.
    qml.as_mut().add_import_path(&QString::from("qrc:/qt/qml"));
    #[cfg(debug_assertions)]
    if let Ok(folder) = std::env::var("HEIBAI_QML") {
        shim::ffi::read_qml_from(qml.as_mut().upcast_pin(), &QString::from(&folder));
    }
    shim::ffi::serve_pictures(qml.as_mut().upcast_pin());
    let language = language::spoken(driver().borrow().language());
    shim::ffi::speak(qml.as_mut().upcast_pin(), &QString::from(language.code()));
    qml.as_mut()
        .on_object_creation_failed(|_, url| {
            tracing::error!(target: "qt", "a file of the window cannot be loaded");
            complain(&format!("cannot load {url}"));
            std::process::exit(STATUS_NO_WINDOW);
        })
        .release();
    qml.load(&QUrl::from("qrc:/qt/qml/org/heibai/app/qml/Main.qml"));
    if tracing::enabled!(target: "about", tracing::Level::INFO) {
        tell(&report::of_window(&driver().borrow()));
    }
    let status = application.as_mut().map_or(STATUS_NO_WINDOW, QGuiApplication::exec);
    tracing::info!(target: "about", status, "the window is closed");
    #[cfg(unix)]
    drop(ending);
    // The objects of QML go before the application; what waits to be written is written last.
    drop(engine);
    driver().borrow_mut().close();
    status
}

/// Writes lines to the log.
fn tell(lines: &[String]) {
    for line in lines {
        tracing::info!(target: "about", "{line}");
    }
}
