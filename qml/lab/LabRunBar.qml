// Run and Cancel, the progress, and the result.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Laboratory lab
    required property LabWords says
    // The words about a file written.
    property string written: ""
    property bool writtenBadly: false
    // Whether what is shown is about a run, which is the next step then.
    property bool leads: true

    readonly property bool runs: lab.stage === Laboratory.Comparing || lab.stage === Laboratory.Playing
    readonly property real done: lab.stage === Laboratory.Playing ? lab.played / Math.max(1, lab.toPlay) : lab.runsNow / Math.max(1, lab.runsInAll)

    spacing: Math.round(Theme.gap / 2)

    // A reader is told of the beginning and the end, not of every step. Of a run that is over at once, the end is enough.
    readonly property int stage: lab.stage
    property bool plays: false
    // What was there before is no news.
    property bool ready: false
    Component.onCompleted: ready = true
    onStageChanged: {
        if (!ready)
            return;
        if (runs)
            plays = stage === Laboratory.Playing;
        Qt.callLater(root.tellStage);
    }

    function tellStage() {
        Speech.say(runs ? says.begun() : stage === Laboratory.Done ? says.over(plays) : says.stage(), "laboratory");
    }

    function focusRun() {
        run.forceActiveFocus(Qt.TabFocusReason);
    }

    Label {
        objectName: "labSays"
        width: parent.width
        visible: text !== ""
        font.pixelSize: Theme.small
        color: !root.runs && (root.lab.trouble !== Laboratory.Fit || root.lab.stage === Laboratory.Failed || root.writtenBadly) ? Theme.alarm : Theme.ink
        text: root.runs ? root.says.stage() : root.says.trouble() || root.written || root.says.stage()
        Accessible.role: Accessible.AlertMessage
    }

    Rectangle {
        visible: root.runs
        width: parent.width
        height: Math.max(4, Math.round(Theme.gap / 2))
        radius: height / 2
        color: Theme.hovered
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.edge
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("%1 %", "share that is done").arg(Math.round(100 * root.done))

        Rectangle {
            width: Math.max(height, Math.round(parent.width * root.done))
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    Button {
        id: run
        objectName: "runLab"
        width: parent.width
        primary: root.leads && !root.runs
        enabled: root.runs || root.lab.trouble === Laboratory.Fit
        text: root.runs ? qsTr("Cancel", "button") : qsTr("Run", "algorithms")
        onClicked: root.runs ? root.lab.cancel() : root.lab.run()
    }
}
