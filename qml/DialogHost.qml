// Loads a dialog when it is asked for, so that none costs the start anything.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    required property Preferences preferences

    anchors.fill: parent

    function open(name: string) {
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
}
