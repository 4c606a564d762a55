<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Heibai</source>
        <translation>About Heibai</translation>
    </message>
    <message>
        <source>Heibai (黑白, “black and white”) %1</source>
        <comment>version</comment>
        <translation>Heibai (黑白, “black and white”) %1</translation>
    </message>
    <message>
        <source>Othello for people who want to play a friend or a machine, to learn, and to study their own games.</source>
        <translation>Othello for people who want to play a friend or a machine, to learn, and to study their own games.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence or the Apache licence 2.0, as you like.</source>
        <translation>Free software under the MIT licence or the Apache licence 2.0, as you like.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>BoardSquare</name>
    <message>
        <source>%1, black disc</source>
        <comment>square</comment>
        <translation>%1, black disc</translation>
    </message>
    <message>
        <source>%1, white disc</source>
        <comment>square</comment>
        <translation>%1, white disc</translation>
    </message>
    <message>
        <source>%1, empty, legal move</source>
        <comment>square</comment>
        <translation>%1, empty, legal move</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>square</comment>
        <translation>%1, empty</translation>
    </message>
    <message>
        <source>%1, last move</source>
        <comment>after the name of a square</comment>
        <translation>%1, last move</translation>
    </message>
    <message>
        <source>%1, hint</source>
        <comment>after the name of a square</comment>
        <translation>%1, hint</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>clock</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Per turn</source>
        <comment>clock</comment>
        <translation>Per turn</translation>
    </message>
    <message>
        <source>Whole game</source>
        <comment>clock</comment>
        <translation>Whole game</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>Seconds a turn</translation>
    </message>
    <message>
        <source>Minutes a side</source>
        <translation>Minutes a side</translation>
    </message>
    <message>
        <source>Seconds added a move</source>
        <translation>Seconds added a move</translation>
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
    <message>
        <source>%1 %2</source>
        <comment>minutes and seconds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clock off</source>
        <translation>Clock off</translation>
    </message>
    <message>
        <source>Black&apos;s time left: %1</source>
        <translation>Black&apos;s time left: %1</translation>
    </message>
    <message>
        <source>White&apos;s time left: %1</source>
        <translation>White&apos;s time left: %1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>Time left: %1</translation>
    </message>
</context>
<context>
    <name>CountersBar</name>
    <message>
        <source>Displays</source>
        <translation>Displays</translation>
    </message>
