// The panel in a study: moves, analysis, review and openings, each behind a tab.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property GameWords words
    required property GameKind kind
    required property Preferences preferences
    required property bool sheet
    required property bool compact
    // Whether it appears while the window is in use.
    required property bool arrives
    // The height of the tabs.
    required property real headHeight
    // 0 the moves, 1 the analysis, 2 the review, 3 the openings.
    required property int tab
    // With two columns the moves are left of the other tabs.
    property int columns: 1

    readonly property bool wide: columns === 2
    readonly property int shown: wide ? Math.max(1, tab) : tab
    readonly property int first: wide ? Theme.panelWidth : 0

    signal tabPicked(int tab)
    // Asks to choose a file of games.
    signal gamesAsked
    // Asks for the list of programs.
    signal enginesAsked

    // Focuses the moves that were played.
    function focusOpenings() {
        if (openingsPlace.item)
            (openingsPlace.item as ExplorerPanel).focusMoves();
    }

    PanelTabs {
        objectName: "studyTabs"
        visible: !root.compact
        x: root.first
        width: parent.width - x
        height: root.headHeight
        names: root.wide ? [qsTr("Analysis"), qsTr("Review"), qsTr("Openings")] : [qsTr("Moves"), qsTr("Analysis"), qsTr("Review"), qsTr("Openings")]
        current: root.wide ? root.shown - 1 : root.shown
        onPicked: index => root.tabPicked(root.wide ? index + 1 : index)
    }

    Heading {
        visible: root.wide
        x: Theme.margin
        height: root.headHeight
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Moves")
    }

    Rectangle {
        visible: root.wide
        x: root.first
        width: Theme.border
        height: parent.height
        color: Theme.line
    }

    LazyPart {
        id: movesPlace
        y: root.headHeight
        width: root.wide ? root.first : parent.width
        height: parent.height - y
        wanted: root.wide || root.shown === 0
        sourceComponent: StudyPanel {
            arrives: root.arrives || movesPlace.arrives
            game: root.game
            says: root.words
            compact: root.compact
        }
    }

    LazyPart {
        id: analysisPlace
        anchors.fill: parent
        anchors.leftMargin: root.first
        anchors.topMargin: root.headHeight
        wanted: root.shown === 1
        sourceComponent: AnalysisPanel {
            arrives: root.arrives || analysisPlace.arrives
            game: root.game
            words: root.words
            kind: root.kind
            preferences: root.preferences
            compact: root.compact
            walks: !root.wide
            onEnginesAsked: root.enginesAsked()
        }
    }

    LazyPart {
        id: reviewPlace
        anchors.fill: parent
        anchors.leftMargin: root.first
        anchors.topMargin: root.headHeight
        wanted: root.shown === 2
        sourceComponent: ReviewPanel {
            arrives: root.arrives || reviewPlace.arrives
            game: root.game
            kind: root.kind
            sheet: root.sheet
            words: root.words
            compact: root.compact
            walks: !root.wide
            wide: root.wide
        }
    }

    LazyPart {
        id: openingsPlace
        anchors.fill: parent
        anchors.leftMargin: root.first
        anchors.topMargin: root.headHeight
        wanted: root.shown === 3
        sourceComponent: ExplorerPanel {
            arrives: root.arrives || openingsPlace.arrives
            game: root.game
            words: root.words
            compact: root.compact
            walks: !root.wide
            onGamesAsked: root.gamesAsked()
        }
    }
}
