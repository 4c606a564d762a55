// The tab of puzzles: rated ones, those of a theme, or as many as possible in three minutes.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Puzzle puzzle
    required property PuzzleWords says
    required property View view
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives

    // 0 rated, 1 by theme, 2 against the clock.
    property int kind: puzzle.way === Puzzle.OfTheme ? 1 : puzzle.way === Puzzle.Clock ? 2 : 0
    readonly property bool runs: kind === 2 && (puzzle.running || puzzle.runOver)
    // Whether the themes were asked for while something else of a puzzle is to be seen here.
    property bool themesAsked: false
    readonly property bool listsThemes: kind === 1 && (themesAsked || !says.over && puzzle.tried === "")

    // What was asked for is on the board.
    signal boardTurn

    function choose(to: int) {
        kind = to;
        themesAsked = to === 1;
        if (to === 0 && puzzle.way !== Puzzle.Rated)
            puzzle.rated();
        page.contentY = 0;
    }

    // Gives the keyboard to the next step, if it is here.
    function focusNext(reason: int): bool {
        const next = nextButton.visible ? nextButton : null;
        if (next)
            next.forceActiveFocus(reason);
        return next !== null;
    }

    Connections {
        target: root.puzzle

        function onWayChanged() {
            root.kind = root.puzzle.way === Puzzle.OfTheme ? 1 : root.puzzle.way === Puzzle.Clock ? 2 : 0;
        }

        // What comes of the next try is to be seen.
        function onStageChanged() {
            root.themesAsked = false;
        }

        function onTriedChanged() {
            root.themesAsked = false;
        }
    }

    ChoiceGroup {
        id: kinds
        objectName: "puzzleKinds"
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * x
        // Below each other they would leave little of a low panel.
        readonly property bool folds: shownColumns < choices.length && root.height <= 10 * Theme.control

        visible: !folds
        choices: [qsTr("Rated"), qsTr("By theme"), qsTr("Against the clock")]
        current: root.kind
        name: qsTr("Which puzzles")
        onPicked: index => root.choose(index)
    }

    MenuButton {
        id: kindsMenu
        objectName: "puzzleKindsMenu"
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * x
        visible: kinds.folds
        framed: true
        label: kinds.name
        text: kinds.choices[root.kind]
        choices: Component {
            ChoiceMenu {
                words: kindsMenu.label
                names: kinds.choices
                current: root.kind
                onPicked: index => root.choose(index)
            }
        }
    }

    LearnPage {
        id: page
        y: Theme.margin + (kinds.folds ? kindsMenu.height : kinds.implicitHeight) + Theme.margin
        width: parent.width
        room: foot.y - (foot.height > 0 ? Theme.margin : 0) - y
        tail: beside
        topPadding: 0

        AskedPart {
            width: parent.width
            visible: !root.says.over && !root.listsThemes && (root.kind !== 2 || root.runs)
            plain: root.kind === 2
            puzzle: root.puzzle
            says: root.says
        }

        Label {
            id: rules
            width: parent.width
            visible: root.kind === 2 && !root.runs
            text: qsTr("As many puzzles as you can in three minutes, harder little by little. The third error ends the run. There are no hints, and your rating stays as it is.")
        }

        Label {
            width: parent.width
            visible: root.kind === 2 && !root.runs && root.puzzle.bestRun > 0
            text: qsTr("Your best run: %1 solved.", "number of puzzles").arg(root.puzzle.bestRun)
        }

        SolvedPart {
            width: parent.width
            visible: root.says.over && !root.listsThemes && (root.kind !== 2 || root.puzzle.runOver)
            puzzle: root.puzzle
            view: root.view
            says: root.says
        }

        RunPart {
            width: parent.width
            visible: root.runs
            puzzle: root.puzzle
            says: root.says
        }

        ThemeList {
            width: parent.width
            visible: root.listsThemes
            puzzle: root.puzzle
            says: root.says
            onPicked: theme => {
                root.themesAsked = false;
                root.puzzle.ofTheme(theme);
                root.boardTurn();
            }
        }
    }

    Column {
        id: beside
        parent: page.low ? page.contentItem : root
        x: Theme.margin
        y: page.tailY
        width: root.width - 2 * x
        spacing: Theme.margin

        LastTen {
            width: parent.width
            visible: root.kind === 0 && !root.says.over && results.length > 0
            results: root.puzzle.lastTen
        }

        GameSwitch {
            width: parent.width
            visible: (!root.says.over || root.listsThemes) && !root.puzzle.running
            name: qsTr("Puzzles of")
            puzzle: root.puzzle
            games: root.games
        }

        Button {
            id: moreOfTheme
            objectName: "moreOfTheme"
            readonly property int theme: root.says.themes[0] ?? Puzzle.Nothing
            width: parent.width
            visible: root.says.over && root.kind === 0 && theme !== Puzzle.Nothing
            arrives: root.arrives
            text: qsTr("More of this theme")
            onClicked: {
                root.puzzle.ofTheme(theme);
                root.boardTurn();
            }
        }
    }

    Column {
        id: foot
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * x

        Button {
            id: nextButton
            objectName: "nextPuzzle"
            width: parent.width
            height: Math.round(56 * Theme.unit)
            visible: root.kind === 2 ? !root.puzzle.running : root.says.over && !root.listsThemes
            arrives: root.arrives
            primary: true
            text: root.kind === 2 ? root.puzzle.runOver ? qsTr("Another run") : qsTr("Start") : qsTr("Next puzzle")
            Accessible.description: rules.visible ? rules.text : ""
            onClicked: {
                if (root.kind === 2)
                    root.puzzle.beginRun();
                else
                    root.puzzle.next();
                root.boardTurn();
            }
        }
    }
}
