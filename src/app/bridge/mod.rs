//! b
#![allow(unsafe_code)]
pub mod game;
pub mod shim;
pub fn run(_options: crate::app::launch::WindowOptions) -> i32 {
    use cxx_qt_lib::*;
    cxx_qt::init_crate!(heibai);
    let mut app = QGuiApplication::new();
    let mut engine = QQmlApplicationEngine::new();
    let mut e = engine.as_mut().unwrap();
    e.as_mut().add_import_path(&QString::from("qrc:/qt/qml"));
    e.as_mut().load(&QUrl::from("qrc:/qt/qml/org/heibai/app/qml/Main.qml"));
    app.as_mut().unwrap().exec()
}
