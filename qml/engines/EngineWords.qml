// The words for programs: protocol, state, and results of trials.
import QtQuick
import org.heibai.app

QtObject {
    readonly property Games games: Games {}
    readonly property ProblemText problems: ProblemText {}

    function protocol(protocol: int): string {
        switch (protocol) {
        case Engines.NBoard:
            return "NBoard";
        case Engines.Gomocup:
            return "Gomocup";
        default:
            return "GTP";
        }
    }

    function life(life: int): string {
        switch (life) {
        case Engines.Starting:
            return qsTr("starting", "a program");
        case Engines.Ready:
            return qsTr("ready", "a program");
        case Engines.Thinking:
            return qsTr("thinking", "a program");
        case Engines.Silent:
            return qsTr("silent", "a program");
        case Engines.Ended:
            return qsTr("ended", "a program");
        case Engines.Crashed:
            return qsTr("crashed", "a program");
        default:
            return qsTr("not running", "a program");
        }
    }

    function row(kind: int, protocolKind: int, lifeKind: int): string {
        return qsTr("%1 · %2 · %3", "game, protocol, state").arg(games.nameOf(kind)).arg(protocol(protocolKind)).arg(life(lifeKind));
    }

    readonly property string sandboxed: qsTr("Heibai runs in a sandbox (Flatpak), where it can't start other programs. As a package, an AppImage or an archive it can.")

    // What came of adding or testing a program.
    function news(news: int, text: string, number: int, problem: int): string {
        switch (news) {
        case Engines.Added:
            return qsTr("%1 was added.", "name").arg(text);
        case Engines.Sandboxed:
            return sandboxed;
        case Engines.NotStarted:
            return Speech.both(qsTr("It could not be started."), problems.sentence(problem, text));
        case Engines.EndedEarly:
            return text === "" ? qsTr("It exited before it answered. Perhaps it needs arguments.") : qsTr("It exited before it answered, and said: “%1”. Perhaps it needs arguments.").arg(text);
        case Engines.Mute:
            return qsTr("It gave no answer within %n second(s), whatever protocol was tried. Perhaps it needs arguments.", "", number);
        case Engines.Unknown:
            return qsTr("It answered “%1”, which is not a known protocol. Perhaps it needs arguments.").arg(text);
        case Engines.Floods:
            return qsTr("It never stops writing.");
        case Engines.NoGame:
            return qsTr("It speaks GTP, but plays none of our games.");
        case Engines.Full:
            return qsTr("The list is full. Remove a program first.");
        case Engines.NoArguments:
            return qsTr("The arguments could not be read: is a quotation mark missing?");
        case Engines.NoCommand:
            return qsTr("That file is not a program.");
        case Engines.Tested:
            if (text === "")
                return qsTr("It starts and quits, but resigns instead of making a first move.");
            return qsTr("It starts, plays %1 after %2 s, and quits: it can play.", "move, seconds").arg(text).arg((number / 1000).toFixed(1));
        default:
            return failed(news, text, number);
        }
    }

    function failed(news: int, text: string, number: int): string {
        switch (news) {
        case Engines.Nonsense:
            return qsTr("It answered “%1”, which is not a move.").arg(text);
        case Engines.Illegal:
            return qsTr("It wanted to play %1, which is not legal.", "move").arg(text);
        case Engines.Died:
            return text === "" ? qsTr("It exited unexpectedly.") : qsTr("It exited unexpectedly, and said: “%1”").arg(text);
        case Engines.Hung:
            return qsTr("It did not answer within %n second(s).", "", number);
        case Engines.Lingered:
            return qsTr("It plays, but does not quit when asked to.");
        case Engines.OtherBoard:
            return qsTr("It cannot play on this board: “%1”.").arg(text);
        case Engines.OtherStart:
            return qsTr("It cannot play a game with this start.");
        case Engines.Refused:
            return qsTr("It does not accept a move of this game: “%1”.").arg(text);
        default:
            return "";
        }
    }
}
