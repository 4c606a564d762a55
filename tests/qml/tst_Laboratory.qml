// The laboratory: what is chosen, what a run shows, the tree step by step, and a tournament.
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "Laboratory"
    when: windowShown
    visible: true
    width: 1100
    height: 700

    Game {
        id: theGame
    }

    Games {
        id: theGames
    }

    Preferences {
        id: thePreferences
    }

    Component {
        id: sheets

        LabSheet {
            game: theGame
            games: theGames
            preferences: thePreferences
        }
    }

    SignalSpy {
        id: spoken
        target: Speech
        signalName: "said"
    }

    readonly property Laboratory lab: theGame.laboratory
    property LabSheet sheet: null

    function init() {
        theGame.study.leave();
        if (theGame.underWay)
            theGame.reset();
        theGame.setup.chooseMode(Setup.TwoPlayers);
        theGame.start();
        theGame.study.enter();
        theGame.view.first();
        lab.limitBy(Laboratory.Depth);
        lab.allow(Laboratory.Depth, 3);
        sheet = createTemporaryObject(sheets, test);
        sheet.open();
        tryCompare(sheet, "opened", true);
        // What stands below each other has its place after this.
        waitForRendering(sheet.contentItem);
    }

    function cleanup() {
        sheet.close();
        lab.allow(Laboratory.Depth, 5);
        tryCompare(sheet, "opened", false);
        theGame.study.leave();
        theGame.reset();
    }

    // The one that is to be seen: each list has a tick for every entry, and shows its own.
    function child(name: string): var {
        return seen(sheet.contentItem, name) ?? findChild(sheet.contentItem, name);
    }

    function seen(item: var, name: string): var {
        if (item.objectName === name && item.visible)
            return item;
        for (let at = 0; at < item.children.length; at++) {
            const found = seen(item.children[at], name);
            if (found)
                return found;
        }
        return null;
    }

    // A button takes no press right after it has come.
    function press(name: string) {
        wait(Theme.settle + 250);
        mouseClick(child(name));
    }

    // By keyboard, which scrolls there.
    function tick(name: string) {
        child(name).forceActiveFocus(Qt.TabFocusReason);
        // No finger is quicker.
        wait(15);
        keyClick(Qt.Key_Space);
    }

    function run() {
        press("runLab");
        tryCompare(test.lab, "stage", Laboratory.Done, 20000);
    }

    function table(): var {
        const list = child("labTable");
        const found = [];
        for (let at = 0; at < list.count; at++)
            found.push(list.itemAtIndex(at));
        return found.filter(row => row !== null);
    }

    function test_what_is_known_of_the_position_stands_beside_what_is_reckoned() {
        run();
        const told = child("whatValuesAre");
        verify(told.text.includes("not the true value of the position") && told.text.includes("Values for the side to move"), told.text);
        // The start is a draw, whatever three plies let an algorithm think.
        verify(told.text.endsWith("The position: 0 (book, exact)"), told.text);
        thePreferences.valuesForBlack = true;
        verify(told.text.includes("Values for Black"), told.text);
        thePreferences.valuesForBlack = false;
    }

    // What was said about this, in order.
    function told(about: string): string {
        const all = Array.from({ length: spoken.count }, (none, at) => spoken.signalArguments[at]);
        return all.filter(each => each[1] === about).map(each => each[0]).join(" ");
    }

    function test_the_end_of_a_run_is_said() {
        spoken.clear();
        run();
        tryVerify(() => told("laboratory").endsWith("The run is over: 5 result(s)."), 2000, told("laboratory"));
    }

    function test_a_run_fills_the_table() {
        run();
        compare(lab.outcomes, 5);
        tryVerify(() => table().length === 5);
        compare(table().map(row => row.name).join(" "), "minimax alpha-beta alpha-beta+ordering pvs pvs+ordering");
        verify(table().every(row => row.found === table()[0].found), "all exact ones find the same value");
        verify(table()[1].nodes < table()[0].nodes);
        verify(table()[1].Accessible.name.includes("nodes") && table()[1].Accessible.name.includes("line "));
    }

    function test_ticks_choose_who_runs() {
        const before = lab.contestants;
        tick("tick minimax");
        compare(lab.contestants, before - 1);
        tick("tick minimax");
        compare(lab.contestants, before);
        tick("compares");
        compare(lab.contestants, 3);
        tick("compares");
        compare(lab.contestants, before);
    }

    function test_nothing_runs_without_an_algorithm() {
        for (const name of ["minimax", "alpha-beta", "pvs"])
            tick("tick " + name);
        compare(lab.trouble, Laboratory.Nobody);
        verify(!child("runLab").enabled);
        compare(child("labSays").text, "Choose an algorithm.");
        for (const name of ["minimax", "alpha-beta", "pvs"])
            tick("tick " + name);
        compare(lab.trouble, Laboratory.Fit);
    }

    function test_a_cancelled_run_leaves_nothing() {
        lab.allow(Laboratory.Depth, 40);
        spoken.clear();
        press("runLab");
        compare(lab.stage, Laboratory.Comparing);
        tryVerify(() => told("laboratory") === "The run has begun.");
        press("runLab");
        compare(lab.stage, Laboratory.Cancelled);
        compare(lab.outcomes, 0);
        compare(child("labTable").count, 0);
        compare(child("labSays").text, "Cancelled. Nothing was kept.");
        tryVerify(() => told("laboratory") === "The run has begun. Cancelled. Nothing was kept.");
    }

    function test_the_tree_goes_step_by_step_with_keys() {
        run();
        sheet.tab = "tree";
        const list = child("labTree");
        tryVerify(() => list.count > 10);
        const said = child("labStep");
        const steps = Number(/of ([0-9,]+)/.exec(said.text)[1].replace(",", ""));
        list.forceActiveFocus(Qt.TabFocusReason);
        verify(said.text.startsWith("Step " + steps.toLocaleString(Qt.locale("en"), "f", 0)), said.text);
        spoken.clear();
        keyClick(Qt.Key_Right);
        compare(told("step"), "This is the last step.");
        keyClick(Qt.Key_Left);
        compare(told("step"), "This is the last step. " + said.text);
        verify(said.text.includes("back from") || said.text.includes("into") || said.text.includes("cut off"), said.text);
        keyClick(Qt.Key_Space);
        verify(child("labPlayer").playing);
        keyClick(Qt.Key_Space);
        verify(!child("labPlayer").playing);
        mouseClick(child("first"));
        compare(said.text, "Step 0 of " + steps.toLocaleString(Qt.locale("en"), "f", 0) + ": before the search");
        list.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(said.text.endsWith("into the root, window −∞ to +∞"), said.text);
        keyClick(Qt.Key_Right);
        compare(list.currentIndex, 1);
        verify(child("labBoard").picture.includes("X"));
        // The board follows the keyboard.
        const before = child("labBoard").picture;
        keyClick(Qt.Key_Up);
        compare(list.currentIndex, 0);
        verify(child("labBoard").picture !== before);
        verify(list.itemAtIndex(1).Accessible.name.includes("window"), list.itemAtIndex(1).Accessible.name);
    }

    function test_whose_tree_is_shown_is_chosen_from_a_list() {
        run();
        sheet.tab = "tree";
        const list = child("labTree");
        tryVerify(() => list.count > 10);
        const whose = child("whoseTree");
        compare(whose.Accessible.name, "Whose tree: Alpha-beta, fail-soft");
        const said = child("labStep").text;
        whose.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        tryVerify(() => whose.list.opened);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(whose.text, "Alpha-beta, fail-soft + Order by evaluation");
        verify(child("labStep").text !== said, "another search has other steps");
        tryVerify(() => !whose.list.opened);
        // Another run keeps to it.
        press("runLab");
        tryCompare(test.lab, "stage", Laboratory.Done, 20000);
        tryCompare(whose, "text", "Alpha-beta, fail-soft + Order by evaluation");
    }

    function test_branches_that_are_cut_off_say_so() {
        run();
        sheet.tab = "tree";
        const list = child("labTree");
        tryVerify(() => list.count > 10);
        let cut = null;
        for (let at = 0; at < list.count && !cut; at++) {
            list.positionViewAtIndex(at, ListView.Contain);
            const row = list.itemAtIndex(at);
            if (row && row.cut)
                cut = row;
        }
        verify(cut, "alpha-beta cuts");
        verify(cut.Accessible.name.includes("cut off"));
    }

    function test_the_chart_tells_its_numbers() {
        run();
        sheet.tab = "chart";
        const chart = child("labChart");
        verify(chart.visible);
        compare(lab.deepest, 3);
        verify(lab.mostOfRounds > 0);
        // The heading and five bars, then the heading and the curves.
        spoken.clear();
        chart.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        verify(/^Nodes looked at Minimax: .* nodes$/.test(told("line")), told("line"));
        for (let at = 0; at < 20; at++)
            keyClick(Qt.Key_Down);
        compare(chart.line, 11);
        verify(told("line").includes("minimax, nodes by depth: "), told("line"));
    }

    function test_a_tournament_is_played() {
        tick("tick minimax");
        tick("compares");
        lab.playGames(2);
        lab.allowMove(100);
        sheet.tab = "match";
        compare(lab.canPlay, true);
        press("playLab");
        tryCompare(test.lab, "stage", Laboratory.Done, 20000);
        const list = child("labCross");
        compare(list.count, 2);
        tryVerify(() => list.itemAtIndex(0) !== null);
        compare(list.itemAtIndex(0).points + list.itemAtIndex(1).points, 2);
        tick("tick minimax");
        tick("compares");
    }

    function test_the_lit_button_is_that_of_the_tab() {
        const run = findChild(sheet.contentItem, "runLab");
        const play = findChild(sheet.contentItem, "playLab");
        for (const tab of ["table", "chart", "tree", "match", "about"]) {
            sheet.tab = tab;
            compare([run.primary, play.primary && play.visible], [!["match", "about"].includes(tab), tab === "match"], tab);
        }
    }

    function test_in_a_narrow_window_the_choices_are_a_tab() {
        verify(sheet.wide);
        sheet.wanted = 560;
        tryVerify(() => !sheet.wide);
        verify(!child("choices").visible);
        sheet.tab = "choices";
        verify(child("choices").visible);
        verify(child("runLab").visible);
    }
}
