//! `heibai people`: which games are judged.

use std::process::Command;

#[test]
fn games_that_tell_nothing_about_people_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    // The second has neither result nor year, the third is broken.
    let games = "(;GM[Othello]PB[Ann]PW[Bob]DT[2020.01.01]RE[33-31]TY[8]BO[8 \
        ---------------------------O*------*O--------------------------- *]B[f5]W[d6]B[c3];)\n\
        (;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 \
        ---------------------------O*------*O--------------------------- *]B[f5]W[d6]B[c3];)\n\
        (;GM[Othello]PB[Ann]PW[Bob]DT[2020.01.01]RE[33-31]TY[8]BO[8 \
        ---------------------------O*------*O--------------------------- *]B[a1]W[d6]B[c3];)\n";
    std::fs::write(folder.path().join("games.ggf"), games).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
    let output =
        command.current_dir(folder.path()).args(["people", "judge", "games.ggf"]).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("games.ggf: 2 games left out"), "{told}");
    assert_eq!(output.status.code(), Some(1), "nobody's rating is known from one game: {told}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
    let losses = ["people", "losses", "games.ggf", "--games", "0"];
    let output = command.current_dir(folder.path()).args(losses).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.ends_with("heibai: 2 games left out\n"), "{told}");
    assert_eq!(output.status.code(), Some(1));
}
