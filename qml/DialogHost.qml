// Loads a dialog when it is asked for, so that none costs the start anything.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Preferences preferences

    // Whether one of Qt's file dialogs is open, or about to be: it takes its colours from the window when it opens.
    property bool showsFiles: false

    anchors.fill: parent

    function open(name: string) {
        showsFiles = name.endsWith("GameDialog");
        if (loader.item && loader.shownName === name) {
            loader.item.open();
            return;
        }
        loader.shownName = name;
        const arguments_ = name.endsWith("GameDialog") ? { game: root.game } : name === "SettingsDialog" ? { preferences: root.preferences } : {};
        loader.setSource(Qt.resolvedUrl("dialogs/" + name + ".qml"), arguments_);
    }

    Loader {
        id: loader
        property string shownName: ""
        anchors.fill: parent
        onLoaded: item.open()
    }

    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onVisibleChanged() {
            if (!loader.item.visible)
                root.showsFiles = false;
        }
    }
}
