// What stands beside and on the board while a position is analysed: signs, what they mean, and a second opinion.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

BoardCase {
    id: test

    name: "Analysis"

    Game {
        id: theGame
    }

    Games {
        id: games
    }

    Component {
        id: keys

        BoardKey {
            width: 320
            words: OthelloWords {}
            kind: games.of(Setup.Othello)
        }
    }

    AnalysisWords {
        id: analysisWords
        analysis: theGame.analysis
    }

    Component {
        id: opinions

        SecondOpinion {
            width: 320
            height: 200
            game: theGame
            words: OthelloWords {}
        }
    }

    Component {
        id: lines

        LineList {
            width: 320
            height: 200
            lines: theGame.analysis.lines
            words: OthelloWords {}
        }
    }

    Component {
        id: values

        ValueMark {
            best: true
            exact: true
            near: true
            poor: false
        }
    }

    Component {
        id: graphs

        ReviewGraph {
            game: theGame
            moves: 60
            says: ReviewWords {
                review: theGame.review
                words: OthelloWords {}
                kind: games.of(Setup.Othello)
            }
        }
    }

    SignalSpy {
        id: spy
    }

    function test_a_value_is_whole_or_left_out_data() {
        const rows = [];
        for (const cell of [10, 13, 18, 26, 58])
            rows.push(...["41", "★10", "−12"].map(score => ({ tag: [cell, score].join(), cell: cell, score: score })));
        return rows;
    }

    function test_a_value_is_whole_or_left_out(row) {
        const number = findChild(createTemporaryObject(values, test, { cell: row.cell, score: row.score }), "valueNumber");
        verify(!number.visible || number.contentWidth <= number.width);
        if (row.cell === 58)
            verify(number.visible);
    }

    function test_the_time_until_all_is_exact_is_said_as_people_do_data() {
        return [
            { tag: "unknown", seconds: -1, said: "" },
            { tag: "soon", seconds: 0, said: "exact in under a minute" },
            { tag: "almost a minute", seconds: 59, said: "exact in under a minute" },
            { tag: "a minute", seconds: 60, said: "exact in about 1 min" },
            { tag: "minutes", seconds: 560, said: "exact in about 9 min" },
            { tag: "no finer than it is known", seconds: 23 * 60, said: "exact in about 25 min" },
            { tag: "not yet an hour", seconds: 3440, said: "exact in about 55 min" },
            { tag: "an hour", seconds: 3600, said: "exact in about 1 h" },
            { tag: "hours", seconds: 13 * 3600, said: "exact in about 15 h" },
            { tag: "a day", seconds: 24 * 3600, said: "exact in more than a day" },
            { tag: "as long as can be told", seconds: 2147483647, said: "exact in more than a day" }
        ];
    }

    function test_the_time_until_all_is_exact_is_said_as_people_do(row) {
        compare(analysisWords.untilExact(row.seconds), row.said);
    }

    function test_facts_that_are_not_known_leave_no_gap() {
        compare(analysisWords.listed(["depth 3", "", "done"]), "depth 3 · done");
    }

    function said(item: Item): list<string> {
        const found = [];
        const search = item => {
            if (item.says !== undefined && item.visible)
                found.push(item.says);
            for (let at = 0; at < item.children.length; at++)
                search(item.children[at]);
        };
        search(item);
        return found;
    }

    function test_the_graph_is_as_wide_as_its_place_and_its_view_is_chosen_below() {
        for (const width of [290, 496]) {
            const graph = createTemporaryObject(graphs, test, { width: width, height: 88 }) as ReviewGraph;
            const button = findChild(graph, "graphView") as Button;
            const end = graph.axis + graph.room;
            verify(end > width - 24 && graph.plot <= button.y, width + ": the bars end at " + end + ", the button begins at " + button.y);
            const numbers = Array.from(graph.children).filter(child => child.objectName.startsWith("move ") && child.visible);
            verify(numbers.length > 2 && numbers.every(number => number.x + number.width < button.x), width + ": " + numbers.length + " numbers");
            const before = button.width;
            mouseClick(button);
            compare(graph.view, 1);
            compare([graph.axis + graph.room, button.width], [end, before], "nothing moves with its name");
        }
    }

    function test_a_square_says_where_its_value_comes_from_and_who_thinks_best_of_it() {
        const view = board(8);
        const square = view.squareAt(19) as OthelloSquare;
        const model = view.model as ListModel;
        model.set(19, { legal: true, sureness: Sureness.AtDepth, depth: 24, value: 1, best: true, book: true });
        compare(square.Accessible.name, "d3, empty, legal move, value +1 ±2, depth 24, from the book");
        verify(findChild(square, "bookMark") !== null);
        model.set(19, { book: false, advised: true, chosenMove: true });
        compare(square.Accessible.name, "d3, empty, legal move, value +1.0, depth 24, best for , analysed alone");
        compare(findChild(square, "bookMark"), null);
        verify(findChild(square, "secondMark") !== null);
        verify(findChild(square, "chosenMark") !== null);
        model.set(19, { advised: false, chosenMove: false });
        tryVerify(() => findChild(square, "secondMark") === null && findChild(square, "chosenMark") === null);
    }

    function test_a_press_with_control_held_chooses_and_plays_nothing() {
        const view = board(8);
        spy.target = view;
        spy.signalName = "squarePicked";
        spy.clear();
        const square = view.squareAt(19);
        mouseClick(square, square.width / 2, square.height / 2, Qt.LeftButton, Qt.ControlModifier);
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], 19);
        compare(chosen.count, 0);
    }

    function test_the_key_tells_of_what_there_is_and_folds() {
        const key = createTemporaryObject(keys, test);
        compare(said(key).length, 6);
        verify(said(key).includes("1 or 2 discs less"));
        key.second = "NTest";
        key.chosen = true;
        tryVerify(() => said(key).includes("best for NTest") && said(key).includes("analysed alone"));
        key.kind = games.of(Setup.Gomoku);
        tryVerify(() => said(key).includes("threat: other side") && said(key).includes("loses in 3 moves"));
        // Each sign fills its square.
        const signs = [];
        const look = item => Array.from(item.children).forEach(child => {
            if (child.part !== undefined)
                signs.push(child);
            look(child);
        });
        look(key);
        compare(signs.length, 3);
        signs.forEach(sign => compare([sign.item.width, sign.item.height], [key.square, key.square]));
        key.threats = false;
        tryVerify(() => said(key).length === 10);
        tryVerify(() => key.height > 120);
        key.unfolded = false;
        tryVerify(() => key.height < 60);
    }

    function test_a_line_that_is_seen_on_the_board_stays_the_item_that_is_pressed() {
        theGame.study.enter();
        theGame.analysis.switchTo(true);
        const list = createTemporaryObject(lines, test);
        tryVerify(() => list.best() !== null, 20000);
        const line = list.best();
        for (const look of [() => theGame.analysis.preview(0, 1), () => theGame.analysis.endPreview()]) {
            look();
            // The list takes up its changes before it is drawn; an item that is gone has no parent.
            wait(100);
            verify(line.parent);
        }
        theGame.analysis.switchTo(false);
        theGame.study.leave();
    }

    function test_without_a_program_there_is_none_to_ask() {
        const second = createTemporaryObject(opinions, test);
        const button = findChild(second, "secondOpinion");
        compare(button.Accessible.name, "Second opinion: none");
        compare(theGame.opinion.how, Opinion.NotAsked);
        compare(theGame.opinion.programs.length, 0);
        verify(!findChild(second, "secondState").visible);
        theGame.opinion.choose(3);
        compare(theGame.opinion.chosen, -1, "there is no such program");
    }
}
