// What a screen reader is to say at once, wherever the keyboard is: everybody speaks through this, and one Announcer says it.
pragma Singleton

import QtQuick

QtObject {
    // New words replace those about the same subject that are still to be said; empty words cancel them.
    signal said(string words, string about)

    function say(words: string, about: string) {
        said(words, about);
    }
}