</context>
<context>
    <name>DiscCounter</name>
    <message>
        <source>Black: %1</source>
        <translation>Black: %1</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>White: %1</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>unfolded</source>
        <translation>unfolded</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>folded</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New game</source>
        <comment>menu</comment>
        <translation>&amp;New game</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>menu</comment>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <comment>menu</comment>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>&amp;Resume unfinished game</source>
        <comment>menu</comment>
        <translation>&amp;Resume unfinished game</translation>
    </message>
    <message>
        <source>&amp;Copy moves</source>
        <comment>menu</comment>
        <translation>&amp;Copy moves</translation>
    </message>
    <message>
        <source>&amp;Paste moves</source>
        <comment>menu</comment>
        <translation>&amp;Paste moves</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <comment>menu</comment>
        <translation>Resi&amp;gn</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu</comment>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>menu</comment>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Continu&amp;e</source>
        <comment>menu</comment>
        <translation>Continu&amp;e</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <comment>menu</comment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>menu</comment>
        <translation>S&amp;kip</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu</comment>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu</comment>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu</comment>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <comment>menu</comment>
        <translation>&amp;First position</translation>
    </message>
    <message>
        <source>Pre&amp;vious position</source>
        <comment>menu</comment>
        <translation>Pre&amp;vious position</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <comment>menu</comment>
        <translation>&amp;Next position</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <comment>menu</comment>
        <translation>&amp;Last position</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Two players</source>
        <comment>mode</comment>
        <translation>Two players</translation>
    </message>
    <message>
        <source>Play Black</source>
        <comment>mode</comment>
        <translation>Play Black</translation>
    </message>
    <message>
        <source>Play White</source>
        <comment>mode</comment>
        <translation>Play White</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>mode</comment>
        <translation>Watch</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>Game</translation>
    </message>
    <message numerus="yes">
        <source>%n s a turn</source>
        <comment>clock</comment>
        <translation>
            <numerusform>%n s a turn</numerusform>
            <numerusform>%n s a turn</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s</source>
        <comment>clock: minutes a side, seconds added a move</comment>
        <translation>%1 min + %2 s</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>no clock</translation>
    </message>
    <message>
        <source>%1 · %2×%2 · %3</source>
        <comment>mode, size, clock</comment>
        <translation>%1 · %2×%2 · %3</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Black: level</source>
        <translation>Black: level</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>White: level</source>
        <translation>White: level</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading of the sizes</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>Size of the board</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>heading</comment>
        <translation>Clock</translation>
    </message>
    <message>
        <source>More</source>
        <comment>unfolds further choices</comment>
        <translation>More</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>to the next group: board, buttons, choices, moves</source>
        <translation>to the next group: board, buttons, choices, moves</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>the rules</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>side panel</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>preferences</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>On the board</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>move the cursor</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>to the ends of the row; with Ctrl to the corners</source>
        <translation>to the ends of the row; with Ctrl to the corners</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>to the ends of the column</source>
        <translation>to the ends of the column</translation>
    </message>
    <message>
        <source>A letter and a number, as f5</source>
        <translation>A letter and a number, as f5</translation>
    </message>
    <message>
        <source>go to that square</source>
        <translation>go to that square</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter or Space</translation>
    </message>
    <message>
        <source>play there</source>
        <translation>play there</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading of keys</comment>
        <translation>Game</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>new game</translation>
    </message>
    <message>
        <source>pause and continue</source>
        <translation>pause and continue</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>skip</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>undo, redo</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>open, save as</source>
        <translation>open, save as</translation>
    </message>
    <message>
        <source>copy and paste the moves</source>
        <translation>copy and paste the moves</translation>
    </message>
    <message>
        <source>Looking through the moves</source>
        <translation>Looking through the moves</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>one move back, one move on</translation>
    </message>
    <message>
        <source>to the start, to the game as it stands</source>
        <translation>to the start, to the game as it stands</translation>
    </message>
    <message>
        <source>Arrow keys in the list of moves</source>
        <translation>Arrow keys in the list of moves</translation>
    </message>
    <message>
        <source>from move to move</source>
        <translation>from move to move</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>%1 %2 · %3</source>
        <comment>Level, its number, its name</comment>
        <translation>%1 %2 · %3</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Greedy</source>
        <comment>level</comment>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>level</comment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>level</comment>
        <translation>Apprentice</translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>level</comment>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Club player</source>
        <comment>level</comment>
        <translation>Club player</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>level</comment>
        <translation>Advanced</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level</comment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Candidate</source>
        <comment>level</comment>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level</comment>
        <translation>Master</translation>
    </message>
    <message>
        <source>Champion</source>
        <comment>level</comment>
        <translation>Champion</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>name of the slider, number of the level, name of the level</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Heibai</source>
        <translation>Heibai</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>No moves yet.</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>pass</source>
        <comment>move list</comment>
        <translation>pass</translation>
    </message>
    <message>
        <source>%1. Black %2</source>
        <comment>number, move</comment>
        <translation>%1. Black %2</translation>
    </message>
    <message>
        <source>%1. White %2</source>
        <comment>number, move</comment>
        <translation>%1. White %2</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Open a game</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Time is up. Continue?</source>
        <translation>Time is up. Continue?</translation>
    </message>
    <message>
        <source>Continue gives the turn to the other side.</source>
        <translation>Continue gives the turn to the other side.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Welcome back</translation>
    </message>
    <message>
        <source>Your unfinished game is as you left it.</source>
        <translation>Your unfinished game is as you left it.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>not available now</source>
        <comment>a button</comment>
        <translation>not available now</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Black wins</source>
        <translation>Black wins</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>White wins</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>A draw</translation>
    </message>
    <message>
        <source>This sitting: Black %1, White %2, drawn %3</source>
        <translation>This sitting: Black %1, White %2, drawn %3</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Look at the board</translation>
    </message>
    <message>
        <source>White has no disc left.</source>
        <translation>White has no disc left.</translation>
    </message>
    <message>
        <source>Black has no disc left.</source>
        <translation>Black has no disc left.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>White resigned.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Black resigned.</translation>
    </message>
    <message>
        <source>Time ran out.</source>
        <translation>Time ran out.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Nobody can move any more.</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Black: %1</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>White: %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Othello</source>
        <translation>How to play Othello</translation>
    </message>
    <message>
        <source>Two sides, Black and White, place discs in turn. The game begins with four discs in the middle; Black moves first. Rings show where a disc may go.</source>
        <translation>Two sides, Black and White, place discs in turn. The game begins with four discs in the middle; Black moves first. Rings show where a disc may go.</translation>
    </message>
    <message>
        <source>The start: white discs on d4 and e5, black discs on e4 and d5, and rings on the four squares where Black may play.</source>
        <translation>The start: white discs on d4 and e5, black discs on e4 and d5, and rings on the four squares where Black may play.</translation>
    </message>
    <message>
        <source>A move must bracket at least one straight line of the other side&apos;s discs, across, down or aslant, between the new disc and one of your own. Every disc in between turns over, in all directions at once.</source>
        <translation>A move must bracket at least one straight line of the other side&apos;s discs, across, down or aslant, between the new disc and one of your own. Every disc in between turns over, in all directions at once.</translation>
    </message>
    <message>
        <source>Two white discs between a legal move and a black disc.</source>
        <translation>Two white discs between a legal move and a black disc.</translation>
    </message>
    <message>
        <source>Black has played there, and the two discs have turned black.</source>
        <translation>Black has played there, and the two discs have turned black.</translation>
    </message>
    <message>
        <source>Whoever has no legal move passes: press Skip, and the other side plays on. Two friends may also skip freely, unless “Official rules” is on.</source>
        <translation>Whoever has no legal move passes: press Skip, and the other side plays on. Two friends may also skip freely, unless “Official rules” is on.</translation>
    </message>
    <message>
        <source>White has no legal move here and passes.</source>
        <translation>White has no legal move here and passes.</translation>
    </message>
    <message>
        <source>The game ends when neither side can move. Whoever has more discs wins. In the score, squares that stayed empty count for the winner.</source>
        <translation>The game ends when neither side can move. Whoever has more discs wins. In the score, squares that stayed empty count for the winner.</translation>
    </message>
    <message>
        <source>A full board: eleven black discs, five white ones.</source>
        <translation>A full board: eleven black discs, five white ones.</translation>
    </message>
    <message>
        <source>Advice for the first games: a disc in a corner is never turned again. Few discs are no harm early on; what counts is having moves to choose from. Take care with the squares next to an empty corner.</source>
        <translation>Advice for the first games: a disc in a corner is never turned again. Few discs are no harm early on; what counts is having moves to choose from. Take care with the squares next to an empty corner.</translation>
    </message>
    <message>
        <source>A black disc in the corner.</source>
        <translation>A black disc in the corner.</translation>
    </message>
