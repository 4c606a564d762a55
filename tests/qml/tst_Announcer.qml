// What a reader is told at once, and what waits while a room is made.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Announcer"
    when: windowShown
    visible: true
    width: 100
    height: 100

    Component {
        id: announcers

        Announcer {}
    }

    // The notifications that are shown, before Qt 6.8 has announcements.
    function heard(announcer: Item): string {
        return Array.from(announcer.children).filter(note => note.words !== undefined && note.visible).map(note => note.words).join("|");
    }

    function latest(announcer: Item): string {
        return heard(announcer).split("|").pop();
    }

    function test_the_last_seconds_do_not_wait_for_a_room() {
        const announcer = createTemporaryObject(announcers, test);
        if (!announcer.appears)
            skip("Qt announces");
        Speech.wait();
        Speech.say("Study.", "status");
        for (const seconds of ["2 seconds left", "1 second left"])
            Speech.say(seconds, "seconds");
        compare(heard(announcer), "2 seconds left|1 second left");
        tryVerify(() => latest(announcer) === "Study.");
        // Of two at the same moment the later one is told, as ever.
        for (const seconds of ["5 seconds left", "4 seconds left"])
            Speech.say(seconds, "seconds");
        tryVerify(() => latest(announcer) === "4 seconds left");
        verify(!heard(announcer).includes("5 seconds left"));
    }
}
