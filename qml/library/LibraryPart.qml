// The library besides its sheet: drops of files and texts, and progress.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

DropArea {
    id: root

    required property Library library
    required property Game game
    required property WindowGrid grid
    // Whether something covers the board and shows the progress itself.
    property bool covered: false
    // Whether what covers it would be lost with another game.
    property bool refuses: false
    // Where a file that is dropped is added to the lines that are learnt.
    property Item lines: null
    readonly property bool adds: containsDrag && over(drag.x, drag.y)

    signal taken

    function over(x: real, y: real): bool {
        return lines !== null && lines.contains(lines.mapFromItem(root, x, y));
    }

    function take(urls: var, text: string, add: bool): bool {
        if (refuses || urls.length === 0 && text === "")
            return false;
        taken();
        if (urls.length > 0 && add)
            root.game.openings.importFrom(urls.join("\n"));
        else if (urls.length > 0)
            root.game.files.openAll(urls.join("\n"));
        else
            root.library.dropText(text);
        return true;
    }

    onEntered: drag => drag.accepted = drag.hasUrls || drag.hasText
    onDropped: drop => drop.accepted = root.take(drop.hasUrls ? drop.urls : [], drop.hasText ? drop.text : "", root.over(drop.x, drop.y))

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
            adds: root.adds
        }
    }

    // Over the board's upper edge: what stands above it is looked at meanwhile.
    LazyPart {
        x: Math.round(root.grid.within(width))
        y: root.grid.boardY - Math.round(Theme.gap / 2)
        wanted: lateness.late && !root.covered
        sourceComponent: ProgressCard {
            library: root.library
            room: root.grid.headWidth
        }
    }
}
