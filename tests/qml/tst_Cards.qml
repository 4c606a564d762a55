// The cards over the board: how a game ended, and questions that do not stop the window.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Cards"
    when: windowShown
    visible: true
    width: 500
    height: 400

    OthelloWords {
        id: othello
    }

    GomokuWords {
        id: gomoku
    }

    Component {
        id: results

        ResultCard {
            words: othello
            winner: Game.Black
            ending: Game.NoMoves
            blackCount: 40
            whiteCount: 20
            blackScore: 44
            whiteScore: 20
        }
    }

    Component {
        id: prompts

        PromptCard {
            heading: "Time is up. Continue?"
            primaryText: "Continue"
            secondaryText: "New game"
        }
    }

    SignalSpy {
        id: spy
    }

    function button(item: Item, words: string): Item {
        for (let at = 0; at < item.children.length; at++) {
            const child = item.children[at];
            if (child.primary !== undefined && child.text === words)
                return child;
            const found = button(child, words);
            if (found)
                return found;
        }
        return null;
    }

    function test_the_result_names_the_winner_and_how_it_came() {
        const card = createTemporaryObject(results, test);
        compare(card.heading, "Black wins");
        compare(card.message, "Nobody can move any more.");
        card.winner = Game.White;
        card.ending = Game.WipedOut;
        compare(card.heading, "White wins");
        compare(card.message, "Black has no disc left.");
        card.ending = Game.Resigned;
        compare(card.message, "Black resigned.");
        card.ending = Game.LostOnTime;
        compare(card.message, "Black's time ran out.");
        card.ending = Game.CountedOnTime;
        compare(card.message, "Time ran out; the discs decided.");
        card.winner = Game.NoSide;
        compare(card.heading, "A draw");
    }

    function test_a_row_or_a_full_board_ends_a_game_of_gomoku() {
        const card = createTemporaryObject(results, test, { words: gomoku, ending: Game.Row, blackScore: -1, whiteScore: -1 });
        compare(card.message, "Black has five in a row.");
        card.winner = Game.White;
        compare(card.message, "White has five in a row.");
        card.winner = Game.NoSide;
        card.ending = Game.FullBoard;
        compare(card.message, "No point is left to play.");
        card.ending = Game.DrawnOnTime;
        compare(card.message, "Time ran out; nobody wins.");
    }

    function test_the_tally_shows_from_the_second_game_on() {
        const card = createTemporaryObject(results, test, { tallyBlack: 1 });
        verify(!card.message.includes("\n"));
        card.tallyDraws = 1;
        verify(card.message.includes("Black 1, White 0, drawn 1"));
    }

    function test_discs_and_score_are_both_named() {
        const card = createTemporaryObject(results, test, { blackScore: 40, whiteScore: 20 });
        const said = [];
        const search = item => {
            for (let at = 0; at < item.children.length; at++) {
                if (item.children[at].visible && item.children[at].Accessible.name !== "")
                    said.push(item.children[at].Accessible.name);
                search(item.children[at]);
            }
        };
        search(card);
        for (const words of ["Black: 40", "score 40", "White: 20", "score 20"])
            verify(said.includes(words), words + " in " + said.join(", "));
    }

    function test_a_prompt_can_be_answered_with_keys_alone() {
        const card = createTemporaryObject(prompts, test);
        spy.target = card;
        spy.signalName = "secondaryPressed";
        spy.clear();
        card.takeKeyboard(Qt.TabFocusReason);
        verify(button(card, "Continue").activeFocus);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        compare(spy.count, 1);
        spy.signalName = "primaryPressed";
        spy.clear();
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Space);
        compare(spy.count, 1);
    }

    function test_a_prompt_tells_which_answer_was_given() {
        const card = createTemporaryObject(prompts, test);
        compare(card.Accessible.role, Accessible.AlertMessage);
        compare(card.Accessible.name, "Time is up. Continue?");
        spy.target = card;
        spy.signalName = "primaryPressed";
        spy.clear();
        button(card, "Continue").Accessible.pressAction();
        compare(spy.count, 1);
        spy.clear();
        spy.signalName = "secondaryPressed";
        mouseClick(button(card, "New game"));
        compare(spy.count, 1);
    }
}
