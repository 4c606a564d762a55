// How a match of several games stands, in words.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    readonly property Seats seats: game.seats
    readonly property LevelNames levels: LevelNames {}
    // The players at the board, or else those who are chosen: a match gives them the other colours, and not the choice.
    readonly property string black: nameOf(seats.blackName, game.players.black, seats.black, game.choices.blackLevel)
    readonly property string white: nameOf(seats.whiteName, game.players.white, seats.white, game.choices.whiteLevel)
    readonly property bool over: seats.games > 0 && (seats.done || counts() && seats.gameNumber === seats.games)
    readonly property int blackWins: seats.blackWins + counted(Side.Black)
    readonly property int whiteWins: seats.whiteWins + counted(Side.White)
    readonly property int draws: seats.draws + counted(Side.None)
    readonly property string number: qsTr("Game %1 of %2.", "of a match").arg(seats.gameNumber).arg(seats.games)
    // The games come before the names, which may be too long for their place.
    readonly property string won: Speech.fill(draws > 0 ? qsTr("%2:%4, %n drawn · %1 – %3", "who plays, games won, other, games won", draws)
        : qsTr("%2:%4 · %1 – %3", "who plays, games won, other, games won"), [black, blackWins, white, whiteWins])
    readonly property string score: {
        if (seats.games === 0)
            return "";
        return over ? Speech.fill(qsTr("The match is over: %1", "score"), [won]) : Speech.fill(qsTr("Game %1 of %2 · %3", "numbers, score"), [seats.gameNumber, seats.games, won]);
    }

    // Whether the game on the board is over and not yet counted by the program, which counts it only when the next one begins.
    // No property: one that is told before or after the count would have the game counted twice for a moment.
    function counts(): bool {
        return game.phase === Game.Over && !game.study.open && !seats.done;
    }

    function counted(winner: int): int {
        return counts() && game.outcome.winner === winner ? 1 : 0;
    }

    function nameOf(program: string, level: int, chosen: int, chosenLevel: int): string {
        return program || (level > 0 ? levels.seat(level) : seats.programs[chosen] ?? levels.seat(chosenLevel));
    }
}
