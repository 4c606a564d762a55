// Where everything stands in the window: the board as large as the height allows, the panel beside it or as a sheet
// below it. Board and panel are one group, which is centred where there is room to spare.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    // The room below the menu bar.
    required property int width
    required property int height
    // Whether the panel stands beside the board where there is room for it.
    property bool panelWanted: true
    // How many rows the buttons below the board need.
    property int actionRows: 1
    // Whether a graph stands between the board and the buttons, where the window is wide enough.
    property bool graphWanted: false
    // Whether the panel has two parts that stand side by side where there is room for both.
    property bool twoWanted: false

    readonly property bool narrow: width < Theme.narrow * Math.min(1.5, Math.max(1, Theme.scale))
    readonly property bool beside: !narrow && panelWanted

    readonly property int above: Theme.header + 2 * Theme.gap
    // Two rows of the sentence with a gap above and below, in the smallest type where the type is large.
    readonly property int statusHeight: Math.round(Math.max(44 * Theme.unit, 2.4 * Theme.small + 10 * Theme.unit))
    readonly property int actionsHeight: actionRows * Theme.control + (actionRows - 1) * Theme.gap
    readonly property int graphHeight: !graphWanted || narrow ? 0 : Math.round(Math.max(96 * Theme.unit, Math.min(180 * Theme.unit, 0.28 * height - 138 * Theme.unit)))
    readonly property int below: statusHeight + graphHeight + actionsHeight + Theme.margin

    // What a board as high as the window leaves for a panel, with the discs outside its edges. A graph that comes and goes
    // takes its room from the board, and leaves the panel where it is, as its tabs may be below the pointer.
    // Buttons in two rows count as one: their rows depend on it.
    readonly property int spare: Math.floor(width - (height - above - statusHeight - Theme.control - Theme.margin) - 160 * Theme.unit)
    readonly property int columns: beside && twoWanted && spare >= 2 * Theme.panelWidth ? 2 : 1
    // For large type one part is wider, too, but only by what neither the board with its discs nor the buttons below it need.
    // What decides on that must not depend on the rows of these.
    readonly property int unused: Math.floor(width - Math.max(height - above - statusHeight - Theme.control - Theme.margin + 160 * Theme.unit, 416 * Theme.scale + 3 * Theme.margin))
    readonly property int ample: Math.round(Theme.panelWidth * Math.max(1, Math.min(1.29, Theme.scale / 1.68)))
    readonly property int beam: columns === 2 ? Math.min(spare, Math.round(2.4 * Theme.panelWidth)) : Math.max(Theme.panelWidth, Math.min(unused, ample))
    readonly property int widest: width - 2 * Theme.margin - (beside ? beam + Theme.margin : 0)
    readonly property int boardSide: Math.max(64, Math.min(height - above - below, widest))
    // How wide the buttons would be in a single row: what decides on their rows must not depend on these.
    readonly property int oneRow: Math.max(64, Math.min(height - above - statusHeight - graphHeight - Theme.control - Theme.margin, widest))
    readonly property int boardY: above
    readonly property int statusY: above + boardSide
    readonly property int graphY: statusY + statusHeight
    readonly property int actionsY: graphY + graphHeight

    // What is left of the width: left of the board, between board and panel, right of the panel.
    readonly property int wholeSide: Math.max(64, Math.min(height - above - below + graphHeight, widest))
    readonly property int free: width - wholeSide - (beside ? beam : 0)
    // Names have room over a small board, too.
    readonly property int headWidth: Math.max(boardSide, Math.min(Math.round(416 * Theme.unit), widest))
    // Whether the discs of the header stand outside its edges.
    readonly property bool outside: free >= (beside ? 160 : 144) * Theme.unit && Math.min(headX, (beside ? panelX : width) - headX - headWidth) >= 60 * Theme.unit
    // How far the group has left the right edge of the window for its middle.
    readonly property real centring: Math.max(0, Math.min(1, (free / Theme.unit - 340) / 200))
    readonly property int right: Math.round(Theme.margin + centring * ((free - 176 * Theme.unit) / 2 - Theme.margin))
    // In a window as wide as the group the board stands a little to the right of the middle of what is left.
    readonly property real shift: 16 * Theme.unit * Math.max(0, Math.min(1, (free / Theme.unit - 160) / 176))
    readonly property int wholeX: beside ? Math.round(centring > 0 ? free - 144 * Theme.unit - right : (free - right) / 2 + shift) : Math.round(free / 2)
    readonly property int boardX: wholeX + Math.round((wholeSide - boardSide) / 2)

    // The sentence reaches as far beyond the board as the discs of the header do, where both sides have the room.
    readonly property int statusWidth: boardSide + Math.max(0, Math.min(Math.round(128 * Theme.unit), 2 * (boardX - Theme.margin), 2 * ((beside ? panelX : width) - Theme.margin - boardX - boardSide)))

    readonly property real headX: within(headWidth)

    // The left edge of something wider than the board: in its middle, as far as margins and panel allow.
    function within(wide: int): real {
        const last = (beside ? panelX : width) - Theme.margin - wide;
        return Math.max(Theme.margin, Math.min(boardX - (wide - boardSide) / 2, last));
    }

    // Below a narrow board the panel stands, folded, where there is room for its tabs, a row of moves and its buttons.
    readonly property int sheetY: actionsY + actionsHeight + Theme.margin
    readonly property int foldedHeight: Math.round(100 * Theme.scale) + Theme.control
    readonly property bool docked: narrow && height - sheetY >= foldedHeight

    readonly property int panelX: beside ? width - right - beam : 0
    readonly property int panelY: beside ? Theme.margin : sheetY
    readonly property int panelWidth: beside ? beam : width
    readonly property int panelHeight: beside ? height - 2 * Theme.margin : height - sheetY
}
