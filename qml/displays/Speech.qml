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

    // What stands in a field that somebody comes to. Qt 6.4 tells readers of a range without length for how the text looks,
    // and Orca drops all text that is in no range.
    function tellField(text: string) {
        say(String(text).slice(0, 200), "field");
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

    // A sentence with its parts in place of %1, %2 and so on. Unlike a chain of arg() it takes nothing for a place that stands in
    // a part, as "%2C" in the name of a file.
    function fill(sentence: string, parts): string {
        return sentence.replace(/%([1-9])/g, (place, number) => parts[number - 1] ?? place);
    }

    // Two sentences as one text; either may be empty.
    function both(first: string, second: string): string {
        return first === "" || second === "" ? first + second : fill(qsTr("%1 %2", "two sentences"), [first, second]);
    }

    // Parts as one sentence or name; empty ones are left out.
    function joined(parts): string {
        return Array.from(parts).filter(part => part !== "").join(qsTr(", ", "between parts of a sentence"));
    }
}
