// Every colour, size, font and duration of the window, resolved from the chosen look.
pragma Singleton
import QtQuick

QtObject {
    id: root

    // The look, written by Main from the preferences.
    property string scheme: "light"
    property string board: "green"
    property bool reducedMotion: false
    // The length in pixels that the window has room for, so that huge type does not push the board away.
    property int room: 900

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
    readonly property color edge: pick("#8f887a", "#6f7984", "#ffffff")
    readonly property color ink: pick("#22262a", "#e8e6e1", "#ffffff")
    readonly property color faint: pick("#66635b", "#9aa3ac", "#f2f2f2")
    readonly property color accent: pick("#1f7a58", "#56bd92", "#ffd83d")
    readonly property color accentInk: pick("#ffffff", "#0c1512", "#000000")
    readonly property color accentPressed: pick("#176346", "#7ad0ab", "#fff0a8")
    readonly property color chosen: pick("#e0ece4", "#26433a", "#2b2500")
    readonly property color hovered: pick("#f0ebdf", "#2c333b", "#2a2a2a")
    readonly property color alarm: pick("#a83a10", "#ffb08f", "#ffffff")
    readonly property color focus: pick("#0b63c4", "#8ec5ff", "#4de8ff")
    readonly property color scrim: pick("#80201c14", "#a0000000", "#c0000000")

    // The board: every surface lies between black and white, so that rings and stones of both show
    readonly property int boardIndex: board === "wood" ? 1 : board === "blue" ? 2 : 0
    readonly property color felt: [pick("#257c5a", "#22734f", "#2a8660"), pick("#b07f48", "#9c6e3c", "#a97a45"), pick("#3a76a3", "#326a95", "#3b7cab")][boardIndex]
    readonly property color feltShade: [pick("#22755a", "#1f6b4a", "#2a8660"), pick("#a87640", "#936634", "#a97a45"), pick("#346d99", "#2d628b", "#3b7cab")][boardIndex]
    readonly property color grid: highContrast ? "#000000" : [pick("#14563d", "#0f4630", "#000"), pick("#70491f", "#563716", "#000"), pick("#1e4f74", "#173f5f", "#000")][boardIndex]
    // Between crossings there is nothing but the line, so it is darker than one between squares.
    readonly property color gobanLine: highContrast ? "#000000" : [pick("#0d4029", "#082a1b", "#000"), pick("#4d300f", "#2f1c08", "#000"), pick("#123956", "#0c2a40", "#000")][boardIndex]
    readonly property color frame: [pick("#e8e1d2", "#22282e", "#000000"), pick("#5e3d20", "#3a2614", "#000000"), pick("#dbe3ea", "#1e2731", "#000000")][boardIndex]
    readonly property color frameLine: [pick("#d3cab6", "#333b43", "#ffffff"), pick("#48301a", "#573b21", "#ffffff"), pick("#bccad6", "#324150", "#ffffff")][boardIndex]
    readonly property color coordinate: [pick("#5a564b", "#aab2ba", "#ffffff"), pick("#f3e4cd", "#e2cfb2", "#ffffff"), pick("#46586a", "#aebccb", "#ffffff")][boardIndex]
    readonly property color cursor: highContrast ? "#4de8ff" : "#ffd466"
    readonly property color cursorEdge: "#14110a"
    readonly property color hintMark: highContrast ? "#ffd83d" : "#ffcf5a"
    readonly property color markOnBlack: "#ffc04d"
    readonly property color markOnWhite: "#b3400c"
    readonly property int gridWidth: highContrast ? 3 : 2

    // Stones
    readonly property color blackRing: "#060708"
    readonly property color whiteRing: "#ffffff"
    readonly property color blackStone: highContrast ? "#000000" : "#1b1e21"
    readonly property color whiteStone: highContrast ? "#ffffff" : "#eeebe3"
    readonly property color blackRim: highContrast ? "#ffffff" : "#08090a"
    readonly property color blackOutline: pick("#08090a", "#7d8790", "#ffffff")
    readonly property color whiteRim: highContrast ? "#000000" : "#bdb7a8"
    readonly property color stoneShadow: highContrast ? "#00000000" : "#40000000"
    readonly property Gradient blackFace: Gradient {
        GradientStop { position: 0; color: root.highContrast ? "#000000" : "#363a3f" }
        GradientStop { position: 1; color: root.highContrast ? "#000000" : "#101214" }
    }
    readonly property Gradient whiteFace: Gradient {
        GradientStop { position: 0; color: "#ffffff" }
        GradientStop { position: 1; color: root.highContrast ? "#ffffff" : "#e2ded3" }
    }

    function ring(side: int): color {
        return side === 2 ? whiteRing : blackRing;
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

    // Type, in pixels, from the font of the application so that a large system font makes all larger
    readonly property int text: Math.max(13, Math.round(Math.min(Qt.application.font.pixelSize + 1.6, room / 26)))
    readonly property int small: Math.max(12, Math.round(text * 0.9))
    readonly property int title: Math.round(text * 1.15)
    readonly property int headline: Math.round(text * 1.5)

    // Sizes
    readonly property real scale: text / 14
    readonly property int gap: Math.round(8 * Math.min(1.6, scale))
    readonly property int margin: Math.round(16 * Math.min(1.6, scale))
    readonly property int control: Math.max(40, Math.round(text * 2.7))
    readonly property int choice: Math.max(36, Math.round(text * 2.45))
    readonly property int radius: 8
    readonly property int cardRadius: 12
    readonly property int border: highContrast ? 2 : 1
    readonly property int focusWidth: highContrast ? 4 : 3
    readonly property int panelWidth: Math.round(316 * Math.min(1.45, Math.max(1, scale)))
    readonly property int narrow: 760

    // Durations, in milliseconds
    readonly property int flip: reducedMotion ? 0 : 300
    readonly property int stagger: reducedMotion ? 0 : 55
    readonly property int pop: reducedMotion ? 0 : 170
    readonly property int fade: reducedMotion ? 0 : 120
    readonly property int blink: 500
    // As long as a button that has changed its meaning takes no press
    readonly property int settle: 600
    readonly property int rowSeen: 1200
    readonly property int thinkingStep: 350
}
