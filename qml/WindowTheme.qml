// What the looks follow: the preferences, the system, and the size of the window.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences
    required property Window shownIn

    visible: false

    Binding {
        target: Theme
        property: "scheme"
        value: {
            switch (root.preferences.look) {
            case Preferences.Light:
                return "light";
            case Preferences.Dark:
                return "dark";
            case Preferences.HighContrast:
                return "high-contrast";
            default:
                return root.preferences.systemHighContrast ? "high-contrast" : root.preferences.systemDark ? "dark" : "light";
            }
        }
    }

    Binding {
        target: Theme
        property: "board"
        value: {
            switch (root.games.of(root.game.setup.kind).look(root.preferences)) {
            case Preferences.Wood:
                return "wood";
            case Preferences.Blue:
                return "blue";
            default:
                return "green";
            }
        }
    }

    Binding {
        target: Theme
        property: "desktopAccent"
        value: root.preferences.systemAccent
    }

    Binding {
        target: Theme
        property: "desktopText"
        value: root.preferences.systemText
    }

    Binding {
        target: Theme
        property: "windowWidth"
        value: root.shownIn.width
    }

    Binding {
        target: Theme
        property: "windowHeight"
        value: root.shownIn.height
    }

    Binding {
        target: Theme
        property: "reducedMotion"
        value: root.preferences.motion === Preferences.ReducedMotion || (root.preferences.motion === Preferences.SystemMotion && root.preferences.systemReducedMotion)
    }
}
