// Which buttons there are below the board, and where: five places as wide as the board, six between people, who may skip.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // What the bar is for now: a question, a choice, an exercise, a study, before, past, over, playing.
    required property string stage
    required property real width
    // The width that decides how many rows there are.
    required property real roomAcross
    // Whether the side may skip at any time, or must.
    required property bool skipsFreely
    required property bool mustPass
    required property bool over
    required property bool panelShown
    required property bool canRematch
    required property bool discsSorted
    // All that the buttons of a game that is played may say, by their names: none changes its width with its words.
    required property var words

    readonly property FontMetrics metrics: FontMetrics {
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    readonly property int places: stage === "playing" && skipsFreely ? 6 : 5
    // For each button of the stage the first of its places and their number.
    readonly property var plan: planOf(stage)

    readonly property real cell: (width + Theme.gap) / places
    // What the words of a game that is played need at most.
    readonly property var needs: spans(words)
    readonly property var order: skipsFreely ? ["reset", "pause", "undo", "redo", "hint", "skip"] : ["reset", "pause", "undo", "redo", "hint"]
    readonly property real needed: order.reduce((sum, name) => sum + needs[name] + Theme.gap, -Theme.gap)
    readonly property bool roomy: order.every(name => needs[name] + Theme.gap <= (roomAcross + Theme.gap) / order.length - Theme.gap)
    // Where equal buttons do not fit into one row, each gets what its words need and a share of the rest; or there are two.
    readonly property int rows: roomy || roomAcross >= needed + order.length * 4 ? 1 : 2

    readonly property int height: rows * Theme.control + (rows - 1) * Theme.gap

    function span(words: string): real {
        return Math.ceil(metrics.advanceWidth(words));
    }

    function spans(words: var): var {
        const widest = {};
        for (const name in words)
            widest[name] = Math.max(...words[name].map(each => span(each)));
        return widest;
    }

    function planOf(stage: string): var {
        switch (stage) {
        case "question":
            return { goOn: [0, 3], stop: [3, 2] };
        case "coach":
            return { another: [0, 3], playIt: [3, 2] };
        case "choice":
            return { undo: [0, 1] };
        case "setUp":
            return { undo: [0, 1], redo: [1, 1], cancelSetUp: [2, 1], finishSetUp: [3, 2] };
        case "practice":
            return { clue: [0, 1.5], answer: [1.5, 1.5], leave: [3.5, 1.5] };
        case "practised":
            return { repeat: [0, 1], playHere: [1, 1.5], leave: [2.5, 1], next: [3.5, 1.5] };
        case "mistake":
            return { undo: [0, 1], redo: [1, 1], tryAgain: [2, 1.5], playHere: [3.5, 1.5] };
        case "study":
            return { undo: [0, 1], redo: [1, 1], hint: [2, 1], playHere: [3, 2] };
        case "before":
            return panelShown ? { how: [0, needs.how + 2 * Theme.gap > cell - Theme.gap ? 1.5 : 1], hint: [4, 1] } : { how: [0, 1.5], start: [1.5, 2], hint: [3.5, 1.5] };
        case "past":
            return over ? { back: [1, 3] } : { reset: [0, 1], pause: [1, 1], back: [2, 3] };
        case "over":
            if (!panelShown && canRematch)
                return { rematch: [0, 2], swap: [2, 1.5], undo: [3.5, 1.5] };
            return discsSorted ? {} : panelShown ? { reset: [0, 1], undo: [2, 1], redo: [3, 1] } : { reset: [0, 3], undo: [3, 2] };
        default:
            return skipsFreely ? { reset: [0, 1], pause: [1, 1], undo: [2, 1], redo: [3, 1], hint: [4, 1], skip: [5, 1] }
                : mustPass ? { reset: [0, 1], pause: [1, 1], undo: [2, 1], redo: [3, 1], skip: [4, 1] }
                : { reset: [0, 1], pause: [1, 1], undo: [2, 1], redo: [3, 1], hint: [4, 1] };
        }
    }

    // Where a button stands.
    function box(name: string): rect {
        const place = plan[name];
        if (!place)
            return Qt.rect(0, 0, 0, Theme.control);
        const at = order.indexOf(name);
        if (stage === "playing" && rows === 2) {
            const third = (width + Theme.gap) / 3;
            const index = at < 0 ? 4 : at;
            return Qt.rect(Math.round(index % 3 * third), Math.floor(index / 3) * (Theme.control + Theme.gap), Math.floor(third) - Theme.gap, Theme.control);
        }
        if (stage === "playing" && !roomy) {
            const share = (width - needed) / order.length;
            const before = order.slice(0, at < 0 ? 4 : at).reduce((sum, other) => sum + needs[other] + share + Theme.gap, 0);
            return Qt.rect(Math.round(before), 0, Math.floor(needs[at < 0 ? "hint" : name] + share), Theme.control);
        }
        const left = Math.round(place[0] * cell);
        return Qt.rect(left, 0, Math.round((place[0] + place[1]) * cell) - Theme.gap - left, Theme.control);
    }
}
