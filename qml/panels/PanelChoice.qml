// One choice of the panel: its label, and the segments to choose from.
import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    required property string choicesName
    required property list<string> words
    required property int current
    property var stones: []

    signal picked(int index)

    contentHeight: choice.implicitHeight

    ChoiceGroup {
        id: choice
        objectName: root.choicesName
        width: root.width
        name: root.label
        choices: root.words
        stones: root.stones
        current: root.current
        onPicked: index => root.picked(index)
    }
}
