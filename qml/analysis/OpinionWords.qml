// The state of the program that gives a second opinion, and what it did wrong.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Opinion opinion

    readonly property EngineWords engines: EngineWords {}
    readonly property string failure: opinion.how === Opinion.HasFailed ? engines.news(opinion.news, opinion.text, opinion.number, opinion.problem) : ""
    readonly property string state: {
        switch (opinion.how) {
        case Opinion.GetsReady:
            return qsTr("starting…", "a program");
        case Opinion.Thinks:
            return opinion.known === 0 ? qsTr("thinking…", "a program") : qsTr("thinking… %1 of %2 moves", "a program").arg(opinion.known).arg(opinion.moves);
        case Opinion.IsExact:
            return qsTr("done: exact", "a program");
        case Opinion.IsDone:
            return opinion.known === 0 ? qsTr("done: it has said nothing", "a program") : qsTr("done", "a program");
        case Opinion.CanNot:
            return qsTr("It can't analyse.", "a program");
        case Opinion.HasFailed:
            return failure === "" ? qsTr("It has failed.", "a program") : failure;
        default:
            return "";
        }
    }
}
