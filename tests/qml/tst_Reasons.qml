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
        return game.reasons.text(motif, "Black", "White", "a1", ["b1", "c1"], 4, Reason.Plain);
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
        compare(told(othello, Reason.CornerOpened), "gives the corner a1: White can then take it");
        compare(told(othello, Reason.Parity), "enters an even region (b1 and c1) where White can then get the last move, a1");
        compare(told(othello, Reason.LastMove), "leaves a region (b1 and c1) where White can then get the last move, a1");
        compare(told(othello, Reason.Opened), "opens b1 and c1 to White");
        compare(told(othello, Reason.MovesLeft), "leaves b1 and c1 to White");
        compare(told(othello, Reason.Closed), "can cost Black b1 and c1");
        compare(told(gomoku, Reason.FourThree), "lets White make a four and an open three on a1: b1 c1");
        compare(told(gomoku, Reason.WinAllowed), "lets White force a win in 2 move(s): b1 c1…");
        const whole = gomoku.reasons.text(Reason.WinMissed, "Black", "White", "a1", ["b1", "c1", "d1"], 3, Reason.Plain);
        compare(whole, "misses a win that is forced in 2 move(s): b1 c1 d1");
        compare(othello.reasons.some(["a1", "b1", "c1", "d1"]), "a1, b1, c1 and d1");
        compare(othello.reasons.some(["a1", "b1", "c1", "d1", "e1"]), "5 squares, such as a1, b1 and c1");
        compare(othello.reasons.all(["a1", "b1", "c1"]), "a1, b1 and c1");
        compare(othello.reasons.all([]), "");
    }

    function test_what_the_opponent_gets_is_described() {
        const lets = manner => games.all[0].reasons.text(Reason.ReplyLeft, "White", "Black", "g6", ["d3", "e2"], 0, manner);
        compare(lets(Reason.Plain), "lets Black into g6");
        compare(lets(Reason.Quiet), "lets Black into g6, a quiet move that opens nothing");
        compare(lets(Reason.Hole), "lets Black into g6, a hole that White can't fill");
        compare(lets(Reason.Lasting), "lets Black into g6, for a disc that can never be flipped");
        compare(lets(Reason.Robs), "lets Black into g6, which takes d3 and e2 from White");
    }

    function test_each_remedy_is_a_sentence_and_names_what_it_speaks_of() {
        const better = (remedy, list) => games.all[0].reasons.better(remedy, Reason.ReplyLeft, "c6", "White", "Black", "a1", list, 4);
        compare(better(Reason.Untold, []), "");
        for (let remedy = Reason.Occupies; remedy <= Reason.Wins; remedy++) {
            const said = better(remedy, ["b1", "c1"]);
            verify(said.endsWith(".") && said.indexOf("%1") < 0 && said.indexOf("undefined") < 0, said);
        }
        compare(better(Reason.Denies, ["g6"]), "After c6 Black can't play there.");
        compare(better(Reason.Denies, ["g6", "g7"]), "After c6 Black can play none of them.");
        compare(better(Reason.Occupies, []), "White can play c6 first.");
    }

    function test_what_was_lost_has_the_unit_of_the_game() {
        compare(games.all.map(game => game.loss(4.5)), ["−4.5", "−5 %"]);
        compare(games.all[0].loss(12), "−12");
    }
}
