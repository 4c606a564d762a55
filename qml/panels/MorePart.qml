// What few people change: folded away below a line that says what is there, or what was chosen there.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property GameKind game
    required property GameOptions options

    property bool unfolded: false
    readonly property int lineHeight: line.implicitHeight

    spacing: Theme.gap

    FoldButton {
        id: line
        objectName: "more"
        width: parent.width
        text: qsTr("More", "unfolds further choices")
        summary: root.unfolded ? "" : root.game.chosen(root.options)
        unfolded: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }

    GamePart {
        width: parent.width
        visible: root.unfolded
        part: root.unfolded ? root.game.choice : ""
        given: ({ options: root.options })
    }
}
