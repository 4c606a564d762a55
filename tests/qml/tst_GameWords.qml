// The words for how a game ended and for who plays: between two sides, and to the person against the machine.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "GameWords"

    Component {
        id: othello

        OthelloWords {}
    }

    Component {
        id: gomoku

        GomokuWords {}
    }

    function words(component: Component, you: int): GameWords {
        return createTemporaryObject(component, test, { you: you });
    }

    function test_values_are_told_for_the_side_to_move_or_for_black() {
        const discs = words(othello, Side.None);
        compare(discs.pointOfView, "Values for the side to move");
        compare(discs.worth(3.2, Sureness.AtDepth, 0, 60, Side.White, Side.White), "+3.2");
        // A review holds values for Black.
        compare(discs.worth(3.2, Sureness.AtDepth, 0, 60, Side.Black, Side.White), "−3.2");
        compare(discs.worth(3, Sureness.Certain, 0, 100, Side.Black, Side.Black), "+3");
        discs.forBlack = true;
        compare(discs.pointOfView, "Values for Black");
        compare(discs.worth(3.2, Sureness.AtDepth, 0, 60, Side.White, Side.White), "−3.2");
        compare(discs.worth(3.2, Sureness.AtDepth, 0, 60, Side.Black, Side.White), "+3.2");
        compare(discs.sideName(discs.toldFor(Side.White)), "Black");
        const stones = words(gomoku, Side.None);
        compare(stones.worth(1, Sureness.AtDepth, 0, 70, Side.White, Side.White), "70 %");
        compare(stones.worth(1, Sureness.Certain, 5, 100, Side.White, Side.White), "win 3");
        stones.forBlack = true;
        compare(stones.worth(1, Sureness.AtDepth, 0, 70, Side.White, Side.White), "30 %");
        compare(stones.worth(1, Sureness.Certain, 5, 100, Side.White, Side.White), "loss 3");
    }

    function test_the_same_hundredths_are_rounded_the_same_way_from_either_floating_point() {
        const discs = words(othello, Side.None);
        const units = words(gomoku, Side.None);
        for (let hundredths = -500; hundredths <= 500; hundredths++) {
            const wide = hundredths / 100;
            const narrow = Math.fround(wide);
            compare(discs.score(narrow, false, 0), discs.score(wide, false, 0));
            compare(units.score(narrow, false, 0), units.score(wide, false, 0));
        }
    }

    function test_a_value_of_the_book_says_how_far_it_may_be_off() {
        const discs = words(othello, Side.None);
        compare(discs.bookWorth(0.97, Sureness.AtDepth, 0, 55, Side.Black, Side.Black), "+1 ±2");
        compare(discs.bookWorth(-0.3, Sureness.AtDepth, 0, 49, Side.White, Side.White), "0 ±2");
        compare(discs.bookWorth(0, Sureness.Certain, 0, 50, Side.Black, Side.Black), "0");
        discs.forBlack = true;
        compare(discs.bookWorth(0.97, Sureness.AtDepth, 0, 55, Side.White, Side.White), "−1 ±2");
        compare(words(gomoku, Side.None).bookWorth(1, Sureness.AtDepth, 0, 70, Side.Black, Side.Black), "70 %");
    }

    function test_between_two_sides_the_winner_is_named() {
        const said = words(othello, Side.None);
        compare(said.headline(Side.Black, 44, 20), "Black wins");
        compare(said.headline(Side.White, 20, 44), "White wins");
        compare(said.headline(Side.None, 32, 32), "A draw");
        compare(said.toMove(Side.White), "White to move.");
    }

    function test_against_the_machine_it_is_you_data() {
        return [{ tag: "black", you: Side.Black }, { tag: "white", you: Side.White }];
    }

    function test_against_the_machine_it_is_you(row) {
        const it = row.you === Side.Black ? Side.White : Side.Black;
        const scores = (mine, its) => row.you === Side.Black ? [mine, its] : [its, mine];
        const said = words(othello, row.you);
        compare(said.headline(row.you, ...scores(38, 26)), "You won 38–26");
        compare(said.headline(it, ...scores(14, 50)), "You lost 14–50");
        compare(said.headline(Side.None, 32, 32), "A draw");
        compare(said.result(it, ...scores(14, 50)), "You lost 14–50.");
        compare(said.toMove(row.you), "Your turn.");
        compare(said.toMove(it), "Heibai to move.");
        compare(words(gomoku, row.you).headline(row.you, -1, -1), "You won");
        compare(words(gomoku, row.you).headline(it, -1, -1), "You lost");
        compare(words(gomoku, row.you).ending(Outcome.Row, it), "Heibai has five in a row.");
    }

    function test_how_a_game_came_to_its_end() {
        const said = words(othello, Side.None);
        compare(said.ending(Outcome.NoMoves, Side.Black), "Nobody can move any more.");
        compare(said.ending(Outcome.WipedOut, Side.White), "Black has no disc left.");
        compare(said.ending(Outcome.CountedOnTime, Side.White), "Time ran out; the discs decided.");
        const five = words(gomoku, Side.None);
        compare(five.ending(Outcome.Row, Side.Black), "Black has five in a row.");
        compare(five.ending(Outcome.Row, Side.White), "White has five in a row.");
        compare(five.ending(Outcome.FullBoard, Side.None), "No point is left to play.");
        compare(five.ending(Outcome.DrawnOnTime, Side.None), "Time ran out; nobody wins.");
    }
}
