// The library besides its sheet: drops of files and texts, and progress.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

DropArea {
    id: root

    required property Library library
    required property Game game
    // Whether something covers the board and shows the progress itself.
    property bool covered: false

    function take(urls: var, text: string): bool {
        if (urls.length > 0)
            root.game.files.openAll(urls.join("\n"));
        else if (text !== "")
            root.library.dropText(text);
        return urls.length > 0 || text !== "";
    }

    enabled: !covered
    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => drop.accepted = root.take(drop.hasUrls ? drop.urls : [], drop.hasText ? drop.text : "")

    Lateness {
        id: lateness
        library: root.library
    }

    LazyPart {
        anchors.fill: parent
        wanted: root.containsDrag
        sourceComponent: DropHint {}
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
