// What Escape leaves, wherever in the room the keyboard is.
import QtQuick
import org.heibai.app

QtObject {
    required property Game game

    // Returns whether there was anything to leave, or something to say of it.
    function leave(): bool {
        // To a question it is the cautious answer.
        if (game.stage === GameStage.Leaving)
            game.answer(false);
        else if (game.stage === GameStage.Coach)
            game.coach.answer(false);
        else if (game.editor.unchanged)
            game.editor.cancel();
        else if (game.editor.open)
            game.explain(Status.SetUpFirst);
        else if (game.openings.drilling)
            game.practice.leave();
        else if (hasTry())
            game.undo();
        else if (game.practice.stage !== Practice.Closed)
            game.practice.leave();
        else
            return false;
        return true;
    }

    // Whether a wrong try is on the board. It goes first, and an exercise after it.
    function hasTry(): bool {
        const missed = game.practice.stage === Practice.Asking && game.practice.missed !== "";
        return missed || game.puzzle.tried !== "" || game.lesson.refuted;
    }
}
