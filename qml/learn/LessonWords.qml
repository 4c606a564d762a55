// The words of a lesson; its texts are in the catalogues under their own context.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Lesson lesson
    required property GameWords words

    function translated(text: string): string {
        return text === "" ? "" : qsTranslate("Lessons", text);
    }

    readonly property string title: translated(lesson.title)
    readonly property string chapter: translated(lesson.chapter)
    readonly property string text: translated(lesson.text)
    readonly property string verdict: verdictOn(lesson)
    // What the lesson says of the answer.
    readonly property string why: translated(lesson.said)
    readonly property bool reading: lesson.block >= 0
    readonly property string place: reading ? chapter : qsTr("Task %1 of %2", "numbers").arg(lesson.task + 1).arg(lesson.tasks)
    readonly property int solved: Array.from(lesson.solved).filter(it => it === 1).length
    readonly property string next: {
        if (lesson.block >= 0 && !lesson.atEnd)
            return lesson.block + 1 < blocks ? qsTr("Next", "sentence") : qsTr("To the tasks");
        if (!lesson.atEnd)
            return qsTr("Next task");
        return lesson.hasNext ? qsTr("Next lesson") : qsTr("All lessons");
    }
    // How many sentences there are, also where no panel shows them.
    readonly property Instantiator sentences: Instantiator {
        model: root.lesson.blocks
        delegate: QtObject {}
    }
    readonly property int blocks: sentences.count

    readonly property string sentence: lesson.judged === Lesson.Nothing ? text : answer(lesson)

    // Who was told the answer has not answered right.
    function verdictOn(lesson): string {
        if (lesson.told !== "")
            return qsTr("The answer is %1.", "a square").arg(lesson.told);
        switch (lesson.judged) {
        case Lesson.Right:
            return lesson.taskDone ? qsTr("Right.", "answer") : qsTr("Right, and on.", "answer");
        case Lesson.Wrong:
            return qsTr("Not this one.", "answer");
        default:
            return qsTr("Not possible.", "answer");
        }
    }

    // What a lesson says of a wrong move says that it is wrong.
    function answer(lesson): string {
        return lesson.judged === Lesson.Right ? words.join(verdictOn(lesson), translated(lesson.said)) : translated(lesson.said);
    }
}
