// The words of the explorer for games and their moves.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // The words of the game.
    required property GameWords words

    readonly property ProblemText problems: ProblemText {}

    // What is held of a file of games, or why it can't be read.
    function file(row: var): string {
        const held = games(row.games);
        return row.broken ? qsTr("It can't be read. %1", "why").arg(problems.text(row.problem, row.move, row.line, row.column, row.detail))
            : row.waiting ? qsTr("Waiting to be read.")
            : row.program !== "" ? book(row)
            : row.games === 0 && row.leftOut === 0 ? qsTr("No games of this kind", "in a file")
            : row.leftOut > 0 ? qsTr("%1, %2 left out", "games, number").arg(held).arg(number(row.leftOut)) : held;
    }

    function games(count: int): string {
        return qsTr("%1 game(s)", "", count).arg(number(count));
    }

    function book(row: var): string {
        const all = qsTr("Book of %1, %2 position(s)", "program, number", row.positions).arg(row.program).arg(number(row.positions));
        const whole = row.leftOut > 0 ? qsTr("%1, %2 left out", "positions, number").arg(all).arg(number(row.leftOut)) : all;
        return row.torn ? qsTr("%1; its end is cut off", "what is held of a file").arg(whole) : whole;
    }

    function spokenFile(row: var): string {
        return Speech.fill(qsTr("%1: %2", "file, what is held of it"), [row.name, file(row)]);
    }

    // A formatted number.
    function number(count: int): string {
        return Amount.count(count);
    }

    // Whether games have a score to take the mean of, as some of those through the position have; else points are told.
    property bool scored: true

    // By how much the side to move was ahead on average, or which share of the points it made, as values are told; of games
    // that say nothing of it nothing.
    function mean(hasMean: bool, mean: real, points: real, mover: int): string {
        if (scored)
            return hasMean ? root.words.score(root.words.told(mean, mover, mover), false, 0) : "";
        return points < 0 ? "" : qsTr("%1 %", "share of the points").arg(root.words.toldPercent(Math.round(100 * points), mover, mover));
    }

    // How games ended.
    function results(black: int, draws: int, white: int): string {
        return qsTr("Black won %1, White %2, drawn %3", "numbers of games").arg(number(black)).arg(number(white)).arg(number(draws));
    }

    // The value of a move in a book of another program, which has whole discs.
    function bookScore(value: real, mover: int): string {
        return root.words.score(root.words.told(value, mover, mover), true, 0);
    }

    // How well the other program found it, in its own terms; -1 if its book does not say.
    function level(level: int, byHand: bool): string {
        return byHand ? qsTr("by hand", "how a value was found") : level < 0 ? "" : qsTr("level %1", "of a search").arg(level);
    }

    // The same as a screen reader says it; `found` may be nothing.
    function spokenBook(name: string, worth: string, book: string, found: string): string {
        const said = Speech.fill(qsTr("%1: %2 by the book %3", "move, value, file name"), [name, worth, book]);
        return found === "" ? said : Speech.fill(qsTr("%1, %2", "the rest, how it was found"), [said, found]);
    }

    // How certain our value of a move is.
    function sureness(sureness: int, depth: int, book: bool): string {
        return book ? qsTr("book", "where a value is from") : root.words.sureness(sureness, depth);
    }

    // A move as a screen reader says it; `mean` and `value` may be nothing.
    function spoken(name: string, games: int, share: real, results: string, mean: string, value: string, sure: string): string {
        let said = games === 0 ? qsTr("%1, never played", "a move").arg(name)
            : qsTr("%1, %2 game(s), %3 %; %4", "move, games, share, how they ended", games).arg(name).arg(number(games)).arg(Math.round(100 * share)).arg(results);
        if (games > 0 && mean !== "")
            said = (scored ? qsTr("%1; on average %2", "the rest, mean score") : qsTr("%1; %2 of the points", "the rest, per cent")).arg(said).arg(mean);
        return value === "" ? said : qsTr("%1; value %2, %3", "the rest, value, how sure").arg(said).arg(value).arg(sure);
    }
}
