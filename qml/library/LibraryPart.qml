// The library besides its sheet: drops of files and texts, and progress.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

DropArea {
    id: root

    required property Library library
    required property Game game
    // Whether something covers the board and shows the progress itself.
    property bool covered: false
    // Whether what covers it would be lost with another game.
    property bool refuses: false

    signal taken

    function take(urls: var, text: string): bool {
        if (refuses || urls.length === 0 && text === "")
            return false;
        taken();
        if (urls.length > 0)
            root.game.files.openAll(urls.join("\n"));
        else
            root.library.dropText(text);
        return true;
    }

    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => drop.accepted = root.take(drop.hasUrls ? drop.urls : [], drop.hasText ? drop.text : "")

    Lateness {
        id: lateness
        library: root.library
    }

    // Above any dialog.
    LazyPart {
        parent: T.Overlay.overlay
        anchors.fill: parent
        z: 1
        wanted: root.containsDrag
        sourceComponent: DropHint {
            refuses: root.refuses
        }
    }

    LazyPart {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gap
        wanted: lateness.late && !root.covered
        sourceComponent: ProgressCard {
            library: root.library
            room: root.width
        }
    }
}
