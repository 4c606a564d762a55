// Where the parts of the window stand: the board is as large as can be, nothing leaves the window or lies over another
// part, and board and panel are one group.
import QtQuick
import QtTest
import org.heibai.app

TestCase {
    id: test

    name: "WindowGrid"

    property int oldWidth
    property int oldHeight
    property real oldText

    Component {
        id: grids

        WindowGrid {
            width: Theme.windowWidth
            height: Theme.windowHeight - Theme.menuBar
        }
    }

    function init() {
        oldWidth = Theme.windowWidth;
        oldHeight = Theme.windowHeight;
        oldText = Theme.desktopText;
    }

    function cleanup() {
        Theme.windowWidth = oldWidth;
        Theme.windowHeight = oldHeight;
        Theme.desktopText = oldText;
    }

    function at(width: int, height: int): WindowGrid {
        Theme.windowWidth = width;
        Theme.windowHeight = height;
        return createTemporaryObject(grids, test);
    }

    function test_at_1280_by_800_all_has_its_place() {
        const grid = at(1280, 800);
        if (Theme.text !== 14)
            skip("the font of this system is another one");
        compare([Theme.menuBar, grid.boardX, grid.boardY + 40, grid.boardSide], [40, 178, 112, 588]);
        compare([grid.statusY + 40, grid.actionsY + 40, grid.actionsHeight], [700, 744, 40]);
        compare([grid.panelX, grid.panelY + 40, grid.panelWidth, grid.panelHeight], [912, 56, 352, 728]);
        verify(grid.outside);
    }

    function test_in_a_narrow_window_the_panel_is_a_sheet_below_the_buttons() {
        const grid = at(480, 800);
        if (Theme.text !== 14)
            skip("the font of this system is another one");
        compare([grid.boardX, grid.boardY + 40, grid.boardSide], [16, 112, 448]);
        compare([grid.statusY + 40, grid.actionsY + 40, grid.panelY + 40], [560, 604, 660]);
        verify(grid.narrow && grid.docked && !grid.outside);
        verify(!at(480, 640).docked, "no room for the sheet");
    }

    function test_nothing_leaves_the_window_data() {
        const rows = [];
        for (const [width, height] of [[400, 480], [960, 540], [1024, 600], [480, 600], [480, 640], [640, 480], [760, 600], [800, 600], [1000, 700], [1024, 768], [1280, 720], [1280, 800], [1600, 900], [1920, 1080], [2560, 1440], [3840, 2160]]) {
            for (const panel of [true, false]) {
                for (const actionRows of [1, 2]) {
                    for (const [two, text] of [[true, 12], [false, 12], [true, 9.6], [true, 18], [true, 24], [false, 24]])
                        rows.push({ tag: `${width}×${height} ${panel ? "panel" : "alone"} ${actionRows} ${two ? "two" : "one"} ${text}`, width: width, height: height, panel: panel, rows: actionRows, two: two, text: text });
                }
            }
        }
        return rows;
    }

    function test_nothing_leaves_the_window(row) {
        Theme.desktopText = row.text;
        const grid = at(row.width, row.height);
        grid.panelWanted = row.panel;
        grid.actionRows = row.rows;
        grid.twoWanted = row.two;
        verify(grid.boardX >= Theme.margin, "left of the board: " + grid.boardX);
        verify(grid.boardX + grid.boardSide + Theme.margin <= (grid.beside ? grid.panelX : grid.width), "right of the board");
        compare(grid.statusY, grid.boardY + grid.boardSide);
        verify(grid.statusHeight >= 2.38 * Theme.small + 8 * Theme.unit - 1, "two rows of the sentence with a gap around them in " + grid.statusHeight);
        const status = grid.within(grid.statusWidth);
        verify(grid.statusWidth >= grid.boardSide && status >= Theme.margin - 1 && status + grid.statusWidth + Theme.margin <= (grid.beside ? grid.panelX : grid.width) + 1, "the sentence: " + status);
        verify(grid.actionsY >= grid.statusY + grid.statusHeight);
        verify(grid.actionsY + grid.actionsHeight <= grid.height, "the buttons end at " + (grid.actionsY + grid.actionsHeight));
        verify(grid.headX >= Theme.margin - 1 && grid.headX + grid.headWidth + Theme.margin <= (grid.beside ? grid.panelX : grid.width) + 1, "the header: " + grid.headX);
        if (grid.outside)
            verify(grid.headX >= 60 * Theme.unit - 1 && (grid.beside ? grid.panelX : grid.width) - grid.headX - grid.headWidth >= 60 * Theme.unit - 1, "room for the discs outside the header");
        if (grid.outside)
            verify(grid.boardX >= 60 * Theme.unit && (grid.beside ? grid.panelX : grid.width) - grid.boardX - grid.boardSide >= 60 * Theme.unit, "room for the discs outside");
        if (grid.columns === 2)
            verify(grid.panelWidth >= 2 * Theme.panelWidth, "two parts in " + grid.panelWidth);
        if (grid.beside)
            verify(grid.panelX + grid.panelWidth + Theme.margin <= grid.width);
        const bound = grid.boardSide === grid.widest || grid.actionsY + grid.actionsHeight + Theme.margin === grid.height;
        verify(bound, "the board could be larger: " + grid.boardSide);
    }

    function test_a_large_window_has_larger_type_and_a_centred_group() {
        compare(at(1280, 800).centring, 0);
        const small = [Theme.text, Theme.panelWidth];
        const grid = at(2560, 1440);
        verify(Theme.text >= small[0] + 5 && Theme.panelWidth > small[1], Theme.text + " " + Theme.panelWidth);
        compare(grid.centring, 1);
        const left = grid.boardX - 32 * Theme.unit;
        const right = grid.width - grid.panelX - grid.panelWidth;
        fuzzyCompare(left, right, 2);
    }

    function test_a_window_that_grows_never_shrinks_the_board_or_makes_it_jump() {
        let before = null;
        for (let width = 800; width <= 2600; width += 4) {
            const grid = at(width, 800);
            if (before !== null) {
                verify(grid.boardSide >= before[0], "at " + width);
                verify(Math.abs(grid.boardX - before[1]) <= 8, "at " + width + " from " + before[1] + " to " + grid.boardX);
            }
            before = [grid.boardSide, grid.boardX];
        }
    }

    function test_for_large_type_the_panel_takes_room_that_the_board_does_not_need() {
        Theme.desktopText = 24;
        const grid = at(1920, 1080);
        verify(grid.panelWidth > 1.1 * Theme.panelWidth, grid.panelWidth + " of " + Theme.panelWidth);
        verify(grid.outside);
        const beside = grid.boardSide;
        grid.panelWanted = false;
        compare(grid.boardSide, beside);
        const small = at(1280, 720);
        compare(small.panelWidth, Theme.panelWidth);
    }

    function test_two_parts_stand_side_by_side_where_the_board_keeps_its_size() {
        for (const [width, height, columns] of [[1280, 720, 1], [1280, 800, 1], [1440, 900, 1], [1600, 900, 2], [1920, 1080, 2], [2560, 1440, 2]]) {
            const grid = at(width, height);
            const alone = grid.boardSide;
            grid.twoWanted = true;
            if (Theme.text < 22)
                compare(grid.columns, columns, width + "×" + height);
            compare(grid.boardSide, alone, width + "×" + height);
            grid.panelWanted = false;
            compare(grid.columns, 1, "no panel, no columns");
        }
    }
}
