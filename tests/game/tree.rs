//! Laws of a game with variations, whatever is done to it.

use heibai::game::tree::{
    Change, GameTree, Judgement, Mark, NodeId, Start, TreeImage, TreeImageError,
};
use heibai::game::{Game, IllegalPly, Ply, Position, Side, Study, Variant};
use heibai::gomoku::{Opening, Ruleset};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// One thing that somebody does while studying; numbers choose among what there is.
#[derive(Clone, Debug)]
enum Edit {
    Play(usize),
    GoTo(usize),
    Back,
    Forward,
    First,
    Last,
    Sibling(isize),
    Promote,
    Demote,
    MakeMain,
    Delete,
    CutAfter,
    Comment(String),
    Judge(usize),
    Mark(usize, usize),
    Undo,
    Redo,
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = prop_oneof![
        12 => (0_usize..1000).prop_map(Edit::Play),
        4 => (0_usize..1000).prop_map(Edit::GoTo),
        4 => Just(Edit::Back),
        1 => Just(Edit::Forward),
        1 => Just(Edit::First),
        1 => Just(Edit::Last),
        1 => (-3_isize..4).prop_map(Edit::Sibling),
        1 => Just(Edit::Promote),
        1 => Just(Edit::Demote),
        1 => Just(Edit::MakeMain),
        1 => Just(Edit::Delete),
        1 => Just(Edit::CutAfter),
        1 => ".{0,12}".prop_map(Edit::Comment),
        1 => (0_usize..6).prop_map(Edit::Judge),
        1 => (0_usize..70, 0_usize..4).prop_map(|(cell, mark)| Edit::Mark(cell, mark)),
        2 => Just(Edit::Undo),
        1 => Just(Edit::Redo),
    ];
    prop::collection::vec(edit, 1..80)
}

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(vec![
        Variant::usual(Game::Othello).with_size(4),
        Variant::usual(Game::Othello),
        Variant::usual(Game::Gomoku).with_size(7),
    ])
}

fn study(variant: Variant) -> Study {
    Study::new(GameTree::new(Start::of(variant).expect("the board is known")))
}

fn perform(study: &mut Study, edit: &Edit) {
    match edit {
        Edit::Play(choice) => {
            let legal = study.position().legal_cells();
            if let Some(&cell) = legal.get(choice % legal.len().max(1)) {
                study.play(Ply::Place(cell)).expect("it is legal");
            } else if study.position().must_pass() {
                study.play(Ply::Pass).expect("there is nothing else");
            }
        }
        Edit::GoTo(choice) => {
            let nodes: Vec<_> = study.tree().walk().collect();
            study.go_to(nodes[choice % nodes.len()]);
        }
        Edit::Back => study.back(),
        Edit::Forward => study.forward(),
        Edit::First => study.first(),
        Edit::Last => study.last(),
        Edit::Sibling(by) => study.to_sibling(*by),
        Edit::Promote => drop(study.promote()),
        Edit::Demote => drop(study.demote()),
        Edit::MakeMain => drop(study.make_main()),
        Edit::Delete => drop(study.delete()),
        Edit::CutAfter => drop(study.cut_after()),
        Edit::Comment(text) => drop(study.comment(study.at(), text.clone())),
        Edit::Judge(which) => drop(study.judge(Judgement::ALL[*which])),
        Edit::Mark(cell, which) => {
            let marks = [Mark::Circle, Mark::Triangle, Mark::Cross, Mark::Label("A".to_owned())];
            let _ = study.mark(*cell, marks[*which].clone());
        }
        Edit::Undo => drop(study.undo()),
        Edit::Redo => drop(study.redo()),
    }
}

/// Every node is legal from its parent, knows it, and no ply was played twice at one place.
fn check(study: &Study) {
    let tree = study.tree();
    assert!(tree.contains(study.at()), "one looks at what is there");
    assert_eq!(tree.position(study.at()), *study.position());
    for (id, position) in tree.walk().with_positions() {
        assert!(tree.contains(id));
        let mut seen = Vec::new();
        for &child in tree.node(id).children() {
            let ply = tree.node(child).ply().expect("a ply leads to a child");
            position.clone().play(ply).expect("it is legal");
            assert_eq!(tree.node(child).parent(), Some(id));
            assert_eq!(tree.node(child).mover(), Some(position.side_to_move()));
            assert!(!seen.contains(&ply), "{ply:?} twice");
            seen.push(ply);
        }
    }
}

