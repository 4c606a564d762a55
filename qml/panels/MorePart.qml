// What a game alone lets one choose. What few people change is folded away below a line that says what is there, or what was
// chosen there.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property GameKind game
    required property GameOptions options

    property bool unfolded: false
    readonly property bool shown: unfolded || game.choiceInSight
    // The same for every game, so that choosing one moves nothing.
    readonly property int lineHeight: line.implicitHeight

    spacing: Theme.gap

    FoldButton {
        id: line
        objectName: "more"
        visible: !root.game.choiceInSight
        width: parent.width
        text: qsTr("More", "unfolds further choices")
        summary: root.unfolded ? "" : root.game.chosen(root.options)
        unfolded: root.unfolded
        onClicked: root.unfolded = !root.unfolded
    }

    GamePart {
        width: parent.width
        visible: root.shown
        part: root.shown ? root.game.choice : ""
        given: ({ options: root.options })
    }
}
