// The places of the buttons below the board; those that the panel has are left out.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // What the buttons are for, and which are offered.
    required property int stage
    required property list<string> offered
    required property real width
    // The width that decides how many rows there are.
    required property real roomAcross
    required property bool panelShown
    required property bool discsSorted
    // All the words a button may show during a game, so that none changes its width.
    required property var words

    readonly property FontMetrics metrics: FontMetrics {
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    readonly property int places: [GameStage.Playing, GameStage.Ready, GameStage.Past, GameStage.Over].includes(stage) && !(stage === GameStage.Over && !panelShown) ? 6 : 5
    // Each button's first place and how many it takes.
    readonly property var plan: planOf(stage)

    readonly property real cell: (width + Theme.gap) / places
    // Where what follows the buttons begins.
    readonly property int end: Math.round(cell * Math.max(0, ...Object.values(plan).map(place => place[0] + place[1])))
    // The width that the words of each button need.
    readonly property var needs: spans(words, metrics.font)
    readonly property var order: ["reset", "pause", "undo", "skip", "redo", "hint"]
    readonly property real needed: order.reduce((sum, name) => sum + needs[name] + Theme.gap, -Theme.gap)
    readonly property bool roomy: order.every(name => needs[name] + Theme.gap <= (roomAcross + Theme.gap) / order.length - Theme.gap)
    // Where equal buttons do not fit in one row, each gets what its words need and a share of the rest; or there are two.
    readonly property int rows: roomy || roomAcross >= needed + order.length * 4 ? 1 : 2

    readonly property int height: rows * Theme.control + (rows - 1) * Theme.gap

    function span(words: string): real {
        return Math.ceil(metrics.advanceWidth(words));
    }

    // In this font, which is an argument so that other type measures again: nothing tells that a width has changed.
    function spans(words: var, measured: font): var {
        const widest = {};
        for (const name in words)
            widest[name] = Math.max(...words[name].map(each => span(each)));
        return widest;
    }

    // The places of the buttons offered.
    function planOf(stage: int): var {
        const table = tableOf(stage);
        const plan = {};
        for (const name in table) {
            if (offered.includes(name))
                plan[name] = table[name];
        }
        return plan;
    }

    function tableOf(stage: int): var {
        switch (stage) {
        case GameStage.TimeUp:
            return offered.includes("giveTurn") ? { keepTurn: [0, 2], giveTurn: [2, 1.5], stop: [3.5, 1.5] } : { keepTurn: [0, 3], stop: [3, 2] };
        case GameStage.Leaving:
            return { keepPlaying: [0, 3], leaveGame: [3, 2] };
        case GameStage.Coach:
            return { another: [0, 3], playIt: [3, 2] };
        case GameStage.SetUp:
            return { undo: [0, 1], redo: [1, 1], cancelSetUp: [2, 1], finishSetUp: [3, 2] };
        case GameStage.Exercise:
            return { clue: [0, 1.5], answer: [1.5, 1.5], leave: [3.5, 1.5] };
        case GameStage.Practised:
            return { repeat: [0, 1], playHere: [1, 1.75], leave: [2.75, 1], next: [3.75, 1.25] };
        case GameStage.Puzzle:
            return { repeat: [0, 1], skipPuzzle: [2, 1], answer: [3, 1], clue: [4, 1] };
        case GameStage.Refuted:
            return { anotherTry: [0, 1.5], studyPuzzle: [2, 1], answer: [3, 1], clue: [4, 1] };
        case GameStage.Solved:
            return { walk: [0, 2], repeat: [2, 1], studyPuzzle: [3, 1], playOn: [4, 1] };
        case GameStage.Lesson:
            // The panel has the next step.
            return panelShown ? { repeat: [0, 1], anotherTry: [0, 1.5], answer: [4, 1] } : { repeat: [0, 1], anotherTry: [0, 1.5], answer: [3, 2], next: [3, 2] };
        case GameStage.TaskSolved:
            return panelShown ? { repeat: [0, 1] } : { repeat: [0, 1], next: [3, 2] };
        case GameStage.Drill:
            return { leave: [0, 1], next: [2, 2], answer: [4, 1] };
        case GameStage.Drilled:
            return panelShown ? { leave: [0, 1] } : { leave: [0, 1], next: [3, 2] };
        case GameStage.Run:
            return { endRun: [0, 1], skipPuzzle: [4, 1] };
        case GameStage.Mistake:
            return { undo: [0, 1], redo: [1, 1], tryAgain: [2, 1.25], playHere: [3.25, 1.75] };
        case GameStage.Colours:
            // The answers follow; see PlayArea.
            return offered.includes("redo") ? { undo: [0, 0.75], redo: [0.75, 0.75] } : { undo: [0, 1] };
        case GameStage.Study:
            return { undo: [0, 1], redo: [1, 1], hint: [2, 1], playHere: [3, 2] };
        case GameStage.Ready:
            return panelShown ? { how: [0, 2], undo: [2, 1], skip: [3, 1], hint: [5, 1] } : { start: [0, 2], undo: [2, 1], skip: [3, 1], how: [4, 1.25], hint: [5.25, 0.75] };
        case GameStage.Past:
            return offered.includes("reset") ? { reset: [0, 1], undo: [1, 1], skip: [2, 1], back: [3, 3] } : { back: [1, 4] };
        case GameStage.Over:
            if (!panelShown)
                return { rematch: [0, 2], swap: [2, 1.5], undo: [3.5, 1.5] };
            // The panel has New game.
            return discsSorted ? {} : { undo: [2, 1], redo: [3, 1] };
        default:
            return { reset: [0, 1], pause: [1, 1], undo: [2, 1], skip: [3, 1], redo: [4, 1], hint: [5, 1] };
        }
    }

    // A button's place.
    function box(name: string): rect {
        const place = plan[name];
        if (!place)
            return Qt.rect(0, 0, 0, Theme.control);
        const at = order.indexOf(name);
        if (stage === GameStage.Playing && rows === 2) {
            const third = (width + Theme.gap) / 3;
            return Qt.rect(Math.round(at % 3 * third), Math.floor(at / 3) * (Theme.control + Theme.gap), Math.floor(third) - Theme.gap, Theme.control);
        }
        if (stage === GameStage.Playing && !roomy) {
            const share = (width - needed) / order.length;
            const before = order.slice(0, at).reduce((sum, other) => sum + needs[other] + share + Theme.gap, 0);
            return Qt.rect(Math.round(before), 0, Math.floor(needs[name] + share), Theme.control);
        }
        const left = Math.round(place[0] * cell);
        return Qt.rect(left, 0, Math.round((place[0] + place[1]) * cell) - Theme.gap - left, Theme.control);
    }
}