#[test]
fn nothing_of_an_opening_is_left_in_a_position_that_is_set_up() {
    for opening in [Opening::Swap2, Opening::Taraguchi10, Opening::Soosorv8] {
        let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening };
        let mut position = variant.start().expect("there is a board");
        while position.choices().is_empty() {
            let cell = position.legal_cells()[0];
            position.play(Ply::Place(cell)).expect("it is legal");
        }
        let mut study = Study::new(GameTree::new(Start::set_up(variant, position)));
        assert!(study.position().is_settled(), "no colour is to be chosen any more");
        perform(&mut study, &Edit::Play(0));
        let back = Study::restored(&study.image()).expect("what is kept can be read");
        assert!(back.tree() == study.tree());
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        rng_seed: RngSeed::Fixed(12),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_node_is_legal_from_its_parent_whatever_is_done(variant in variants(), edits in edits()) {
        let mut study = study(variant);
        for edit in &edits {
            perform(&mut study, edit);
            check(&study);
        }
    }

    #[test]
    fn undoing_every_edit_gives_the_tree_before_and_redoing_them_the_one_after(
        variant in variants(),
        first in edits(),
        then in edits(),
    ) {
        let mut study = study(variant);
        for edit in &first {
            perform(&mut study, edit);
        }
        let mut study = Study::new(study.tree().clone());
        let before = study.tree().clone();
        for edit in &then {
            perform(&mut study, edit);
        }
        let after = study.tree().clone();
        let mut count = 0;
        while study.undo() {
            check(&study);
            count += 1;
        }
        prop_assert!(*study.tree() == before);
        for _ in 0..count {
            prop_assert!(study.redo());
            check(&study);
        }
        prop_assert!(*study.tree() == after);
    }

    #[test]
    fn a_merged_game_has_every_line_of_both_and_undo_takes_it_out(
        variant in variants(),
        ours in edits(),
        theirs in edits(),
    ) {
        let (mut one, mut two) = (study(variant), study(variant));
        for edit in &ours {
            perform(&mut one, edit);
        }
        for edit in &theirs {
            perform(&mut two, edit);
        }
        let before = one.tree().clone();
        let mut merged = Study::new(before.clone());
        merged.merge(two.tree()).expect("they begin alike");
        check(&merged);
        for tree in [&before, two.tree()] {
            for id in tree.walk() {
                let mut at = NodeId::ROOT;
                for ply in tree.plies(id) {
                    at = merged.tree().child(at, ply).expect("the line is there");
                }
            }
        }
        prop_assert_eq!(merged.tree().plies(merged.tree().main_end()).len() >= before.plies(before.main_end()).len(), true);
        while merged.undo() {}
        prop_assert!(*merged.tree() == before);
    }

    #[test]
    fn an_image_is_of_the_study_as_it_is_and_a_revision_of_one_tree(
        variant in variants(),
        edits in edits(),
    ) {
        let mut study = study(variant);
        for edit in &edits {
            let (revision, before) = (study.revision(), study.tree().clone());
            perform(&mut study, edit);
            prop_assert_eq!(&*study.image(), &TreeImage::of(study.tree(), study.at()));
            prop_assert!(*study.tree() == before || study.revision() != revision);
        }
    }

    #[test]
    fn a_study_that_was_kept_comes_back_exactly(variant in variants(), edits in edits()) {
        let mut study = study(variant);
        for edit in &edits {
            perform(&mut study, edit);
        }
        let text = serde_json::to_string(&study.image()).expect("it can be written");
        let image: TreeImage = serde_json::from_str(&text).expect("it can be read");
        let back = Study::restored(&image).expect("it fits");
        prop_assert!(back.tree() == study.tree());
        prop_assert_eq!(back.tree().plies(back.at()), study.tree().plies(study.at()));
        prop_assert_eq!(&*back.image(), &image);
    }

    #[test]
    fn a_position_that_was_set_up_has_its_stones(
        variant in variants(),
        stones in prop::collection::vec(0_u8..5, 64),
        white in any::<bool>(),
    ) {
        let cells = usize::from(variant.size()).pow(2);
        let stone = |&number: &u8| [Some(Side::Black), Some(Side::White), None, None, None][usize::from(number)];
        let stones: Vec<_> = stones.iter().map(stone).take(cells).collect();
        let to_move = if white { Side::White } else { Side::Black };
        let position = Position::set_up(variant, &stones, to_move).expect("the board is known");
        prop_assert_eq!(position.stones(), stones.clone());
        prop_assert_eq!(position.side_to_move(), to_move);
        let mut study = Study::new(GameTree::new(Start::set_up(variant, position)));
        perform(&mut study, &Edit::Play(7));
        let back = Study::restored(&study.image()).expect("it fits");
        prop_assert!(back.tree() == study.tree());
        prop_assert!(Position::set_up(variant, &stones[1..], to_move).is_err());
    }

    #[test]
    fn a_position_is_found_wherever_it_came_about(variant in variants(), edits in edits()) {
        let mut study = study(variant);
        for edit in &edits {
            perform(&mut study, edit);
        }
        let tree = study.tree();
        for id in tree.walk() {
            let found = tree.find(&tree.position(id));
            prop_assert!(found.contains(&id));
            prop_assert!(found.iter().all(|&other| tree.position(other) == tree.position(id)));
        }
    }
}

fn cell(study: &Study, name: &str) -> Ply {
    Ply::Place(study.position().cell_named(name).expect("it is on the board"))
}

