// How a match of several games stands, in words.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    readonly property Seats seats: game.seats
    readonly property LevelNames levels: LevelNames {}
    readonly property string black: seats.programs[seats.black] ?? levels.seat(game.setup.blackLevel)
    readonly property string white: seats.programs[seats.white] ?? levels.seat(game.setup.whiteLevel)
    // The game on the board is over, and counted by the program only when the next one begins.
    readonly property bool counts: game.phase === Game.Over && !game.study.open && !seats.done
    readonly property bool over: seats.games > 0 && (seats.done || counts && seats.gameNumber === seats.games)
    readonly property int blackWins: seats.blackWins + (counts && game.outcome.winner === Side.Black ? 1 : 0)
    readonly property int whiteWins: seats.whiteWins + (counts && game.outcome.winner === Side.White ? 1 : 0)
    readonly property int draws: seats.draws + (counts && game.outcome.winner === Side.None ? 1 : 0)
    readonly property string number: qsTr("Game %1 of %2.", "of a match").arg(seats.gameNumber).arg(seats.games)
    readonly property string won: draws > 0 ? qsTr("%1 – %3, %2:%4, %n drawn", "who plays, games won, other, games won", draws).arg(black).arg(blackWins).arg(white).arg(whiteWins)
        : qsTr("%1 – %3, %2:%4", "who plays, games won, other, games won").arg(black).arg(blackWins).arg(white).arg(whiteWins)
    readonly property string score: {
        if (seats.games === 0)
            return "";
        return over ? qsTr("The match is over: %1", "score").arg(won) : qsTr("Game %1 of %2: %3", "numbers, score").arg(seats.gameNumber).arg(seats.games).arg(won);
    }
}
