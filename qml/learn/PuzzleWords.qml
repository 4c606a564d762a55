// The words of a puzzle, and of how somebody fares at them.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Puzzle puzzle
    required property GameWords words
    required property GameKind kind

    readonly property bool open: puzzle.open
    readonly property bool over: puzzle.stage === Puzzle.Solved || puzzle.stage === Puzzle.Told
    readonly property bool gomoku: puzzle.goal === Goal.Fours || puzzle.goal === Goal.Defence || puzzle.goal === Goal.Threats
    readonly property string side: goals.side
    readonly property string other: goals.other

    // What a puzzle is offered as.
    readonly property string title: {
        switch (puzzle.way) {
        case Puzzle.Rated:
            return qsTr("Rated puzzle");
        case Puzzle.OfTheme:
            return theme(puzzle.theme);
        case Puzzle.Clock:
            return qsTr("Against the clock");
        default:
            return qsTr("Puzzle of the day");
        }
    }

    // What is on the board, under the title.
    readonly property string board: words.game === null ? "" : gomoku ? kind.rulesOf(words.game.setup) : qsTr("%n empty square(s)", "", Math.max(0, 64 - words.game.blackCount - words.game.whiteCount))

    readonly property GoalWords goals: GoalWords {
        words: root.words
        goal: root.puzzle.goal
        finder: root.puzzle.side
        choices: root.puzzle.choices
        threats: root.puzzle.threats
    }
    readonly property string goal: goals.headline
    // What counts.
    readonly property string rule: goals.rule
    readonly property string asked: goals.asked
    readonly property string goOn: puzzle.found === 0 ? "" : goals.goOn(puzzle.lastRight, puzzle.lastAnswer)

    function theme(about: int): string {
        switch (about) {
        case Puzzle.Parity:
            return qsTr("Parity", "theme");
        case Puzzle.Swindle:
            return qsTr("Swindle", "theme");
        case Puzzle.Wedge:
            return qsTr("Wedge", "theme");
        case Puzzle.Corner:
            return qsTr("Corners", "theme");
        case Puzzle.Edge:
            return qsTr("Edges", "theme");
        case Puzzle.Tempo:
            return qsTr("A move in hand", "theme");
        case Puzzle.Mobility:
            return qsTr("Mobility", "theme");
        case Puzzle.Pass:
            return qsTr("Make them pass", "theme");
        case Puzzle.Sacrifice:
            return qsTr("Give a corner", "theme");
        case Puzzle.WipeOut:
            return qsTr("Wipe-out", "theme");
        case Puzzle.FoursTheme:
            return qsTr("Win by fours", "theme");
        case Puzzle.ThreatsTheme:
            return qsTr("Win by threats", "theme");
        case Puzzle.DefenceTheme:
            return qsTr("Defence", "theme");
        case Puzzle.Fork:
            return qsTr("Fork", "theme");
        case Puzzle.DoubleThree:
            return qsTr("Two open threes", "theme");
        case Puzzle.FourThree:
            return qsTr("Four and three", "theme");
        case Puzzle.Quiet:
            return qsTr("Quiet move", "theme");
        case Puzzle.CounterFour:
            return qsTr("Fours against fours", "theme");
        case Puzzle.ForbiddenPoint:
            return qsTr("Forbidden points", "theme");
        default:
            return "";
        }
    }

    // The themes of a puzzle whose solution is known.
    readonly property var themes: Array.from(puzzle.names).map(Number)
    readonly property string themeLine: themes.length === 0 ? "" : qsTr("Theme: %1", "one or several").arg(themes.map(theme).join(qsTr(", ", "between themes")))

    // What a move leads to for the side that solves.
    function leads(cell: string, score: int): string {
        return goals.leads(cell, score);
    }

    readonly property string right: puzzle.solution[0] ?? ""
    // The headline of what was tried, and what happens then.
    readonly property string missed: puzzle.tried === "" ? "" : goals.misses(puzzle.tried, puzzle.triedScore)
    readonly property string answered: puzzle.tried === "" ? "" : goals.answered(puzzle.refutation[0] ?? "")
    readonly property string better: puzzle.tried === "" ? "" : goals.better(puzzle.triedScore)

    // The headline once it is over.
    readonly property string outcome: {
        if (!over)
            return "";
        if (puzzle.goal === Goal.Draw)
            return qsTr("%1 draws", "move").arg(right);
        return leads(right, puzzle.goal === Goal.Defence ? 0 : puzzle.score);
    }
    readonly property string tally: {
        switch (puzzle.ending) {
        case Puzzle.AtOnce:
            return qsTr("Solved at the first try.");
        case Puzzle.WithHelp:
            return qsTr("Solved with hints.");
        case Puzzle.Missed:
            return puzzle.stage === Puzzle.Solved ? qsTr("Solved, not at the first try.")
                // In a run nobody asks for a solution: an error or the end of the time shows it.
                : puzzle.way === Puzzle.Clock ? qsTr("Not solved.", "a puzzle") : qsTr("The solution was shown.");
        default:
            return "";
        }
    }
    // Why the natural mistake is one.
    readonly property string reason: {
        if (!over || gomoku)
            return "";
        if (puzzle.motif === Reason.None)
            return puzzle.explains ? qsTr("Looking for the reason…") : "";
        const why = kind.reasons.text(puzzle.motif, side, other, puzzle.reasonCell, puzzle.reasonList, puzzle.reasonCount, puzzle.manner);
        const remedy = kind.reasons.better(puzzle.remedy, puzzle.motif, right, side, other, puzzle.remedyCell, puzzle.remedyList, puzzle.remedyCount);
        return words.join(qsTr("%1 %2.", "move, what it does").arg(puzzle.reasonOf).arg(why), remedy);
    }

    // What to practise, from the theme that is solved least often.
    readonly property string advice: puzzle.advice === Puzzle.Nothing ? "" : qsTr("You miss most here: %1, %2 solved.", "theme; so many of so many").arg(theme(puzzle.advice)).arg(solved(puzzle.adviceSolved, puzzle.adviceTried))
    readonly property string adviceDeed: puzzle.advice === Puzzle.Nothing ? "" : qsTr("Puzzles of this theme: %1", "theme").arg(theme(puzzle.advice))

    // How many puzzles were solved at the first try, of those that were tried.
    function solved(right: int, tried: int): string {
        return tried === 0 ? "–" : qsTr("%1 of %2", "solved of tried").arg(Amount.count(right)).arg(Amount.count(tried));
    }

    // The hints taken so far, each as a sentence.
    readonly property var hints: [
        puzzle.cluePart.length < 2 ? "" : qsTr("It lies in the part of the board that is marked, %1 to %2.", "squares at its ends").arg(puzzle.cluePart[0]).arg(puzzle.cluePart[1]),
        puzzle.clues > 1 ? about : "",
        puzzle.clueCell === "" ? "" : qsTr("It is %1.", "move").arg(puzzle.clueCell)
    ]
    readonly property string about: {
        if (puzzle.clueTheme !== Puzzle.Nothing)
            return qsTr("It is about this: %1.", "theme").arg(theme(puzzle.clueTheme));
        if (puzzle.clueLength > 0)
            return puzzle.goal === Goal.Defence ? qsTr("%1 would win with %n more stone(s).", "side", Math.ceil(puzzle.clueLength / 2)).arg(other) : qsTr("The win takes %n stone(s).", "", Math.ceil(puzzle.clueLength / 2));
        switch (puzzle.clueShape) {
        case Puzzle.MakesFourThree:
            return qsTr("It makes a four and an open three.");
        case Puzzle.MakesFour:
            return qsTr("It makes a four.");
        case Puzzle.MakesThrees:
            return qsTr("It makes two open threes.");
        case Puzzle.MakesThree:
            return qsTr("It makes an open three.");
        case Puzzle.MakesNeither:
            return qsTr("It makes neither a four nor an open three, and threatens to win by fours.");
        }
        switch (puzzle.cluePlace) {
        case Puzzle.AtCorner:
            return qsTr("It is a corner.");
        case Puzzle.AtEdge:
            return qsTr("It lies on the edge.");
        case Puzzle.AtInside:
            return qsTr("It does not lie on the edge.");
        default:
            return "";
        }
    }

    readonly property string rating: rated(puzzle.ownRating, puzzle.guessed)
    readonly property string change: puzzle.before === 0 ? "" : qsTr("%1 → %2", "a rating before and after").arg(puzzle.before).arg(puzzle.after)
    readonly property string chance: {
        const tenths = Math.round(puzzle.chance * 10);
        if (puzzle.chance === 0 || puzzle.guessed)
            return "";
        return tenths <= 0 ? qsTr("You would solve hardly one in ten like this.") : tenths >= 10 ? qsTr("You would solve nearly all like this.") : qsTr("You solve about %n in ten like this.", "", tenths);
    }

    // A rating that is still a guess has a question mark.
    function rated(rating: int, guessed: bool): string {
        return guessed ? qsTr("%1?", "a rating that is a guess").arg(rating) : String(rating);
    }

    // How the last puzzle of a run went: the next one takes its place at once.
    readonly property string fared: !puzzle.running ? "" : puzzle.runRight ? qsTr("Right.", "the last puzzle") : puzzle.runWrong ? qsTr("Wrong: error %1 of 3.", "the last puzzle").arg(puzzle.runErrors) : ""

    // How a run stands, and how it ended.
    readonly property string runStands: runScore(puzzle.runSolved, puzzle.runErrors)
    readonly property string runEnd: puzzle.runErrors >= 3 ? qsTr("That was the third error.") : puzzle.left <= 0 ? qsTr("Time is up.") : ""

    function runScore(solved: int, errors: int): string {
        return qsTr("%1 solved, %n error(s)", "number of puzzles", errors).arg(solved);
    }

    function runOver(solved: int, errors: int): string {
        return qsTr("The run is over: %1.", "puzzles solved, errors").arg(runScore(solved, errors));
    }

    // What is to be done.
    readonly property string task: words.join(qsTr("%1.", "a headline").arg(goal), asked)

    // The sentence for the puzzle as it is now.
    readonly property string sentence: {
        if (over && puzzle.runOver && puzzle.way === Puzzle.Clock && !puzzle.running)
            return words.join(words.join(runEnd, runOver(puzzle.runSolved, puzzle.runErrors)), outcome === "" ? "" : qsTr("%1.", "a headline").arg(outcome));
        if (over)
            return words.join(qsTr("%1.", "a headline").arg(outcome), tally);
        if (puzzle.tried !== "")
            return words.join(words.join(qsTr("%1.", "a headline").arg(missed), answered), better);
        for (let at = 2; at >= 0; at--) {
            if (hints[at] !== "")
                return hints[at];
        }
        if (goOn !== "")
            return goOn;
        return words.join(fared, task);
    }
}
