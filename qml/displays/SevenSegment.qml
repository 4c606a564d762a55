// One seven-segment digit on glass, with the unlit segments faintly there; also a colon, a dash and a few letters.
import QtQuick
import org.heibai.app

Canvas {
    id: root

    required property string symbol
    property color lamp: Theme.lamp
    property color ghost: Theme.ghost

    readonly property bool colon: symbol === ":"
    // Segments a to g, in the usual order: top, right upper, right lower, bottom, left lower, left upper, middle.
    readonly property var segments: ({
            "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc",
            "7": "abc", "8": "abcdefg", "9": "abcdfg", "-": "g", "O": "abcdef", "F": "aefg"
        })

    implicitHeight: 46
    width: Math.round(height * (colon ? 0.28 : 0.58))
    onSymbolChanged: requestPaint()
    onLampChanged: requestPaint()
    onGhostChanged: requestPaint()

    // A bar along x from (x, y), pointed at both ends; or along y.
    function bar(context, x, y, length, thick, upright) {
        const half = thick / 2;
        context.beginPath();
        if (upright) {
            context.moveTo(x, y);
            context.lineTo(x + half, y + half);
            context.lineTo(x + half, y + length - half);
            context.lineTo(x, y + length);
            context.lineTo(x - half, y + length - half);
            context.lineTo(x - half, y + half);
        } else {
            context.moveTo(x, y);
            context.lineTo(x + half, y - half);
            context.lineTo(x + length - half, y - half);
            context.lineTo(x + length, y);
            context.lineTo(x + length - half, y + half);
            context.lineTo(x + half, y + half);
        }
        context.closePath();
        context.fill();
    }

    onPaint: {
        const context = getContext("2d");
        context.reset();
        const slant = 0.07;
        context.setTransform(1, 0, -slant, 1, slant * height, 0);
        const thick = Math.max(Math.min(3, height / 8), height * 0.115);
        const half = thick / 2;
        if (colon) {
            context.fillStyle = lamp;
            const x = (width - slant * height - thick) / 2;
            context.fillRect(x, height * 0.3 - half, thick, thick);
            context.fillRect(x, height * 0.7 - half, thick, thick);
            return;
        }
        const left = half + 1;
        const right = width - slant * height - half - 1;
        const top = half + 0.5;
        const middle = height / 2;
        const bottom = height - half - 0.5;
        const gap = Math.max(0.6, thick * 0.13);
        const lit = segments[symbol] ?? "";
        const across = (name, y) => {
            context.fillStyle = lit.includes(name) ? lamp : ghost;
            bar(context, left + gap, y, right - left - 2 * gap, thick, false);
        };
        const upright = (name, x, from, to) => {
            context.fillStyle = lit.includes(name) ? lamp : ghost;
            bar(context, x, from + gap, to - from - 2 * gap, thick, true);
        };
        across("a", top);
        upright("b", right, top, middle);
        upright("c", right, middle, bottom);
        across("d", bottom);
        upright("e", left, middle, bottom);
        upright("f", left, top, middle);
        across("g", middle);
    }
}
