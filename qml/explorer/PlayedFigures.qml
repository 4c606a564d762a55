// The figures of games in the columns of the explorer: number, results, margin, and our own value.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property ExplorerColumns columns
    required property ExplorerWords says
    required property int games
    required property int black
    required property int draws
    required property int white
    required property string mean
    // Their share of all games, or -1 if they are all.
    property real share: -1
    property string value: ""
    property string sure: ""

    Text {
        id: count
        x: root.columns.games
        y: root.share <= 0 ? Math.round((parent.height - height) / 2) : Math.round(parent.height / 2 - height)
        width: root.columns.gamesWidth
        text: root.games > 0 ? root.says.number(root.games) : "–"
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: root.games > 0 ? Theme.ink : Theme.faint
        font.pixelSize: Math.round(13 * Theme.scale)
    }

    Rectangle {
        objectName: "share"
        visible: root.share > 0
        x: root.columns.games
        y: count.y + count.height + 2
        width: Math.max(2, Math.round(root.columns.gamesWidth * root.share))
        height: Math.round(5 * Theme.scale)
        radius: height / 2
        antialiasing: true
        color: Theme.accent
    }

    ResultsBar {
        x: root.columns.results
        y: Math.round((parent.height - height) / 2)
        width: root.columns.resultsWidth
        black: root.black
        draws: root.draws
        white: root.white
    }

    Text {
        x: root.columns.mean
        visible: root.columns.showsMean
        width: root.columns.meanWidth
        height: parent.height
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: root.mean
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.round(13 * Theme.scale)
    }

    Column {
        x: root.columns.value
        anchors.verticalCenter: parent.verticalCenter
        width: root.columns.valueWidth
        visible: root.value !== ""

        Text {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: root.value
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: Math.round(13 * Theme.scale)
            font.weight: Font.DemiBold
        }

        Text {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: root.sure
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Math.round(11 * Theme.scale)
        }
    }
}
