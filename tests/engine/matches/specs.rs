//! Players as they are named on a command line.

use std::path::PathBuf;

use heibai::engine::program::Dialect;
use heibai::training::matches::spec::{Kind, ParseSpecError, Spec};

use super::support::play;

#[test]
fn players_are_read_as_they_are_written() {
    let spec: Spec = "heibai:level=7,name=seven".parse().expect("it is a player");
    assert_eq!(spec.name, "seven");
    let spec: Spec = "gtp,dir=/opt/x:'./my engine' -gtp -l 5".parse().expect("it is a player");
    let Kind::Program(Dialect::Gtp, program) = &spec.kind else { panic!("it speaks GTP") };
    assert_eq!(program.words, ["./my engine", "-gtp", "-l", "5"]);
    assert_eq!(program.folder, Some(PathBuf::from("/opt/x")));
    assert_eq!(spec.name, "my engine");
    let spec: Spec = "gomocup,memory=70:pbrain-x".parse().expect("it is a player");
    let Kind::Program(Dialect::Gomocup, program) = &spec.kind else {
        panic!("it speaks Gomocup's protocol")
    };
    assert_eq!((program.memory, &spec.name[..]), (Some(70), "pbrain-x"));
    let spec: Spec = "nboard,depth=9,name=n:ntest x:y".parse().expect("it is a player");
    let Kind::Program(Dialect::NBoard, program) = &spec.kind else {
        panic!("it speaks NBoard's protocol")
    };
    assert_eq!((program.depth, &program.words[1][..]), (Some(9), "x:y"));
}

#[test]
fn what_is_no_player_is_refused_with_a_reason() {
    for text in ["", "edax", "Heibai", ":x"] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Kind(_))), "{text}");
    }
    for text in ["gtp", "gtp:", "gtp:'a", "nboard,depth=3:  "] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Command(_))), "{text}");
    }
    for text in ["heibai:strong", "heibai:book=x", "gtp,depth=3:x", "gtp,dir:x", "heibai:level"] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Setting(_))), "{text}");
    }
    for text in [
        "heibai:level=11",
        "heibai:level=",
        "heibai:depth=61",
        "heibai:nodes=0",
        "heibai:time=-1",
        "heibai:time=inf",
        "heibai:selectivity=50",
        "heibai:threads=0",
        "heibai:hash=0",
        "nboard,depth=x:y",
        "gomocup,memory=0:y",
        "lab:xyz",
    ] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Value { .. })), "{text}");
        let output = play(&["--first", text, "--second", "heibai"]);
        assert_eq!(output.status.code(), Some(2), "{text}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(told.matches("found").count(), 1, "{told}");
    }
}
