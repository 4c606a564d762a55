// Plays a recorded search: to its ends, step by step, and by itself, slowly or fast.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property LabTree tree
    // Whether it is visible: it pauses out of sight.
    required property bool seen
    property bool playing: false
    property int pace: 1

    readonly property bool atEnd: tree.step >= tree.steps

    // A step was made by hand, or there is none in that direction.
    signal stepped
    signal stopped(bool atEnd)

    implicitHeight: Theme.control
    onSeenChanged: if (!seen) playing = false
    onAtEndChanged: if (atEnd) playing = false

    function toggle() {
        if (tree.steps === 0)
            return;
        if (!playing && atEnd)
            tree.goTo(0);
        playing = !playing;
    }

    function goTo(step: int) {
        playing = false;
        if (step < 0 || step > tree.steps)
            return root.stopped(step > 0);
        tree.goTo(step);
        root.stepped();
    }

    Timer {
        interval: [700, 150, 25][root.pace]
        running: root.playing && root.seen
        repeat: true
        onTriggered: root.tree.goTo(root.tree.step + 1)
    }

    TransportBar {
        id: bar
        width: 4 * Theme.control
        height: parent.height
        canGoBack: root.tree.step > 0
        canGoOn: !root.atEnd
        stepping: true
        onFirstPressed: root.goTo(0)
        onPreviousPressed: root.goTo(root.tree.step - 1)
        onNextPressed: root.goTo(root.tree.step + 1)
        onLastPressed: root.goTo(root.tree.steps)
    }

    Button {
        id: play
        objectName: "playSearch"
        anchors.left: bar.right
        anchors.leftMargin: Theme.gap
        height: parent.height
        enabled: root.tree.steps > 0
        text: root.playing ? qsTr("Pause", "a recorded search") : qsTr("Play", "a recorded search")
        onClicked: root.toggle()
    }

    StepSlider {
        anchors.left: play.right
        anchors.leftMargin: Theme.gap
        anchors.right: paces.left
        anchors.rightMargin: Theme.gap
        height: parent.height
        objectName: "stepSlider"
        name: qsTr("Step of the search")
        step: root.tree.step
        steps: root.tree.steps
        onPicked: step => root.goTo(step)
    }

    ChoiceGroup {
        id: paces
        anchors.right: parent.right
        visible: root.width > 42 * Theme.text
        width: visible ? 13 * Theme.text : 0
        columns: 3
        name: qsTr("Pace")
        choices: [qsTr("Slow", "pace"), qsTr("Brisk", "pace"), qsTr("Fast", "pace")]
        current: root.pace
        onPicked: index => root.pace = index
    }
}
