// Says aloud, through a screen reader, what comes to Speech; there is nothing to see of it. It stands in a status bar: of what
// appears there a reader says the words alone.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    // Qt before 6.8 has no announcements, but a reader says every notification that appears. It asks for its words some time
    // later, so that each is another item than the ones before.
    readonly property bool appears: typeof Accessible.announce !== "function"
    property int turn: 0
    // What will be said in a moment: words, and their subject.
    property var due: []

    function expect(words: string, about: string) {
        // What the status line and a dialog tell at the same time is heard once.
        const others = due.filter(each => each.about !== about && each.words !== words);
        due = words === "" ? others : [...others, { words: words, about: about }];
        if (due.length > 0)
            soon.restart();
    }

    function announce(words: string) {
        if (words === "")
            return;
        if (typeof Accessible.announce === "function") return Accessible.announce(words);
        const note = notes.itemAt(turn) as Announcement;
        turn = (turn + 1) % notes.count;
        note.visible = false;
        note.words = words;
        note.visible = true;
    }

    width: 1
    height: 1
    Accessible.ignored: true

    Connections {
        target: Speech

        function onSaid(words: string, about: string) {
            root.expect(words, about);
        }
    }

    // A reader stops speaking when the focus moves, as it does with a question: that comes first.
    Timer {
        id: soon
        interval: 60
        onTriggered: {
            const now = root.due;
            root.due = [];
            now.forEach(each => root.announce(each.words));
        }
    }

    Repeater {
        id: notes
        model: root.appears ? 16 : 0

        Announcement {}
    }
}
