// What the window knows of a game: each game's folder says it once, and Games lists them all.
import QtQuick
import org.heibai.app

QtObject {
    // Which of Setup's games it is.
    required property int kind
    required property string name
    // Its GameWords, made anew for each window.
    required property Component words
    // The same for nobody in particular.
    required property GameWords plain
    // Why its moves were mistakes.
    required property GameReasons reasons
    // Files, below this folder's parent and without their endings: its board, a BoardView with `game` and `preferences`; what
    // few people change of it, a GameChoice; and the dialog with its rules.
    required property string table
    required property string choice
    required property string rulesDialog
    // The files that its other programs read.
    required property string fileKind
    required property string fileEnding
    // The looks of its board, the usual one first, and the rules for a turn whose time is up.
    required property list<int> looks
    required property list<int> timeOutRules

    // Whether the board can show legal moves; else it can number the stones.
    property bool showsLegal: false
    // Whether its own choices are unfolded.
    property bool choiceInSight: false
    // Whether its stones lie on the crossings of the lines.
    property bool crossings: false
    // Whether a win can be forced, and known, long before the end.
    property bool forcesEnds: false
    // The signs of the analysis that only its board has.
    property list<GameSign> signs
    // Whether those signs are threats, which can be hidden.
    readonly property bool threatens: signs.length > 0
    // Whether the stones are counted at the end.
    property bool counts: false

    function look(preferences: Preferences): int {
        return Preferences.Green;
    }

    function setLook(preferences: Preferences, look: int) {
    }

    function timeOutRule(preferences: Preferences): int {
        return Preferences.Ask;
    }

    function setTimeOutRule(preferences: Preferences, rule: int) {
    }

    // Why no games are counted on a board of this size.
    function notCounted(size: int): string {
        return "";
    }

    // The rules by name, where there are several.
    function rulesName(rules: int): string {
        return "";
    }

    // The rules and the opening of a game in a few words, where there are several.
    function rulesOf(setup: Setup): string {
        return "";
    }

    // What was chosen in `choice`, or what can be chosen there. These are GameOptions, but a type of QML that only the head
    // of a function names is freed by Qt 6.8 while it still points there, and some starts end with a crash.
    function chosen(options: var): string {
        return "";
    }

    // What a move lost, in a review.
    function loss(lost: real): string {
        const amount = Amount.text(lost, lost < 9.95 && lost !== Math.round(lost) ? 1 : 0);
        return Number(amount) === 0 ? "0" : "−" + amount;
    }

    // How a review grades moves.
    property string marks: ""

    // The smallest score at the edge of a graph.
    property real graphScore: 4

    // The score for which the evaluation bar is full.
    function fullScore(boardSize: int): real {
        return 1;
    }
}
