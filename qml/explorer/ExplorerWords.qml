// The words of the explorer for games and their moves.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // The words of the game.
    required property GameWords words

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
