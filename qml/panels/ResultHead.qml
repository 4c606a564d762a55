// The result and the next steps, at the head of the panel, so that the board stays in sight.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property ResultWords words
    required property bool canSwap
    required property bool canRematch
    // At its lowest: the result, and the buttons in one row.
    property bool compact: false
    // Where there is little height: two buttons in each row, one row fewer.
    property bool low: false
    // Whether it appears while the window is in use.
    property bool arrives: false
    // Whether there is a move to review.
    property bool canReview: true

    signal rematchPressed
    signal swapPressed
    signal newGamePressed
    signal studyPressed
    signal reviewPressed
    // The position in which the game left the user's lines is to be studied.
    signal departurePressed

    readonly property int inner: width - 2 * Theme.margin
    readonly property int half: Math.floor((inner - Theme.gap) / 2)
    readonly property int secondX: Theme.margin + half + Theme.gap
    readonly property bool pairs: low && !compact
    readonly property int third: Math.floor((inner - (buttons.length - 1) * Theme.gap) / buttons.length)
    readonly property var buttons: canSwap ? [rematch, swap, fresh, review] : [rematch, fresh, review]

    implicitHeight: review.y + review.height + (compact ? Math.round(Theme.gap / 2) : Theme.margin)

    function focusFirst(reason: int) {
        (canRematch ? rematch : fresh).forceActiveFocus(reason);
    }

    Text {
        id: headline
        objectName: "headline"
        x: Theme.margin
        y: root.compact ? Math.round(Theme.gap * 1.25) : Theme.margin
        width: root.inner
        height: Math.round((root.compact || root.low ? 28 : 40) * Theme.scale)
        verticalAlignment: Text.AlignVCenter
        text: root.words.headline
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.round((root.compact || root.low ? 18 : 28) * Theme.scale)
        font.weight: root.compact || root.low ? Font.DemiBold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.text
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Label {
        id: detail
        objectName: "resultDetail"
        visible: !root.compact
        x: Theme.margin
        y: headline.y + headline.height
        width: root.inner
        text: root.words.detail
        color: Theme.faint
        font.pixelSize: Math.round(13 * Theme.scale)
        lineHeight: 1.15
    }

    Label {
        id: tally
        objectName: "tally"
        visible: !root.compact && text !== ""
        x: Theme.margin
        y: detail.y + (detail.text === "" ? 0 : detail.height + Math.round(Theme.gap / 2))
        width: root.inner
        text: root.words.tally
        font.pixelSize: Math.round(13 * Theme.scale)
        font.weight: Font.DemiBold
    }

    // Where the user's own lines were left, with the way there.
    Column {
        id: departure
        visible: !root.compact && root.words.departure !== ""
        x: Theme.margin
        y: (tally.visible ? tally.y + tally.height : detail.y + detail.height) + Theme.gap
        width: root.inner
        spacing: Math.round(Theme.gap / 2)

        Label {
            objectName: "departure"
            width: parent.width
            text: root.words.departure
            font.pixelSize: Math.round(13 * Theme.scale)
        }

        LinkButton {
            objectName: "studyDeparture"
            text: qsTr("Study this position")
            onClicked: root.departurePressed()
        }
    }

    Button {
        id: rematch
        objectName: "rematch"
        arrives: root.arrives
        focus: true
        x: Theme.margin
        y: root.compact ? headline.y + headline.height + Math.round(Theme.gap / 2) : (departure.visible ? departure.y + departure.height : tally.visible ? tally.y + tally.height : detail.y + detail.height) + Math.round(Theme.gap * 1.5)
        width: root.compact ? root.third : root.pairs ? root.half : root.inner
        height: root.compact || root.pairs ? Theme.control : Math.round(48 * Theme.scale)
        primary: true
        enabled: root.canRematch
        text: qsTr("Rematch")
        onClicked: root.rematchPressed()
    }

    Button {
        id: swap
        objectName: "swap"
        arrives: root.arrives
        visible: root.canSwap
        enabled: root.canRematch
        x: root.compact ? rematch.x + root.third + Theme.gap : root.pairs ? root.secondX : Theme.margin
        y: root.compact || root.pairs ? rematch.y : rematch.y + rematch.height + Theme.gap
        width: root.compact ? root.third : root.half
        height: Theme.control
        text: qsTr("Swap sides")
        onClicked: root.swapPressed()
    }

    Button {
        id: fresh
        objectName: "newGame"
        arrives: root.arrives
        x: root.pairs && root.canSwap ? Theme.margin : root.canSwap ? swap.x + swap.width + Theme.gap : swap.x
        y: root.pairs && root.canSwap ? swap.y + swap.height + Theme.gap : swap.y
        width: root.compact ? root.third : root.pairs ? root.half : root.width - Theme.margin - x
        height: Theme.control
        text: qsTr("New game")
        onClicked: root.newGamePressed()
    }

    Button {
        id: review
        objectName: "reviewGame"
        arrives: root.arrives
        x: root.compact ? fresh.x + root.third + Theme.gap : root.pairs && root.canSwap ? root.secondX : Theme.margin
        y: root.compact ? rematch.y : root.pairs && root.canSwap ? fresh.y : fresh.y + fresh.height + Theme.gap
        width: root.compact ? root.third : root.pairs && !root.canSwap ? root.inner : root.half
        height: Theme.control
        text: qsTr("Review", "a game")
        enabled: root.canReview
        onClicked: root.reviewPressed()
    }

    // A review opens the study, so where there is room for one of the two, it is enough.
    Button {
        id: study
        objectName: "study"
        arrives: root.arrives
        visible: !root.compact && !root.low
        x: review.x + review.width + Theme.gap
        y: review.y
        width: root.width - Theme.margin - x
        height: Theme.control
        text: qsTr("Study", "a game")
        onClicked: root.studyPressed()
    }
}
