// Buttons, choices, the slider and switches: keys, clicks, press actions, roles.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Controls"
    when: windowShown
    visible: true
    width: 500
    height: 300

    Component {
        id: buttons

        Button {
            text: "Start"
        }
    }

    Component {
        id: pressables

        Pressable {
            width: 100
            height: 40
            text: "Press"
        }
    }

    Component {
        id: repeaters

        TransportButton {
            text: "Next"
            forwards: true
            toEnd: false
        }
    }

    Component {
        id: rows

        PressableRow {
            width: 100
            height: 40
        }
    }

    Component {
        id: ownRows

        LearnRow {
            width: 100
            height: 40
        }
    }

    Component {
        id: pairs

        FocusScope {
            property alias first: first
            property alias second: second
            property alias other: other

            Button {
                id: first
                text: "First"
            }

            Button {
                id: second
                x: 120
                text: "Second"
            }

            FocusScope {
                id: other
            }
        }
    }

    Component {
        id: folds

        FoldButton {
            text: "More"
            unfolded: false
        }
    }

    Component {
        id: walks

        Column {
            id: column
            property alias items: items
            property int walked: -1

            RowKeys {
                id: keys
                items: items
                entry: 1
                onWalked: to => column.walked = to
            }

            Repeater {
                id: items
                model: 3

                Button {
                    id: item
                    required property int index
                    text: index
                    focusPolicy: keys.policy(index, activeFocus)
                    Keys.onPressed: event => event.accepted = keys.takes(event, index)
                }
            }
        }
    }

    Component {
        id: signs

        ToolButton {
            sign: "panel"
            text: "Hide"
        }
    }

    Component {
        id: groups

        ChoiceGroup {
            width: 400
            name: "Who plays"
            choices: ["one", "two", "three", "four"]
            current: -1
            onPicked: index => current = index
        }
    }

    Component {
        id: unequalGroups

        ChoiceGroup {
            width: 300
            name: "Which"
            choices: ["a", "a rather long choice", "b"]
            current: 0
        }
    }

    Component {
        id: longGroups

        ChoiceGroup {
            width: 340
            name: "Which"
            choices: ["a rather long choice", "another long choice", "a third long choice", "and a fourth"]
            current: 0
        }
    }

    Component {
        id: sliders

        Slider {
            width: 300
            level: 5
            name: "Level"
            levelName: "Club player"
        }
    }

    Component {
        id: switches

        Switch {
            width: 300
            text: "Sound"
            on: false
        }
    }

    Component {
        id: boxes

        CheckBox {
            on: false
            text: "Colour"
        }
    }

    Component {
        id: radios

        RadioButton {
            chosen: false
            text: "Colour"
        }
    }

    Component {
        id: judgements

        JudgementButton {
            on: false
            sign: "!"
            text: "good"
        }
    }

    Component {
        id: lists

        Flickable {
            id: list
            width: 200
            height: 120
            contentHeight: 10 * 50

            Column {
                spacing: 10

                Repeater {
                    model: 10

                    Button {
                        height: 40
                        text: "button"
                    }
                }
            }

            FollowFocus {
                parent: list
                view: list
            }
        }
    }

    Component {
        id: numbers

        SpinBox {
            name: "Seconds"
            from: 5
            to: 600
            number: 30
        }
    }

    SignalSpy {
        id: spy
    }

    function watch(item: Item, name: string) {
        spy.target = null;
        spy.signalName = name;
        spy.target = item;
        spy.clear();
    }

    // The choices of a group, in order.
    function choices(group: Item): var {
        const found = [];
        const search = item => {
            for (let at = 0; at < item.children.length; at++) {
                if (item.children[at].chosen !== undefined)
                    found.push(item.children[at]);
                else
                    search(item.children[at]);
            }
        };
        search(group);
        return found;
    }

    SignalSpy {
        id: spoken
        target: Speech
        signalName: "said"
    }

    function test_figures_typed_into_a_number_are_heard_and_taken() {
        const box = createTemporaryObject(numbers, test);
        box.picked.connect(number => box.number = number);
        box.forceActiveFocus(Qt.TabFocusReason);
        for (const figures of ["45", "120"]) {
            spoken.clear();
            for (const figure of figures)
                keyClick(figure);
            compare(spoken.signalArguments.map(said => said[0]).join(), Array.from(figures, (_, at) => figures.slice(0, at + 1)).join());
            keyClick(Qt.Key_Return);
            compare(box.number, Number(figures));
        }
        // Also after a step.
        keyClick(Qt.Key_Up);
        compare(box.number, 125);
        keyClick("9");
        keyClick(Qt.Key_Return);
        compare(box.number, 9);
        // What is not taken is told, too.
        spoken.clear();
        for (const figure of "1234") {
            keyClick(figure);
            wait(20);
        }
        compare(spoken.signalArguments.map(said => said[0]).join("|"), "1|12|123|From 5 to 600.");
        keyClick(Qt.Key_Return);
        compare(box.number, 123);
    }

    function test_a_button_is_pressed_by_mouse_space_enter_and_screen_reader() {
        const button = createTemporaryObject(buttons, test);
        watch(button, "clicked");
        mouseClick(button);
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        button.Accessible.pressAction();
        compare(spy.count, 4);
        compare(button.Accessible.name, "Start");
    }

    Component {
        id: buttonRows

        Row {
            Button {
                width: 90
                text: "How to play it"
            }

            Button {
                width: 90
                text: "Go"
            }

            Button {
                text: "As wide as it likes to be"
            }
        }
    }

    function test_the_words_of_a_row_of_buttons_have_one_size() {
        const row = createTemporaryObject(buttonRows, test);
        const sizes = () => Array.from(row.children).map(button => button.contentItem.font.pixelSize);
        tryVerify(() => sizes()[0] < Theme.text);
        compare(new Set(sizes()).size, 1, sizes().join());
        verify(Array.from(row.children).every(button => !button.contentItem.truncated));
        row.children[0].width = 300;
        compare(sizes().join(), [Theme.text, Theme.text, Theme.text].join());
    }

    function test_the_lit_button_shows_the_pointer() {
        const button = createTemporaryObject(buttons, test, { primary: true });
        mouseMove(test, 400, 250);
        verify(Qt.colorEqual(button.background.color, Theme.accent));
        mouseMove(button, 10, 10);
        verify(button.hovered && !Qt.colorEqual(button.background.color, Theme.accent));
    }

    function test_what_cannot_be_taken_back_is_never_the_lit_button() {
        const button = createTemporaryObject(buttons, test, { grave: true });
        verify(Qt.colorEqual(button.contentItem.color, Theme.alarm) && Qt.colorEqual(button.background.border.color, Theme.alarm));
        verify(Qt.colorEqual(button.background.color, Theme.card));
    }

    function test_a_second_click_on_a_button_that_changed_its_meaning_does_nothing() {
        const button = createTemporaryObject(buttons, test);
        const meant = [];
        button.clicked.connect(() => {
            meant.push(button.text);
            button.text = button.text === "Start" ? "Reset" : "Start";
        });
        mouseDoubleClickSequence(button);
        compare(meant.join(" "), "Start");
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_Return);
        compare(meant.join(" "), "Start", "keys are held back as well");
        button.Accessible.pressAction();
        compare(meant.join(" "), "Start Reset", "a screen reader named what it pressed");
        wait(Theme.settle + 50);
        mouseClick(button);
        compare(meant.join(" "), "Start Reset Start");
    }

    function test_quick_presses_of_a_button_that_stays_what_it_is_all_count() {
        const button = createTemporaryObject(buttons, test, { text: "Undo" });
        watch(button, "clicked");
        mouseDoubleClickSequence(button);
        mouseClick(button);
        compare(spy.count, 3);
    }

    function test_a_button_that_has_just_appeared_ignores_a_click() {
        const button = createTemporaryObject(buttons, test);
        watch(button, "clicked");
        button.visible = false;
        button.visible = true;
        mouseClick(button);
        compare(spy.count, 0);
        wait(Theme.settle + 50);
        mouseClick(button);
        compare(spy.count, 1);
    }

    function test_the_sign_of_a_button_that_toggles_ignores_the_second_click() {
        const button = createTemporaryObject(signs, test);
        watch(button, "clicked");
        button.clicked.connect(() => button.text = "Show");
        mouseDoubleClickSequence(button);
        compare(spy.count, 1);
    }

    function test_tab_enters_a_group_of_choices_once() {
        const group = createTemporaryObject(groups, test);
        const stops = () => choices(group).filter(choice => choice.activeFocusOnTab).map(choice => choice.text).join(" ");
        compare(stops(), "one");
        group.current = 2;
        compare(stops(), "three");
        group.forceActiveFocus(Qt.TabFocusReason);
        verify(choices(group)[2].activeFocus);
        keyClick(Qt.Key_Tab);
        verify(!choices(group)[3].activeFocus);
        verify(!group.activeFocus || choices(group)[2].activeFocus);
    }

    function test_a_disabled_button_does_nothing_and_says_so() {
        const button = createTemporaryObject(buttons, test, { enabled: false });
        watch(button, "clicked");
        mouseClick(button);
        button.Accessible.pressAction();
        compare(spy.count, 0);
        verify(button.Accessible.description !== "");
    }

    // How often it is clicked or picked when a key goes down three times, so quickly that it was never let go.
    function held(item: Item, key: int, told = "clicked"): int {
        watch(item, told);
        wait(20);
        for (let at = 0; at < 3; at++)
            keyClick(key);
        return spy.count;
    }

    function test_a_key_that_is_held_presses_once() {
        for (const kind of [buttons, pressables, folds, signs, ownRows]) {
            const item = createTemporaryObject(kind, test);
            item.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Space])
                compare(held(item, key), 1, item + " " + key);
        }
    }

    function test_a_key_that_is_held_picks_once() {
        for (const kind of [switches, boxes, radios, judgements]) {
            const item = createTemporaryObject(kind, test);
            item.forceActiveFocus(Qt.TabFocusReason);
            for (const key of [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space, Qt.Key_Space])
                compare(held(item, key, "picked"), 1, item + " " + key);
        }
    }

    function test_a_key_that_is_held_repeats_what_walks_through_the_positions() {
        const button = createTemporaryObject(repeaters, test);
        button.forceActiveFocus(Qt.TabFocusReason);
        compare(held(button, Qt.Key_Return), 3);
        compare(held(button, Qt.Key_Space), 3);
    }

    function test_a_screen_reader_presses_what_can_be_pressed() {
        for (const kind of [pressables, repeaters, folds, signs, rows, ownRows]) {
            const item = createTemporaryObject(kind, test);
            watch(item, "clicked");
            item.enabled = false;
            item.Accessible.pressAction();
            compare(spy.count, 0, String(item));
            item.enabled = true;
            item.Accessible.pressAction();
            compare(spy.count, 1, String(item));
        }
    }

    function test_a_screen_reader_opens_a_row_that_a_click_only_chooses() {
        const row = createTemporaryObject(rows, test, { opens: true });
        watch(row, "doubleClicked");
        row.Accessible.pressAction();
        compare(spy.count, 1);
        row.enabled = false;
        row.Accessible.pressAction();
        compare(spy.count, 1);
    }

    function test_a_row_leaves_its_keys_to_its_list() {
        const row = createTemporaryObject(rows, test);
        watch(row, "clicked");
        row.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(spy.count, 0);
    }

    function test_the_keyboard_of_a_button_that_can_do_nothing_more_goes_on() {
        const row = createTemporaryObject(pairs, test);
        const [first, second] = [row.first, row.second];
        first.forceActiveFocus(Qt.TabFocusReason);
        first.enabled = false;
        tryVerify(() => second.activeFocus);
        first.enabled = true;
        first.heir = row.other;
        first.forceActiveFocus(Qt.TabFocusReason);
        first.enabled = false;
        tryVerify(() => row.other.activeFocus);
        // Whoever has the keyboard by then keeps it.
        first.enabled = true;
        first.forceActiveFocus(Qt.TabFocusReason);
        first.enabled = false;
        second.forceActiveFocus(Qt.TabFocusReason);
        wait(20);
        verify(second.activeFocus);
    }

    function test_arrows_home_and_end_walk_items_that_are_one_stop_of_tab() {
        const column = createTemporaryObject(walks, test);
        const stops = () => [0, 1, 2].filter(at => column.items.itemAt(at).activeFocusOnTab);
        compare(stops(), [1]);
        column.items.itemAt(1).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        verify(column.items.itemAt(2).activeFocus);
        keyClick(Qt.Key_Down);
        verify(column.items.itemAt(2).activeFocus, "it ends there");
        compare(stops(), [2]);
        keyClick(Qt.Key_Home);
        verify(column.items.itemAt(0).activeFocus);
        keyClick(Qt.Key_End);
        compare([column.walked, stops()], [2, [2]]);
        keyClick(Qt.Key_Up, Qt.AltModifier);
        verify(column.items.itemAt(2).activeFocus, "with Alt it is a key of the window");
    }

    function test_arrows_move_inside_a_group_and_only_one_choice_takes_tab() {
        const group = createTemporaryObject(groups, test, { columns: 2 });
        const all = choices(group);
        compare(all.length, 4);
        all[0].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(group.current, 1);
        keyClick(Qt.Key_Down);
        compare(group.current, 3);
        keyClick(Qt.Key_Left);
        compare(group.current, 2);
        compare(all.filter(choice => choice.activeFocusOnTab).length, 1);
        verify(all[2].activeFocus);
    }

    function test_choices_are_radio_buttons_and_the_chosen_one_is_checked() {
        const group = createTemporaryObject(groups, test);
        const all = choices(group);
        mouseClick(all[1]);
        compare(group.current, 1);
        all[3].Accessible.pressAction();
        compare(group.current, 3);
        all[0].Accessible.toggleAction();
        compare(group.current, 0);
        for (let at = 0; at < 4; at++) {
            compare(all[at].Accessible.role, Accessible.RadioButton);
            compare(all[at].checked, at === 0);
        }
    }

    function test_a_choice_that_is_refused_does_not_look_taken() {
        const group = createTemporaryObject(groups, test);
        const all = choices(group);
        group.current = Qt.binding(() => 2);
        all[2].forceActiveFocus();
        mouseClick(all[2]);
        compare(all[2].checked, true);
    }

    function test_the_segments_of_a_group_are_one_control_of_a_fixed_height() {
        const group = createTemporaryObject(groups, test);
        const all = choices(group);
        compare(group.height, Theme.control);
        let right = 0;
        all.forEach(choice => {
            compare(choice.x, right);
            compare(choice.width, 100);
            right = choice.x + choice.width;
        });
        const before = all.map(choice => choice.x + " " + choice.width).join();
        group.current = 2;
        wait(20);
        compare(all.map(choice => choice.x + " " + choice.width).join(), before);
    }

    function test_without_room_for_equal_segments_each_gets_what_its_words_need() {
        const group = createTemporaryObject(unequalGroups, test);
        const all = choices(group);
        wait(20);
        all.forEach(choice => {
            compare(choice.y, 0);
            verify(choice.width >= choice.implicitWidth, choice.text);
        });
        compare(all[2].x + all[2].width, 300);
        verify(all[1].width > all[0].width);
    }

    function test_without_room_for_one_row_the_segments_take_several() {
        const group = createTemporaryObject(longGroups, test);
        const all = choices(group);
        wait(20);
        compare(group.height, 2 * Theme.control);
        compare(all.map(choice => choice.y).join(), "0,0,%1,%1".arg(Theme.control));
        compare(all[3].x + all[3].width, 340);
    }

    function test_the_slider_asks_for_levels_and_is_as_thick_as_a_finger() {
        const slider = createTemporaryObject(sliders, test);
        watch(slider, "picked");
        slider.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(spy.signalArguments[0][0], 6);
        slider.Accessible.decreaseAction();
        compare(spy.signalArguments[1][0], 4);
        compare(slider.value, 5);
        verify(slider.height >= 40);
        compare(slider.Accessible.name, "Level");
        compare(slider.Accessible.description, "Level 5 of 10: Club player");
    }

    // Qt's accessibility tree reads and writes these by name.
    function test_the_slider_has_a_range_and_takes_a_value_from_outside() {
        const slider = createTemporaryObject(sliders, test);
        compare(slider.minimumValue, 1);
        compare(slider.maximumValue, 10);
        watch(slider, "picked");
        slider.value = 8;
        compare(spy.signalArguments[0][0], 8);
        compare(spy.count, 1);
        // It was not taken.
        compare(slider.value, 5);
        slider.picked.connect(level => slider.level = level);
        slider.value = 9;
        compare(slider.level, 9);
        compare(slider.value, 9);
        wait(0);
        slider.level = 2;
        compare(slider.value, 2);
        compare(spy.count, 2);
    }

    function test_a_drag_of_the_slider_ends_on_the_level_that_was_taken() {
        const slider = createTemporaryObject(sliders, test);
        slider.picked.connect(level => slider.level = level);
        mousePress(slider, slider.width * 0.445);
        mouseMove(slider, slider.width * 0.7);
        mouseMove(slider, slider.width - 2);
        mouseRelease(slider, slider.width - 2);
        compare(slider.level, 10);
        slider.level = 4;
        compare(slider.value, 4);
        // A press on the rail takes what is there.
        mouseClick(slider, 3);
        compare(slider.level, 1);
    }

    function test_a_switch_asks_and_shows_the_answer() {
        const row = createTemporaryObject(switches, test);
        watch(row, "picked");
        mouseClick(row);
        compare(spy.signalArguments[0][0], true);
        verify(!row.checked);
        row.on = true;
        verify(row.checked);
        row.Accessible.toggleAction();
        compare(spy.signalArguments[1][0], false);
    }

    function test_what_has_the_keyboard_scrolls_into_sight() {
        const view = createTemporaryObject(lists, test);
        const buttons = view.contentItem.children[0].children;
        buttons[9].forceActiveFocus(Qt.TabFocusReason);
        verify(view.contentY > 0);
        verify(buttons[9].y + buttons[9].height <= view.contentY + view.height);
        buttons[0].forceActiveFocus(Qt.TabFocusReason);
        compare(view.contentY, 0);
    }

    function test_a_number_stays_in_its_range() {
        const field = createTemporaryObject(numbers, test, { number: 600 });
        watch(field, "picked");
        field.forceActiveFocus();
        keyClick(Qt.Key_Up);
        compare(spy.count, 0);
        keyClick(Qt.Key_Down);
        compare(spy.signalArguments[0][0], 595);
        compare(field.value, 600);
        compare(field.minimumValue, 5);
        compare(field.maximumValue, 600);
    }

    function test_a_number_can_be_typed() {
        const field = createTemporaryObject(numbers, test);
        field.picked.connect(number => field.number = number);
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        keyClick(Qt.Key_4);
        keyClick(Qt.Key_5);
        keyClick(Qt.Key_Return);
        compare(field.number, 45);
    }
}
