// What the tests of boards share: a model of squares, and a board of Othello that shows it.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: root

    readonly property SignalSpy chosen: SignalSpy {
        signalName: "squareChosen"
    }
    readonly property SignalSpy pointed: SignalSpy {
        signalName: "squarePointed"
    }

    when: windowShown
    visible: true
    width: 600
    height: 600

    Component {
        id: squares

        ListModel {
            function fill(size: int) {
                for (let cell = 0; cell < size * size; cell++) {
                    const name = "abcdefghij"[cell % size] + (Math.floor(cell / size) + 1);
                    append({ stone: 0, legal: false, lastMove: false, hintRank: 0, hintScore: 0, hintExact: false, hintForced: 0, sign: 0, label: "", sureness: 0, depth: 0, value: 0, valueForced: 0, best: false, near: false, poor: false, book: false, chosenMove: false, advised: false, inReason: false, percent: 50, cellName: name });
                }
            }
        }
    }

    Component {
        id: boards

        OthelloBoard {
            width: 600
            height: 600
            side: 1
            animated: false
        }
    }

    function board(size: int): OthelloBoard {
        const model = createTemporaryObject(squares, root);
        model.fill(size);
        const view = createTemporaryObject(boards, root, { model: model, boardSize: size });
        chosen.target = view;
        chosen.clear();
        pointed.target = view;
        pointed.clear();
        view.forceActiveFocus();
        return view;
    }
}
