// What can be read on what: contrast as WCAG 2 measures it, and a colour made lighter or darker until it has enough.
import QtQuick

QtObject {
    id: root

    function luminance(tone: color): real {
        const linear = part => part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(tone.r) + 0.7152 * linear(tone.g) + 0.0722 * linear(tone.b);
    }

    function contrast(one: color, other: color): real {
        const a = luminance(one);
        const b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    // The same hue at another lightness, from 0 to 1.
    function at(tone: color, lightness: real): color {
        return Qt.hsla(Math.max(0, tone.hslHue), tone.hslSaturation, Math.max(0, Math.min(1, lightness)), 1);
    }

    // The tone nearest to this one, of the same hue, that is told from every one of these grounds: each is a pair of a
    // colour and the contrast it asks for.
    function readable(tone: color, lighter: bool, grounds: var): color {
        const fits = tried => grounds.every(([ground, least]) => root.contrast(tried, ground) >= least);
        if (fits(tone))
            return Qt.rgba(tone.r, tone.g, tone.b, 1);
        let [near, far] = [tone.hslLightness, lighter ? 1 : 0];
        for (let step = 0; step < 12; step++) {
            const middle = (near + far) / 2;
            if (fits(at(tone, middle)))
                far = middle;
            else
                near = middle;
        }
        return at(tone, far);
    }

    // So much of one colour over another.
    function mixed(below: color, above: color, share: real): color {
        const part = (one, other) => one + (other - one) * share;
        return Qt.rgba(part(below.r, above.r), part(below.g, above.g), part(below.b, above.b), 1);
    }
}
