// The actions of the menus View, Settings and Help.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences
    property bool fullScreen: false
    property bool panelShown: false

    signal fullScreenAsked
    signal panelAsked
    signal settingsAsked
    signal enginesAsked
    signal rulesAsked
    signal keysAsked
    signal aboutAsked
    signal reviewAsked
    signal openingsAsked
    signal labAsked
    signal standingAsked

    readonly property GameKind kind: games.of(game.setup.kind)
    readonly property int shownBoard: kind.look(preferences)

    component Theming: Action {
        required property int look
        checked: root.preferences.look === look
        checkable: true
        onTriggered: {
            root.preferences.look = look;
            checked = Qt.binding(() => root.preferences.look === look);
        }
    }
    component Boarding: Action {
        required property int look
        checked: root.shownBoard === look
        checkable: true
        onTriggered: {
            root.kind.setLook(root.preferences, look);
            checked = Qt.binding(() => root.shownBoard === look);
        }
    }
    component Speaking: Action {
        required property int tongue
        checked: root.preferences.language === tongue
        checkable: true
        onTriggered: {
            root.preferences.language = tongue;
            checked = Qt.binding(() => root.preferences.language === tongue);
        }
    }

    readonly property list<QtObject> themes: [
        Theming { words: qsTr("Like the &system", "look"); look: Preferences.SystemLook },
        Theming { words: qsTr("&Light", "look"); look: Preferences.Light },
        Theming { words: qsTr("&Dark", "look"); look: Preferences.Dark },
        Theming { words: qsTr("High &contrast", "look"); look: Preferences.HighContrast }
    ]
    readonly property list<QtObject> boards: [
        Boarding { words: qsTr("&Green", "board"); look: Preferences.Green },
        Boarding { words: qsTr("&Wood", "board"); look: Preferences.Wood },
        Boarding { words: qsTr("&Blue", "board"); look: Preferences.Blue }
    ]
    // Each language in its own words, so that whoever lost theirs finds it.
    readonly property var languages: [tongueOfTheSystem, ...Array.from(preferences.languages).map((name, at) => speaking.createObject(root, { words: name, tongue: at + 1 }))]
    readonly property Speaking tongueOfTheSystem: Speaking {
        words: qsTr("Like the &system", "language")
        tongue: 0
    }
    readonly property Component speaking: Component {
        Speaking {}
    }

    readonly property bool learning: game.learning
    // Whether no other room can be entered yet.
    readonly property bool waits: game.keptHere >= 0

    readonly property Action learn: Action {
        words: qsTr("L&earn", "menu")
        keys: "F2"
        checkable: true
        checked: root.learning
        possible: !root.game.editor.open
        onChosen: {
            if (root.learning)
                root.game.puzzle.leave();
            else
                root.game.puzzle.enter();
            checked = Qt.binding(() => root.learning);
        }
        onRefused: {
            checked = Qt.binding(() => root.learning);
            root.game.explain(Status.SetUpFirst);
        }
    }
    readonly property Action analyse: Action {
        words: qsTr("Anal&yse", "menu")
        keys: "F4"
        possible: !root.game.editor.open && (root.game.study.open || !root.waits)
        checkable: true
        checked: root.game.study.open && root.game.analysis.on
        onChosen: {
            const on = !(root.game.study.open && root.game.analysis.on);
            if (!root.game.study.open)
                root.game.study.enter();
            root.game.analysis.switchTo(on);
            if (on)
                Speech.say(qsTr("The analysis is switched on."), "analysis");
            else
                root.game.explain(Status.AnalysisOff);
            checked = Qt.binding(() => root.game.study.open && root.game.analysis.on);
        }
        onRefused: {
            checked = Qt.binding(() => root.game.study.open && root.game.analysis.on);
            root.game.explain(root.game.keptHere);
        }
    }
    readonly property Action review: Action {
        words: qsTr("Revie&w the game", "menu")
        keys: "F5"
        possible: root.game.keptFromReview < 0
        onChosen: root.reviewAsked()
        onRefused: root.game.explain(root.game.keptFromReview)
    }
    readonly property Action openings: Action {
        words: qsTr("Open&ings", "menu")
        keys: "F6"
        possible: !root.waits
        onChosen: root.openingsAsked()
        onRefused: root.game.explain(root.game.keptHere)
    }
    readonly property Action lab: Action {
        words: qsTr("Labo&ratory…", "menu")
        keys: "F8"
        possible: !root.waits
        onChosen: {
            // It would give a puzzle away.
            if (root.learning)
                root.game.study.enter();
            root.labAsked();
        }
        onRefused: root.game.explain(root.game.keptHere)
    }
    readonly property Action panel: Action {
        words: qsTr("Side &panel", "menu")
        keys: "F9"
        checkable: true
        checked: root.panelShown
        onTriggered: {
            root.panelAsked();
            checked = Qt.binding(() => root.panelShown);
        }
    }
    readonly property Action screen: Action {
        words: qsTr("&Full screen", "menu")
        keys: "F11"
        checkable: true
        checked: root.fullScreen
        onTriggered: {
            root.fullScreenAsked();
            checked = Qt.binding(() => root.fullScreen);
        }
    }
    readonly property Action legal: Action {
        words: qsTr("&Legal moves", "menu")
        checkable: true
        checked: root.preferences.showLegal
        onTriggered: root.preferences.showLegal = checked
    }
    readonly property Action preview: Action {
        words: qsTr("Pre&view of moves", "menu")
        checkable: true
        checked: root.preferences.showPreview
        onTriggered: root.preferences.showPreview = checked
    }
    readonly property Action numbers: Action {
        words: qsTr("Move &numbers", "menu")
        checkable: true
        checked: root.preferences.moveNumbers
        onTriggered: root.preferences.moveNumbers = checked
    }
    readonly property Action threats: Action {
        words: qsTr("&Threats", "menu")
        checkable: true
        checked: root.preferences.showThreats
        onTriggered: root.preferences.showThreats = checked
    }
    readonly property Action standing: Action {
        words: qsTr("Read the &displays aloud", "menu: for screen readers")
        keys: "Ctrl+I"
        onTriggered: root.standingAsked()
    }
    // What the game on the board has.
    readonly property var boardEntries: [kind.showsLegal ? legal : numbers, preview, ...(kind.threatens ? [threats] : [])]
    readonly property var ruleEntries: game.setup.knowsPass ? [passes, official] : []
    readonly property Action passes: Action {
        words: qsTr("&Pass automatically", "menu")
        checkable: true
        checked: root.preferences.passBySelf
        onTriggered: root.preferences.passBySelf = checked
    }
    readonly property Action official: Action {
        words: qsTr("Skip &only without a legal move", "menu")
        checkable: true
        checked: root.preferences.officialRules
        onTriggered: root.preferences.officialRules = checked
    }
    readonly property Action sound: Action {
        words: qsTr("S&ound", "menu")
        checkable: true
        checked: root.preferences.sound
        onTriggered: root.preferences.sound = checked
    }
    readonly property Action settings: Action {
        words: qsTr("P&references…", "menu")
        keys: "Ctrl+,"
        onTriggered: root.settingsAsked()
    }
    readonly property Action engines: Action {
        words: qsTr("&Engines…", "menu")
        onTriggered: root.enginesAsked()
    }
    readonly property Action rules: Action {
        words: qsTr("&Rules", "menu")
        keys: "F1"
        onTriggered: root.rulesAsked()
    }
    readonly property Action keysHelp: Action {
        words: qsTr("&Keys", "menu")
        onTriggered: root.keysAsked()
    }
    readonly property About facts: About {}
    readonly property Action copyDetails: Action {
        words: qsTr("&Copy details", "menu")
        onTriggered: root.facts.copyDetails()
    }
    readonly property Action about: Action {
        words: qsTr("&About Heibai", "menu")
        onTriggered: root.aboutAsked()
    }
}
