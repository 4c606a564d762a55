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
    // The game on the board is over, and counted by the program only when the next one begins.
    readonly property bool counts: game.phase === Game.Over && !game.study.open && !seats.done
    readonly property bool over: seats.games > 0 && (seats.done || counts && seats.gameNumber === seats.games)
    readonly property int blackWins: seats.blackWins + (counts && game.outcome.winner === Side.Black ? 1 : 0)
    readonly property int whiteWins: seats.whiteWins + (counts && game.outcome.winner === Side.White ? 1 : 0)
    readonly property int draws: seats.draws + (counts && game.outcome.winner === Side.None ? 1 : 0)
    readonly property string number: qsTr("Game %1 of %2.", "of a match").arg(seats.gameNumber).arg(seats.games)
    // The games come before the names, which may be too long for their place.
    readonly property string won: Speech.fill(draws > 0 ? qsTr("%2:%4, %n drawn · %1 – %3", "who plays, games won, other, games won", draws)
        : qsTr("%2:%4 · %1 – %3", "who plays, games won, other, games won"), [black, blackWins, white, whiteWins])
    readonly property string score: {
        if (seats.games === 0)
            return "";
        return over ? Speech.fill(qsTr("The match is over: %1", "score"), [won]) : Speech.fill(qsTr("Game %1 of %2 · %3", "numbers, score"), [seats.gameNumber, seats.games, won]);
    }

    function nameOf(program: string, level: int, chosen: int, chosenLevel: int): string {
        return program || (level > 0 ? levels.seat(level) : seats.programs[chosen] ?? levels.seat(chosenLevel));
    }
}
