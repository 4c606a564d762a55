// The choices of an opening: they fill the row and no more, whatever they say, and the keyboard goes from one to the next.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "ColourChoice"
    when: windowShown
    visible: true
    width: 800
    height: 200

    Component {
        id: choices

        ColourChoice {
            width: 436
        }
    }

    function answers(choice: Item): var {
        const names = ["chooseBlack", "chooseWhite", "chooseTwoMore", ...choice.fifths.map(count => "chooseFifths" + count)];
        return names.map(name => findChild(choice, name)).filter(answer => answer !== null);
    }

    function test_answers_fill_the_row_data(): var {
        return [
            { tag: "two", colours: true, twoMore: false, fifths: [], count: 2 },
            { tag: "three", colours: true, twoMore: true, fifths: [], count: 3 },
            { tag: "ten", colours: true, twoMore: false, fifths: [10], count: 3 },
            { tag: "numbers", colours: false, twoMore: false, fifths: [1, 2, 3, 4, 5, 6, 7, 8], count: 8 }
        ];
    }

    function test_answers_fill_the_row(data: var) {
        const choice = createTemporaryObject(choices, test, { twoMore: false });
        choice.colours = data.colours;
        choice.twoMore = data.twoMore;
        choice.fifths = data.fifths;
        const shown = answers(choice);
        compare(shown.length, data.count);
        const end = () => Math.max(...shown.map(answer => answer.mapToItem(choice, answer.width, 0).x));
        tryVerify(() => end() <= choice.width && end() > choice.width - data.count);
    }

    function test_the_keyboard_goes_with_the_choices() {
        const choice = createTemporaryObject(choices, test, { twoMore: false });
        choice.colours = false;
        choice.fifths = [1, 2, 3];
        choice.focusFirst();
        verify(findChild(choice, "chooseFifths1").activeFocus);
        keyClick(Qt.Key_Right);
        verify(findChild(choice, "chooseFifths2").activeFocus);
        choice.colours = true;
        choice.fifths = [];
        tryVerify(() => findChild(choice, "chooseBlack")?.activeFocus ?? false);
    }
}
