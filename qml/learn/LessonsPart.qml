// The tab of lessons: the list of all, or the one on the board, with its sentences and its tasks.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Lesson lesson
    required property LessonWords says
    required property Puzzle puzzle
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives
    // Whether it lies over the board.
    required property bool sheet

    // What is next is done on the board.
    signal boardTurn

    // Whether the list is shown while a lesson is on the board.
    property bool listed: false
    // The lesson to go on with.
    property int upNext: 0
    // Whether that is begun.
    property bool leftOff: false
    readonly property bool lists: !lesson.open || listed

    // Gives the keyboard to the next step, if it is here.
    function focusNext(reason: int): bool {
        if (nextButton.visible)
            nextButton.forceActiveFocus(reason);
        return nextButton.visible;
    }

    // The button pressed for it is hidden then.
    function showList() {
        listed = true;
        Qt.callLater(() => course.itemAt(keys.stop)?.forceActiveFocus(Qt.TabFocusReason));
    }

    // Has the board show, beside the list, where one left off.
    function showPlace() {
        if (lesson.open || !leftOff)
            return;
        listed = true;
        lesson.begin(upNext);
    }

    function goOn() {
        if (lesson.atEnd && !lesson.hasNext)
            showList();
        else
            lesson.next();
        if (!lists && !says.reading)
            boardTurn();
    }

    // Whoever reads on by a button or a key looks at the list no less.
    function showSaid() {
        for (let at = 0; at < sentences.count; at++) {
            const block = sentences.itemAt(at) as SayBlock;
            if (says.reading && !lists && block?.current)
                page.show(block);
        }
    }

    function open(number: int) {
        lesson.begin(number);
        listed = false;
        page.contentY = 0;
        // Where this lies over the board, the sentence stands below that as well.
        if (sheet || !says.reading)
            boardTurn();
        else
            Qt.callLater(() => root.focusNext(Qt.OtherFocusReason));
    }

    LearnPage {
        id: page
        anchors.fill: parent
        anchors.bottomMargin: foot.height + 2 * Theme.margin
        spacing: Math.round(Theme.gap / 2)
        // Where the sentences are is known only then.
        onContentHeightChanged: Qt.callLater(root.showSaid)

        Column {
            width: parent.width
            visible: root.lists
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Lessons")

            RowKeys {
                id: keys
                items: course
                entry: root.upNext
                page: Math.max(1, Math.floor(page.height * course.count / page.contentHeight) - 1)
            }

            Repeater {
                id: course
                model: root.lesson.course

                FocusScope {
                    id: place

                    required property int number
                    required property string chapter
                    required property bool leads
                    required property string title
                    required property int solved
                    required property int tasks
                    required property bool begun
                    required property bool done
                    required property bool upNext

                    width: page.partWidth
                    implicitHeight: row.y + row.height
                    readonly property bool leftOff: upNext && begun
                    onUpNextChanged: tell()
                    onLeftOffChanged: tell()
                    Component.onCompleted: tell()

                    function tell() {
                        if (upNext) {
                            root.upNext = number;
                            root.leftOff = begun;
                        }
                    }

                    Label {
                        id: heading
                        width: parent.width
                        visible: place.leads
                        topPadding: place.number > 0 ? Math.round(Theme.gap * 1.5) : 0
                        bottomPadding: Math.round(Theme.gap / 2)
                        text: root.says.translated(place.chapter)
                        color: Theme.faint
                        font.pixelSize: Theme.small
                        Accessible.role: Accessible.Heading
                    }

                    LessonRow {
                        id: row
                        objectName: "lesson" + place.number
                        x: -Theme.gap
                        y: heading.visible ? heading.height : 0
                        width: parent.width + 2 * Theme.gap
                        headline: root.says.translated(place.title)
                        solved: place.solved
                        tasks: place.tasks
                        begun: place.begun
                        done: place.done
                        upNext: place.upNext
                        focus: true
                        focusPolicy: keys.policy(place.number, activeFocus)
                        onClicked: root.open(place.number)
                        Keys.onPressed: event => event.accepted = keys.takes(event, place.number)
                    }
                }
            }
        }

        Column {
            width: parent.width
            visible: !root.lists
            spacing: Math.round(Theme.gap / 2)

            LinkButton {
                objectName: "allLessons"
                text: qsTr("All lessons")
                onClicked: root.showList()
            }

            Label {
                width: parent.width
                topPadding: Theme.gap
                text: root.says.title
                font.pixelSize: Math.round(20 * Theme.scale)
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            Column {
                width: parent.width
                visible: root.says.reading
                topPadding: Theme.gap

                Repeater {
                    id: sentences
                    model: root.lesson.blocks

                    SayBlock {
                        required property string spoken

                        objectName: "block" + number
                        x: -Theme.gap
                        width: page.partWidth + 2 * Theme.gap
                        sentence: root.says.translated(spoken)
                        onCurrentChanged: Qt.callLater(root.showSaid)
                        onClicked: root.lesson.showBlock(number)
                    }
                }
            }

            Column {
                width: parent.width
                visible: !root.says.reading
                topPadding: Theme.gap
                spacing: Theme.margin

                TaskBars {
                    width: parent.width
                    current: root.lesson.task
                    solved: Array.from(root.lesson.solved)
                    onPicked: task => root.lesson.showTask(task)
                }

                Text {
                    objectName: "ask"
                    width: parent.width
                    text: root.says.text
                    textFormat: Text.PlainText
                    color: Theme.ink
                    font.pixelSize: Math.round(16 * Theme.scale)
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Verdict {
                    objectName: "answered"
                    x: -Theme.gap
                    width: parent.width + 2 * Theme.gap
                    visible: root.lesson.judged !== Lesson.Nothing
                    good: root.lesson.judged === Lesson.Right && root.lesson.told === ""
                    headline: root.says.verdict

                    Label {
                        width: parent.width
                        visible: text !== ""
                        text: root.says.why
                    }
                }

                Label {
                    width: parent.width
                    visible: root.lesson.done && root.lesson.taskDone && root.lesson.atEnd
                    text: qsTr("That was the whole lesson.")
                    color: Theme.faint
                }
            }
        }
    }

    Column {
        id: foot
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.margin
        width: parent.width - 2 * x

        GameSwitch {
            width: parent.width
            visible: root.lists
            name: qsTr("Lessons of")
            puzzle: root.puzzle
            games: root.games
        }

        Button {
            id: nextButton
            objectName: "nextStep"
            width: parent.width
            height: Math.round(56 * Theme.unit)
            visible: !root.lists
            arrives: root.arrives
            primary: root.says.reading || root.lesson.taskDone
            text: root.says.reading || root.lesson.taskDone ? root.says.next : qsTr("Skip this task")
            // A reader does not say that the button it is on does something else now; the sentence comes first.
            onTextChanged: if (activeFocus) Qt.callLater(() => Speech.say(activeFocus ? text : "", "next"))
            onClicked: root.goOn()
        }
    }
}
