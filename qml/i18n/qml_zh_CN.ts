<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Heibai</source>
        <translation>关于黑白</translation>
    </message>
    <message>
        <source>Heibai (黑白, “black and white”) %1</source>
        <comment>version</comment>
        <translation>黑白（Heibai）%1</translation>
    </message>
    <message>
        <source>Othello for people who want to play a friend or a machine, to learn, and to study their own games.</source>
        <translation>黑白棋：与朋友或电脑对弈，学习棋艺，研究自己的棋局。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence or the Apache licence 2.0, as you like.</source>
        <translation>自由软件，可任选 MIT 许可证或 Apache 许可证 2.0。</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重下</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>BoardSquare</name>
    <message>
        <source>%1, black disc</source>
        <comment>square</comment>
        <translation>%1，黑子</translation>
    </message>
    <message>
        <source>%1, white disc</source>
        <comment>square</comment>
        <translation>%1，白子</translation>
    </message>
    <message>
        <source>%1, empty, legal move</source>
        <comment>square</comment>
        <translation>%1，空格，可以落子</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>square</comment>
        <translation>%1，空格</translation>
    </message>
    <message>
        <source>%1, last move</source>
        <comment>after the name of a square</comment>
        <translation>%1，最后一手</translation>
    </message>
    <message>
        <source>%1, hint</source>
        <comment>after the name of a square</comment>
        <translation>%1，提示</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>clock</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Per turn</source>
        <comment>clock</comment>
        <translation>每手</translation>
    </message>
    <message>
        <source>Whole game</source>
        <comment>clock</comment>
        <translation>整局</translation>
    </message>
    <message>
        <source>Seconds a turn</source>
        <translation>每手秒数</translation>
    </message>
    <message>
        <source>Minutes a side</source>
        <translation>每方分钟数</translation>
    </message>
    <message>
        <source>Seconds added a move</source>
        <translation>每手加秒</translation>
    </message>
</context>
<context>
    <name>ClockDisplay</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>minutes and seconds</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Clock off</source>
        <translation>计时关闭</translation>
    </message>
    <message>
        <source>Black&apos;s time left: %1</source>
        <translation>黑方剩余时间：%1</translation>
    </message>
    <message>
        <source>White&apos;s time left: %1</source>
        <translation>白方剩余时间：%1</translation>
    </message>
    <message>
        <source>Time left: %1</source>
        <translation>剩余时间：%1</translation>
    </message>
</context>
<context>
    <name>CountersBar</name>
    <message>
        <source>Displays</source>
        <translation>显示屏</translation>
    </message>