fn play(study: &mut Study, names: &str) {
    for name in names.split_whitespace() {
        let ply = cell(study, name);
        study.play(ply).expect("it is legal");
    }
}

fn line(study: &Study) -> String {
    let tree = study.tree();
    let names = tree.line_after(NodeId::ROOT).into_iter().map(|id| {
        let before = tree.position(tree.node(id).parent().expect("it is not the root"));
        before.ply_name(tree.node(id).ply().expect("it is not the root"))
    });
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_variation_becomes_the_main_line_step_by_step() {
    let mut study = study(Variant::default());
    play(&mut study, "f5 d6 c3");
    study.first();
    study.forward();
    play(&mut study, "f6 e6");
    assert_eq!(line(&study), "f5 d6 c3");
    assert!(!study.tree().is_main(study.at()));
    assert!(study.promote());
    assert_eq!(line(&study), "f5 f6 e6");
    assert!(!study.promote(), "it is the main line");
    study.back();
    assert!(study.demote());
    assert_eq!(line(&study), "f5 d6 c3");
    assert!(study.make_main());
    assert_eq!(line(&study), "f5 f6 e6");
    assert!(study.undo() && study.undo() && study.undo());
    assert_eq!(line(&study), "f5 d6 c3");
}

#[test]
fn what_is_deleted_comes_back_with_all_that_followed() {
    let mut study = study(Variant::default());
    play(&mut study, "f5 d6 c3 d3");
    study.first();
    study.forward();
    let node = study.at();
    assert!(study.delete());
    assert_eq!((line(&study).as_str(), study.at()), ("", NodeId::ROOT));
    study.go_to(node);
    assert_eq!(study.at(), NodeId::ROOT, "what is cut off is not looked at");
    assert!(study.undo());
    assert_eq!((line(&study).as_str(), study.at()), ("f5 d6 c3 d3", node));
    assert!(study.cut_after());
    assert_eq!(line(&study), "f5");
}

#[test]
fn games_with_other_starts_are_not_merged() {
    let mut one = study(Variant::default());
    let other = study(Variant::default().with_size(6));
    assert!(one.merge(other.tree()).is_err());
    assert!(!one.can_undo());
}

#[test]
fn ten_thousand_plies_deep_nothing_recurses() {
    // Turns are skipped again and again.
    let mut tree = GameTree::new(Start::of(Variant::default()).expect("the board is known"));
    let mut position = tree.start().position().clone();
    let mut at = NodeId::ROOT;
    for _ in 0..10_000 {
        at = tree.play_from(at, &mut position, Ply::Pass).expect("people may skip");
    }
    assert_eq!(tree.len(), 10_000);
    let copy = tree.clone();
    assert!(copy == tree);
    tree.apply(Change::Comment { node: at, text: "the end".to_owned() });
    assert!(copy != tree);
    assert_eq!(tree.path(at).len(), 10_001);
}

#[test]
fn an_image_that_does_not_fit_is_refused_with_its_place() {
    let mut study = study(Variant::default());
    play(&mut study, "f5 d6 c3");
    let json = serde_json::to_value(study.image()).expect("it can be written");
    let spoil = |pointer: &str, value: serde_json::Value| {
        let mut spoilt = json.clone();
        *spoilt.pointer_mut(pointer).expect("there is such a value") = value;
        let image = serde_json::from_value(spoilt).expect("it has the form of an image");
        Study::restored(&image).expect_err("it does not fit")
    };
    assert_eq!(
        spoil("/nodes/2/ply/place", 0.into()),
        TreeImageError::Ply { node: 2, reason: IllegalPly::FlipsNothing }
    );
    assert_eq!(spoil("/nodes/1/after", 1.into()), TreeImageError::Node(1));
    assert_eq!(spoil("/nodes/2/after", 9.into()), TreeImageError::Node(2));
    assert_eq!(spoil("/at", 4.into()), TreeImageError::Node(4));
    assert!(matches!(spoil("/variant/size", 7.into()), TreeImageError::Start(_)));
}

#[test]
fn an_image_may_have_its_nodes_in_any_order_that_puts_parents_first() {
    let mut study = study(Variant::default());
    play(&mut study, "f5 d6 c3");
    study.first();
    play(&mut study, "d3 c3 c4");
    let mut json = serde_json::to_value(study.image()).expect("it can be written");
    let nodes = json["nodes"].as_array().expect("there are nodes").clone();
    // The two lines are interleaved.
    let order = [0, 1, 4, 2, 5, 3, 6];
    let interleaved = order.map(|old| {
        let mut node = nodes[old].clone();
        if let Some(after) = node.get("after").and_then(serde_json::Value::as_u64) {
            node["after"] = order.iter().position(|&it| it as u64 == after).into();
        }
        node
    });
    json["nodes"] = interleaved.to_vec().into();
    let image: TreeImage = serde_json::from_value(json).expect("it has the form of an image");
    let back = Study::restored(&image).expect("it fits");
    assert!(back.tree() == study.tree());
    check(&back);
}
