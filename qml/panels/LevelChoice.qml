// How strong one machine is: a level with its name and difficulty, or a person's rating with what such a person does; or the
// program in its place.
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

    readonly property LevelNames names: LevelNames {}

    // Whether who plays is chosen here; else that is done beside the opponent.
    property bool seated: false
    // Whether it can play like a person, and does.
    property bool knowsPeople: false
    // Whether errors cost discs; else they are threats that are not seen.
    property bool losesDiscs: true
    readonly property bool isPerson: root.names.isPerson(level)
    readonly property string personWords: !isPerson ? "" : losesDiscs ? root.names.person(level) : root.names.overlooking(level)
    readonly property string levelWords: root.names.title(level)
    // The words below the slider, beside the button.
    readonly property int wordsTop: slider.y + slider.height - Math.round(6 * Theme.scale)
    readonly property int below: other.visible ? width - other.width - Theme.gap : width

    contentHeight: Theme.control + Math.round(20 * Theme.scale)

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
        visible: !root.isProgram && !root.isPerson
        y: -Math.round(8 * Theme.scale)
        width: parent.width
        name: root.label
        level: root.isPerson ? root.names.levelOf(root.level) : root.level
        levelName: qsTr("%1, %2", "name of the level, how hard it is").arg(root.names.name(level)).arg(root.names.eases()[root.names.ease(level)])
        onPicked: level => root.picked(level)
    }

    Slider {
        objectName: "rating"
        visible: !root.isProgram && root.isPerson
        y: slider.y
        width: parent.width
        name: root.label
        from: root.names.leastRating
        to: root.names.mostRating
        stepSize: root.names.ratingStep
        level: root.names.ratingOf(root.level)
        levelName: root.losesDiscs ? root.names.person(level) : root.names.overlooking(level)
        said: qsTr("%1 of %2 to %3: %4", "rating, lowest and highest rating, what somebody of it does").arg(level).arg(from).arg(to).arg(levelName)
        onPicked: level => root.picked(level)
    }

    Repeater {
        model: root.names.eases()

        Text {
            required property string modelData
            required property int index

            visible: !root.isProgram && !root.isPerson
            // Below the first level that is so.
            x: Math.round(Math.max(0, Math.min(root.below - width, slider.placeOf(root.names.firsts[index]) - width / 2)))
            y: root.wordsTop
            height: Math.round(16 * Theme.scale)
            verticalAlignment: Text.AlignVCenter
            text: modelData
            textFormat: Text.PlainText
            color: index === root.names.ease(root.level) ? Theme.ink : Theme.faint
            font.pixelSize: Theme.small
            font.weight: index === root.names.ease(root.level) ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
    }

    Text {
        objectName: "personWords"
        visible: !root.isProgram && root.isPerson
        y: root.wordsTop
        width: root.below
        height: Math.round(40 * Theme.scale)
        text: root.personWords
        textFormat: Text.PlainText
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Math.round(0.8 * Theme.small)
        // The slider reads it out.
        Accessible.ignored: true
    }

    LinkButton {
        id: other
        objectName: "otherStrength"
        visible: !root.isProgram && root.knowsPeople
        x: parent.width - width
        y: root.wordsTop - Math.round(2 * Theme.scale)
        text: root.isPerson ? qsTr("Machine levels") : qsTr("Like a person")
        // Under Watch there are two of them.
        Accessible.name: Speech.joined([text, root.label])
        Accessible.description: qsTr("how Heibai plays")
        onClicked: root.picked(root.isPerson ? root.names.levelOf(root.level) : root.names.ratingOf(root.level))
    }
}
