// Asks for files within a dialog. Each time anew, so that a name suggested is a free one by then.
import QtQuick
import org.heibai.app

Loader {
    id: root

    required property Preferences preferences

    // The desktop's dialog where it has one, else our own: Qt's stand-in knows neither our colours nor our keys.
    function ask(question: QtObject) {
        setSource("");
        if (preferences.nativeFiles())
            setSource(Qt.resolvedUrl("DesktopFileDialog.qml"), { question: question, otherwise: () => root.askHere(question) });
        else
            askHere(question);
    }

    function askHere(question: QtObject) {
        setSource(Qt.resolvedUrl("FileSheet.qml"), { question: question });
    }

    onLoaded: item.open()
}