</context>
<context>
    <name>DiscCounter</name>
    <message>
        <source>Black: %1</source>
        <translation>黑方：%1</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>白方：%1</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New game</source>
        <comment>menu</comment>
        <translation>新对局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <comment>menu</comment>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <comment>menu</comment>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Resume unfinished game</source>
        <comment>menu</comment>
        <translation>恢复未下完的棋局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy moves</source>
        <comment>menu</comment>
        <translation>复制棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste moves</source>
        <comment>menu</comment>
        <translation>粘贴棋谱(&amp;P)</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <comment>menu</comment>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <comment>menu</comment>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <comment>menu</comment>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Continu&amp;e</source>
        <comment>menu</comment>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <comment>menu</comment>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <comment>menu</comment>
        <translation>停一手(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <comment>menu</comment>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <comment>menu</comment>
        <translation>重下(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu</comment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <comment>menu</comment>
        <translation>开局局面(&amp;F)</translation>
    </message>
    <message>
        <source>Pre&amp;vious position</source>
        <comment>menu</comment>
        <translation>上一手(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next position</source>
        <comment>menu</comment>
        <translation>下一手(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Last position</source>
        <comment>menu</comment>
        <translation>最新局面(&amp;L)</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Two players</source>
        <comment>mode</comment>
        <translation>双人对弈</translation>
    </message>
    <message>
        <source>Play Black</source>
        <comment>mode</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>Play White</source>
        <comment>mode</comment>
        <translation>执白</translation>
    </message>
    <message>
        <source>Watch</source>
        <comment>mode</comment>
        <translation>观战</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%n s a turn</source>
        <comment>clock</comment>
        <translation>
            <numerusform>每手 %n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min + %2 s</source>
        <comment>clock: minutes a side, seconds added a move</comment>
        <translation>%1 分钟 + %2 秒</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 · %2×%2 · %3</source>
        <comment>mode, size, clock</comment>
        <translation>%1 · %2×%2 · %3</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>对弈方式</translation>
    </message>
    <message>
        <source>Black: level</source>
        <translation>黑方等级</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>White: level</source>
        <translation>白方等级</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading of the sizes</comment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Size of the board</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>heading</comment>
        <translation>计时</translation>
    </message>
    <message>
        <source>More</source>
        <comment>unfolds further choices</comment>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>to the next group: board, buttons, choices, moves</source>
        <translation>到下一组：棋盘、按钮、选项、棋谱</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>to the ends of the row; with Ctrl to the corners</source>
        <translation>到本行两端；加 Ctrl 到角上</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>to the ends of the column</source>
        <translation>到本列两端</translation>
    </message>
    <message>
        <source>A letter and a number, as f5</source>
        <translation>字母加数字，如 f5</translation>
    </message>
    <message>
        <source>go to that square</source>
        <translation>到该格</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>回车或空格</translation>
    </message>
    <message>
        <source>play there</source>
        <translation>在此落子</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading of keys</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>pause and continue</source>
        <translation>暂停与继续</translation>
    </message>
    <message>
        <source>skip</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>悔棋、重下</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>open, save as</source>
        <translation>打开、另存为</translation>
    </message>
    <message>
        <source>copy and paste the moves</source>
        <translation>复制、粘贴棋谱</translation>
    </message>
    <message>
        <source>Looking through the moves</source>
        <translation>浏览棋谱</translation>
    </message>
    <message>
        <source>one move back, one move on</source>
        <translation>后退一手、前进一手</translation>
    </message>
    <message>
        <source>to the start, to the game as it stands</source>
        <translation>到开局、到当前局面</translation>
    </message>
    <message>
        <source>Arrow keys in the list of moves</source>
        <translation>棋谱列表中的方向键</translation>
    </message>
    <message>
        <source>from move to move</source>
        <translation>逐手移动</translation>
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
        <translation>贪吃</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>level</comment>
        <translation>新手</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <comment>level</comment>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Amateur</source>
        <comment>level</comment>
        <translation>业余</translation>
    </message>
    <message>
        <source>Club player</source>
        <comment>level</comment>
        <translation>棋社棋手</translation>
    </message>
    <message>
        <source>Advanced</source>
        <comment>level</comment>
        <translation>进阶</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>level</comment>
        <translation>专家</translation>
    </message>
    <message>
        <source>Candidate</source>
        <comment>level</comment>
        <translation>候选大师</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>level</comment>
        <translation>大师</translation>
    </message>
    <message>
        <source>Champion</source>
        <comment>level</comment>
        <translation>冠军</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>name of the slider, number of the level, name of the level</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Heibai</source>
        <translation>黑白</translation>
    </message>
</context>
<context>
    <name>MoveListPanel</name>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>还没有落子。</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
    <message>
        <source>pass</source>
        <comment>move list</comment>
        <translation>停一手</translation>
    </message>
    <message>
        <source>%1. Black %2</source>
        <comment>number, move</comment>
        <translation>第 %1 手，黑方 %2</translation>
    </message>
    <message>
        <source>%1. White %2</source>
        <comment>number, move</comment>
        <translation>第 %1 手，白方 %2</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>打开棋局</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Time is up. Continue?</source>
        <translation>时间到。继续吗？</translation>
    </message>
    <message>
        <source>Continue gives the turn to the other side.</source>
        <translation>继续则轮到对方下。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>欢迎回来</translation>
    </message>
    <message>
        <source>Your unfinished game is as you left it.</source>
        <translation>未下完的棋局保持原样。</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>not available now</source>
        <comment>a button</comment>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>This sitting: Black %1, White %2, drawn %3</source>
        <translation>本次：黑方 %1 胜，白方 %2 胜，平 %3 局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>查看棋盘</translation>
    </message>
    <message>
        <source>White has no disc left.</source>
        <translation>白方没有棋子了。</translation>
    </message>
    <message>
        <source>Black has no disc left.</source>
        <translation>黑方没有棋子了。</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>白方认输。</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>黑方认输。</translation>
    </message>
    <message>
        <source>Time ran out.</source>
        <translation>时间用尽。</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>双方都无处可下。</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>黑方：%1</translation>
    </message>
    <message>
        <source>White: %1</source>
        <translation>白方：%1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>得分 %1</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Othello</source>
        <translation>黑白棋的规则</translation>
    </message>
    <message>
        <source>Two sides, Black and White, place discs in turn. The game begins with four discs in the middle; Black moves first. Rings show where a disc may go.</source>
        <translation>黑白双方轮流落子。开局时中央有四枚棋子，黑方先下。圆环标出可以落子的格子。</translation>
    </message>
    <message>
        <source>The start: white discs on d4 and e5, black discs on e4 and d5, and rings on the four squares where Black may play.</source>
        <translation>开局：白子在 d4 和 e5，黑子在 e4 和 d5，圆环标出黑方可下的四格。</translation>
    </message>
    <message>
        <source>A move must bracket at least one straight line of the other side&apos;s discs, across, down or aslant, between the new disc and one of your own. Every disc in between turns over, in all directions at once.</source>
        <translation>落子必须与己方的另一枚棋子在横、竖或斜线上夹住对方的棋子。被夹住的棋子在所有方向上同时翻转。</translation>
    </message>
    <message>
        <source>Two white discs between a legal move and a black disc.</source>
        <translation>两枚白子夹在可落子处与一枚黑子之间。</translation>
    </message>
    <message>
        <source>Black has played there, and the two discs have turned black.</source>
        <translation>黑方在此落子，两枚白子翻成了黑子。</translation>
    </message>
    <message>
        <source>Whoever has no legal move passes: press Skip, and the other side plays on. Two friends may also skip freely, unless “Official rules” is on.</source>
        <translation>无处可下的一方停一手：按“停一手”，由对方继续下。朋友之间也可随意停一手，除非开启“正式规则”。</translation>
    </message>
    <message>
        <source>White has no legal move here and passes.</source>
        <translation>白方在此无处可下，停一手。</translation>
    </message>
    <message>
        <source>The game ends when neither side can move. Whoever has more discs wins. In the score, squares that stayed empty count for the winner.</source>
        <translation>双方都无处可下时终局，棋子多者胜。计算得分时，剩余的空格归胜方。</translation>
    </message>
    <message>
        <source>A full board: eleven black discs, five white ones.</source>
        <translation>下满的棋盘：黑子十一枚，白子五枚。</translation>
    </message>
    <message>
        <source>Advice for the first games: a disc in a corner is never turned again. Few discs are no harm early on; what counts is having moves to choose from. Take care with the squares next to an empty corner.</source>
        <translation>给初学者的建议：角上的棋子永远不会被翻转。开局时棋子少并无坏处，要紧的是有较多的落子选择。小心空角旁边的格子。</translation>
    </message>
    <message>
        <source>A black disc in the corner.</source>
        <translation>角上的一枚黑子。</translation>
    </message>
</context>
<context>
    <name>SaveGameDialog</name>
    <message>
        <source>Save the game as</source>
        <translation>棋局另存为</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Heibai&apos;s own file</source>
        <translation>黑白棋局文件</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>棋谱文本</translation>
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
        <translation>首选项</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>look</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>look</comment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>look</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>look</comment>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>look</comment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>board</comment>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>board</comment>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>board</comment>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>motion</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>减弱</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Like the system</source>
        <comment>language</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Show legal moves</source>
        <translation>标出可落子处</translation>
    </message>
    <message>
        <source>Show what a move would flip</source>
        <translation>预览将被翻转的棋子</translation>
    </message>
    <message>
        <source>under the pointer or the cursor</source>
        <translation>指针或光标所在之处</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>of a disc and of the last seconds</source>
        <translation>落子声与最后几秒的提示音</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>自动停一手</translation>
    </message>
    <message>
        <source>when you have no legal move</source>
        <translation>当你无处可下时</translation>
    </message>
    <message>
        <source>Official rules</source>
        <translation>正式规则</translation>
    </message>
    <message>
        <source>two people may skip a turn only without a legal move</source>
        <translation>双人对弈时，无处可下才能停一手</translation>
    </message>
    <message>
        <source>When the time is up</source>
        <translation>时间用尽时</translation>
    </message>
    <message>
        <source>Ask</source>
        <comment>time is up</comment>
        <translation>询问</translation>
    </message>
    <message>
        <source>The turn passes</source>
        <comment>time is up</comment>
        <translation>轮到对方</translation>
    </message>
    <message>
        <source>Lose the game</source>
        <comment>time is up</comment>
        <translation>判负</translation>
    </message>
    <message>
        <source>The discs decide</source>
        <comment>time is up</comment>
        <translation>按棋子数判定</translation>
    </message>
    <message>
        <source>The machine replies after</source>
        <translation>电脑应手的等待时间</translation>
    </message>
    <message>
        <source>no delay</source>
        <translation>不等待</translation>
    </message>
    <message>
        <source>½ s</source>
        <translation>½ 秒</translation>
    </message>
    <message>
        <source>1 s</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>2 s</source>
        <translation>2 秒</translation>
    </message>
    <message>
        <source>3 s</source>
        <translation>3 秒</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <comment>dialog</comment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>panel</comment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>StartChoice</name>
    <message>
        <source>Start position</source>
        <translation>开局摆法</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>start position</comment>
        <translation>标准</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <comment>start position</comment>
        <translation>镜像</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation>白方</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>White</source>
        <comment>side</comment>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>黑方</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <comment>side</comment>
        <translation>轮到%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2, %n disc(s) flipped.</source>
        <comment>side, square</comment>
        <translation>
            <numerusform>%1下 %2，翻转 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>At place %1: %2.</source>
        <comment>place of an error, reason</comment>
        <translation>第 %1 处：%2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a reason as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Hint: %1, ends at %2.</source>
        <comment>square, score in discs</comment>
        <translation>提示：%1，终局 %2。</translation>
    </message>
    <message>
        <source>Hint: %1, about %2.</source>
        <comment>square, score in discs</comment>
        <translation>提示：%1，约 %2。</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>请选择对弈方式。</translation>
    </message>
    <message>
        <source>Press Start to begin.</source>
        <translation>按“开始”开局。</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes.</source>
        <comment>side</comment>
        <translation>%1无处可下，停一手。</translation>
    </message>
    <message>
        <source>%1 skips this turn.</source>
        <comment>side</comment>
        <translation>%1停一手。</translation>
    </message>
    <message>
        <source>%1 has no legal move. Press Skip.</source>
        <comment>side</comment>
        <translation>%1无处可下。请按“停一手”。</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes in a moment.</source>
        <comment>side</comment>
        <translation>%1无处可下，即将停一手。</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>side</comment>
        <translation>%1正在思考……</translation>
    </message>
    <message>
        <source>The game is paused. Press Continue.</source>
        <translation>对局已暂停。请按“继续”。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. Continue?</source>
        <comment>side</comment>
        <translation>%1的时间到。继续吗？</translation>
    </message>
    <message>
        <source>%1&apos;s time is up; the turn passes.</source>
        <comment>side</comment>
        <translation>%1的时间到，轮空。</translation>
    </message>
    <message>
        <source>Both sides ran out of time. The game is paused; press Continue.</source>
        <translation>双方都超时了。对局已暂停，请按“继续”。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. %2 wins.</source>
        <comment>side, other side</comment>
        <translation>%1的时间到。%2胜。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. The discs decide.</source>
        <comment>side</comment>
        <translation>%1的时间到，按棋子数判定。</translation>
    </message>
    <message>
        <source>There is a disc on %1 already.</source>
        <comment>square</comment>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>%1 would flip nothing.</source>
        <comment>square</comment>
        <translation>下 %1 翻不了任何棋子。</translation>
    </message>
    <message>
        <source>Wait: %1 is thinking.</source>
        <comment>side</comment>
        <translation>请稍候，%1正在思考。</translation>
    </message>
    <message>
        <source>%1 has a legal move, so the turn cannot be skipped.</source>
        <comment>side</comment>
        <translation>%1有处可下，不能停一手。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局结束。</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <comment>side</comment>
        <translation>%1认输。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已悔棋。</translation>
    </message>
    <message>
        <source>Played again.</source>
        <translation>已重下。</translation>
    </message>
    <message>
        <source>The game before the reset is back.</source>
        <translation>重置前的棋局已恢复。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>没有可重下的棋。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示……</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <comment>square</comment>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Your unfinished game is back. Press Continue.</source>
        <translation>未下完的棋局已恢复。请按“继续”。</translation>
    </message>
    <message>
        <source>You see the start of the game.</source>
        <translation>现在显示开局局面。</translation>
    </message>
    <message>
        <source>You see the board after move %1.</source>
        <translation>现在显示第 %1 手之后的局面。</translation>
    </message>
    <message>
        <source>A game is being played. Press Reset first.</source>
        <translation>正在对局。请先按“重置”。</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>The text is not a game.</source>
        <translation>文本不是棋谱。</translation>
    </message>
    <message>
        <source>The file is not a game that can be read.</source>
        <translation>文件不是可读取的棋局。</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>无法保存棋局。</translation>
    </message>
    <message>
        <source>The game cannot be kept for the next start.</source>
        <translation>无法为下次启动保留棋局。</translation>
    </message>
    <message>
        <source>The settings could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取设置。原文件保留为 %1。</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取未下完的棋局。原文件保留为 %1。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <comment>file name</comment>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <comment>file name</comment>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>The moves are on the clipboard.</source>
        <translation>棋谱已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>ViewCommands</name>
    <message>
        <source>Like the &amp;system</source>
        <comment>look</comment>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <comment>look</comment>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <comment>look</comment>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <comment>look</comment>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Green</source>
        <comment>board</comment>
        <translation>绿色(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <comment>board</comment>
        <translation>木纹(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Blue</source>
        <comment>board</comment>
        <translation>蓝色(&amp;B)</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <comment>language</comment>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <comment>menu</comment>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <comment>menu</comment>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Legal moves</source>
        <comment>menu</comment>
        <translation>标出可落子处(&amp;L)</translation>
    </message>
    <message>
        <source>Pre&amp;view of flips</source>
        <comment>menu</comment>
        <translation>翻转预览(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pass by itself</source>
        <comment>menu</comment>
        <translation>自动停一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Official rules</source>
        <comment>menu</comment>
        <translation>正式规则(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <comment>menu</comment>
        <translation>声音(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <comment>menu</comment>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <comment>menu</comment>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <comment>menu</comment>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Heibai</source>
        <comment>menu</comment>
        <translation>关于黑白(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <comment>menu</comment>
        <translation>配色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <comment>menu</comment>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <comment>menu</comment>
        <translation>着法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <comment>menu</comment>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the side panel</source>
        <translation>隐藏侧边栏</translation>
    </message>
    <message>
        <source>Show the side panel</source>
        <translation>显示侧边栏</translation>
    </message>
</context>
</TS>
