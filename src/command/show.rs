//! `heibai show`: a position of a game file, drawn as text.

use std::io::Write;

use super::board_text;
use super::game_position::{GamePosition, PositionArguments};
use super::games::plain;
use crate::game::tree::{Certainty, GameTree, NodeId, Value};
use crate::game::{Choice, End, Ending, Game, Outcome, Ply, Position, Side};
use crate::openings;
use crate::records::formats::{Games, Summary};

pub(super) fn run(arguments: &PositionArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let game = arguments.game;
    let (games, shown) = arguments.read()?;
    let format = games.format().title;
    writeln!(output, "game {game} of {}, {format}", games.len())?;
    if let Some(heading) = heading(&games.summary(game - 1)) {
        writeln!(output, "{heading}")?;
    }
    let GamePosition { tree, node, after, last } = &shown;
    write!(output, "{}", drawn(tree, *node))?;
    writeln!(output, "{}", text(tree, *node, *after, *last))?;
    Ok(())
}

fn heading(summary: &Summary) -> Option<String> {
    let Summary { names, event, date, result, problem } = summary;
    // The comment on a position is below its board.
    let event = if problem.is_none() { event } else { "" };
    let name = |side| if names[side].is_empty() { "?" } else { &names[side] };
    let has_names = Side::ALL.into_iter().any(|side| !names[side].is_empty());
    let players = format!("{} – {}", name(Side::Black), name(Side::White));
    let players = if has_names { players } else { String::new() };
    let parts = [&*players, event, date, result].map(plain);
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The board, with the last stone in brackets.
fn drawn(tree: &GameTree, node: NodeId) -> String {
    let position = tree.position(node);
    let last = match tree.node(node).ply() {
        Some(Ply::Place(cell)) => Some(cell),
        _ => None,
    };
    board_text::draw(&position, last, |_| '-')
}

/// The move, the turn, the stones, values and comments.
fn text(tree: &GameTree, id: NodeId, after: usize, last: usize) -> String {
    let position = tree.position(id);
    let node = tree.node(id);
    let mut lines = Vec::new();
    let turn = match Outcome::of(&position, node.end()) {
        Some(outcome) => ended(&outcome),
        None => format!("{:?} to move", position.side_to_move()),
    };
    let ply = node.ply().map_or_else(String::new, |ply| format!(": {}", told(ply, &position)));
    lines.push(format!("move {after} of {last}{ply}; {turn}{}", counts(&position)));
    if let Some(opening) = openings::of_line(tree, id) {
        lines.push(format!("opening: {}", opening.names().join(" · ")));
    }
    let variations = node.children().len();
    if variations > 1 {
        lines.push(format!("{variations} ways to go on"));
    }
    lines.extend(node.values().iter().map(|value| worth(value, position.game())));
    if id == NodeId::ROOT {
        lines.push(plain(&tree.facts.comment));
    }
    lines.extend(node.comment().lines().map(plain));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// A move as files write it; what prepares an opening in the words of the window.
fn told(ply: Ply, position: &Position) -> String {
    match ply {
        Ply::Place(_) | Ply::Pass => position.ply_name(ply),
        Ply::Offer(cell) => format!("offers {}", position.cell_name(cell)),
        Ply::Choose(Choice::Black) => "takes Black".to_owned(),
        Ply::Choose(Choice::White) => "takes White".to_owned(),
        Ply::Choose(Choice::TwoMore) => "two more".to_owned(),
        Ply::Choose(Choice::Fifths(1)) => "1 fifth move".to_owned(),
        Ply::Choose(Choice::Fifths(count)) => format!("{count} fifth moves"),
    }
}

fn ended(outcome: &Outcome) -> String {
    let result = match outcome.winner {
        Some(winner) => format!("{winner:?} wins"),
        None => "a draw".to_owned(),
    };
    let how = match outcome.ending {
        Ending::Board(_) => String::new(),
        Ending::By(End::Resigned(loser)) => format!(", {loser:?} resigned"),
        Ending::By(End::LostOnTime(side) | End::CountedOnTime(side) | End::DrawnOnTime(side)) => {
            format!(", {side:?} ran out of time")
        }
    };
    format!("the game is over: {result}{how}")
}

fn counts(position: &Position) -> String {
    if !position.game().kind().counts_stones {
        return String::new();
    }
    let counts = position.counts();
    format!("; Black {}, White {}", counts.black, counts.white)
}

fn worth(value: &Value, game: Game) -> String {
    let sure = match value.certainty {
        Certainty::Exact => ", exact".to_owned(),
        Certainty::Probable(percent) => format!(", {percent} % sure"),
        Certainty::Depth(0) => String::new(),
        Certainty::Depth(depth) => format!(", depth {depth}"),
    };
    let by = if value.by.is_empty() { String::new() } else { format!(" by {}", plain(&value.by)) };
    let unit = if game.kind().counts_stones { " discs" } else { "" };
    format!("Black {:+.2}{unit}{sure}{by}", value.black)
}
