// The panel while one studies: the moves, the analysis, the review and the openings, each behind a tab.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property StudyModel study
    required property LineModel lines
    required property ReviewModel points
    required property GameWords words
    required property GameKind kind
    required property Preferences preferences
    required property bool sheet
    required property bool compact
    // Whether it comes while the window is in use.
    required property bool arrives
    // The height of the tabs.
    required property real headHeight
    // 0 the moves, 1 the analysis, 2 the review, 3 the openings.
    required property int tab

    signal tabPicked(int tab)
    // A file of games is to be chosen.
    signal gamesAsked
    // The list of programs is wanted.
    signal enginesAsked

    // Gives the keyboard to the moves that were played.
    function focusOpenings() {
        if (openingsPlace.item)
            (openingsPlace.item as ExplorerPanel).focusMoves();
    }

    PanelTabs {
        objectName: "studyTabs"
        visible: !root.compact
        width: parent.width
        height: root.headHeight
        names: [qsTr("Moves"), qsTr("Analysis"), qsTr("Review"), qsTr("Openings")]
        current: root.tab
        onPicked: index => root.tabPicked(index)
    }

    LazyPart {
        id: movesPlace
        anchors.fill: parent
        anchors.topMargin: root.headHeight
        wanted: root.tab === 0
        sourceComponent: StudyPanel {
            arrives: root.arrives || movesPlace.arrives
            game: root.game
            moves: root.study
            compact: root.compact
        }
    }

    LazyPart {
        id: analysisPlace
        anchors.fill: parent
        anchors.topMargin: root.headHeight
        wanted: root.tab === 1
        sourceComponent: AnalysisPanel {
            arrives: root.arrives || analysisPlace.arrives
            game: root.game
            lines: root.lines
            words: root.words
            kind: root.kind
            preferences: root.preferences
            compact: root.compact
            onEnginesAsked: root.enginesAsked()
        }
    }

    LazyPart {
        id: reviewPlace
        anchors.fill: parent
        anchors.topMargin: root.headHeight
        wanted: root.tab === 2
        sourceComponent: ReviewPanel {
            arrives: root.arrives || reviewPlace.arrives
            game: root.game
            kind: root.kind
            sheet: root.sheet
            points: root.points
            words: root.words
            compact: root.compact
        }
    }

    LazyPart {
        id: openingsPlace
        anchors.fill: parent
        anchors.topMargin: root.headHeight
        wanted: root.tab === 3
        sourceComponent: ExplorerPanel {
            arrives: root.arrives || openingsPlace.arrives
            game: root.game
            words: root.words
            compact: root.compact
            onGamesAsked: root.gamesAsked()
        }
    }
}
