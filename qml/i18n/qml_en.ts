<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1 hour</numerusform>
            <numerusform>%1 hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockDisplay</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message numerus="yes">
        <source>Offer %n moves</source>
        <comment>opening: fifth moves</comment>
        <translation>
            <numerusform>Offer %n move</numerusform>
            <numerusform>Offer %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n fifth move</numerusform>
            <numerusform>%n fifth moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message numerus="yes">
        <source>Done: %n mistake(s) practised.</source>
        <translation>
            <numerusform>Done: %n mistake practised.</numerusform>
            <numerusform>Done: %n mistakes practised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n mistake(s) is due now.</source>
        <translation>
            <numerusform>Your one mistake is not due now.</numerusform>
            <numerusform>None of your %n mistakes is due now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next comes in %n hour(s).</source>
        <translation>
            <numerusform>The next comes in %n hour.</numerusform>
            <numerusform>The next comes in %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next comes in %n day(s).</source>
        <translation>
            <numerusform>The next comes in %n day.</numerusform>
            <numerusform>The next comes in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added to your lines for %1: %2 new position(s) to be known.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>Added to your lines for %1: %2 new position to be known.</numerusform>
            <numerusform>Added to your lines for %1: %2 new positions to be known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed from your lines for %1: %2 position(s) to be known. “Put back” undoes it.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>Removed from your lines for %1: %2 position to be known. “Put back” undoes it.</numerusform>
            <numerusform>Removed from your lines for %1: %2 positions to be known. “Put back” undoes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back into your lines for %1: %2 position(s) to be known.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>Put back into your lines for %1: %2 position to be known.</numerusform>
            <numerusform>Put back into your lines for %1: %2 positions to be known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lines can hold %1 position(s), and these would be more: nothing was added.</source>
        <translation>
            <numerusform>Your lines can hold %1 position, and these would be more: nothing was added.</numerusform>
            <numerusform>Your lines can hold %1 positions, and these would be more: nothing was added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lines were written to %1: %2 position(s) to be known.</source>
        <comment>file, number</comment>
        <translation>
            <numerusform>Your lines were written to %1: %2 position to be known.</numerusform>
            <numerusform>Your lines were written to %1: %2 positions to be known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message numerus="yes">
        <source>It gave no answer within %n second(s), whatever protocol was tried. Perhaps it needs arguments.</source>
        <translation>
            <numerusform>It gave no answer within %n second, whatever protocol was tried. Perhaps it needs arguments.</numerusform>
            <numerusform>It gave no answer within %n seconds, whatever protocol was tried. Perhaps it needs arguments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It did not answer within %n second(s).</source>
        <translation>
            <numerusform>It did not answer within %n second.</numerusform>
            <numerusform>It did not answer within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Book of %1, %2 position(s)</source>
        <comment>program, number</comment>
        <translation>
            <numerusform>Book of %1, %2 position</numerusform>
            <numerusform>Book of %1, %2 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 game(s), %3 %; %4</source>
        <comment>move, games, share, how they ended</comment>
        <translation>
            <numerusform>%1, %2 game, %3 %; %4</numerusform>
            <numerusform>%1, %2 games, %3 %; %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendsPart</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameListSheet</name>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 position(s)</source>
        <translation>
            <numerusform>%1 of %2 position</numerusform>
            <numerusform>%1 of %2 positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 game(s)</source>
        <translation>
            <numerusform>%1 of %2 game</numerusform>
            <numerusform>%1 of %2 games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %1 game(s), of which %2 are not shown now? They cannot be brought back.</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>Delete %1 game, which is not shown now? It cannot be brought back.</numerusform>
            <numerusform>Delete %1 games, %2 of them not shown now? They cannot be brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %1 game(s)? They cannot be brought back.</source>
        <translation>
            <numerusform>Delete %1 game? It cannot be brought back.</numerusform>
            <numerusform>Delete %1 games? They cannot be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameReasons</name>
    <message numerus="yes">
        <source>%n squares, such as %1</source>
        <comment>squares</comment>
        <translation>
            <numerusform>%n square, such as %1</numerusform>
            <numerusform>%n squares, such as %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 there can be %n of them.</source>
        <comment>better move</comment>
        <translation>
            <numerusform>After %1 there can be one of them.</numerusform>
            <numerusform>After %1 there can be %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n with best play.</source>
        <comment>better move, discs</comment>
        <translation>
            <numerusform>%1 wins by %n with best play.</numerusform>
            <numerusform>%1 wins by %n with best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n with best play.</source>
        <comment>better move, discs</comment>
        <translation>
            <numerusform>%1 loses by %n with best play.</numerusform>
            <numerusform>%1 loses by %n with best play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n empty square</numerusform>
            <numerusform>%n empty squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1 wins in %n</numerusform>
            <numerusform>%1 wins in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n move(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1 loses in %n</numerusform>
            <numerusform>%1 loses in %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>Only fours, and moves that threaten to win by fours. Only one move leads to a win by fours within %n such move(s), whatever the answers.</source>
        <translation>
            <numerusform>Only fours, and moves that threaten to win by fours. After only one such move there is a win by fours, whatever the answer.</numerusform>
            <numerusform>Only fours, and moves that threaten to win by fours. Only one move leads to a win by fours within %n such moves, whatever the answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves wins. Play it on the board.</source>
        <translation>
            <numerusform>One move wins. Play it on the board.</numerusform>
            <numerusform>One of %n moves wins. Play it on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves draws. Play it on the board.</source>
        <translation>
            <numerusform>One move draws. Play it on the board.</numerusform>
            <numerusform>One of %n moves draws. Play it on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves is at least four discs better than the others.</source>
        <translation>
            <numerusform>Play it on the board.</numerusform>
            <numerusform>One of %n moves is at least four discs better than the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One threat begins a win by fours within %n threat(s). Play it on the board.</source>
        <translation>
            <numerusform>After one threat there is a win by fours, whatever the answer. Play it on the board.</numerusform>
            <numerusform>One threat begins a win by fours within %n threats. Play it on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GomokuReasons</name>
    <message numerus="yes">
        <source>misses a win that is forced in %n move(s): %1</source>
        <comment>line of moves</comment>
        <translation>
            <numerusform>misses a win that is forced in %n move: %1</numerusform>
            <numerusform>misses a win that is forced in %n moves: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets %1 force a win in %n move(s): %2</source>
        <comment>side, line of moves</comment>
        <translation>
            <numerusform>lets %1 force a win in %n move: %2</numerusform>
            <numerusform>lets %1 force a win in %n moves: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GomokuWords</name>
    <message numerus="yes">
        <source>You would win in %n move(s).</source>
        <comment>forced</comment>
        <translation>
            <numerusform>You would win in %n move.</numerusform>
            <numerusform>You would win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would win in %n move(s).</source>
        <comment>side, forced</comment>
        <translation>
            <numerusform>%1 would win in %n move.</numerusform>
            <numerusform>%1 would win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: the opener chooses a colour, or keeps Black and offers %n fifth moves.</source>
        <translation>
            <numerusform>Opening: the opener chooses a colour, or keeps Black and offers %n fifth move.</numerusform>
            <numerusform>Opening: the opener chooses a colour, or keeps Black and offers %n fifth moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: the other player chooses a colour, or keeps Black and offers %n fifth moves.</source>
        <translation>
            <numerusform>Opening: the other player chooses a colour, or keeps Black and offers %n fifth move.</numerusform>
            <numerusform>Opening: the other player chooses a colour, or keeps Black and offers %n fifth moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: %n stone(s) to place.</source>
        <translation>
            <numerusform>Opening: %n stone to place.</numerusform>
            <numerusform>Opening: %n stones to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: choose your colour, or keep Black and offer %n fifth moves.</source>
        <translation>
            <numerusform>Opening: choose your colour, or keep Black and offer %n fifth move.</numerusform>
            <numerusform>Opening: choose your colour, or keep Black and offer %n fifth moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: Black has %n fifth move(s) to offer.</source>
        <translation>
            <numerusform>Opening: Black has %n fifth move to offer.</numerusform>
            <numerusform>Opening: Black has %n fifth moves to offer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s) will be offered.</source>
        <translation>
            <numerusform>%n fifth move will be offered.</numerusform>
            <numerusform>%n fifth moves will be offered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to come.</source>
        <comment>fifth moves</comment>
        <translation>
            <numerusform>%n to come.</numerusform>
            <numerusform>%n to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InsightChart</name>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 game</numerusform>
            <numerusform>%1 games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message numerus="yes">
        <source>win in %n move(s)</source>
        <translation>
            <numerusform>win in %n move</numerusform>
            <numerusform>win in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loss in %n move(s)</source>
        <translation>
            <numerusform>loss in %n move</numerusform>
            <numerusform>loss in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tournament is over: %n game(s) played.</source>
        <translation>
            <numerusform>The tournament is over: %n game played.</numerusform>
            <numerusform>The tournament is over: %n games played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n result(s).</source>
        <comment>of algorithms</comment>
        <translation>
            <numerusform>The run is over: %n result.</numerusform>
            <numerusform>The run is over: %n results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastSeconds</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastTen</name>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n solved</numerusform>
            <numerusform>%n solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n puzzle(s): %1</source>
        <comment>how many of them are solved</comment>
        <translation>
            <numerusform>The last puzzle: %1</numerusform>
            <numerusform>The last %n puzzles: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message numerus="yes">
        <source>%n opening(s)</source>
        <translation>
            <numerusform>%n opening</numerusform>
            <numerusform>%n openings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message numerus="yes">
        <source>%2:%4, %n drawn · %1 – %3</source>
        <comment>who plays, games won, other, games won</comment>
        <translation>
            <numerusform>%2:%4, %n drawn · %1 – %3</numerusform>
            <numerusform>%2:%4, %n drawn · %1 – %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message numerus="yes">
        <source>Drill: %1 line(s) due</source>
        <translation>
            <numerusform>Drill: %1 line due</numerusform>
            <numerusform>Drill: %1 lines due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OthelloReasons</name>
    <message numerus="yes">
        <source>flips too much, %n disc(s), which gives %1 %2</source>
        <comment>side, squares</comment>
        <translation>
            <numerusform>flips too much, %n disc, which gives %1 %2</numerusform>
            <numerusform>flips too much, %n discs, which gives %1 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OthelloWords</name>
    <message numerus="yes">
        <source>You played %1, %n disc(s) flipped.</source>
        <comment>square</comment>
        <translation>
            <numerusform>You played %1, %n disc flipped.</numerusform>
            <numerusform>You played %1, %n discs flipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2, %n disc(s) flipped.</source>
        <comment>side, square</comment>
        <translation>
            <numerusform>%1 played %2, %n disc flipped.</numerusform>
            <numerusform>%1 played %2, %n discs flipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartColumns</name>
    <message numerus="yes">
        <source>%1 mistake(s)</source>
        <translation>
            <numerusform>%1 mistake</numerusform>
            <numerusform>%1 mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaySpeech</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlyNames</name>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <comment>move list</comment>
        <translation>
            <numerusform>%n fifth move</numerusform>
            <numerusform>%n fifth moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message numerus="yes">
        <source>It flips %n disc(s).</source>
        <translation>
            <numerusform>It flips %n disc.</numerusform>
            <numerusform>It flips %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved: all %n moves were found.</source>
        <translation>
            <numerusform>Solved: the one move was found.</numerusform>
            <numerusform>Solved: all %n moves were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n empty square</numerusform>
            <numerusform>%n empty squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would win with %n more stone(s).</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1 would win with one more stone.</numerusform>
            <numerusform>%1 would win with %n more stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win takes %n stone(s).</source>
        <translation>
            <numerusform>The win takes one stone.</numerusform>
            <numerusform>The win takes %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You solve about %n in ten like this.</source>
        <translation>
            <numerusform>You solve about one in ten like this.</numerusform>
            <numerusform>You solve about %n in ten like this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 solved, %n error(s)</source>
        <comment>number of puzzles</comment>
        <translation>
            <numerusform>%1 solved, %n error</numerusform>
            <numerusform>%1 solved, %n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message numerus="yes">
        <source>Your rating over the last %n puzzle(s): from %1 to %2, at most %3.</source>
        <translation>
            <numerusform>Your rating over the last puzzle: from %1 to %2, at most %3.</numerusform>
            <numerusform>Your rating over the last %n puzzles: from %1 to %2, at most %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n s left</source>
        <comment>how far</comment>
        <translation>
            <numerusform>%1, about %n s left</numerusform>
            <numerusform>%1, about %n s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
    <message numerus="yes">
        <source>%n s a turn</source>
        <comment>clock</comment>
        <translation>
            <numerusform>%n s a turn</numerusform>
            <numerusform>%n s a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SolvedPart</name>
    <message numerus="yes">
        <source>%n other four(s)</source>
        <translation>
            <numerusform>%n other four</numerusform>
            <numerusform>%n other fours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other point(s)</source>
        <translation>
            <numerusform>%n other point</numerusform>
            <numerusform>%n other points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s)</source>
        <translation>
            <numerusform>%n other move</numerusform>
            <numerusform>%n other moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other threat(s)</source>
        <translation>
            <numerusform>%n other threat</numerusform>
            <numerusform>%n other threats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message numerus="yes">
        <source>%1 loses about %n disc(s).</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 loses about %n disc.</numerusform>
            <numerusform>%1 loses about %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n disc(s).</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 loses %n disc.</numerusform>
            <numerusform>%1 loses %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s).</source>
        <comment>program</comment>
        <translation>
            <numerusform>%1 has not answered for %n second.</numerusform>
            <numerusform>%1 has not answered for %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new move(s).</source>
        <comment>of a game that became a variation</comment>
        <translation>
            <numerusform>%n new move.</numerusform>
            <numerusform>%n new moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) removed. Undo puts them back.</source>
        <comment>of a study</comment>
        <translation>
            <numerusform>%n move removed. Undo puts it back.</numerusform>
            <numerusform>%n moves removed. Undo puts them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %1 and %n more.</source>
        <comment>file names</comment>
        <translation>
            <numerusform>Opened %1 and %n more.</numerusform>
            <numerusform>Opened %1 and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read as %1, %2 game(s).</source>
        <comment>format, number of games</comment>
        <translation>
            <numerusform>Read as %1, %2 game.</numerusform>
            <numerusform>Read as %1, %2 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) written to %2.</source>
        <comment>number, file name</comment>
        <translation>
            <numerusform>%1 game written to %2.</numerusform>
            <numerusform>%1 games written to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) left out: broken, or not possible in this format.</source>
        <translation>
            <numerusform>%1 game left out: broken, or not possible in this format.</numerusform>
            <numerusform>%1 games left out: broken, or not possible in this format.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) deleted.</source>
        <translation>
            <numerusform>%1 game deleted.</numerusform>
            <numerusform>%1 games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of games are counted under Openings.</source>
        <translation>
            <numerusform>One file of games is counted under Openings.</numerusform>
            <numerusform>%n files of games are counted under Openings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThemeList</name>
    <message numerus="yes">
        <source>%1, %2 puzzle(s)</source>
        <comment>theme, number</comment>
        <translation>
            <numerusform>%1, %2 puzzle</numerusform>
            <numerusform>%1, %2 puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayPart</name>
    <message numerus="yes">
        <source>%1 line(s) due</source>
        <comment>openings</comment>
        <translation>
            <numerusform>%1 line due</numerusform>
            <numerusform>%1 lines due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to practise</source>
        <comment>mistakes</comment>
        <translation>
            <numerusform>%1 to practise</numerusform>
            <numerusform>%1 to practise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YouPart</name>
    <message numerus="yes">
        <source>Five reviewed games against the machine give a picture: what costs you most, and when. %n are reviewed so far.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Five reviewed games against the machine give a picture: what costs you most, and when. One is reviewed so far.</numerusform>
            <numerusform>Five reviewed games against the machine give a picture: what costs you most, and when. %n are reviewed so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) not reviewed yet</source>
        <translation>
            <numerusform>%1 game not reviewed yet</numerusform>
            <numerusform>%1 games not reviewed yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) could not be reviewed</source>
        <translation>
            <numerusform>%1 game could not be reviewed</numerusform>
            <numerusform>%1 games could not be reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rated puzzle(s)</source>
        <translation>
            <numerusform>%1 rated puzzle</numerusform>
            <numerusform>%1 rated puzzles</numerusform>
        </translation>
    </message>
</context>
</TS>
