// A move played from the position; a press plays it.
import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property int cell
    required property string name
    required property int side
    required property int games
    required property real share
    required property int black
    required property int draws
    required property int white
    required property bool hasMean
    required property real mean
    required property real points
    required property bool valued
    required property real value
    required property int percent
    required property int forced
    required property int sureness
    required property int depth
    required property bool book
    required property ExplorerColumns columns
    required property ExplorerWords says

    readonly property string meant: says.mean(hasMean, mean, points, side)
    readonly property string worth: !valued ? "" : book ? says.words.bookWorth(value, sureness, forced, percent, side, side) : says.words.worth(value, sureness, forced, percent, side, side)
    readonly property string sure: valued ? says.sureness(sureness, depth, book) : ""

    implicitHeight: columns.rowHeight
    corners: Theme.radius
    frame: Theme.border
    Accessible.name: says.spoken(name, games, share, says.results(black, draws, white), meant, worth, sure)

    contentItem: Item {
        SmallDisc {
            id: disc
            x: Math.round(Theme.gap / 2)
            anchors.verticalCenter: parent.verticalCenter
            size: Math.round(Theme.text * 0.43) * 2
            black: root.side === Side.Black
        }

        Text {
            x: disc.x + disc.width + Math.round(Theme.gap * 0.75)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.name
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Theme.text
            font.weight: Font.DemiBold
        }

        PlayedFigures {
            anchors.fill: parent
            columns: root.columns
            says: root.says
            games: root.games
            share: root.share
            black: root.black
            draws: root.draws
            white: root.white
            mean: root.meant
            value: root.worth
            sure: root.sure
        }
    }
}
