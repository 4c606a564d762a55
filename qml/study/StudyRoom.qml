// What the panel holds while one studies: the study itself, or the means to set a position up, or a mistake that is given
// back. The panel reads this file when a study begins.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property SidePanel panel
    // Whether it appears while the window is in use.
    required property bool arrives

    readonly property bool settingUp: panel.game.editor.open

    Connections {
        target: root.panel

        function onOpeningsAsked() {
            if (studyPlace.item)
                (studyPlace.item as StudyPart).focusOpenings();
        }
    }

    LazyPart {
        id: setUpPanel
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.settingUp
        sourceComponent: SetUpPanel {
            arrives: root.arrives || setUpPanel.arrives
            game: root.panel.game
            compact: root.panel.compact
        }
    }

    LazyPart {
        id: studyPlace
        anchors.fill: parent
        wanted: root.panel.studying && !root.settingUp && !root.panel.practising
        sourceComponent: StudyPart {
            arrives: root.arrives
            game: root.panel.game
            words: root.panel.words
            kind: root.panel.kind
            preferences: root.panel.preferences
            sheet: root.panel.sheet
            compact: root.panel.compact
            headHeight: root.panel.headHeight
            columns: root.panel.columns
            tab: root.panel.studyTab
            onTabPicked: tab => root.panel.studyTab = tab
            onGamesAsked: root.panel.gamesAsked()
            onEnginesAsked: root.panel.enginesAsked()
        }
    }

    LazyPart {
        anchors.fill: parent
        anchors.topMargin: root.panel.headHeight
        wanted: root.panel.practising
        sourceComponent: ExercisePanel {
            practice: root.panel.game.practice
            view: root.panel.game.view
            says: root.panel.exercise
            compact: root.panel.compact
        }
    }
}
