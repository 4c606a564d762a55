//! Hands the arguments to the library and turns its answer into an exit status.

fn main() {
    #[cfg(feature = "gui")]
    heibai::app::bridge::run();
}
