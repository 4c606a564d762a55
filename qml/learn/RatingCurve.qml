// A rating after each puzzle that counted, as dots joined by lines, between two named ratings.
import QtQuick
import org.heibai.app

CurvePlot {
    required property var course

    readonly property string spoken: values.length === 0 ? "" : qsTr("Your rating over the last %n puzzle(s): from %1 to %2, at most %3.", "", values.length).arg(Math.round(values[0])).arg(Math.round(values[values.length - 1])).arg(Math.round(Math.max(...values)))

    // The last of them, as many as can be told apart.
    values: Array.from(course).slice(-60)
    least: Math.floor((Math.min(...values, 5000) - 20) / 100) * 100
    most: Math.ceil((Math.max(...values, 0) + 20) / 100) * 100
    plotX: Math.round(40 * Theme.scale)
    dot: Math.round(6 * Theme.scale)
    implicitHeight: Math.round(140 * Theme.scale)
    Accessible.role: Accessible.Chart
    Accessible.name: spoken
}
