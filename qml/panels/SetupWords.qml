// What is played in a few words: the game, its rules, the board, the clock.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game
    required property Games games

    readonly property string kind: games.of(game.setup.kind).name
    readonly property string size: game.setup.boardSize + "×" + game.setup.boardSize
    readonly property string rules: games.of(game.setup.kind).rulesOf(game.setup)
    readonly property string clock: {
        if (game.clock.control === Clock.PerTurn)
            return qsTr("%n s a turn", "clock", game.clock.turnSeconds);
        if (game.clock.control === Clock.WholeGame)
            return qsTr("%1 min + %2 s", "clock: minutes a side, seconds added a move").arg(Math.max(1, Math.round(game.clock.gameSeconds / 60))).arg(game.clock.incrementSeconds);
        return qsTr("no clock");
    }
    readonly property LevelNames levels: LevelNames {}
    readonly property string black: game.seats.programs[game.seats.black] ?? levels.brief(game.setup.blackLevel)
    readonly property string white: game.seats.programs[game.seats.white] ?? levels.brief(game.setup.whiteLevel)
    readonly property string opponent: {
        switch (game.setup.mode) {
        case Setup.TwoPlayers:
            return qsTr("two players");
        case Setup.PlayBlack:
            return white;
        case Setup.PlayWhite:
            return black;
        default:
            return qsTr("%1 – %2", "who plays whom").arg(black).arg(white);
        }
    }
    readonly property string summary: [kind, opponent, size, clock].join(" · ")
    // The colour of the opener, once the opening has settled it; against the machine it is beside the user's name.
    readonly property string opener: {
        if (game.players.opener === Side.None || game.setup.mode === Setup.PlayBlack || game.setup.mode === Setup.PlayWhite)
            return "";
        return game.players.opener === Side.White ? qsTr("the opener has White") : qsTr("the opener has Black");
    }
    readonly property MatchWords match: MatchWords {
        game: root.game
    }
    readonly property string line: match.score !== "" ? match.score : [kind, rules, size, clock, opener].filter(words => words !== "").join(" · ")
}
