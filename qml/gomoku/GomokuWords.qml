// The words of Gomoku: forced wins, forbidden points, openings, and endings.
import QtQuick
import org.heibai.app

GameWords {
    inPercent: true

    // Whether the user opened the game, and whether the machine plays.
    property int mode: game ? game.setup.mode : Setup.TwoPlayers

    function foul(foul: int): string {
        return foul === Cell.Overline ? qsTr("overline", "forbidden point") : foul === Cell.DoubleFour ? qsTr("double four", "forbidden point") : qsTr("double three", "forbidden point");
    }

    function danger(threat: int): string {
        return threat === Cell.OpenThree ? qsTr("an open three", "threat") : threat === Cell.Four ? qsTr("a four", "threat") : qsTr("an open four", "threat");
    }

    // A point of a threat: its stone, or where the next one goes.
    function threatened(point: string, threat: int, side: int, stone: bool): string {
        return (stone ? qsTr("%1, in %2 of %3", "point, threat, side") : qsTr("%1, extends %2 of %3", "point, threat, side")).arg(point).arg(danger(threat)).arg(sideName(side));
    }

    // An evaluation, or the number of a side's own moves to a forced win.
    function score(score: real, exact: bool, forced: int): string {
        if (forced !== 0) {
            const moves = Math.ceil(Math.abs(forced) / 2);
            return forced > 0 ? qsTr("win %1", "forced win, moves").arg(moves) : qsTr("loss %1", "forced loss, moves").arg(moves);
        }
        const digits = Amount.text(score, 1);
        return Number(digits) === 0 ? digits : (score > 0 ? "+" : "−") + digits;
    }

    function hint(cell: string, value: real, exact: bool, forced: int, percent: int, side: int): string {
        const best = qsTr("Best: %1.", "square or point").arg(cell);
        const moves = Math.ceil(Math.abs(forced) / 2);
        if (forced === 0)
            return join(best, isYou(side) ? qsTr("Your chance to win is %1 %.").arg(percent) : qsTr("%1 has a chance of %2 % to win.", "side, percent").arg(playerName(side)).arg(percent));
        const winner = forced > 0 ? side : otherSide(side);
        return join(best, isYou(winner) ? qsTr("You would win in %n move(s).", "forced", moves)
            : qsTr("%1 would win in %n move(s).", "side, forced", moves).arg(playerName(winner)));
    }

    function placed(side: int, cell: string, count: int): string {
        return isYou(side) ? qsTr("You played %1.", "point").arg(cell) : Speech.fill(qsTr("%1 played %2.", "side, point"), [playerName(side), cell]);
    }

    function result(winner: int, blackScore: int, whiteScore: int): string {
        if (winner === Side.None)
            return qsTr("A draw.");
        return you !== Side.None ? qsTr("%1.", "a headline as a sentence").arg(headline(winner, -1, -1)) : qsTr("%1 wins.", "side").arg(sideName(winner));
    }

    function ending(ending: int, winner: int): string {
        switch (ending) {
        case Outcome.FullBoard:
            return qsTr("No point is left to play.");
        case Outcome.DrawnOnTime:
            return qsTr("Time ran out; nobody wins.");
        default:
            return isYou(winner) ? qsTr("You have five in a row.") : qsTr("%1 has five in a row.", "side").arg(playerName(winner));
        }
    }

    // The stone that the opening wants next; `width` is that of the square in the middle where it may lie, or 0.
    function nextStone(side: int, width: int): string {
        if (width === 1)
            return qsTr("Next: a black stone, in the centre.");
        if (width > 0)
            return (side === Side.White ? qsTr("Next: a white stone, in the central %1×%1 points.") : qsTr("Next: a black stone, in the central %1×%1 points.")).arg(width);
        return side === Side.White ? qsTr("Next: a white stone.") : qsTr("Next: a black stone.");
    }

    // The colours, once they are settled; `side` is the opener's.
    function colours(side: int): string {
        if (mode === Setup.PlayBlack)
            return qsTr("You play %1.", "side").arg(sideName(side));
        if (mode === Setup.PlayWhite)
            return qsTr("You play %1.", "side").arg(sideName(otherSide(side)));
        return side === Side.Black ? qsTr("The opener plays Black, the other player White.") : qsTr("The opener plays White, the other player Black.");
    }

    // Which of two friends chooses, the opener counting as Black. `fifths` are offered by who keeps Black, if any.
    function friendChooses(player: int, fifths: int): string {
        if (fifths > 0)
            return player === Side.Black ? qsTr("Opening: the opener chooses a colour, or keeps Black and offers %n fifth moves.", "", fifths) : qsTr("Opening: the other player chooses a colour, or keeps Black and offers %n fifth moves.", "", fifths);
        return player === Side.Black ? qsTr("Opening: the opener chooses a colour.") : qsTr("Opening: the other player chooses a colour.");
    }

    function text(status): string {
        switch (status.says) {
        case Status.Placed:
            return playedToMove(status.side, status.cell, status.count);
        case Status.OpeningStone:
            return join(qsTr("Opening: %n stone(s) to place.", "", status.number), nextStone(status.side, status.count));
        case Status.ChooseColours:
            return mode === Setup.TwoPlayers ? friendChooses(status.side, status.number) : status.number > 0 ? qsTr("Opening: choose your colour, or keep Black and offer %n fifth moves.", "", status.number) : qsTr("Opening: choose your colour.");
        case Status.ChooseFifths:
            return qsTr("Opening: choose how many fifth moves Black will offer.");
        case Status.OfferFifths:
            return qsTr("Opening: Black has %n fifth move(s) to offer.", "", status.number);
        case Status.TakeFifth:
            return qsTr("Opening: White takes one of the fifth moves.");
        case Status.MachineOpens:
            return qsTr("Opening: the machine places a stone.");
        case Status.MachineChooses:
            return qsTr("Opening: the machine makes its choice.");
        case Status.MachineOffers:
            return qsTr("Opening: the machine offers fifth moves.");
        case Status.MachineTakes:
            return qsTr("Opening: the machine takes one of the fifth moves.");
        case Status.FifthsChosen:
            return join(qsTr("%n fifth move(s) will be offered.", "", status.number), status.side === Side.None ? qsTr("Black chooses their points.") : mode === Setup.TwoPlayers ? friendChooses(status.side, 0) : qsTr("Opening: choose your colour."));
        case Status.FifthOffered:
            return join(qsTr("%1 is offered.", "point").arg(status.cell), qsTr("%n to come.", "fifth moves", status.number));
        case Status.FifthTaken:
            return join(qsTr("%1 is the fifth move.", "point").arg(status.cell), toMove(status.side));
        case Status.TooFarOut:
            return status.count === 1 ? qsTr("The opening begins in the centre of the board.") : qsTr("The opening wants this stone in the central %1×%1 points.").arg(status.count);
        case Status.FifthKnown:
            return qsTr("%1 is offered already.", "point").arg(status.cell);
        case Status.FifthAlike:
            return qsTr("%1 is the same as a fifth move that is offered, turned, mirrored or shifted.", "point").arg(status.cell);
        case Status.FifthNotOffered:
            return qsTr("%1 is none of the fifth moves that are offered.", "point").arg(status.cell);
        case Status.TwoMore:
            return qsTr("Two more stones first: a white one, then a black one.");
        case Status.ColoursChosen:
            // Black places the stones with odd numbers.
            return join(colours(status.side), status.count > 0 ? nextStone(status.number % 2 === 1 ? Side.Black : Side.White, status.count) : toMove(status.number % 2 === 1 ? Side.Black : Side.White));
        case Status.TimeUpDrawn:
            return isYou(status.side) ? qsTr("Your time is up. Nobody wins.") : qsTr("%1's time is up. Nobody wins.", "side").arg(playerName(status.side));
        case Status.ForbiddenOverline:
            return qsTr("%1 is forbidden for Black: it would make more than five in a row.", "point").arg(status.cell);
        case Status.ForbiddenDoubleFour:
            return qsTr("%1 is forbidden for Black: it would make two fours.", "point").arg(status.cell);
        case Status.ForbiddenDoubleThree:
            return qsTr("%1 is forbidden for Black: it would make two open threes.", "point").arg(status.cell);
        default:
            return "";
        }
    }
}
