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
    readonly property string won: seats.draws > 0 ? qsTr("%1 – %3, %2:%4, %n drawn", "who plays, games won, other, games won", seats.draws).arg(black).arg(seats.blackWins).arg(white).arg(seats.whiteWins)
        : qsTr("%1 – %3, %2:%4", "who plays, games won, other, games won").arg(black).arg(seats.blackWins).arg(white).arg(seats.whiteWins)
    readonly property string score: {
        if (seats.games === 0)
            return "";
        return seats.done ? qsTr("The match is over: %1", "score").arg(won) : qsTr("Game %1 of %2: %3", "numbers, score").arg(seats.gameNumber).arg(seats.games).arg(won);
    }
}
