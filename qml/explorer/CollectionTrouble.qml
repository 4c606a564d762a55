// What is wrong with the list of the files that were added.
import QtQuick
import org.heibai.app

Notice {
    id: root

    required property Explorer explorer

    readonly property ProblemText problems: ProblemText {}

    text: explorer.problem !== Problem.None ? qsTr("The list of files could not be saved. %1", "why").arg(problems.text(explorer.problem, 0, 0, 0, explorer.trouble))
        : explorer.listLost ? qsTr("The list of files could not be read. What was there is kept beside it under another name.") : ""
    color: Theme.alarm
    font.pixelSize: Theme.small
}
