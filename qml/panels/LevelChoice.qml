// The level of one machine: number and name, slider, and difficulty; or the program in its place.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    required property int level

    // The programs that can take its place, and the one chosen, or -1.
    property list<string> programs: []
    property int program: -1
    readonly property bool isProgram: program >= 0 && program < programs.length

    signal picked(int level)
    signal programPicked(int program)
    signal enginesAsked

    LevelNames {
        id: names
    }

    // Whether who plays is chosen here; else that is done beside the opponent.
    property bool seated: false
    readonly property string levelWords: qsTr("Level %1 · %2", "number, name").arg(root.level).arg(names.name(root.level))

    aside: [
        SeatButton {
            objectName: "seat"
            visible: root.seated
            x: root.width - width + rightPadding
            y: Math.round((root.labelHeight - height) / 2)
            width: Math.min(implicitWidth, root.labelRoom + rightPadding)
            label: root.label
            own: root.levelWords
            programs: root.programs
            program: root.isProgram ? root.program : -1
            onPicked: program => root.programPicked(program)
            onEnginesAsked: root.enginesAsked()
        },
        Label {
            objectName: "levelWords"
            visible: !root.seated && !root.isProgram
            x: root.width - width
            width: Math.min(implicitWidth, root.labelRoom)
            height: root.labelHeight
            verticalAlignment: Text.AlignVCenter
            text: root.levelWords
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            // The slider reads it out.
            Accessible.ignored: true
        }
    ]

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
        levelName: qsTr("%1, %2", "name of the level, how hard it is").arg(names.name(root.level)).arg(names.eases()[names.ease(root.level)])
        onPicked: level => root.picked(level)
    }

    Repeater {
        model: names.eases()

        Text {
            required property string modelData
            required property int index

            visible: !root.isProgram
            x: Math.round(index * (root.width - width) / 2)
            y: slider.y + slider.height - Math.round(6 * Theme.scale)
            height: Math.round(16 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: modelData
            textFormat: Text.PlainText
            color: index === names.ease(root.level) ? Theme.ink : Theme.faint
            font.pixelSize: Theme.small
            font.weight: index === names.ease(root.level) ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
    }
}
