// Adds a program: its file, its arguments, and the result of detecting its protocol.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Preferences preferences
    required property bool adding
    required property bool busy
    // The result: why not, or that it was added.
    property string trouble: ""
    property string success: ""
    required property Engines engines
    // Whether another program was typed since the result.
    property bool edited: false

    signal addAsked(string command, string words)
    signal cancelAsked

    spacing: Theme.gap

    function takeFocus() {
        file.forceActiveFocus(Qt.OtherFocusReason);
    }

    function add() {
        hadKeyboard = adder.activeFocus;
        if (file.text.trim() === "" || adding || busy)
            return;
        edited = false;
        root.addAsked(file.text, given.text);
    }

    // Whether the button had the keyboard, which can add nothing any more then.
    property bool hadKeyboard: false

    onSuccessChanged: {
        if (success !== "") {
            if (hadKeyboard)
                takeFocus();
            file.clear();
            given.clear();
            // What stood in the field is no news.
            Speech.tellField("");
        }
    }

    Heading {
        text: qsTr("Add a program")
    }

    Row {
        width: parent.width
        spacing: Theme.gap

        TextField {
            id: file
            objectName: "engineFile"
            width: parent.width - browse.width - parent.spacing
            name: qsTr("File of the program")
            placeholderText: name
            // The result is about what stands here.
            readOnly: root.adding
            onTextEdited: root.edited = true
            onAccepted: root.add()
        }

        Button {
            id: browse
            text: qsTr("Choose…", "a file")
            enabled: !root.adding
            onClicked: picker.pick()
        }
    }

    TextField {
        id: given
        objectName: "engineArguments"
        width: parent.width
        name: qsTr("Arguments, if it needs any, such as -gtp")
        placeholderText: name
        readOnly: root.adding
        onTextEdited: root.edited = true
        onAccepted: root.add()
    }

    Notice {
        width: parent.width
        visible: text !== ""
        text: root.adding ? qsTr("Finding out which protocol it speaks…") : root.edited ? "" : root.success !== "" ? root.success : root.trouble
        color: root.adding || root.success !== "" ? Theme.ink : Theme.alarm
    }

    ButtonRow {
        Button {
            id: adder
            objectName: "addEngine"
            primary: true
            // While it adds it stays what the keyboard is at; pressing it does nothing then.
            enabled: file.text.trim() !== "" && !root.busy
            text: qsTr("Add", "a program")
            onClicked: root.add()
        }

        Button {
            visible: root.adding
            text: qsTr("Cancel", "button")
            onClicked: root.cancelAsked()
        }
    }

    // The desktop's dialog where it has one, else our own.
    Loader {
        id: picker

        function pick() {
            if (item) {
                item.open();
                return;
            }
            if (root.preferences.nativeFiles())
                setSource(Qt.resolvedUrl("../dialogs/DesktopFileDialog.qml"), { question: program, otherwise: picker.pickHere });
            else
                pickHere();
        }

        function pickHere() {
            setSource(Qt.resolvedUrl("ProgramPicker.qml"));
        }

        onLoaded: item.open()
    }

    FileQuestion {
        id: program
        title: qsTr("Choose a program")
        accept: qsTr("Choose", "a program")
        place: FolderList.Programs
        onAnswered: files => root.chooseFile(files[0])
    }

    Connections {
        target: picker.item
        ignoreUnknownSignals: true

        function onChosen(file: url) {
            root.chooseFile(file);
        }
    }

    function chooseFile(url: url) {
        file.text = root.engines.pathOf(url);
        edited = true;
        given.forceActiveFocus(Qt.OtherFocusReason);
    }
}
