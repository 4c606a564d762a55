// What a screen reader is to say at once, wherever the keyboard is: everybody speaks through this, and one Announcer says it.
pragma Singleton

import QtQuick

QtObject {
    // What `about` speaks of takes the place of what it was to say of that a moment ago; no words take that back.
    signal said(string words, string about)

    function say(words: string, about: string) {
        said(words, about);
    }
}
