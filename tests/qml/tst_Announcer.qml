// What a reader is told at once.
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

    function test_of_one_subject_the_latest_is_told_and_everything_in_order() {
        const announcer = createTemporaryObject(announcers, test);
        if (!announcer.appears)
            skip("Qt announces");
        Speech.say("Study.", "status");
        for (const seconds of ["5 seconds left", "4 seconds left"])
            Speech.say(seconds, "seconds");
        tryVerify(() => heard(announcer) !== "");
        compare(heard(announcer), "Study.|4 seconds left");
    }
}
