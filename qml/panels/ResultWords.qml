// How a game ended, in words for the players.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property int kind
    required property int mode
    // The side of the only person at the board; none otherwise.
    required property int you
    required property int winner
    required property int ending
    required property int blackCount
    required property int whiteCount
    required property int blackScore
    required property int whiteScore
    required property int blackLevel
    required property int whiteLevel
    // The names of the programs that played.
    property string blackProgram: ""
    property string whiteProgram: ""
    // How a match of several games stands.
    property string match: ""
    property int blackWins: 0
    property int whiteWins: 0
    property int draws: 0
    // Where the game left the lines that the user has prepared: the number of the move, whose it was, the move, and what was
    // prepared.
    property int leftAt: 0
    property int leftBy: Side.None
    property string leftWith: ""
    property var prepared: []

    readonly property string departure: {
        if (leftAt === 0)
            return "";
        const moves = Speech.joined(prepared);
        const move = leftWith || qsTr("a skipped turn");
        return leftBy === you ? qsTr("You left your lines at move %1: %2; prepared: %3", "number, move, moves").arg(leftAt).arg(move).arg(moves)
            : qsTr("%1 left your lines at move %2: %3; prepared: %4", "who, number, move, moves").arg(program || qsTr("Heibai")).arg(leftAt).arg(move).arg(moves);
    }

    property LevelNames names: LevelNames {}
    readonly property Games kinds: Games {}
    readonly property GameWords words: kinds.of(kind).plain

    readonly property bool youWon: you !== Side.None && winner === you
    readonly property bool blackWon: winner === Side.Black
    readonly property int machineLevel: you === Side.Black ? whiteLevel : blackLevel
    readonly property string program: you === Side.Black ? whiteProgram : blackProgram
    // Whether the discs on the board tell the result: empty squares may count too, and a game may end otherwise.
    readonly property bool counted: blackScore >= 0 && whiteScore >= 0 && ![Outcome.Resigned, Outcome.LostOnTime, Outcome.DrawnOnTime].includes(ending)
    readonly property bool plain: counted && blackScore === blackCount && whiteScore === whiteCount

    // Whose discs come first: the user's, else the winner's.
    readonly property bool blackFirst: you === Side.None ? winner !== Side.White : you === Side.Black
    readonly property string discs: (blackFirst ? [blackCount, whiteCount] : [whiteCount, blackCount]).join("–")
    readonly property string scores: (blackFirst ? [blackScore, whiteScore] : [whiteScore, blackScore]).join("–")

    readonly property string headline: {
        if (winner === Side.None)
            return plain ? qsTr("A draw, %1", "discs").arg(discs) : qsTr("A draw");
        if (counted)
            return you === Side.None ? (blackWon ? qsTr("Black won %1", "scores").arg(scores) : qsTr("White won %1", "scores").arg(scores))
                : youWon ? qsTr("You won %1", "scores").arg(scores) : qsTr("You lost %1", "scores").arg(scores);
        return you === Side.None ? (blackWon ? qsTr("Black won") : qsTr("White won")) : youWon ? qsTr("You won") : qsTr("You lost");
    }

    // Why it ended, where the board alone does not say it.
    readonly property string why: {
        switch (ending) {
        case Outcome.Resigned:
            return you !== Side.None && !youWon ? qsTr("You resigned.") : blackWon ? qsTr("White resigned.") : qsTr("Black resigned.");
        case Outcome.LostOnTime:
            return you !== Side.None && !youWon ? qsTr("Your time ran out.") : blackWon ? qsTr("White's time ran out.") : qsTr("Black's time ran out.");
        case Outcome.NoMoves:
            return counted && !plain ? qsTr("%1 discs; empty squares count for the winner.", "discs of both").arg(discs) : you === Side.None && mode === Setup.TwoPlayers ? words.ending(ending, winner) : "";
        default:
            return words.ending(ending, winner);
        }
    }

    // Words as a sentence begins with them.
    function capital(words: string): string {
        return words.charAt(0).toUpperCase() + words.slice(1);
    }

    // Who had which colour, against a machine.
    readonly property string who: {
        if (mode === Setup.Watch && (blackProgram !== "" || whiteProgram !== ""))
            return qsTr("%1 had Black, %2 White.", "who played").arg(blackProgram || capital(names.brief(blackLevel))).arg(whiteProgram || names.brief(whiteLevel));
        if (mode === Setup.Watch && (names.isPerson(blackLevel) || names.isPerson(whiteLevel)))
            return qsTr("Heibai had Black %1, and White %2.", "level, or like a person of a rating").arg(names.brief(blackLevel)).arg(names.brief(whiteLevel));
        if (mode === Setup.Watch)
            return qsTr("Level %1 had Black, level %2 White.").arg(blackLevel).arg(whiteLevel);
        if (you === Side.None)
            return "";
        if (program !== "")
            return you === Side.Black ? qsTr("%1 had White.", "name of a program").arg(program) : qsTr("%1 had Black.", "name of a program").arg(program);
        if (names.isPerson(machineLevel))
            return you === Side.Black ? qsTr("Heibai, like a person of %1, had White.", "rating").arg(machineLevel) : qsTr("Heibai, like a person of %1, had Black.", "rating").arg(machineLevel);
        const name = names.name(machineLevel);
        return you === Side.Black ? qsTr("Heibai, level %1 %2, had White.", "number, name").arg(machineLevel).arg(name)
            : qsTr("Heibai, level %1 %2, had Black.", "number, name").arg(machineLevel).arg(name);
    }

    readonly property string detail: [why, who].filter(line => line !== "").join("\n")

    readonly property int games: blackWins + whiteWins + draws
    readonly property string tally: {
        if (match !== "")
            return match;
        if (games === 0)
            return "";
        const yours = you === Side.White ? whiteWins : blackWins;
        const others = you === Side.White ? blackWins : whiteWins;
        const black = blackProgram || capital(names.brief(blackLevel)), white = whiteProgram || capital(names.brief(whiteLevel));
        const won = mode === Setup.Watch && black !== white ? qsTr("%1 – %3, %2:%4", "who plays, games won, other, games won").arg(black).arg(blackWins).arg(white).arg(whiteWins)
            : you === Side.None ? qsTr("Black %1 : %2 White", "games won").arg(blackWins).arg(whiteWins)
            : program !== "" ? qsTr("You %1 : %2 %3", "games won, games the program won, its name").arg(yours).arg(others).arg(program)
            : qsTr("You %1 : %2 Heibai (%3)", "games won, games it won, level").arg(yours).arg(others).arg(names.brief(machineLevel));
        return draws > 0 ? qsTr("%1, %2", "games won, games drawn").arg(won).arg(qsTr("%n drawn", "games", draws)) : won;
    }
}
