//! trial
#[cxx_qt::bridge]
pub mod ffi {
    #[qenum(Game)]
    enum Phase {
        Choosing,
        Ready,
    }
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(Phase, phase, READ, NOTIFY)]
        type Game = super::GameRust;
    }
    impl cxx_qt::Threading for Game {}
}
pub struct GameRust {
    phase: ffi::Phase,
}
impl Default for GameRust {
    fn default() -> Self {
        Self { phase: ffi::Phase::Ready }
    }
}