</context>
<context>
    <name>SaveGameDialog</name>
    <message>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Heibai&apos;s own file</source>
        <translation>Heibai&apos;s own file</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>List of moves</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>look</comment>
        <translation>Like the system</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>look</comment>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>look</comment>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>look</comment>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>look</comment>
        <translation>Board</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>board</comment>
        <translation>Green</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>board</comment>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>board</comment>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>motion</comment>
        <translation>Like the system</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Full</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Reduced</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>language</comment>
        <translation>Like the system</translation>
    </message>
    <message>
        <source>Show legal moves</source>
        <translation>Show legal moves</translation>
    </message>
    <message>
        <source>Show what a move would flip</source>
        <translation>Show what a move would flip</translation>
    </message>
    <message>
        <source>under the pointer or the cursor</source>
        <translation>under the pointer or the cursor</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>of a disc and of the last seconds</source>
        <translation>of a disc and of the last seconds</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>Pass by itself</translation>
    </message>
    <message>
        <source>when you have no legal move</source>
        <translation>when you have no legal move</translation>
    </message>
    <message>
        <source>Official rules</source>
        <translation>Official rules</translation>
    </message>
    <message>
        <source>two people may skip a turn only without a legal move</source>
        <translation>two people may skip a turn only without a legal move</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>When the time is up</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>time is up</comment>
        <translation>Ask</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <comment>time is up</comment>
        <translation>The turn passes</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <comment>time is up</comment>
        <translation>Lose the game</translation>
    </message>
    <message>
        <source>The discs decide</source>
        <comment>time is up</comment>
        <translation>The discs decide</translation>
    </message>
    <message>
        <source>The machine replies after</source>
        <translation>The machine replies after</translation>
    </message>
    <message>
        <source>no delay</source>
        <translation>no delay</translation>
    </message>
    <message>
        <source>½ s</source>
        <translation>½ s</translation>
    </message>
    <message>
        <source>1 s</source>
        <translation>1 s</translation>
    </message>
    <message>
        <source>2 s</source>
        <translation>2 s</translation>
    </message>
    <message>
        <source>3 s</source>
        <translation>3 s</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <comment>dialog</comment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Side panel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>panel</comment>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>StartChoice</name>
    <message>
        <source>Start position</source>
        <translation>Start position</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>start position</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <comment>start position</comment>
        <translation>Mirrored</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>First move</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>Black</translation>
    </message>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation>White</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation>White</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>Black</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <comment>side</comment>
        <translation>%1 to move.</translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2, %n disc(s) flipped.</source>
        <comment>side, square</comment>
        <translation>
            <numerusform>%1 played %2, %n disc flipped.</numerusform>
            <numerusform>%1 played %2, %n discs flipped.</numerusform>
        </translation>
    </message>
    <message>
        <source>At place %1: %2.</source>
        <comment>place of an error, reason</comment>
        <translation>At place %1: %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a reason as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Hint: %1, ends at %2.</source>
        <comment>square, score in discs</comment>
        <translation>Hint: %1, ends at %2.</translation>
    </message>
    <message>
        <source>Hint: %1, about %2.</source>
        <comment>square, score in discs</comment>
        <translation>Hint: %1, about %2.</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>Choose who plays.</translation>
    </message>
    <message>
        <source>Press Start to begin.</source>
        <translation>Press Start to begin.</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes.</source>
        <comment>side</comment>
        <translation>%1 has no legal move and passes.</translation>
    </message>
    <message>
        <source>%1 skips this turn.</source>
        <comment>side</comment>
        <translation>%1 skips this turn.</translation>
    </message>
    <message>
        <source>%1 has no legal move. Press Skip.</source>
        <comment>side</comment>
        <translation>%1 has no legal move. Press Skip.</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes in a moment.</source>
        <comment>side</comment>
        <translation>%1 has no legal move and passes in a moment.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>side</comment>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>The game is paused. Press Continue.</source>
        <translation>The game is paused. Press Continue.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Paused.</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. Continue?</source>
        <comment>side</comment>
        <translation>%1&apos;s time is up. Continue?</translation>
    </message>
    <message>
        <source>%1&apos;s time is up; the turn passes.</source>
        <comment>side</comment>
        <translation>%1&apos;s time is up; the turn passes.</translation>
    </message>
    <message>
        <source>Both sides ran out of time. The game is paused; press Continue.</source>
        <translation>Both sides ran out of time. The game is paused; press Continue.</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. %2 wins.</source>
        <comment>side, other side</comment>
        <translation>%1&apos;s time is up. %2 wins.</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. The discs decide.</source>
        <comment>side</comment>
        <translation>%1&apos;s time is up. The discs decide.</translation>
    </message>
    <message>
        <source>There is a disc on %1 already.</source>
        <comment>square</comment>
        <translation>There is a disc on %1 already.</translation>
    </message>
    <message>
        <source>%1 would flip nothing.</source>
        <comment>square</comment>
        <translation>%1 would flip nothing.</translation>
    </message>
    <message>
        <source>Wait: %1 is thinking.</source>
        <comment>side</comment>
        <translation>Wait: %1 is thinking.</translation>
    </message>
    <message>
        <source>%1 has a legal move, so the turn cannot be skipped.</source>
        <comment>side</comment>
        <translation>%1 has a legal move, so the turn cannot be skipped.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <comment>side</comment>
        <translation>%1 resigns.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Taken back.</translation>
    </message>
    <message>
        <source>Played again.</source>
        <translation>Played again.</translation>
    </message>
    <message>
        <source>The game before the reset is back.</source>
        <translation>The game before the reset is back.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>There is nothing to play again.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>square</comment>
        <translation>Hint: %1.</translation>
    </message>
    <message>
        <source>Your unfinished game is back. Press Continue.</source>
        <translation>Your unfinished game is back. Press Continue.</translation>
    </message>
    <message>
        <source>You see the start of the game.</source>
        <translation>You see the start of the game.</translation>
    </message>
    <message>
        <source>You see the board after move %1.</source>
        <translation>You see the board after move %1.</translation>
    </message>
    <message>
        <source>A game is being played. Press Reset first.</source>
        <translation>A game is being played. Press Reset first.</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>There is no text to paste.</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <translation>The text is not a game.</translation>
    </message>
    <message>
        <source>The file is not a game that can be read.</source>
        <translation>The file is not a game that can be read.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>The game could not be saved.</translation>
    </message>
    <message>
        <source>The game cannot be kept for the next start.</source>
        <translation>The game cannot be kept for the next start.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>The settings could not be read. They were kept as %1.</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>The unfinished game could not be read. It was kept as %1.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>file name</comment>
        <translation>Saved as %1.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>file name</comment>
        <translation>Opened %1.</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>The moves are on the clipboard.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Like the &amp;system</source>
        <comment>look</comment>
        <translation>Like the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>look</comment>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>look</comment>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <comment>look</comment>
        <translation>High &amp;contrast</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <comment>board</comment>
        <translation>&amp;Green</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <comment>board</comment>
        <translation>&amp;Wood</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <comment>board</comment>
        <translation>&amp;Blue</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <comment>language</comment>
        <translation>Like the &amp;system</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <comment>menu</comment>
        <translation>Side &amp;panel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu</comment>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <comment>menu</comment>
        <translation>&amp;Legal moves</translation>
    </message>
    <message>
        <source>Pre&amp;view of flips</source>
        <comment>menu</comment>
        <translation>Pre&amp;view of flips</translation>
    </message>
    <message>
        <source>&amp;Pass by itself</source>
        <comment>menu</comment>
        <translation>&amp;Pass by itself</translation>
    </message>
    <message>
        <source>&amp;Official rules</source>
        <comment>menu</comment>
        <translation>&amp;Official rules</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <comment>menu</comment>
        <translation>&amp;Sound</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <comment>menu</comment>
        <translation>P&amp;references…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <comment>menu</comment>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <comment>menu</comment>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>&amp;About Heibai</source>
        <comment>menu</comment>
        <translation>&amp;About Heibai</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>&amp;Appearance</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <comment>menu</comment>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu</comment>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <comment>menu</comment>
        <translation>&amp;Settings</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>Hide the side panel</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>Show the side panel</translation>
    </message>
</context>
</TS>
