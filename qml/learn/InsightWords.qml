// The words of the charts of one's own play.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Insight insight
    required property PuzzleWords says

    readonly property LevelNames levels: LevelNames {}
    readonly property bool discs: insight.inDiscs
    // What a loss is counted in, and by what it is divided.
    readonly property string lostAGame: discs ? qsTr("discs lost a game") : qsTr("% of the chance lost a game", "percentage points")
    readonly property string lostAMove: discs ? qsTr("discs lost a move") : qsTr("% of the chance lost a move", "percentage points")

    function figure(value: real): string {
        return Math.abs(value).toFixed(Math.abs(value) >= 9.95 ? 0 : 1);
    }

    function signed(value: real): string {
        const said = figure(value);
        return Number(said) === 0 ? said : (value > 0 ? "+" : "−") + said;
    }

    // A loss with what it is counted in.
    function loss(value: real): string {
        return discs ? qsTr("%1 discs", "a number, lost").arg(figure(value)) : qsTr("%1 % of the chance", "a number, lost").arg(figure(value));
    }

    function part(first: int, last: int): string {
        return last < 0 ? qsTr("%1 on", "from this move").arg(first) : first + "–" + last;
    }

    function moves(first: int, last: int): string {
        return last < 0 ? qsTr("Moves from %1 on").arg(first) : qsTr("Moves %1 to %2").arg(first).arg(last);
    }

    function pace(first: int, last: int): string {
        return last < 0 ? qsTr("%1 s or more", "seconds").arg(first) : first === 0 ? qsTr("under %1 s", "seconds").arg(last) : qsTr("%1 to %2 s", "seconds").arg(first).arg(last);
    }

    function mistakesBy(first: int, last: int): string {
        return last < 0 ? qsTr("Mistakes after %1 s of thought or more", "seconds").arg(first)
            : first === 0 ? qsTr("Mistakes after less than %1 s of thought", "seconds").arg(last)
            : qsTr("Mistakes after %1 to %2 s of thought", "seconds").arg(first).arg(last);
    }

    function opening(name: string): string {
        return name || qsTr("Without a name", "openings");
    }

    function opponent(name: string, machine: int): string {
        return machine > 0 ? levels.seat(machine) : name;
    }

    function square(cell: int): string {
        return insight.squareNames[cell] ?? "";
    }

    function result(won: int): string {
        return won > 0 ? qsTr("won", "a game, by the person") : won < 0 ? qsTr("lost", "a game, by the person") : qsTr("drawn", "a game");
    }

    // The one thing to practise by one's games, and what to do about it.
    readonly property string advice: {
        const lost = loss(insight.advisedLoss);
        if (insight.advisedTheme !== Puzzle.Nothing)
            return qsTr("Mistakes of the theme “%1” cost you %2 a game, more than any other.").arg(says.theme(insight.advisedTheme)).arg(lost);
        if (insight.advisedPart > 0)
            return qsTr("Moves %1 to %2 cost you %3 a game, more than any other ten.").arg(insight.advisedPart).arg(insight.advisedPart + 9).arg(lost);
        return says.advice;
    }
    readonly property string deed: {
        if (insight.advisedTheme !== Puzzle.Nothing)
            return qsTr("Practise: %1", "a theme").arg(says.theme(insight.advisedTheme));
        if (insight.advisedPart > 0)
            return qsTr("Look at these mistakes");
        return says.adviceDeed;
    }
}
