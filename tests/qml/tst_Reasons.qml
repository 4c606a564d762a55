// Every kind of reason has words in the game that knows it, and in no other.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Reasons"

    Games {
        id: games
    }

    function told(game: GameKind, motif: int): string {
        return game.reasons.text(motif, "Black", "White", "a1", ["b1", "c1"], 4, 20);
    }

    function test_each_kind_has_words_in_one_game() {
        let kinds = 0;
        for (let motif = 1; motif <= Reason.FoulTrap; motif++) {
            const words = games.all.map(game => told(game, motif)).filter(words => words !== "");
            compare(words.length, 1, motif);
            verify(words[0].indexOf("%") < 0 && words[0].indexOf("undefined") < 0, words[0]);
            kinds++;
        }
        compare(kinds, 43);
        games.all.forEach(game => compare(told(game, Reason.None), ""));
    }

    function test_they_name_the_squares_sides_and_moves() {
        const [othello, gomoku] = games.all;
        compare(told(othello, Reason.CornerOpened), "gives the corner a1: White takes it at move 20");
        compare(told(othello, Reason.Parity), "goes into an even region (b1 and c1): White has the last move there, a1 at move 20");
        compare(told(othello, Reason.LastMove), "leaves White the last move in a region (b1 and c1): a1 at move 20");
        compare(told(othello, Reason.Opened), "gives White b1 and c1");
        compare(told(othello, Reason.MovesLeft), "leaves White b1 and c1");
        compare(told(othello, Reason.Closed), "costs Black the moves b1 and c1, which can't be played then");
        compare(told(gomoku, Reason.FourThree), "lets White make a four and an open three on a1: b1 c1");
        compare(told(gomoku, Reason.WinAllowed), "lets White force a win in 2 move(s): b1 c1");
        compare(othello.reasons.all(["a1", "b1", "c1"]), "a1, b1 and c1");
        compare(othello.reasons.all([]), "");
    }

    function test_what_was_lost_has_the_unit_of_the_game() {
        compare(games.all.map(game => game.loss(4.5)), ["−4.5", "−5 %"]);
        compare(games.all[0].loss(12), "−12");
    }
}
