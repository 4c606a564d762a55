// A rule in the help: words beside a picture, or below it where the sheet is narrow.
import QtQuick
import org.heibai.app

Flow {
    id: root
    required property string words
    required property string picture
    required property string description
    property string second: ""
    property string secondDescription: ""
    property int lastCell: -1
    property int side: 1
    // Whether stones lie on crossings, and signs mark forbidden points.
    property bool crossings: false
    // Whether the signs on crossings mark points that may be played, in the first picture and in the second.
    property bool allowed: false
    property bool secondAllowed: false

    // How many squares or crossings the widest picture of the sheet has: where that leaves room, the words of all rows begin
    // at one margin.
    property int widest: 0
    readonly property int shared: Math.max(first.implicitWidth, first.widthOf(widest))
    readonly property int pictures: leaves(shared) ? shared : first.implicitWidth
    readonly property bool beside: leaves(pictures)

    // Whether pictures of this width leave room for words beside them.
    function leaves(taken: real): bool {
        return width - taken - spacing > 14 * Theme.text;
    }

    width: parent.width
    spacing: Theme.margin

    Column {
        width: root.beside ? root.pictures : implicitWidth
        spacing: Theme.gap

        PictureBoard {
            id: first
            picture: root.picture
            description: root.description
            side: root.side
            crossings: root.crossings
            allowed: root.allowed
        }

        PictureBoard {
            visible: root.second !== ""
            picture: root.second
            description: root.secondDescription
            lastCell: root.lastCell
            crossings: root.crossings
            allowed: root.secondAllowed
        }
    }

    Label {
        width: root.beside ? root.width - root.pictures - root.spacing : root.width
        text: root.words
        lineHeight: 1.15
    }
}
