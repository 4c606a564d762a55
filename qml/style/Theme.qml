// Every colour, size, font and duration of the window, resolved from the chosen look.
pragma Singleton
import QtQuick

QtObject {
    id: root

    // The look, written by Main from the preferences; these are the words in the addresses of painted pictures.
    property string scheme: "light"
    property string board: "green"
    property bool reducedMotion: false
    // The accent colour of the desktop; transparent where it has none, and Heibai's own green is shown.
    property color desktopAccent: "transparent"
    // The size of the desktop's words in pixels; 12 is Qt's own.
    property real desktopText: 12
    // The size of the window in pixels, which type and controls follow.
    property int windowWidth: 1280
    property int windowHeight: 800

    readonly property bool dark: scheme !== "light"
    readonly property bool highContrast: scheme === "high-contrast"

    function pick(light: color, dark: color, contrast: color): color {
        return highContrast ? contrast : scheme === "dark" ? dark : light;
    }

    function veil(base: color, opacity: real): color {
        return Qt.rgba(base.r, base.g, base.b, opacity);
    }

    // Paper and ink
    readonly property color paper: pick("#f4f1ea", "#16191d", "#000000")
    readonly property color card: pick("#fffdf8", "#1f242a", "#000000")
    readonly property color raised: pick("#ffffff", "#272d34", "#000000")
    readonly property color line: pick("#ddd6c8", "#343c45", "#ffffff")
    // Around what can be pressed: seen better than a line, and lighter than the edge of a field.
    readonly property color outline: pick("#b5ad9d", "#4f5964", "#ffffff")
    readonly property color edge: pick("#8f887a", "#6f7984", "#ffffff")
    readonly property color ink: pick("#22262a", "#e8e6e1", "#ffffff")
    readonly property color faint: pick("#66635b", "#9aa3ac", "#f2f2f2")
    // What is good, whatever the accent: a judgement, a row that wins.
    readonly property color good: pick("#1f7a58", "#56bd92", "#ffd83d")
    // The desktop's accent as dark or light as its words and marks need it; high contrast keeps its own.
    readonly property bool ownAccent: highContrast || desktopAccent.a === 0
    readonly property Tones tones: Tones {}
    readonly property color accent: ownAccent ? good : tones.readable(desktopAccent, dark, [[paper, 4.5], [card, 4.5], [raised, 4.5], [graph, 3]])
    readonly property color accentInk: pick("#ffffff", "#0c1512", "#000000")
    readonly property color accentPressed: ownAccent ? pick("#176346", "#7ad0ab", "#fff0a8") : tones.at(accent, accent.hslLightness + (dark ? 0.1 : -0.06))
    readonly property color accentHovered: tones.mixed(accent, accentPressed, 0.5)
    readonly property color chosen: ownAccent ? pick("#e6f0e9", "#26433a", "#2b2500") : tones.mixed(card, accent, 0.12)
    readonly property color hovered: pick("#f0ebdf", "#2c333b", "#2a2a2a")
    readonly property color alarm: pick("#a83a10", "#ffb08f", "#ffffff")
    readonly property color focus: pick("#0b63c4", "#8ec5ff", "#4de8ff")
    readonly property color scrim: pick("#80201c14", "#a0000000", "#c0000000")

    // The board: every ground lies between black and white, so that marks and stones of both show. In wood Othello's
    // is walnut and Gomoku's kaya.
    readonly property int boardIndex: board === "wood" ? 1 : board === "blue" ? 2 : 0
    readonly property string ground: highContrast ? "plain" : board === "wood" ? "wood" : "felt"
    readonly property color felt: [pick("#257c5a", "#22734f", "#2a8660"), pick("#a5733f", "#94663a", "#a97a45"), pick("#3a76a3", "#326a95", "#3b7cab")][boardIndex]
    readonly property color goban: boardIndex === 1 ? pick("#ddb872", "#c9a35f", "#d0a45c") : felt
    readonly property color grid: highContrast ? "#000000" : [pick("#14563d", "#0f4630", "#000"), pick("#5a3817", "#482c11", "#000"), pick("#1e4f74", "#173f5f", "#000")][boardIndex]
    // Between crossings there is nothing but the line, so it is darker than one between squares.
    readonly property color gobanLine: highContrast ? "#000000" : [pick("#0d4029", "#082a1b", "#000"), pick("#3b2a14", "#33240f", "#000"), pick("#123956", "#0c2a40", "#000")][boardIndex]
    // The frame where the light falls, where it does not, and the line around it; a goban of wood has one of its own.
    readonly property color frameLit: [pick("#f2ecdf", "#2b3239", "#000000"), pick("#70492a", "#472f1b", "#000000"), pick("#eaeff4", "#28323d", "#000000")][boardIndex]
    readonly property color frame: [pick("#e3dac7", "#1f252b", "#000000"), pick("#56371d", "#33210f", "#000000"), pick("#d5dee7", "#1c242d", "#000000")][boardIndex]
    readonly property color frameLine: [pick("#cdc3ad", "#3a434c", "#ffffff"), pick("#432912", "#573b21", "#ffffff"), pick("#b7c5d2", "#364553", "#ffffff")][boardIndex]
    readonly property color gobanFrameLit: boardIndex === 1 ? pick("#b58a4a", "#a17a40", "#000000") : frameLit
    readonly property color gobanFrame: boardIndex === 1 ? pick("#8a632c", "#785526", "#000000") : frame
    readonly property color gobanFrameLine: boardIndex === 1 ? pick("#6b4a1e", "#5a3e19", "#ffffff") : frameLine
    readonly property color coordinate: [pick("#5a564b", "#aab2ba", "#ffffff"), pick("#f3e4cd", "#e2cfb2", "#ffffff"), pick("#46586a", "#aebccb", "#ffffff")][boardIndex]
    // A goban's stand on its ground.
    readonly property color gobanCoordinate: highContrast ? "#000000" : [pick("#f2f9f5", "#e6f3ec", "#000"), pick("#4a361b", "#3f2d15", "#000"), pick("#f2f8fd", "#e6f0f8", "#000")][boardIndex]
    readonly property color cursor: highContrast ? "#4de8ff" : "#ffd466"
    readonly property color cursorEdge: "#14110a"
    // With which a teacher points.
    readonly property color chalk: highContrast ? "#ffd83d" : "#fff6df"
    readonly property color hintMark: highContrast ? "#ffd83d" : "#ffcf5a"
    // What moves are worth, on their squares: warm is good, cool is poor; on a dark well.
    readonly property color valueNear: highContrast ? "#ffd83d" : "#ffe3a0"
    readonly property color valueRim: highContrast ? "#ffd83d" : "#dcb04c"
    readonly property color valueMiddling: highContrast ? "#ffffff" : "#f6f0e2"
    readonly property color valueFar: highContrast ? "#ffffff" : "#c3d8e8"
    readonly property color valueWell: highContrast ? "#000000" : ["#99081a12", "#b82a1a0c", "#99081320"][boardIndex]
    // Of a program that gives a second opinion.
    readonly property color second: highContrast ? "#4de8ff" : "#8fd3ff"
    // Threats on a goban, of the side to move and of the other one.
    readonly property color threatOwn: highContrast ? "#ffd83d" : "#ffcf5a"
    readonly property color threatOther: highContrast ? "#000000" : "#8c1d04"
    // Behind bars that are black and white.
    readonly property color graph: pick("#d8d1c3", "#4b545e", "#000000")
    readonly property color chip: pick("#ebe5d8", "#323a43", "#000000")
    readonly property color markOnBlack: "#ffc04d"
    readonly property color markOnWhite: "#b3400c"
    // One of several curves; colours that colour-blind people tell apart, and a number beside them.
    function series(index: int): color {
        switch (index % 6) {
        case 0:
            return pick("#0072b2", "#62b5ec", "#ffd83d");
        case 1:
            return pick("#c4560a", "#f08a4b", "#4de8ff");
        case 2:
            return pick("#00805c", "#3fcf9f", "#ffffff");
        case 3:
            return pick("#a8487f", "#e08fbd", "#ff9de2");
        case 4:
            return pick("#7a6a00", "#e0d04a", "#9dff8a");
        default:
            return pick("#5b5f66", "#b4bcc4", "#c8c8c8");
        }
    }

    readonly property int gridWidth: highContrast ? 3 : 2

    // Stones; how they look is painted, and these are their tones.
    readonly property color blackRing: "#0a0f0d"
    readonly property color whiteRing: "#ffffff"
    readonly property color blackStone: highContrast ? "#000000" : "#24282c"
    readonly property color whiteStone: highContrast ? "#ffffff" : "#f1ede4"

    function ring(side: int): color {
        return side === 2 ? whiteRing : blackRing;
    }

    // The resolution of painted pictures, in per cent: Qt multiplies it by what the display asks for.
    readonly property size resolution: Qt.size(100, 100)

    // The address of a painted disc, stone, shadow, turn or mark for a side; see the room that paints.
    function painted(name: string, side: int, size: int): string {
        return "image://heibai/" + name + "?side=" + (side === 2 ? "white" : "black") + "&size=" + size + "&look=" + scheme;
    }

    // Seven-segment glass
    readonly property color glass: highContrast ? "#000000" : "#0f1718"
    readonly property color ghost: highContrast ? "#141414" : "#1a2526"
    readonly property color bezel: pick("#c9c1b1", "#39424b", "#8c8c8c")
    readonly property color lamp: highContrast ? "#ffffff" : "#a3f5c3"
    readonly property color lampLow: highContrast ? "#c8c8c8" : "#5f9f7c"
    readonly property color clockLamp: highContrast ? "#ffd83d" : "#f8c873"
    readonly property color clockLow: highContrast ? "#c8c8c8" : "#a88850"
    readonly property color warning: highContrast ? "#ffffff" : "#ff9d7a"

    // How far the window has grown from 1280×800, 0, to 2560×1440 and beyond, 1
    readonly property real grown: Math.max(0, Math.min(1, (windowWidth - 1280) / 1280, (windowHeight - 800) / 640))

    // Type, in pixels: from the desktop's words, so that large ones make all larger; it grows with the window, and huge
    // type does not push the board away. Weights, not sizes, make order.
    readonly property int room: Math.min(windowWidth, Math.round(windowHeight * 0.8))
    // As large as a window of this size has room for: one and a half times the usual size in 480×640, twice in 1280×720.
    readonly property real largest: room / 26 + Math.max(0, room - 440) * 0.04
    readonly property int text: Math.max(11, Math.round(Math.min(desktopText * 1.134 + 6 * grown, largest)))
    readonly property int small: Math.max(10, Math.round(text * 0.86))
    readonly property int title: Math.round(text * 1.15)
    readonly property int headline: Math.round(text * 1.5)
    // In the menu bar, which has one row whatever the window.
    readonly property int bar: Math.min(text, Math.round(windowWidth / 28))

    // Sizes. What is drawn on the grid of 8 pixels grows with the type, by `unit`.
    readonly property real scale: text / 14
    readonly property real unit: Math.min(1.6, scale)
    readonly property int gap: Math.round(8 * unit)
    readonly property int margin: Math.round(16 * unit)
    readonly property int control: Math.max(36, Math.round(Math.min(text * 2.86, text * 1.43 + 24)))
    readonly property int choice: Math.max(36, Math.round(Math.min(text * 2.45, text * 1.43 + 18)))
    readonly property int menuBar: Math.round(40 * unit)
    readonly property int header: Math.round(56 * unit)
    readonly property int countDigit: Math.round(24 * unit)
    readonly property int clockDigit: Math.round(34 * unit)
    readonly property int radius: 8
    readonly property int cardRadius: 12
    readonly property int border: highContrast ? 2 : 1
    readonly property int focusWidth: highContrast ? 4 : 3
    readonly property int panelWidth: Math.round(352 * Math.min(1.4, Math.max(1, 1 + (scale - 1) * 0.584)))
    readonly property int narrow: 760

    // Durations, in milliseconds
    readonly property int flip: reducedMotion ? 0 : 260
    readonly property int stagger: reducedMotion ? 0 : 45
    readonly property int pop: reducedMotion ? 0 : 140
    readonly property int stroke: reducedMotion ? 0 : 300
    readonly property int nudge: reducedMotion ? 0 : 240
    readonly property int fade: reducedMotion ? 80 : 120

    // How long the discs of a move may take until the last has turned, on a board of this many rows.
    function flips(boardSize: int): int {
        return reducedMotion ? fade : (boardSize - 2) * stagger + flip;
    }

    readonly property int blink: 500
    // As long as a button that has changed its meaning takes no press
    readonly property int settle: 600
    readonly property int sorting: reducedMotion ? 0 : 700
    readonly property int flash: reducedMotion ? 0 : 300
    readonly property int thinkingStep: 350
    // Between the moves of a line that is played on the board.
    readonly property int lineStep: 900
}
