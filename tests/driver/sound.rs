//! Sound is only tried where something can play it.
#![cfg(target_os = "linux")]

use std::os::unix::net::UnixListener;

use heibai::app::sound::Servers;

fn at(sockets: &[&std::path::Path]) -> Servers {
    Servers { named: None, sockets: sockets.iter().map(|path| (*path).to_owned()).collect() }
}

fn named(text: &str) -> Servers {
    Servers { named: Some(text.to_owned()), ..Servers::default() }
}

#[test]
fn without_a_socket_nothing_can_be_heard() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    assert!(!Servers::default().answers());
    assert!(!at(&[&folder.path().join("native")]).answers());
}

#[test]
fn a_socket_that_somebody_listens_at_can_be_heard_and_one_that_was_left_cannot() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("native");
    let listener = UnixListener::bind(&path).expect("it can be bound");
    assert!(at(&[&folder.path().join("none"), &path]).answers());
    drop(listener);
    assert!(path.exists(), "the socket's file stays");
    assert!(!at(&[&path]).answers());
}

#[test]
fn a_named_server_goes_before_the_usual_places() {
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("native");
    let _listener = UnixListener::bind(&path).expect("it can be bound");
    let here = path.display();
    for text in [
        format!("unix:{here}"),
        format!("{here}"),
        format!("{{machine}}unix:{here}"),
        format!("unix:/none {here}"),
    ] {
        assert!(named(&text).answers(), "{text}");
    }
    let elsewhere = Servers { named: Some("unix:/none/native".to_owned()), sockets: vec![path] };
    assert!(!elsewhere.answers());
    assert!(named("tcp:far.example:4713").answers(), "one that is far is not waited for");
}
