// The level of one machine: its number and name, the slider, and what its ends are called; or the program that takes its
// place.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    required property int level

    // The programs that can take its place, and which of them does, or -1.
    property list<string> programs: []
    property int program: -1
    readonly property bool isProgram: program >= 0 && program < programs.length

    signal picked(int level)
    signal programPicked(int program)
    signal enginesAsked

    LevelNames {
        id: names
    }

    aside: SeatButton {
        objectName: "seat"
        x: root.width - width + rightPadding
        y: Math.round((root.labelHeight - height) / 2)
        width: Math.min(implicitWidth, root.labelRoom + rightPadding)
        label: root.label
        own: qsTr("Level %1 · %2", "number, name").arg(root.level).arg(names.name(root.level))
        programs: root.programs
        program: root.isProgram ? root.program : -1
        onPicked: program => root.programPicked(program)
        onEnginesAsked: root.enginesAsked()
    }

    Label {
        objectName: "programWords"
        visible: root.isProgram
        width: parent.width
        text: qsTr("%1 plays in Heibai's place.", "name of a program").arg(root.programs[root.program] ?? "")
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Slider {
        id: slider
        visible: !root.isProgram
        y: -Math.round(8 * Theme.scale)
        width: parent.width
        name: root.label
        level: root.level
        levelName: names.name(root.level)
        onPicked: level => root.picked(level)
    }

    Repeater {
        model: [1, 10]

        Text {
            required property int modelData

            visible: !root.isProgram
            x: modelData === 1 ? 0 : root.width - width
            y: slider.y + slider.height - Math.round(6 * Theme.scale)
            height: Math.round(16 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: names.name(modelData)
            textFormat: Text.PlainText
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }
}
