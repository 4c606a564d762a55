//! Pictures of positions: everything is where it belongs, in both kinds and at every size, and nothing is markup.

use std::fs;
use std::process::Command;

use heibai::app::art::Look;
use heibai::app::picture::{self, BoardTone, Diagram, PictureOptions, SIDES};
use heibai::game::tree::{CellMark, Certainty, Change, GameTree, Mark, NodeId, Start, Value};
use heibai::game::{Game, Ply, Position, Side, Variant};
use quick_xml::Reader;
use quick_xml::events::Event;

fn plain(side: u32) -> PictureOptions {
    PictureOptions { side, last_move: false, ..PictureOptions::default() }
}

/// A position with stones of both sides, on this board.
fn position(game: Game, size: u8) -> Position {
    let mut position = Variant::usual(game).with_size(size).start().expect("there is such a board");
    let mut random = fastrand::Rng::with_seed(u64::from(size));
    for _ in 0..10 {
        let cell = *random.choice(&position.legal_cells()).expect("there are moves");
        position.play(Ply::Place(cell)).expect("it is legal");
    }
    position
}

/// The pixels of a picture: red, green, blue and alpha.
fn pixels(png: &[u8]) -> (u32, Vec<[u8; 4]>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("it is PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("it is not large")];
    let info = reader.next_frame(&mut bytes).expect("it is whole");
    assert_eq!(info.width, info.height);
    let (pixels, rest) = bytes.as_chunks::<4>();
    assert!(rest.is_empty());
    (info.width, pixels.to_vec())
}

/// What is said of the elements with this name: one attribute of each.
fn values(svg: &str, name: &str, key: &str) -> Vec<String> {
    let mut reader = Reader::from_str(svg);
    let mut found = Vec::new();
    loop {
        match reader.read_event().expect("it is XML") {
            Event::Start(tag) | Event::Empty(tag) if tag.name().as_ref() == name => {
                let value = tag.try_get_attribute(key).expect("it is well written");
                found.extend(value.map(|value| value.value.into_owned()));
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

/// Where the stones of a picture in shapes are, and whose they are.
fn stones(svg: &str) -> Vec<((f32, f32), String)> {
    let [across, down, fill] = ["cx", "cy", "fill"].map(|key| values(svg, "circle", key));
    // Shadows have no colour of their own, so that their places come first.
    let shadows = across.len() - fill.len();
    let number = |text: &String| text.parse::<f32>().expect("it is a number");
    let is_stone = |fill: &String| fill.starts_with("url(");
    let points = fill.iter().take_while(|fill| !is_stone(fill)).count();
    let places = across.iter().zip(&down).skip(points + shadows);
    let places = places.map(|(x, y)| (number(x), number(y)));
    places.zip(fill.into_iter().skip(points)).filter(|(_, fill)| is_stone(fill)).collect()
}

#[test]
fn stones_are_where_they_belong_on_every_board_at_every_size() {
    let boards =
        Game::ALL.into_iter().flat_map(|game| game.kind().sizes.iter().map(move |&it| (game, it)));
    for (game, size) in boards {
        let position = position(game, size);
        let wanted: Vec<Side> =
            (0..usize::from(size).pow(2)).filter_map(|cell| position.stone(cell)).collect();
        let diagram = Diagram::of_position(position, None);
        // A large one takes a second.
        let large = [1500].into_iter().filter(|_| size == Variant::usual(game).size());
        for side in [64, 200, 333, 800].into_iter().chain(large) {
            for coordinates in [true, false] {
                let options = PictureOptions { coordinates, ..plain(side) };
                let svg = picture::svg(&diagram, &options);
                let drawn = stones(&svg);
                let sides = drawn.iter().map(|(_, fill)| match &**fill {
                    "url(#black)" => Side::Black,
                    "url(#white)" => Side::White,
                    other => panic!("{other}"),
                });
                assert_eq!(sides.collect::<Vec<_>>(), wanted, "{game:?} {size} {side}");
                let (width, pixels) = pixels(&picture::png(&diagram, &options));
                assert_eq!(width, side);
                let view = values(&svg, "svg", "viewBox")[0].clone();
                let view = view.rsplit(' ').next().expect("it has four numbers").parse::<f32>();
                let scale = side as f32 / view.expect("it is a number");
                for ((x, y), fill) in drawn {
                    let at = (y * scale) as u32 * side + (x * scale) as u32;
                    let [red, _, blue, alpha] = pixels[at as usize];
                    let is_black = red < 128 && blue < 128;
                    assert_eq!(is_black, fill == "url(#black)", "{game:?} {size} {side}: {x} {y}");
                    assert_eq!(alpha, 255);
                }
            }
        }
    }
}

#[test]
fn columns_and_rows_are_named_as_the_game_names_them() {
    let names = |game, size, coordinates| {
        let options = PictureOptions { coordinates, ..plain(800) };
        let svg = picture::svg(&Diagram::of_position(position(game, size), None), &options);
        let mut reader = Reader::from_str(&svg);
        let mut texts: Vec<String> = Vec::new();
        loop {
            match reader.read_event().expect("it is XML") {
                Event::Text(text) if !text.xml10_content().trim().is_empty() => {
                    texts.push(text.xml10_content().into_owned());
                }
                Event::Eof => return texts,
                _ => {}
            }
        }
    };
    assert!(names(Game::Othello, 8, false).is_empty());
    let othello = names(Game::Othello, 8, true);
    assert_eq!(othello[..8], ["a", "1", "a", "1", "b", "2", "b", "2"]);
    assert_eq!(othello.len(), 32);
    // The first row of a goban is at the bottom.
    assert_eq!(names(Game::Gomoku, 15, true)[..4], ["a", "15", "a", "15"]);
}

/// A study with signs on its cells and values for the moves that follow.
fn study() -> GameTree {
    let variant = Variant::usual(Game::Othello);
    let mut tree = GameTree::new(Start::of(variant).expect("it is the usual one"));
    let position = tree.start().position().clone();
    for (name, black) in [("f5", 0.04), ("d3", -12.5)] {
        let cell = position.cell_named(name).expect("it is a square");
        let node = tree.play(NodeId::ROOT, Ply::Place(cell)).expect("it is legal");
        let (certainty, by) = (Certainty::Exact, String::new());
        tree.set_value(
            node,
            Value { black, forced: 0, certainty, line: Vec::new(), by, moves: Vec::new() },
        );
    }
    let marks = [
        (0, Mark::Label("</text><a b=\"&\">".to_owned())),
        (1, Mark::Label("黑".to_owned())),
        (2, Mark::Circle),
        (27, Mark::Cross),
        (28, Mark::Triangle),
        (63, Mark::Square),
    ];
    let marks = marks.map(|(cell, mark)| CellMark { cell, mark }).to_vec();
    tree.apply(Change::Mark { node: NodeId::ROOT, marks });
    tree
}

#[test]
fn marks_and_values_are_drawn_if_they_are_asked_for() {
    let diagram = Diagram::of(&study(), NodeId::ROOT);
    let svg = |marks, values| {
        picture::svg(&diagram, &PictureOptions { marks, values, ..PictureOptions::default() })
    };
    let both = svg(true, true);
    for part in [">+0<", ">-12.5<", ">黑<", "&lt;/text&gt;", "<polyline"] {
        assert!(both.contains(part), "{part}: {both}");
    }
    assert_eq!(values(&both, "polyline", "points").len(), 4, "two for the cross");
    let neither = svg(false, false);
    for part in [">+0<", ">黑<", "<polyline"] {
        assert!(!neither.contains(part), "{part}: {neither}");
    }
    assert!(!svg(true, false).contains(">+0<") && svg(false, true).contains(">+0<"));
    // The same in pixels: each of them is to be seen.
    let png = |options: PictureOptions| picture::png(&diagram, &options);
    let all = PictureOptions::default();
    assert_ne!(png(all), png(PictureOptions { marks: false, ..all }));
    assert_ne!(png(all), png(PictureOptions { values: false, ..all }));
    assert_eq!(png(all), png(all), "the same every time");
}

#[test]
fn the_last_move_and_the_row_that_won_are_marked() {
    let mut tree = GameTree::new(Start::of(Variant::usual(Game::Gomoku)).expect("it is usual"));
    let mut position = tree.start().position().clone();
    let mut last = NodeId::ROOT;
    let mut pictures = Vec::new();
    for name in ["h8", "a1", "i8", "a2", "j8", "a3", "k8", "a4", "l8"] {
        let cell = position.cell_named(name).expect("it is a point");
        last = tree.play_from(last, &mut position, Ply::Place(cell)).expect("it is legal");
        pictures.push(picture::svg(&Diagram::of(&tree, last), &PictureOptions::default()));
    }
    assert!(pictures[0].contains("fill=\"#ffc04d\"") && pictures[1].contains("fill=\"#b3400c\""));
    assert!(!pictures[7].contains("<polyline") && pictures[8].contains("<polyline"));
}

/// The window's theme has the same colours; whoever changes one has to change the other.
#[test]
fn boards_have_the_colours_of_the_window() {
    let theme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/qml/style/Theme.qml"));
    let theme = theme.expect("it is there");
    let empty = |game| Diagram::of_position(position(game, Variant::usual(game).size()), None);
    let diagrams = [Diagram::of(&study(), NodeId::ROOT), empty(Game::Othello), empty(Game::Gomoku)];
    for diagram in &diagrams {
        for tone in [BoardTone::Green, BoardTone::Wood, BoardTone::Blue] {
            for look in [Look::Light, Look::Dark, Look::HighContrast] {
                let options = PictureOptions { tone, look, ..PictureOptions::default() };
                let svg = picture::svg(diagram, &options);
                for (at, _) in svg.match_indices("=\"#") {
                    let code = &svg[at + 2..at + 9];
                    let is_stone = svg[..at].ends_with("stop-color");
                    assert!(is_stone || theme.contains(code), "{code} in {tone:?}, {look:?}");
                }
            }
        }
    }
}

#[test]
fn no_size_is_too_small_or_too_large_to_be_drawn() {
    let diagram = Diagram::of_position(position(Game::Gomoku, 22), None);
    for (asked, side) in [(0, *SIDES.start()), (64, 64), (u32::MAX, *SIDES.end())] {
        let svg = picture::svg(&diagram, &plain(asked));
        assert_eq!(values(&svg, "svg", "width"), [side.to_string()]);
    }
    assert_eq!(pixels(&picture::png(&diagram, &plain(0))).0, *SIDES.start());
}

#[test]
fn a_position_of_a_file_is_drawn() {
    let folder = tempfile::tempdir().expect("there is room");
    fs::write(folder.path().join("game"), "f5d6c3d3c4").expect("there is room");
    let draw = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
        let command = command.current_dir(folder.path()).args(["picture", "game"]).args(arguments);
        let output = command.output().expect("the program starts");
        (String::from_utf8(output.stderr).expect("it is text"), output.status.code())
    };
    let done = (String::new(), Some(0));
    assert_eq!(draw(&["a.svg", "--move", "1"]), done);
    assert_eq!(draw(&["a.PNG", "--size", "100", "--coordinates", "no", "--board", "wood"]), done);
    let svg = fs::read_to_string(folder.path().join("a.svg")).expect("it was written");
    assert_eq!(stones(&svg).len(), 5);
    let png = fs::read(folder.path().join("a.PNG")).expect("it was written");
    assert_eq!(pixels(&png).0, 100);
    for arguments in [&["a.gif"][..], &["a.svg", "--size", "63"], &["a.svg", "--move", "6"]] {
        let (complaint, status) = draw(arguments);
        assert_eq!(status, Some(2), "{arguments:?}: {complaint}");
    }
}
