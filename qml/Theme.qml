pragma Singleton
import QtQuick
QtObject { readonly property color paper: "#f4f1ea" }
