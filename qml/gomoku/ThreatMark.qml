// Where a threat continues: a disc for the side to move, a white square with a rim for the other.
import QtQuick
import org.heibai.app

Rectangle {
    property int size: 10
    required property bool own

    objectName: "threatMark"
    width: size
    height: size
    radius: own ? size / 2 : 0
    antialiasing: true
    color: own ? Theme.threatOwn : Theme.whiteRing
    border.width: own ? Math.max(1, Math.round(size * 0.14)) : Math.max(2, Math.round(size * 0.22))
    border.color: own ? Theme.cursorEdge : Theme.threatOther
}
