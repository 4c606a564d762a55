// What a screen reader is to say at once, wherever the keyboard is: everybody speaks through this, and one Announcer says it.
// And how the parts of what it reads become one.
pragma Singleton

import QtQuick

QtObject {
    // New words replace those about the same subject that are still to be said; empty words cancel them.
    signal said(string words, string about)

    function say(words: string, about: string) {
        said(words, about);
    }

    // The texts and pictures within an item that a screen reader can be told of, from top to bottom.
    function texts(within: Item): list<Item> {
        const found = [];
        for (const item of Array.from(within.children).filter(item => item.visible)) {
            const known = item.Accessible;
            // An item that is asked becomes one of those that a screen reader meets.
            if (known.role === Accessible.NoRole && known.name === "")
                known.ignored = true;
            const isText = [Accessible.StaticText, Accessible.Heading, Accessible.Graphic].includes(known.role);
            if (isText && known.name !== "" && !known.ignored)
                found.push(item);
            else
                found.push(...texts(item));
        }
        return found;
    }

    // Parts as one sentence or name; empty ones are left out.
    function joined(parts): string {
        return Array.from(parts).filter(part => part !== "").join(qsTr(", ", "between parts of a sentence"));
    }
}
