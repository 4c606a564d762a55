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
        <source>Othello and Gomoku for people who want to play a friend or a machine, to learn, and to study their own games.</source>
        <translation>黑白棋与五子棋：与朋友或电脑对弈，学习棋艺，研究自己的棋局。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence or the Apache licence 2.0, at your option.</source>
        <translation>自由软件，可任选 MIT 许可证或 Apache 许可证 2.0。</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>许可证…</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>The details are on the clipboard.</source>
        <translation>详细信息已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>AccuracyCurve</name>
    <message>
        <source>Accuracy of the last game: %1 per cent.</source>
        <translation>最近一局的准确率：百分之 %1。</translation>
    </message>
    <message>
        <source>Accuracy of the last %1 games: from %2 to %3 per cent.</source>
        <translation>最近 %1 局的准确率：从百分之 %2 到百分之 %3。</translation>
    </message>
    <message>
        <source>The mean of the last %1 is %2.</source>
        <comment>games, per cent</comment>
        <translation>最近 %1 局的平均为 %2。</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game, by the person</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>not won</source>
        <comment>a game, by the person</comment>
        <translation>未胜</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <comment>games</comment>
        <translation>%1 局平均</translation>
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
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Take another move</source>
        <translation>换一手</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>就下这手</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>button: tells it</comment>
        <translation>答案</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: the same exercise</comment>
        <translation>重来</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: the exercise</comment>
        <translation>离开</translation>
    </message>
    <message>
        <source>End</source>
        <comment>button: the drill</comment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>button: exercise</comment>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>另一条线</translation>
    </message>
    <message>
        <source>Another try</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button: the puzzle</comment>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>End</source>
        <comment>button: the run against the clock</comment>
        <translation>结束</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Study this</source>
        <translation>研究局面</translation>
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
        <translation>重做</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Keep my turn</source>
        <translation>我接着想</translation>
    </message>
    <message>
        <source>Give it away</source>
        <comment>the turn</comment>
        <translation>让给对方</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>接着下</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>是的，认输</translation>
    </message>
    <message>
        <source>Start the new game</source>
        <translation>开始新对局</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1 小时</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisLine</name>
    <message>
        <source>±%1</source>
        <comment>discs, how far a value may be off</comment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>%1, from the book</source>
        <comment>how sure</comment>
        <translation>%1，来自开局库</translation>
    </message>
    <message>
        <source>give or take %1, %2</source>
        <comment>discs, how sure</comment>
        <translation>误差约 %1 子，%2</translation>
    </message>
    <message>
        <source>%1, value %2, %3; line %4</source>
        <comment>move, score, how sure, moves</comment>
        <translation>%1，估值 %2，%3；变化 %4</translation>
    </message>
    <message>
        <source>book · %1</source>
        <comment>how sure</comment>
        <translation>库 · %1</translation>
    </message>
    <message>
        <source>book</source>
        <comment>how sure</comment>
        <translation>开局库</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Analyse all moves</source>
        <translation>分析所有着法</translation>
    </message>
    <message>
        <source>Best: %1, value %2, %3.</source>
        <comment>move, score, how sure</comment>
        <translation>最佳：%1，估值 %2，%3。</translation>
    </message>
    <message>
        <source>Switch the analysis on with F4 to see what every move is worth.</source>
        <translation>按 F4 打开分析，看每一手的估值。</translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>%1 G/s</source>
        <comment>positions a second</comment>
        <translation>%1 G/秒</translation>
    </message>
    <message>
        <source>%1 M/s</source>
        <comment>positions a second</comment>
        <translation>%1 M/秒</translation>
    </message>
    <message>
        <source>%1 k/s</source>
        <comment>positions a second</comment>
        <translation>%1 k/秒</translation>
    </message>
    <message>
        <source>There is no move to analyse.</source>
        <translation>没有可分析的着法。</translation>
    </message>
    <message>
        <source>A choice comes first: there is no move to analyse.</source>
        <translation>要先作出选择，现在没有可分析的着法。</translation>
    </message>
    <message>
        <source>only %1: %2</source>
        <comment>moves, how far</comment>
        <translation>仅 %1：%2</translation>
    </message>
    <message>
        <source>best move right: %1 %</source>
        <comment>a probability</comment>
        <translation>最佳着把握：%1%</translation>
    </message>
    <message>
        <source>It is the best move with %1 % probability.</source>
        <translation>它是最佳着的概率为 %1%。</translation>
    </message>
    <message>
        <source>exact in under a minute</source>
        <translation>一分钟内精确</translation>
    </message>
    <message>
        <source>exact in about %1 min</source>
        <translation>约 %1 分钟后精确</translation>
    </message>
    <message>
        <source>exact in about %1 h</source>
        <translation>约 %1 小时后精确</translation>
    </message>
    <message>
        <source>exact in more than a day</source>
        <translation>一天以上才精确</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 of %2 exact</source>
        <comment>moves</comment>
        <translation>%2 手中 %1 手精确</translation>
    </message>
    <message>
        <source>depth %1</source>
        <comment>how far was looked ahead</comment>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>to the end</source>
        <comment>how far was looked ahead</comment>
        <translation>搜索到终局</translation>
    </message>
    <message>
        <source>All %1 moves are exact.</source>
        <translation>全部 %1 手都已精确。</translation>
    </message>
    <message>
        <source>done</source>
        <comment>analysis</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>The analysis has failed. Switch it off and on again.</source>
        <translation>分析出错。请关闭后重新打开。</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>正在分析…</translation>
    </message>
</context>
<context>
    <name>AskedPart</name>
    <message>
        <source>What happens then</source>
        <translation>接下来的变化</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Only the first try is rated: %1.</source>
        <comment>the change of a rating</comment>
        <translation>只有第一次尝试计分：%1。</translation>
    </message>
</context>
<context>
    <name>BalancePart</name>
    <message>
        <source>Balance by</source>
        <comment>one or two stones, which follow</comment>
        <translation>求平衡：</translation>
    </message>
    <message>
        <source>one stone</source>
        <comment>balance by</comment>
        <translation>再下一子</translation>
    </message>
    <message>
        <source>Find one stone that balances the game</source>
        <translation>寻找使局面平衡的一子</translation>
    </message>
    <message>
        <source>two stones</source>
        <comment>balance by</comment>
        <translation>再下两子</translation>
    </message>
    <message>
        <source>Find two stones that balance the game</source>
        <translation>寻找使局面平衡的两子</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>正在寻找…</translation>
    </message>
    <message>
        <source>Nothing balances this game.</source>
        <translation>没有能使局面平衡的下法。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>stones, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play %1, value %2</source>
        <comment>stones, value</comment>
        <translation>下 %1，估值 %2</translation>
    </message>
</context>
<context>
    <name>BesideRow</name>
    <message>
        <source>your line</source>
        <comment>a move</comment>
        <translation>你的棋线</translation>
    </message>
    <message>
        <source>tried</source>
        <comment>a move</comment>
        <translation>你下的</translation>
    </message>
</context>
<context>
    <name>BoardCell</name>
    <message>
        <source>%1, last move</source>
        <comment>after the name of a square</comment>
        <translation>%1，最后一手</translation>
    </message>
    <message>
        <source>%1, marked with a circle</source>
        <comment>square</comment>
        <translation>%1，标有圆圈</translation>
    </message>
    <message>
        <source>%1, marked with a cross</source>
        <comment>square</comment>
        <translation>%1，标有叉</translation>
    </message>
    <message>
        <source>%1, marked with a square</source>
        <comment>square</comment>
        <translation>%1，标有方框</translation>
    </message>
    <message>
        <source>%1, marked with a triangle</source>
        <comment>square</comment>
        <translation>%1，标有三角</translation>
    </message>
    <message>
        <source>%1, marked %2</source>
        <comment>square, letters</comment>
        <translation>%1，标有 %2</translation>
    </message>
    <message>
        <source>%1, highlighted</source>
        <comment>after the name of a square</comment>
        <translation>%1，已标出</translation>
    </message>
    <message>
        <source>%1, from the book</source>
        <comment>square and value</comment>
        <translation>%1，来自开局库</translation>
    </message>
    <message>
        <source>%1, analysed alone</source>
        <comment>after the name of a square</comment>
        <translation>%1，单独分析</translation>
    </message>
    <message>
        <source>%1, hint, %2</source>
        <comment>after the name of a square: its score</comment>
        <translation>%1，提示，%2</translation>
    </message>
    <message>
        <source>%1, second best hint, %2</source>
        <comment>after the name of a square: its score</comment>
        <translation>%1，第二佳提示，%2</translation>
    </message>
    <message>
        <source>%1, third best hint, %2</source>
        <comment>after the name of a square: its score</comment>
        <translation>%1，第三佳提示，%2</translation>
    </message>
    <message>
        <source>%1, fourth best hint, %2</source>
        <comment>after the name of a square: its score</comment>
        <translation>%1，第四佳提示，%2</translation>
    </message>
</context>
<context>
    <name>BoardKey</name>
    <message>
        <source>Signs on the board</source>
        <translation>棋盘上的标记</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a move</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>a value</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>from the book</source>
        <comment>a value</comment>
        <translation>来自开局库</translation>
    </message>
    <message>
        <source>wins in 3 moves</source>
        <translation>3 步内获胜</translation>
    </message>
    <message>
        <source>loses in 3 moves</source>
        <translation>3 步内落败</translation>
    </message>
    <message>
        <source>best for %1</source>
        <comment>a program</comment>
        <translation>%1 的首选</translation>
    </message>
    <message>
        <source>analysed alone</source>
        <comment>chosen moves</comment>
        <translation>单独分析</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <comment>square or point</comment>
        <translation>棋盘上没有 %1。</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>棋盘上没有 %1 列。</translation>
    </message>
</context>
<context>
    <name>BookValue</name>
    <message>
        <source>Book %1</source>
        <comment>file name</comment>
        <translation>开局库 %1</translation>
    </message>
</context>
<context>
    <name>BookValues</name>
    <message>
        <source>Values of other programs&apos; books</source>
        <translation>其他程序开局库的估值</translation>
    </message>
</context>
<context>
    <name>ChartRow</name>
    <message>
        <source>with Black</source>
        <comment>somebody played</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>with White</source>
        <comment>somebody played</comment>
        <translation>执白</translation>
    </message>
    <message>
        <source>the worst</source>
        <comment>of a chart</comment>
        <translation>最差</translation>
    </message>
    <message>
        <source>few games</source>
        <translation>局数很少</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
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
        <source>Time</source>
        <comment>heading</comment>
        <translation>计时</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Minutes a side</source>
        <translation>每方分钟数</translation>
    </message>
    <message>
        <source>min +</source>
        <comment>minutes a side, and so many seconds a move</comment>
        <translation>分 +</translation>
    </message>
    <message>
        <source>Seconds added a move</source>
        <translation>每手加秒</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
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
    <name>CollectionList</name>
    <message>
        <source>%1 was removed.</source>
        <comment>file</comment>
        <translation>已移除 %1。</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Being read…</source>
        <comment>games</comment>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Files of games and books; Delete removes one</source>
        <translation>对局与开局库文件；按 Delete 移除一个</translation>
    </message>
</context>
<context>
    <name>CollectionRow</name>
    <message>
        <source>Remove %1</source>
        <comment>file</comment>
        <translation>移除 %1</translation>
    </message>
</context>
<context>
    <name>CollectionTrouble</name>
    <message>
        <source>The list of files could not be saved. %1</source>
        <comment>why</comment>
        <translation>文件列表无法保存。%1</translation>
    </message>
    <message>
        <source>The list of files could not be read. What was there is kept beside it under another name.</source>
        <translation>文件列表无法读取。原有内容已另存在旁边。</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Play Black</source>
        <comment>opening</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>Play White</source>
        <comment>opening</comment>
        <translation>执白</translation>
    </message>
    <message>
        <source>Place two more</source>
        <comment>opening</comment>
        <translation>再下两子</translation>
    </message>
    <message numerus="yes">
        <source>Offer %n moves</source>
        <comment>opening: fifth moves</comment>
        <translation>
            <numerusform>提出 %n 个打点</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your colour</source>
        <translation>选择执棋颜色</translation>
    </message>
    <message>
        <source>Choose how many fifth moves are offered</source>
        <translation>选择第五手打点的数量</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <translation>
            <numerusform>%n 个第五手打点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>Sort by %1</source>
        <comment>column</comment>
        <translation>按%1排序</translation>
    </message>
    <message>
        <source>%1, sorted downwards</source>
        <comment>column</comment>
        <translation>%1，降序</translation>
    </message>
    <message>
        <source>%1, sorted upwards</source>
        <comment>column</comment>
        <translation>%1，升序</translation>
    </message>
</context>
<context>
    <name>CommentEntry</name>
    <message>
        <source>Comment</source>
        <translation>评注</translation>
    </message>
    <message>
        <source>The beginning. It is too long to be changed here.</source>
        <translation>这是开头部分。全文太长，无法在此修改。</translation>
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
    <name>DeckWords</name>
    <message numerus="yes">
        <source>Done: %n mistake(s) practised.</source>
        <translation>
            <numerusform>完成：练习了 %n 个失误。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made no more mistakes in this game.</source>
        <comment>side</comment>
        <translation>%1在本局没有更多失误了。</translation>
    </message>
    <message>
        <source>There is no mistake to practise yet. Review a game, and try again what went wrong.</source>
        <translation>还没有可练习的失误。请先复盘一局，并重试下错的地方。</translation>
    </message>
    <message numerus="yes">
        <source>None of %n mistake(s) is due now.</source>
        <translation>
            <numerusform>%n 个失误现在都还不必复习。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next comes in %n hour(s).</source>
        <translation>
            <numerusform>下一个在 %n 小时后。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next comes in %n day(s).</source>
        <translation>
            <numerusform>下一个在 %n 天后。</numerusform>
        </translation>
    </message>
    <message>
        <source>The mistakes to practise could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取练习用的失误，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The mistakes to practise could not be read. They are still in %1.</source>
        <comment>file</comment>
        <translation>无法读取练习用的失误，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>Your practice could not be saved.</source>
        <translation>练习的结果无法保存。</translation>
    </message>
    <message>
        <source>The puzzles that you have tried could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>你做过的题目记录无法读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The puzzles that you have tried could not be read. They are still in %1.</source>
        <comment>file</comment>
        <translation>你做过的题目记录无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The puzzles that you have tried could not be saved.</source>
        <translation>做题记录无法保存。</translation>
    </message>
    <message>
        <source>What reviews found in your games could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>你对局的复盘结果无法读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>What reviews found in your games could not be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>你对局的复盘结果无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>What a review found could not be saved.</source>
        <translation>复盘结果无法保存。</translation>
    </message>
    <message>
        <source>Your progress in the lessons could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>课程进度无法读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Your progress in the lessons could not be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>课程进度无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>Your progress in the lessons could not be saved.</source>
        <translation>课程进度无法保存。</translation>
    </message>
    <message>
        <source>Your openings could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取你的开局，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Your openings could not be read. They are still in %1.</source>
        <comment>file</comment>
        <translation>无法读取你的开局，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>Your openings could not be saved.</source>
        <translation>你的开局无法保存。</translation>
    </message>
    <message numerus="yes">
        <source>Added to your lines for %1: %2 new position(s) to be known.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>已加入你的%1棋线：%2 个新局面待记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed from your lines for %1: %2 position(s) to be known. “Put back” undoes it.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>已从你的%1棋线中移除：%2 个待记局面。按“放回”即可恢复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put back into your lines for %1: %2 position(s) to be known.</source>
        <comment>side, number</comment>
        <translation>
            <numerusform>已放回你的%1棋线：%2 个待记局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lines can hold %1 position(s), and these would be more: nothing was added.</source>
        <translation>
            <numerusform>你的棋线最多容纳 %1 个局面，这些超出了，因此什么也没有添加。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lines were written to %1: %2 position(s) to be known.</source>
        <comment>file, number</comment>
        <translation>
            <numerusform>你的棋线已写入 %1：共 %2 个待记局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to your lines for %1: another answer in a position that you had already.</source>
        <comment>side</comment>
        <translation>已加入你的%1棋线：在已有的局面中又多了一种应法。</translation>
    </message>
    <message>
        <source>The book knows no move from here.</source>
        <translation>开局库在这里没有着法。</translation>
    </message>
    <message>
        <source>Game %1 in %2 could not be read, so nothing was added.</source>
        <comment>number, file</comment>
        <translation>无法读取 %2 中的第 %1 局，因此什么也没有添加。</translation>
    </message>
    <message>
        <source>%1 could not be read, so nothing was added.</source>
        <comment>file</comment>
        <translation>无法读取 %1，因此什么也没有添加。</translation>
    </message>
    <message>
        <source>Game %1 in %2 begins differently from your lines, so nothing was added.</source>
        <comment>number, file</comment>
        <translation>%2 中的第 %1 局与你的棋线起始局面不同，因此什么也没有添加。</translation>
    </message>
    <message>
        <source>Game %1 in %2 is of another game than your lines, so nothing was added.</source>
        <comment>number, file</comment>
        <translation>%2 中的第 %1 局与你的棋线不是同一种棋，因此什么也没有添加。</translation>
    </message>
    <message>
        <source>Your lines could not be written.</source>
        <translation>无法写出你的棋线。</translation>
    </message>
    <message>
        <source>There is nothing to add that is not in your lines yet.</source>
        <translation>没有可添加的内容：都已在你的棋线里。</translation>
    </message>
    <message>
        <source>No move has been made yet: play a game or open one, and add it then.</source>
        <translation>还没有下过棋：先下一局或打开一局，再来添加。</translation>
    </message>
    <message>
        <source>That game begins differently from your lines: it can&apos;t be added to them.</source>
        <translation>那局棋的起始局面与你的棋线不同，无法添加。</translation>
    </message>
</context>
<context>
    <name>DesktopFileDialog</name>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Close</source>
        <comment>dialog</comment>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>DrillPart</name>
    <message>
        <source>%1. Nothing is due: all lines are drilled.</source>
        <comment>line so of so many</comment>
        <translation>%1。没有待复习的：演练全部棋线。</translation>
    </message>
    <message>
        <source>The line so far</source>
        <translation>目前的棋线</translation>
    </message>
    <message>
        <source>Moves here</source>
        <translation>此处的着法</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop it here to open it</source>
        <translation>拖放到此处即可打开</translation>
    </message>
    <message>
        <source>Close the dialog first, then drop it</source>
        <translation>请先关闭对话框，再拖放</translation>
    </message>
    <message>
        <source>Drop it here to add its lines to yours</source>
        <translation>拖放到此处，将其中的变化加入你的棋线</translation>
    </message>
</context>
<context>
    <name>EngineAdd</name>
    <message>
        <source>Add a program</source>
        <translation>添加程序</translation>
    </message>
    <message>
        <source>File of the program</source>
        <translation>程序文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <comment>a file</comment>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Arguments, if it needs any, such as -gtp</source>
        <translation>参数（如需要，例如 -gtp）</translation>
    </message>
    <message>
        <source>Finding out which protocol it speaks…</source>
        <translation>正在询问它使用哪种协议…</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a program</comment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>a program</comment>
        <translation>选择</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <comment>of a program</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>of a program</comment>
        <translation>参数</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>启动时所在的文件夹</translation>
    </message>
    <message>
        <source>Seconds per move without a clock; 0 leaves it to the program</source>
        <translation>不计时时每步的秒数；0 表示由程序自己决定</translation>
    </message>
    <message>
        <source>%1 plays in the match of several games, which ends without it. Remove it from the list? The program itself stays.</source>
        <comment>name</comment>
        <translation>%1 正在参加多局比赛，移除后比赛就结束。要把它移出列表吗？程序本身会保留。</translation>
    </message>
    <message>
        <source>%1 has a seat at the board, which Heibai will take. Remove it from the list? The program itself stays.</source>
        <comment>name</comment>
        <translation>%1 正坐在棋盘前，移除后由 Heibai 接替。要把它移出列表吗？程序本身会保留。</translation>
    </message>
    <message>
        <source>Remove %1 from the list? The program itself stays.</source>
        <comment>name</comment>
        <translation>从列表中移除 %1？程序本身会保留。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Test</source>
        <comment>button</comment>
        <translation>测试</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>隐藏日志</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>The log is shown.</source>
        <translation>日志已显示。</translation>
    </message>
    <message>
        <source>The log is hidden.</source>
        <translation>日志已隐藏。</translation>
    </message>
    <message>
        <source>Remove it</source>
        <comment>button</comment>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove…</source>
        <comment>button</comment>
        <translation>移除…</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <comment>name</comment>
        <translation>已移除 %1。</translation>
    </message>
</context>
<context>
    <name>EngineLog</name>
    <message>
        <source>Log</source>
        <comment>of a program</comment>
        <translation>日志</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>还没有任何往来。</translation>
    </message>
</context>
<context>
    <name>EngineRow</name>
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
    <name>EngineWords</name>
    <message>
        <source>starting</source>
        <comment>a program</comment>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a program</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>thinking</source>
        <comment>a program</comment>
        <translation>思考中</translation>
    </message>
    <message>
        <source>silent</source>
        <comment>a program</comment>
        <translation>没有回应</translation>
    </message>
    <message>
        <source>ended</source>
        <comment>a program</comment>
        <translation>已结束</translation>
    </message>
    <message>
        <source>crashed</source>
        <comment>a program</comment>
        <translation>出错退出</translation>
    </message>
    <message>
        <source>not running</source>
        <comment>a program</comment>
        <translation>未运行</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>game, protocol, state</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Heibai runs in a sandbox (Flatpak), where it can&apos;t start other programs. As a package, an AppImage or an archive it can.</source>
        <translation>黑白在沙盒（Flatpak）中运行，无法启动其他程序。以软件包、AppImage 或压缩包方式使用时则可以。</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <comment>name</comment>
        <translation>已添加 %1。</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>无法启动。</translation>
    </message>
    <message>
        <source>It exited before it answered. Perhaps it needs arguments.</source>
        <translation>它没有回答就退出了。也许需要参数。</translation>
    </message>
    <message>
        <source>It exited before it answered, and said: “%1”. Perhaps it needs arguments.</source>
        <translation>它没有回答就退出了，并输出：“%1”。也许需要参数。</translation>
    </message>
    <message numerus="yes">
        <source>It gave no answer within %n second(s), whatever protocol was tried. Perhaps it needs arguments.</source>
        <translation>
            <numerusform>无论用哪种协议，它在 %n 秒内都没有任何回答。也许需要参数。</numerusform>
        </translation>
    </message>
    <message>
        <source>It answered “%1”, which is not a known protocol. Perhaps it needs arguments.</source>
        <translation>它回答“%1”，这不是已知的协议。也许需要参数。</translation>
    </message>
    <message>
        <source>It never stops writing.</source>
        <translation>它不停地输出。</translation>
    </message>
    <message>
        <source>It speaks GTP, but plays none of our games.</source>
        <translation>它使用 GTP 协议，但不会下这里的任何一种棋。</translation>
    </message>
    <message>
        <source>The list is full. Remove a program first.</source>
        <translation>列表已满。请先移除一个程序。</translation>
    </message>
    <message>
        <source>The arguments could not be read: is a quotation mark missing?</source>
        <translation>无法理解参数：引号是否成对？</translation>
    </message>
    <message>
        <source>That file is not a program.</source>
        <translation>这不是可以启动的文件。</translation>
    </message>
    <message>
        <source>It starts and quits, but resigns instead of making a first move.</source>
        <translation>它能启动和退出，但第一手就认输。</translation>
    </message>
    <message>
        <source>It starts, plays %1 after %2 s, and quits: it can play.</source>
        <comment>move, seconds</comment>
        <translation>它能启动，%2 秒后下 %1，并能正常退出：可以对局。</translation>
    </message>
    <message>
        <source>It answered “%1”, which is not a move.</source>
        <translation>它回答“%1”，这不是着法。</translation>
    </message>
    <message>
        <source>It wanted to play %1, which is not legal.</source>
        <comment>move</comment>
        <translation>它想下 %1，但这不合规则。</translation>
    </message>
    <message>
        <source>It exited unexpectedly.</source>
        <translation>它意外退出了。</translation>
    </message>
    <message>
        <source>It exited unexpectedly, and said: “%1”</source>
        <translation>它意外退出了，并输出：“%1”</translation>
    </message>
    <message numerus="yes">
        <source>It did not answer within %n second(s).</source>
        <translation>
            <numerusform>它在 %n 秒内没有回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>It plays, but does not quit when asked to.</source>
        <translation>它能对局，但收到要求后不肯退出。</translation>
    </message>
    <message>
        <source>It cannot play on this board: “%1”.</source>
        <translation>它不能在这个棋盘上下棋：“%1”。</translation>
    </message>
    <message>
        <source>It cannot play a game with this start.</source>
        <translation>它不能下这样开局的棋。</translation>
    </message>
    <message>
        <source>It does not accept a move of this game: “%1”.</source>
        <translation>它不接受这盘棋的一步棋：“%1”。</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <comment>heading</comment>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Programs that speak GTP, the protocol of NBoard or that of Gomocup can take Heibai&apos;s place at the board. They run only while they play.</source>
        <translation>使用 GTP、NBoard 或 Gomocup 协议的程序可以代替黑白坐到棋盘前。它们只在对局时运行。</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>For %1: %2</source>
        <comment>side, value of the position</comment>
        <translation>对%1：%2</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Mistakes come back after days or weeks, later the better you know them: Move ▸ Practise mistakes.</source>
        <translation>失误会在几天或几周后再次出现，记得越牢间隔越长：见“着法 ▸ 练习失误”。</translation>
    </message>
    <message>
        <source>Play the move on the board. A hint says where it is, then what it does, then which it is. After a wrong move the board shows the reply to it until you play another.</source>
        <translation>在棋盘上下出这一手。提示会依次说出它在哪里、有什么作用、是哪一手。下错时棋盘会显示对方的应手，直到你改下别处。</translation>
    </message>
</context>
<context>
    <name>ExplorerHead</name>
    <message>
        <source>No opening with a name yet</source>
        <translation>还没有到有名称的开局</translation>
    </message>
    <message>
        <source>games</source>
        <comment>head of a column</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>won</source>
        <comment>head of a column: games</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>head of a column: score</comment>
        <translation>平均</translation>
    </message>
    <message>
        <source>points</source>
        <comment>head of a column: share of them</comment>
        <translation>得分率</translation>
    </message>
    <message>
        <source>value</source>
        <comment>head of a column</comment>
        <translation>估值</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>List these games…</source>
        <comment>that came by the position</comment>
        <translation>列出这些对局…</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>No game went on from here.</source>
        <translation>没有对局从这里继续下去。</translation>
    </message>
    <message>
        <source>There are no games here yet. Finish some, or add game files.</source>
        <translation>这里还没有对局。下完几局，或添加棋谱文件。</translation>
    </message>
    <message>
        <source>No game reached this position.</source>
        <translation>没有对局出现过这个局面。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between files</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Moves that were played here</source>
        <translation>在此下过的着法</translation>
    </message>
    <message>
        <source>Where the games are from</source>
        <translation>对局来源</translation>
    </message>
    <message>
        <source>Add this line to my openings</source>
        <translation>将此棋线加入我的开局</translation>
    </message>
    <message>
        <source>For White</source>
        <comment>whose openings</comment>
        <translation>执白</translation>
    </message>
    <message>
        <source>For Black</source>
        <comment>whose openings</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading, choice</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Add games or books…</source>
        <translation>添加对局或开局库…</translation>
    </message>
</context>
<context>
    <name>ExplorerWords</name>
    <message>
        <source>It can&apos;t be read. %1</source>
        <comment>why</comment>
        <translation>无法读取。%1</translation>
    </message>
    <message>
        <source>Waiting to be read.</source>
        <translation>等待读取。</translation>
    </message>
    <message>
        <source>No games of this kind</source>
        <comment>in a file</comment>
        <translation>没有这种棋的对局</translation>
    </message>
    <message>
        <source>%1, %2 left out</source>
        <comment>games, number</comment>
        <translation>%1，略去 %2 局</translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Book of %1, %2 position(s)</source>
        <comment>program, number</comment>
        <translation>
            <numerusform>%1 开局库，%2 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 left out</source>
        <comment>positions, number</comment>
        <translation>%1，略去 %2 个</translation>
    </message>
    <message>
        <source>%1; its end is cut off</source>
        <comment>what is held of a file</comment>
        <translation>%1；结尾不完整</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is held of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of the points</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Black won %1, White %2, drawn %3</source>
        <comment>numbers of games</comment>
        <translation>黑胜 %1，白胜 %2，平 %3</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>how a value was found</comment>
        <translation>人工输入</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>of a search</comment>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>%1: %2 by the book %3</source>
        <comment>move, value, file name</comment>
        <translation>%1：%2，出自开局库 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the rest, how it was found</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>book</source>
        <comment>where a value is from</comment>
        <translation>开局库</translation>
    </message>
    <message>
        <source>%1, never played</source>
        <comment>a move</comment>
        <translation>%1，从未下过</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 game(s), %3 %; %4</source>
        <comment>move, games, share, how they ended</comment>
        <translation>
            <numerusform>%1，%2 局，占 %3%；%4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; on average %2</source>
        <comment>the rest, mean score</comment>
        <translation>%1；平均 %2</translation>
    </message>
    <message>
        <source>%1; %2 of the points</source>
        <comment>the rest, per cent</comment>
        <translation>%1；得分率 %2</translation>
    </message>
    <message>
        <source>%1; value %2, %3</source>
        <comment>the rest, value, how sure</comment>
        <translation>%1；估值 %2，%3</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Files in %1</source>
        <comment>a folder</comment>
        <translation>%1 中的文件</translation>
    </message>
    <message>
        <source>There are no games here.</source>
        <translation>这里没有对局。</translation>
    </message>
    <message>
        <source>This folder is empty.</source>
        <translation>这个文件夹是空的。</translation>
    </message>
    <message>
        <source>There are no files of this kind here.</source>
        <translation>这里没有这类文件。</translation>
    </message>
</context>
<context>
    <name>FileQuestion</name>
    <message>
        <source>Save</source>
        <comment>button</comment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button</comment>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>SGF</source>
        <translation>SGF</translation>
    </message>
    <message>
        <source>Heibai&apos;s own file</source>
        <translation>黑白自有格式</translation>
    </message>
    <message>
        <source>Heibai</source>
        <comment>kind of file</comment>
        <translation>黑白</translation>
    </message>
    <message>
        <source>Picture</source>
        <comment>kind of file</comment>
        <translation>图片</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>kind of file</comment>
        <translation>矢量图</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>对局另存为</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>着法列表</translation>
    </message>
    <message>
        <source>Moves</source>
        <comment>kind of file</comment>
        <translation>着法</translation>
    </message>
    <message>
        <source>Save the board as a picture</source>
        <translation>将棋盘存为图片</translation>
    </message>
    <message>
        <source>Add games or books</source>
        <translation>添加对局或开局库</translation>
    </message>
    <message>
        <source>Games and books</source>
        <translation>对局与开局库</translation>
    </message>
    <message>
        <source>Add lines from files</source>
        <translation>从文件添加棋线</translation>
    </message>
    <message>
        <source>Save your lines</source>
        <translation>保存你的棋线</translation>
    </message>
    <message>
        <source>Save your moves as a table</source>
        <translation>将你的着法存为表格</translation>
    </message>
    <message>
        <source>Comma-separated values</source>
        <translation>逗号分隔值</translation>
    </message>
    <message>
        <source>My moves, %1</source>
        <comment>file name: game</comment>
        <translation>我的着法 %1</translation>
    </message>
</context>
<context>
    <name>FileRow</name>
    <message>
        <source>%1, folder</source>
        <comment>name of a folder</comment>
        <translation>%1，文件夹</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a file, date</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>You may not open the folder %1.</source>
        <translation>无权查看文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be read.</source>
        <translation>无法读取文件夹 %1。</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>上一级文件夹</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>“%1” already exists. Replace it?</source>
        <translation>“%1”已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <comment>button</comment>
        <translation>替换</translation>
    </message>
    <message>
        <source>Open the whole folder</source>
        <translation>打开整个文件夹</translation>
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
    <message>
        <source>folded: %1</source>
        <comment>what lies below</comment>
        <translation>已折叠：%1</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>Heibai&apos;s own format</source>
        <translation>黑白自有格式</translation>
    </message>
    <message>
        <source>a list of moves</source>
        <comment>format</comment>
        <translation>着法列表</translation>
    </message>
    <message>
        <source>a position</source>
        <comment>format</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>a list of positions</source>
        <comment>format</comment>
        <translation>局面列表</translation>
    </message>
    <message>
        <source>several formats</source>
        <comment>format</comment>
        <translation>多种格式</translation>
    </message>
</context>
<context>
    <name>FriendsPart</name>
    <message>
        <source>At one board</source>
        <comment>two people</comment>
        <translation>同一棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>平 %n 局</numerusform>
        </translation>
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
    <message>
        <source>moves first</source>
        <comment>a side</comment>
        <translation>先手</translation>
    </message>
    <message>
        <source>moves second</source>
        <comment>a side</comment>
        <translation>后手</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>games</comment>
        <translation>
            <numerusform>胜 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
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
        <source>You have no lines for %1 in this game yet. Learn ▸ Openings makes some.</source>
        <comment>side</comment>
        <translation>这种棋你还没有%1的棋线，可在“学习 ▸ 开局”中添加。</translation>
    </message>
    <message>
        <source>Your own lines are for a game against the machine.</source>
        <translation>自己的棋线只用于人机对局。</translation>
    </message>
    <message>
        <source>Your own lines are for games in which colours are settled before the first move.</source>
        <translation>自己的棋线只用于开局前已定好执子的对局。</translation>
    </message>
    <message>
        <source>Heibai plays into your lines for %1, each move as often as people do, and by itself when the game leaves them.</source>
        <comment>side</comment>
        <translation>黑白会走入你的%1棋线，各手按人们的常用程度选择；离开棋线后自行思考。</translation>
    </message>
</context>
<context>
    <name>GameColumns</name>
    <message>
        <source>No.</source>
        <comment>of a game</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>Empty</source>
        <comment>squares, a number</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>for the side to move</comment>
        <translation>分数</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>on a position</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋类</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
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
        <source>%1  %2</source>
        <comment>menu: number, file</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>No recent files</source>
        <comment>menu</comment>
        <translation>没有最近打开的文件</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <comment>menu</comment>
        <translation>清除列表(&amp;C)</translation>
    </message>
    <message>
        <source>Op&amp;en recent</source>
        <comment>menu</comment>
        <translation>打开最近的文件(&amp;E)</translation>
    </message>
    <message>
        <source>Game &amp;list…</source>
        <comment>menu</comment>
        <translation>对局列表(&amp;L)…</translation>
    </message>
    <message>
        <source>My ga&amp;mes…</source>
        <comment>menu</comment>
        <translation>我的对局(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <comment>menu</comment>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the &amp;board as a picture…</source>
        <comment>menu</comment>
        <translation>将棋盘存为图片(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Resume unfinished game</source>
        <comment>menu</comment>
        <translation>恢复未下完的对局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy moves</source>
        <comment>menu</comment>
        <translation>复制棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <comment>menu: of the board</comment>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste moves</source>
        <comment>menu</comment>
        <translation>粘贴棋谱(&amp;P)</translation>
    </message>
    <message>
        <source>Back to pla&amp;y</source>
        <comment>menu</comment>
        <translation>返回对局(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;tudy</source>
        <comment>menu</comment>
        <translation>研究(&amp;T)</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <comment>menu</comment>
        <translation>从这里开始下(&amp;H)</translation>
    </message>
    <message>
        <source>Pr&amp;omote variation</source>
        <comment>menu</comment>
        <translation>提升变化(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Make it the main line</source>
        <comment>menu</comment>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Demote variation</source>
        <comment>menu</comment>
        <translation>降低变化(&amp;D)</translation>
    </message>
    <message>
        <source>Dele&amp;te from this move on</source>
        <comment>menu</comment>
        <translation>删除此着及其后(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Cut off what follows</source>
        <comment>menu</comment>
        <translation>截去后续着法(&amp;C)</translation>
    </message>
    <message>
        <source>For &amp;Black</source>
        <comment>menu: whose openings</comment>
        <translation>执黑(&amp;B)</translation>
    </message>
    <message>
        <source>For &amp;White</source>
        <comment>menu: whose openings</comment>
        <translation>执白(&amp;W)</translation>
    </message>
    <message>
        <source>Paste as &amp;variation</source>
        <comment>menu</comment>
        <translation>粘贴为变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Find the pasted position</source>
        <comment>menu</comment>
        <translation>查找剪贴板中的局面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <comment>menu</comment>
        <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <comment>menu</comment>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <comment>menu: the shape</comment>
        <translation>方框(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;ross</source>
        <comment>menu: the shape</comment>
        <translation>叉(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Letter</source>
        <comment>menu</comment>
        <translation>字母(&amp;L)</translation>
    </message>
    <message>
        <source>Analyse &amp;just this move, or this one too</source>
        <comment>menu</comment>
        <translation>只分析（或加上）此着(&amp;J)</translation>
    </message>
    <message>
        <source>Analyse all moves a&amp;gain</source>
        <comment>menu</comment>
        <translation>重新分析所有着法(&amp;G)</translation>
    </message>
    <message>
        <source>M&amp;atch of several games…</source>
        <comment>menu</comment>
        <translation>多局比赛(&amp;A)…</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <comment>menu</comment>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>Set &amp;up a position…</source>
        <comment>menu</comment>
        <translation>摆棋(&amp;U)…</translation>
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
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <comment>menu</comment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <comment>menu: the mistake that was made here</comment>
        <translation>再试一次(&amp;Y)</translation>
    </message>
    <message>
        <source>Pract&amp;ise mistakes</source>
        <comment>menu</comment>
        <translation>练习失误(&amp;I)</translation>
    </message>
    <message>
        <source>Leave the e&amp;xercise</source>
        <comment>menu</comment>
        <translation>离开练习(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;First position</source>
        <comment>menu</comment>
        <translation>初始局面(&amp;F)</translation>
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
    <name>GameFilters</name>
    <message>
        <source>Filters</source>
        <comment>of a list of games</comment>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Years, such as 1998 or 1998-2003</source>
        <translation>年份，例如 1998 或 1998-2003</translation>
    </message>
    <message>
        <source>Year, or 1998-2003</source>
        <translation>年份，或 1998-2003</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>of games</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Any result</source>
        <comment>of games</comment>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Black won</source>
        <comment>games</comment>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <comment>games</comment>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>games</comment>
        <translation>平局</translation>
    </message>
    <message>
        <source>Years are written like this: 1998, 1998-2003, 1998- or -2003. All years are shown.</source>
        <translation>年份这样填写：1998、1998-2003、1998- 或 -2003。现在显示所有年份。</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>%1×%1</source>
        <comment>board size</comment>
        <translation>%1×%1</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <comment>side, without a full stop</comment>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>该走了</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>who plays</comment>
        <translation>程序</translation>
    </message>
    <message>
        <source>Program · %1</source>
        <comment>who plays, side</comment>
        <translation>程序 · %1</translation>
    </message>
    <message>
        <source>To choose</source>
        <comment>whose turn it is in an opening</comment>
        <translation>待选择</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>what the window is for</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>what the window is for</comment>
        <translation>摆棋</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>what the window is for</comment>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · no clock</source>
        <comment>board size</comment>
        <translation>%1 · 不计时</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <comment>game, numbers</comment>
        <translation>%1 · 第 %2 手，共 %3 手</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, board size</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <comment>numbers</comment>
        <translation>第 %1 / %2 手</translation>
    </message>
    <message>
        <source>%1 · %2×%2</source>
        <comment>rules, board size</comment>
        <translation>%1 · %2×%2</translation>
    </message>
</context>
<context>
    <name>GameListSheet</name>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Games of the text</source>
        <translation>文本中的对局</translation>
    </message>
    <message>
        <source>Games of several files</source>
        <translation>多个文件的对局</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <source>SGF</source>
        <translation>SGF</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>List of moves</source>
        <translation>着法列表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: players, event, date, result</source>
        <translation>搜索：棋手、赛事、日期、结果</translation>
    </message>
    <message>
        <source>Search: notes</source>
        <translation>搜索：备注</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>%1, %2 of them unreadable</source>
        <comment>number of games, another</comment>
        <translation>%1，其中 %2 个无法读取</translation>
    </message>
    <message>
        <source>Read as %1, %2</source>
        <comment>format, number of games</comment>
        <translation>格式：%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 marked</source>
        <comment>number of games, another</comment>
        <translation>%1，已标记 %2 局</translation>
    </message>
    <message>
        <source>Delete…</source>
        <comment>games</comment>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Export all shown…</source>
        <comment>games</comment>
        <translation>导出显示的全部…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>games</comment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>a game</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Games from the start</source>
        <translation>从初始局面开始的对局</translation>
    </message>
    <message>
        <source>Games through %1</source>
        <comment>moves</comment>
        <translation>经过 %1 的对局</translation>
    </message>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 position(s)</source>
        <translation>
            <numerusform>%2 个局面中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 game(s)</source>
        <translation>
            <numerusform>%1 局，共 %2 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %1 game(s), of which %2 are not shown now? They cannot be brought back.</source>
        <comment>numbers</comment>
        <translation>
            <numerusform>要删除 %1 局吗（其中 %2 局现在没有显示）？删除后无法恢复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %1 game(s)? They cannot be brought back.</source>
        <translation>
            <numerusform>要删除 %1 局吗？删除后无法恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export %1…</source>
        <comment>games</comment>
        <translation>导出 %1 局…</translation>
    </message>
    <message>
        <source>Use as openings</source>
        <comment>games</comment>
        <translation>用于开局统计</translation>
    </message>
</context>
<context>
    <name>GameListView</name>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>开始对弈</translation>
    </message>
    <message>
        <source>Nothing in the list fits the search and the filters.</source>
        <translation>没有符合搜索与筛选条件的项目。</translation>
    </message>
    <message>
        <source>No finished games are kept here.</source>
        <translation>这里没有下完的对局。</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Watch</source>
        <comment>mode</comment>
        <translation>观战</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>heading</comment>
        <translation>棋类</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>A friend</source>
        <comment>opponent</comment>
        <translation>朋友</translation>
    </message>
    <message>
        <source>Heibai</source>
        <comment>opponent</comment>
        <translation>黑白</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading of the sizes</comment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Other programs</source>
        <comment>who plays against a person</comment>
        <translation>其他程序</translation>
    </message>
</context>
<context>
    <name>GameReasons</name>
    <message>
        <source>%1 and %2</source>
        <comment>squares, the last of them</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between squares</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%n squares, such as %1</source>
        <comment>squares</comment>
        <translation>
            <numerusform>%n 个格子，例如 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes it.</source>
        <comment>better move</comment>
        <translation>下 %1 就能占到。</translation>
    </message>
    <message>
        <source>%1 can play %2 first.</source>
        <comment>side, better move</comment>
        <translation>%1可以先下 %2。</translation>
    </message>
    <message>
        <source>After %1 %2 can&apos;t play there.</source>
        <comment>better move, side</comment>
        <translation>下 %1 的话，%2就不能下在那里。</translation>
    </message>
    <message>
        <source>After %1 %2 can play none of them.</source>
        <comment>better move, side</comment>
        <translation>下 %1 的话，这些格子%2一个也不能下。</translation>
    </message>
    <message>
        <source>After %1 that can be avoided.</source>
        <comment>better move</comment>
        <translation>下 %1 就可以避免。</translation>
    </message>
    <message>
        <source>%1 stays away from empty corners.</source>
        <comment>better move</comment>
        <translation>%1 不靠近空角。</translation>
    </message>
    <message>
        <source>After %1 they can still be played.</source>
        <comment>better move, squares</comment>
        <translation>下 %1 的话，这些格子还能下。</translation>
    </message>
    <message>
        <source>After %1 it can still be played.</source>
        <comment>better move, a square</comment>
        <translation>下 %1 的话，那一手还能下。</translation>
    </message>
    <message>
        <source>After %1 %2 can have the last move there.</source>
        <comment>better move, side</comment>
        <translation>下 %1 的话，%2可以在那里下到最后一手。</translation>
    </message>
    <message>
        <source>After %1 %2 can play there as well.</source>
        <comment>better move, side</comment>
        <translation>下 %1 的话，%2也能下在那里。</translation>
    </message>
    <message>
        <source>After %1 %2 can still have moves, such as %3.</source>
        <comment>better move, side, squares</comment>
        <translation>下 %1 的话，%2仍有棋可下，例如 %3。</translation>
    </message>
    <message numerus="yes">
        <source>After %1 there can be %n of them.</source>
        <comment>better move</comment>
        <translation>
            <numerusform>下 %1 的话，这样的棋可以有 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is urgent: %2 can play there, too.</source>
        <comment>better move, side</comment>
        <translation>%1 更急：那里%2也能下。</translation>
    </message>
    <message>
        <source>After %1 %2 has no move and passes.</source>
        <comment>better move, side</comment>
        <translation>下 %1 之后，%2无棋可下，只能停一手。</translation>
    </message>
    <message>
        <source>After %1 %2 can leave %3 without a move.</source>
        <comment>better move, another move, side</comment>
        <translation>下 %1 之后，%2 可以使%3无棋可下。</translation>
    </message>
    <message>
        <source>After %1 %2 can get to play there.</source>
        <comment>better move, side</comment>
        <translation>下 %1 的话，%2可以下到那里。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n with best play.</source>
        <comment>better move, discs</comment>
        <translation>
            <numerusform>双方走最佳着法时，%1 胜 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws with best play.</source>
        <comment>better move</comment>
        <translation>双方走最佳着法时，%1 是平局。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses by %n with best play.</source>
        <comment>better move, discs</comment>
        <translation>
            <numerusform>双方走最佳着法时，%1 负 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 that win is not there.</source>
        <comment>better move</comment>
        <translation>下 %1 的话，就没有这个胜着。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <comment>point</comment>
        <translation>%1 获胜。</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1 %2×%2</source>
        <comment>game, size</comment>
        <translation>%1 %2×%2</translation>
    </message>
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
        <source>broken</source>
        <comment>a game</comment>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>%1. %2 against %3</source>
        <comment>number, players</comment>
        <translation>%1. %2 对 %3</translation>
    </message>
    <message>
        <source>%1. %2 to move</source>
        <comment>number, side</comment>
        <translation>%1. 轮到%2</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n 个空格</numerusform>
        </translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>marked</source>
        <comment>a game of a list</comment>
        <translation>已标记</translation>
    </message>
    <message>
        <source>not marked</source>
        <comment>a game of a list</comment>
        <translation>未标记</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
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
        <source>Heibai</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>a value</comment>
        <translation>精确</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>how sure a value is</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>depth %1</source>
        <comment>how far was looked ahead</comment>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>chance to win</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1, value %2, %3</source>
        <comment>square, score, how sure</comment>
        <translation>%1，估值 %2，%3</translation>
    </message>
    <message>
        <source>%1, best for %2</source>
        <comment>square, a program</comment>
        <translation>%1，%2 的首选</translation>
    </message>
    <message>
        <source>nearly as good</source>
        <comment>a move</comment>
        <translation>几乎同样好</translation>
    </message>
    <message>
        <source>less good</source>
        <comment>a move</comment>
        <translation>稍差</translation>
    </message>
    <message>
        <source>poor</source>
        <comment>a move</comment>
        <translation>差</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <comment>side</comment>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方胜</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>You lost %1–%2</source>
        <comment>scores</comment>
        <translation>你以 %1 比 %2 落败</translation>
    </message>
    <message>
        <source>You won %1–%2</source>
        <comment>scores</comment>
        <translation>你以 %1 比 %2 获胜</translation>
    </message>
    <message>
        <source>for %1 %2</source>
        <comment>side, what a move is worth</comment>
        <translation>对%1 %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>side</comment>
        <translation>%1胜</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in %n move(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1 %n 步内胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses in %n move(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1 %n 步内负</numerusform>
        </translation>
    </message>
    <message>
        <source>Values for Black</source>
        <translation>数值对黑方而言</translation>
    </message>
    <message>
        <source>Values for the side to move</source>
        <translation>数值对轮走方而言</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>%1 to move and win</source>
        <comment>side</comment>
        <translation>%1先行并获胜</translation>
    </message>
    <message>
        <source>%1 to move and draw</source>
        <comment>side</comment>
        <translation>%1先行并下和</translation>
    </message>
    <message>
        <source>%1: find the best move</source>
        <comment>side</comment>
        <translation>%1：找出最佳一手</translation>
    </message>
    <message>
        <source>%1: win by fours</source>
        <comment>side</comment>
        <translation>%1：连续冲四取胜</translation>
    </message>
    <message>
        <source>%1: win by threats</source>
        <comment>side</comment>
        <translation>%1：连续做杀取胜</translation>
    </message>
    <message>
        <source>%1: stop the fours</source>
        <comment>side</comment>
        <translation>%1：防住对方的连冲</translation>
    </message>
    <message>
        <source>By how much does not matter.</source>
        <translation>赢多少无关紧要。</translation>
    </message>
    <message>
        <source>Every other move loses.</source>
        <translation>其他下法都会输。</translation>
    </message>
    <message>
        <source>At least four discs better than any other.</source>
        <translation>比其他任何一手至少好四子。</translation>
    </message>
    <message>
        <source>Fours only, until five stand in a row.</source>
        <translation>只用冲四，直到连成五子。</translation>
    </message>
    <message numerus="yes">
        <source>Only fours, and moves that threaten to win by fours. Only one move leads to a win by fours within %n such move(s), whatever the answers.</source>
        <translation>
            <numerusform>只准冲四或做杀（威胁连续冲四取胜）。只有一手能在 %n 步之内，不论对方怎样应对，都走到连续冲四取胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could win by fours. One point stops that.</source>
        <comment>side</comment>
        <translation>%1可以连续冲四取胜，只有一点能防住。</translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves wins. Play it on the board.</source>
        <translation>
            <numerusform>%n 种下法中有一手获胜，请在棋盘上下出来。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves draws. Play it on the board.</source>
        <translation>
            <numerusform>%n 种下法中有一手能下和，请在棋盘上下出来。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n moves is at least four discs better than the others.</source>
        <translation>
            <numerusform>%n 种下法中有一手比其他的至少好四子。</numerusform>
        </translation>
    </message>
    <message>
        <source>One four begins the win. Play it on the board.</source>
        <translation>只有一个冲四能取胜，请在棋盘上下出来。</translation>
    </message>
    <message numerus="yes">
        <source>One threat begins a win by fours within %n threat(s). Play it on the board.</source>
        <translation>
            <numerusform>只有一手做杀，能在 %n 手做杀之内走到连续冲四取胜。请在棋盘上下出来。</numerusform>
        </translation>
    </message>
    <message>
        <source>One point stops the fours. Play it on the board.</source>
        <translation>只有一点能防住连冲，请在棋盘上下出来。</translation>
    </message>
    <message>
        <source>%1 is right, and %2 has to pass. Go on.</source>
        <comment>move, side</comment>
        <translation>%1 正确，%2只能停一手。请继续。</translation>
    </message>
    <message>
        <source>%1 is right. %2 answers %3. Go on.</source>
        <comment>move, side, move</comment>
        <translation>%1 正确，%2应以 %3。请继续。</translation>
    </message>
    <message>
        <source>%1 does not stop them</source>
        <comment>move</comment>
        <translation>%1 防不住</translation>
    </message>
    <message>
        <source>%1 stops the fours</source>
        <comment>move</comment>
        <translation>%1 防住了连冲</translation>
    </message>
    <message>
        <source>%1 wins by fours</source>
        <comment>move</comment>
        <translation>%1 连冲取胜</translation>
    </message>
    <message>
        <source>%1 does not win by fours</source>
        <comment>move</comment>
        <translation>%1 不能连冲取胜</translation>
    </message>
    <message>
        <source>%1 wins by threats</source>
        <comment>move</comment>
        <translation>%1 连续做杀取胜</translation>
    </message>
    <message>
        <source>%1 does not win by threats in time</source>
        <comment>move</comment>
        <translation>%1 不能及时做杀取胜</translation>
    </message>
    <message>
        <source>%1 only draws</source>
        <comment>move</comment>
        <translation>%1 只能下和</translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <comment>move, discs</comment>
        <translation>%1 净胜 %2 子</translation>
    </message>
    <message>
        <source>%1 loses by %2</source>
        <comment>move, discs</comment>
        <translation>%1 净负 %2 子</translation>
    </message>
    <message>
        <source>%1 still wins by fours.</source>
        <comment>side</comment>
        <translation>%1仍能连冲取胜。</translation>
    </message>
    <message>
        <source>%1 stops it at %2.</source>
        <comment>side, move</comment>
        <translation>%1在 %2 挡住。</translation>
    </message>
    <message>
        <source>%1 plays %2 and wins by fours.</source>
        <comment>side, move</comment>
        <translation>%1下 %2，连冲取胜。</translation>
    </message>
    <message>
        <source>%1 answers %2.</source>
        <comment>side, move</comment>
        <translation>%1应以 %2。</translation>
    </message>
    <message>
        <source>Another move wins by more.</source>
        <translation>还有一手赢得更多。</translation>
    </message>
</context>
<context>
    <name>GomokuChoice</name>
    <message>
        <source>Rules</source>
        <comment>heading: what wins</comment>
        <translation>规则</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <comment>rules</comment>
        <translation>无禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>rules</comment>
        <translation>恰好五连</translation>
    </message>
    <message>
        <source>Renju</source>
        <comment>rules</comment>
        <translation>连珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <comment>rules</comment>
        <translation>越南五子棋</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>opening: one&apos;s own lines</comment>
        <translation>我的</translation>
    </message>
    <message>
        <source>Exactly five in a row win.</source>
        <translation>恰好连成五子者胜。</translation>
    </message>
    <message>
        <source>Black wins with exactly five and may not play double threes, double fours and overlines. White wins with five or more.</source>
        <translation>黑方须恰好连成五子，且不得走三三、四四和长连禁手；白方连成五子或更多即胜。</translation>
    </message>
    <message>
        <source>By name</source>
        <comment>opening</comment>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Swap1</source>
        <comment>opening</comment>
        <translation>Swap1</translation>
    </message>
    <message>
        <source>RIF</source>
        <comment>opening</comment>
        <translation>RIF</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <comment>opening</comment>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <comment>opening</comment>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>The opener places a black stone, and the other player takes a colour.</source>
        <translation>开局方放一枚黑子，另一方选择执黑或执白。</translation>
    </message>
    <message>
        <source>The opener places three stones, and the other player takes a colour or places two more.</source>
        <translation>开局方下三子，另一方选择执黑或执白，或再下两子。</translation>
    </message>
    <message>
        <source>The opener places one of renju&apos;s 26 openings, the other player takes a colour, and Black offers two fifth moves.</source>
        <translation>开局方摆出连珠 26 种开局之一，另一方选择执黑或执白，黑方提出两个第五手打点。</translation>
    </message>
    <message>
        <source>As RIF, but White says how many fifth moves Black offers, up to eight, and then Black may swap.</source>
        <translation>与 RIF 相同，但由白方宣布黑方的第五手打点数（最多八个），随后黑方可以交换。</translation>
    </message>
    <message>
        <source>After each of the first stones, in the middle of the board, the other player may swap; or Black offers ten fifth moves.</source>
        <translation>前几手都在棋盘中央，每手之后对方可以交换；或者黑方提出十个第五手打点。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an opening, its moves</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Exactly five in a row win, unless both ends are blocked by stones.</source>
        <translation>恰好连成五子者胜，但两端都被对方棋子堵住的不算。</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>连成五子或更多者胜。</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>how the game begins</comment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Free</source>
        <comment>opening</comment>
        <translation>自由</translation>
    </message>
    <message>
        <source>Swap2</source>
        <comment>opening</comment>
        <translation>Swap2</translation>
    </message>
</context>
<context>
    <name>GomokuKind</name>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>Piskvork</source>
        <translation>Piskvork</translation>
    </message>
    <message>
        <source>Marked moves cost 15, 10 or 5 % of the chance to win, or 8, 5 or 3 units of the evaluation, or allow a forced win.</source>
        <translation>胜率损失 15%、10% 或 5%，评估值损失 8、5 或 3，或者让对方有必胜着法的棋会作标记。</translation>
    </message>
    <message>
        <source>threat: side to move</source>
        <translation>威胁：轮走方</translation>
    </message>
    <message>
        <source>threat: other side</source>
        <translation>威胁：另一方</translation>
    </message>
    <message>
        <source>forbidden for Black</source>
        <translation>黑方禁手</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>rules</comment>
        <translation>恰好五连</translation>
    </message>
    <message>
        <source>Renju</source>
        <comment>rules</comment>
        <translation>连珠</translation>
    </message>
    <message>
        <source>Caro</source>
        <comment>rules</comment>
        <translation>越南五子棋</translation>
    </message>
    <message>
        <source>Freestyle</source>
        <comment>rules</comment>
        <translation>无禁手</translation>
    </message>
    <message>
        <source>swap1</source>
        <comment>opening, in a list</comment>
        <translation>Swap1</translation>
    </message>
    <message>
        <source>swap2</source>
        <comment>opening, in a list</comment>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>RIF opening rule</source>
        <comment>opening, in a list</comment>
        <translation>RIF 开局规则</translation>
    </message>
    <message>
        <source>Soosõrv-8</source>
        <comment>opening, in a list</comment>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <comment>opening, in a list</comment>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>free opening</source>
        <comment>opening, in a list</comment>
        <translation>自由开局</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rules, opening</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>rules, the opening that was chosen</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, your own lines</source>
        <comment>rules, opening</comment>
        <translation>%1，自己的棋线</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <comment>what a move lost of the chance to win</comment>
        <translation>−%1%</translation>
    </message>
</context>
<context>
    <name>GomokuPoint</name>
    <message>
        <source>%1, empty, forbidden: %2</source>
        <comment>point, reason</comment>
        <translation>%1，空，禁手：%2</translation>
    </message>
    <message>
        <source>%1, empty, forbidden for Black: %2</source>
        <comment>point, reason</comment>
        <translation>%1，空，黑方禁手：%2</translation>
    </message>
    <message>
        <source>%1, offered fifth move %2</source>
        <comment>point, number</comment>
        <translation>%1，第五手打点 %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>point</comment>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, black stone</source>
        <comment>point</comment>
        <translation>%1，黑子</translation>
    </message>
    <message>
        <source>%1, white stone</source>
        <comment>point</comment>
        <translation>%1，白子</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <comment>point and stone, number</comment>
        <translation>%1，第 %2 手</translation>
    </message>
    <message>
        <source>%1, in the winning row</source>
        <comment>point and stone</comment>
        <translation>%1，在获胜的五连上</translation>
    </message>
</context>
<context>
    <name>GomokuReasons</name>
    <message>
        <source>misses the five on %1</source>
        <comment>point</comment>
        <translation>错过了 %1 的五连</translation>
    </message>
    <message>
        <source>misses an open four: %1</source>
        <comment>line of moves</comment>
        <translation>错过了活四：%1</translation>
    </message>
    <message>
        <source>misses a win by fours: %1</source>
        <comment>line of moves</comment>
        <translation>错过了连续冲四的胜着：%1</translation>
    </message>
    <message>
        <source>misses a win by threats: %1</source>
        <comment>line of moves</comment>
        <translation>错过了连续做杀的胜着：%1</translation>
    </message>
    <message>
        <source>wastes a four: after %1 the win %2 is gone</source>
        <comment>point, line of moves</comment>
        <translation>浪费了冲四：对方下 %1 之后，胜着 %2 就没有了</translation>
    </message>
    <message>
        <source>leaves a four unblocked: %1 makes five on %2</source>
        <comment>side, point</comment>
        <translation>没有挡住四：%1在 %2 连成五子</translation>
    </message>
    <message>
        <source>leaves an open three: %1 makes an open four on %2</source>
        <comment>side, point</comment>
        <translation>没有理会活三：%1在 %2 做成活四</translation>
    </message>
    <message>
        <source>blocks at the wrong point (%1 is the right one): %2 wins</source>
        <comment>point, line of moves</comment>
        <translation>挡错了点（应在 %1）：%2 取胜</translation>
    </message>
    <message>
        <source>lets %1 make two fours on %2: %3</source>
        <comment>side, point, line of moves</comment>
        <translation>让%1在 %2 做成双四：%3</translation>
    </message>
    <message>
        <source>lets %1 make a four and an open three on %2: %3</source>
        <comment>side, point, line of moves</comment>
        <translation>让%1在 %2 做成四三：%3</translation>
    </message>
    <message>
        <source>lets %1 make two open threes on %2: %3</source>
        <comment>side, point, line of moves</comment>
        <translation>让%1在 %2 做成双活三：%3</translation>
    </message>
    <message>
        <source>lets %1 win by fours: %2</source>
        <comment>side, line of moves</comment>
        <translation>让%1连续冲四取胜：%2</translation>
    </message>
    <message>
        <source>lets %1 win by threats: %2</source>
        <comment>side, line of moves</comment>
        <translation>让%1连续做杀取胜：%2</translation>
    </message>
    <message numerus="yes">
        <source>misses a win that is forced in %n move(s): %1</source>
        <comment>line of moves</comment>
        <translation>
            <numerusform>错过了 %n 步之内的必胜：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets %1 force a win in %n move(s): %2</source>
        <comment>side, line of moves</comment>
        <translation>
            <numerusform>让%1在 %n 步之内必胜：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>walks into a trap: Black may not stop the five on %1 after %2</source>
        <comment>point, line of moves</comment>
        <translation>走进了陷阱：%2 之后，%1 是黑方的禁手点，无法阻止五连</translation>
    </message>
</context>
<context>
    <name>GomokuRulesDialog</name>
    <message>
        <source>How to play Gomoku</source>
        <translation>五子棋规则</translation>
    </message>
    <message>
        <source>Two sides, Black and White, place stones in turn on the intersections. Black moves first, and stones stay where they are. Five in a row, across, down or diagonally, win.</source>
        <translation>黑白双方轮流在线的交叉点上落子，黑方先行，棋子落下后不再移动。谁先在横、竖或斜线上连成五子，谁就获胜。</translation>
    </message>
    <message>
        <source>Five black stones in a diagonal row, with white stones around them.</source>
        <translation>五枚黑子连成一条斜线，旁边有几枚白子。</translation>
    </message>
    <message>
        <source>Freestyle: more than five win as well. Standard: exactly five; a longer row does not count. Caro: exactly five, but not if the other side&apos;s stones stand at both ends.</source>
        <translation>无禁手：超过五子也算胜。恰好五连：必须正好五子，更长的不算。越南五子棋：必须正好五子，而且两端不能都被对方棋子堵住。</translation>
    </message>
    <message>
        <source>Five black stones between two white ones: in Caro they do not win.</source>
        <translation>两枚白子之间的五枚黑子：在越南五子棋中不算胜。</translation>
    </message>
    <message>
        <source>Renju: to make up for the first move, Black may not play a point that makes six or more in a row, two fours or two open threes at once, unless it makes five. Such points are crossed out. White wins with five or more and may play anything.</source>
        <translation>连珠：为抵消先手优势，黑方不得下出六子或更长的连珠、同时两个四或同时两个活三，除非这一手成五。这些点会画叉标出。白方没有禁手，连成五子或更多即胜。</translation>
    </message>
    <message>
        <source>A point where Black would make two open threes at once, crossed out.</source>
        <translation>黑方会同时形成两个活三的一点，画了叉。</translation>
    </message>
    <message>
        <source>A point where Black would make five in a row, which always may be played.</source>
        <translation>黑方可以连成五子的一点，这样的点总是可以下。</translation>
    </message>
    <message>
        <source>Swap2, for a fair start: the opener places three stones, black, white and black. The other player takes Black, or takes White, or places one more white and one more black stone and lets the opener choose. White moves next.</source>
        <translation>两次交换（Swap2）让开局公平：开局方依次放下黑、白、黑三子。另一方可以选执黑，可以选执白，也可以再放一白一黑，由开局方选颜色。之后轮到白方。</translation>
    </message>
    <message>
        <source>Three stones of an opening: two black ones and a white one.</source>
        <translation>开局的三子：两黑一白。</translation>
    </message>
    <message>
        <source>Swap1: the opener places one black stone, and the other player takes a colour.</source>
        <translation>Swap1：开局方放一枚黑子，另一方选择执黑或执白。</translation>
    </message>
    <message>
        <source>One black stone, away from the centre.</source>
        <translation>一枚黑子，不在中央。</translation>
    </message>
    <message>
        <source>RIF, a tournament opening of renju: the opener places a black stone in the centre, a white one beside it and another black one in the central 5×5 points. The other player takes a colour. White plays, and Black offers two fifth moves, not the same one turned, mirrored or shifted. White takes one of them and plays on.</source>
        <translation>RIF 是连珠比赛的开局规则：开局方在天元下黑子，在其旁下白子，再在中央 5×5 范围内下黑子。另一方选择执黑或执白。白方下第四手后，黑方提出两个第五手打点，旋转、翻转或平移后相同的不算。白方从中选一个，然后继续行棋。</translation>
    </message>
    <message>
        <source>One of the 26 openings of renju.</source>
        <translation>连珠 26 种开局之一。</translation>
    </message>
    <message>
        <source>Soosõrv-8, as in renju&apos;s world championships: as RIF, but with the fourth stone White says how many fifth moves there will be, one to eight, and then Black may swap.</source>
        <translation>索索夫-8，连珠世界锦标赛采用：与 RIF 相同，但白方下第四手时宣布第五手打点数（一到八个），随后黑方可以交换。</translation>
    </message>
    <message>
        <source>Four stones, and fifth moves that Black offers.</source>
        <translation>四枚棋子，以及黑方提出的第五手打点。</translation>
    </message>
    <message>
        <source>Taraguchi-10: the first four stones lie in the centre and in the central 3×3, 5×5 and 7×7 points; after each the other player may swap. Then Black plays in the central 9×9 points, and White may swap once more; or Black offers ten fifth moves, and White takes one.</source>
        <translation>塔拉山口-10：前四手依次下在天元和中央 3×3、5×5、7×7 范围内，每手之后对方都可以交换。然后黑方在中央 9×9 范围内下第五手，白方还可以再交换一次；或者黑方提出十个第五手打点，由白方选一个。</translation>
    </message>
    <message>
        <source>Four stones in the middle of the board.</source>
        <translation>棋盘中央的四枚棋子。</translation>
    </message>
    <message>
        <source>Advice for the first games: three in a row with both ends free must be answered, or they become four with both ends free, which nothing stops. The way to win is one stone that makes two threats at once.</source>
        <translation>初学建议：两端都空的三子（活三）必须应对，否则会变成挡不住的活四。取胜的办法是一子同时形成两个威胁。</translation>
    </message>
    <message>
        <source>An open three: three black stones with both ends free.</source>
        <translation>活三：三枚黑子，两端都空。</translation>
    </message>
</context>
<context>
    <name>GomokuWords</name>
    <message>
        <source>overline</source>
        <comment>forbidden point</comment>
        <translation>长连</translation>
    </message>
    <message>
        <source>double four</source>
        <comment>forbidden point</comment>
        <translation>四四</translation>
    </message>
    <message>
        <source>double three</source>
        <comment>forbidden point</comment>
        <translation>三三</translation>
    </message>
    <message>
        <source>an open three</source>
        <comment>threat</comment>
        <translation>活三</translation>
    </message>
    <message>
        <source>a four</source>
        <comment>threat</comment>
        <translation>冲四</translation>
    </message>
    <message>
        <source>an open four</source>
        <comment>threat</comment>
        <translation>活四</translation>
    </message>
    <message>
        <source>%1, in %2 of %3</source>
        <comment>point, threat, side</comment>
        <translation>%1，属于%3的%2</translation>
    </message>
    <message>
        <source>%1, extends %2 of %3</source>
        <comment>point, threat, side</comment>
        <translation>%1，可延续%3的%2</translation>
    </message>
    <message>
        <source>win %1</source>
        <comment>forced win, moves</comment>
        <translation>胜 %1</translation>
    </message>
    <message>
        <source>loss %1</source>
        <comment>forced loss, moves</comment>
        <translation>负 %1</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <comment>square or point</comment>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>Your chance to win is %1 %.</source>
        <translation>你的胜率为 %1%。</translation>
    </message>
    <message>
        <source>%1 has a chance of %2 % to win.</source>
        <comment>side, percent</comment>
        <translation>%1的胜率为 %2%。</translation>
    </message>
    <message numerus="yes">
        <source>You would win in %n move(s).</source>
        <comment>forced</comment>
        <translation>
            <numerusform>你 %n 步内必胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 would win in %n move(s).</source>
        <comment>side, forced</comment>
        <translation>
            <numerusform>%1 %n 步内必胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>side, point</comment>
        <translation>%1下在 %2。</translation>
    </message>
    <message>
        <source>You played %1.</source>
        <comment>point</comment>
        <translation>你下 %1。</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <comment>side</comment>
        <translation>%1胜。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>No point is left to play.</source>
        <translation>棋盘上已无处可下。</translation>
    </message>
    <message>
        <source>Time ran out; nobody wins.</source>
        <translation>时间用完，不分胜负。</translation>
    </message>
    <message>
        <source>You have five in a row.</source>
        <translation>你连成了五子。</translation>
    </message>
    <message>
        <source>%1 has five in a row.</source>
        <comment>side</comment>
        <translation>%1连成了五子。</translation>
    </message>
    <message>
        <source>Next: a black stone, in the centre.</source>
        <translation>接下来：在天元放一枚黑子。</translation>
    </message>
    <message>
        <source>Next: a white stone, in the central %1×%1 points.</source>
        <translation>接下来：在中央 %1×%1 范围内放一枚白子。</translation>
    </message>
    <message>
        <source>Next: a black stone, in the central %1×%1 points.</source>
        <translation>接下来：在中央 %1×%1 范围内放一枚黑子。</translation>
    </message>
    <message>
        <source>Next: a white stone.</source>
        <translation>接下来：放一枚白子。</translation>
    </message>
    <message>
        <source>Next: a black stone.</source>
        <translation>接下来：放一枚黑子。</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <comment>side</comment>
        <translation>你执%1。</translation>
    </message>
    <message>
        <source>The opener plays Black, the other player White.</source>
        <translation>开局方执黑，另一方执白。</translation>
    </message>
    <message>
        <source>The opener plays White, the other player Black.</source>
        <translation>开局方执白，另一方执黑。</translation>
    </message>
    <message numerus="yes">
        <source>Opening: the opener chooses a colour, or keeps Black and offers %n fifth moves.</source>
        <translation>
            <numerusform>开局：由开局方选择执黑或执白，或保持执黑并提出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: the other player chooses a colour, or keeps Black and offers %n fifth moves.</source>
        <translation>
            <numerusform>开局：由另一方选择执黑或执白，或保持执黑并提出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening: the opener chooses a colour.</source>
        <translation>开局：由开局方选择执黑或执白。</translation>
    </message>
    <message>
        <source>Opening: the other player chooses a colour.</source>
        <translation>开局：由另一方选择执黑或执白。</translation>
    </message>
    <message numerus="yes">
        <source>Opening: %n stone(s) to place.</source>
        <translation>
            <numerusform>开局：还要下 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opening: choose your colour, or keep Black and offer %n fifth moves.</source>
        <translation>
            <numerusform>开局：请选择执黑或执白，或保持执黑并提出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening: choose your colour.</source>
        <translation>开局：请选择执黑或执白。</translation>
    </message>
    <message>
        <source>Opening: choose how many fifth moves Black will offer.</source>
        <translation>开局：请选择黑方第五手打点的数量。</translation>
    </message>
    <message numerus="yes">
        <source>Opening: Black has %n fifth move(s) to offer.</source>
        <translation>
            <numerusform>开局：黑方还要提出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening: White takes one of the fifth moves.</source>
        <translation>开局：白方从第五手打点中选一个。</translation>
    </message>
    <message>
        <source>Opening: the machine places a stone.</source>
        <translation>开局：电脑落子。</translation>
    </message>
    <message>
        <source>Opening: the machine makes its choice.</source>
        <translation>开局：电脑做选择。</translation>
    </message>
    <message>
        <source>Opening: the machine offers fifth moves.</source>
        <translation>开局：电脑提出第五手打点。</translation>
    </message>
    <message>
        <source>Opening: the machine takes one of the fifth moves.</source>
        <translation>开局：电脑从第五手打点中选一个。</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s) will be offered.</source>
        <translation>
            <numerusform>将提出 %n 个第五手打点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Black chooses their points.</source>
        <translation>由黑方选定这些点。</translation>
    </message>
    <message>
        <source>%1 is offered.</source>
        <comment>point</comment>
        <translation>%1 为打点。</translation>
    </message>
    <message numerus="yes">
        <source>%n to come.</source>
        <comment>fifth moves</comment>
        <translation>
            <numerusform>还差 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the fifth move.</source>
        <comment>point</comment>
        <translation>第五手为 %1。</translation>
    </message>
    <message>
        <source>The opening begins in the centre of the board.</source>
        <translation>开局第一手须下在天元。</translation>
    </message>
    <message>
        <source>The opening wants this stone in the central %1×%1 points.</source>
        <translation>按开局规则，这一手须下在中央 %1×%1 范围内。</translation>
    </message>
    <message>
        <source>%1 is offered already.</source>
        <comment>point</comment>
        <translation>%1 已是打点。</translation>
    </message>
    <message>
        <source>%1 is the same as a fifth move that is offered, turned, mirrored or shifted.</source>
        <comment>point</comment>
        <translation>%1 与已有打点经旋转、翻转或平移后相同。</translation>
    </message>
    <message>
        <source>%1 is none of the fifth moves that are offered.</source>
        <comment>point</comment>
        <translation>%1 不是所提出的打点。</translation>
    </message>
    <message>
        <source>Two more stones first: a white one, then a black one.</source>
        <translation>先再放两子：一白，一黑。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. Nobody wins.</source>
        <comment>side</comment>
        <translation>%1的时间到了，不分胜负。</translation>
    </message>
    <message>
        <source>Your time is up. Nobody wins.</source>
        <translation>你的时间到了，不分胜负。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black: it would make more than five in a row.</source>
        <comment>point</comment>
        <translation>%1 是黑方的禁手：会形成长连。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black: it would make two fours.</source>
        <comment>point</comment>
        <translation>%1 是黑方的禁手：会形成四四。</translation>
    </message>
    <message>
        <source>%1 is forbidden for Black: it would make two open threes.</source>
        <comment>point</comment>
        <translation>%1 是黑方的禁手：会形成三三。</translation>
    </message>
</context>
<context>
    <name>HintSteps</name>
    <message>
        <source>Where it is</source>
        <comment>hint</comment>
        <translation>在哪里</translation>
    </message>
    <message>
        <source>What it is about</source>
        <comment>hint</comment>
        <translation>要点是什么</translation>
    </message>
    <message>
        <source>Which it is</source>
        <comment>hint</comment>
        <translation>是哪一手</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>InsightChart</name>
    <message numerus="yes">
        <source>%1 game(s)</source>
        <translation>
            <numerusform>%1 局</numerusform>
        </translation>
    </message>
    <message>
        <source>accuracy %1 per cent</source>
        <translation>准确率百分之 %1</translation>
    </message>
    <message>
        <source>Games: %1</source>
        <comment>opening, or opponent and colour</comment>
        <translation>对局：%1</translation>
    </message>
    <message>
        <source>with Black</source>
        <comment>somebody played</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>with White</source>
        <comment>somebody played</comment>
        <translation>执白</translation>
    </message>
    <message>
        <source>Mistakes: %1</source>
        <comment>a theme</comment>
        <translation>失误：%1</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <comment>bars of a chart</comment>
        <translation>显示全部 %1 项</translation>
    </message>
</context>
<context>
    <name>InsightRow</name>
    <message>
        <source>%1. %2, better %3</source>
        <comment>number, move, better move</comment>
        <translation>%1. %2，更好的是 %3</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>accuracy</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>loses %1</source>
        <comment>a number of discs or points</comment>
        <translation>损失 %1</translation>
    </message>
    <message>
        <source>accuracy %1 per cent</source>
        <translation>准确率百分之 %1</translation>
    </message>
    <message>
        <source>with Black</source>
        <comment>somebody played</comment>
        <translation>执黑</translation>
    </message>
    <message>
        <source>with White</source>
        <comment>somebody played</comment>
        <translation>执白</translation>
    </message>
</context>
<context>
    <name>InsightRows</name>
    <message>
        <source>Back to the charts</source>
        <translation>返回图表</translation>
    </message>
    <message>
        <source>Small losses only: no single move was a mistake.</source>
        <translation>只有小的损失：没有一步算得上失误。</translation>
    </message>
</context>
<context>
    <name>InsightWords</name>
    <message>
        <source>discs lost a game</source>
        <translation>每局损失的子数</translation>
    </message>
    <message>
        <source>% of the chance lost a game</source>
        <comment>percentage points</comment>
        <translation>每局损失的胜率 %</translation>
    </message>
    <message>
        <source>discs lost a move</source>
        <translation>每步损失的子数</translation>
    </message>
    <message>
        <source>% of the chance lost a move</source>
        <comment>percentage points</comment>
        <translation>每步损失的胜率 %</translation>
    </message>
    <message>
        <source>%1 discs</source>
        <comment>a number, lost</comment>
        <translation>%1 子</translation>
    </message>
    <message>
        <source>%1 % of the chance</source>
        <comment>a number, lost</comment>
        <translation>%1% 的胜率</translation>
    </message>
    <message>
        <source>%1 on</source>
        <comment>from this move</comment>
        <translation>%1 起</translation>
    </message>
    <message>
        <source>Moves from %1 on</source>
        <translation>第 %1 手以后</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>第 %1 至 %2 手</translation>
    </message>
    <message>
        <source>%1 s or more</source>
        <comment>seconds</comment>
        <translation>%1 秒以上</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <comment>seconds</comment>
        <translation>不到 %1 秒</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <comment>seconds</comment>
        <translation>%1 至 %2 秒</translation>
    </message>
    <message>
        <source>Mistakes after %1 s of thought or more</source>
        <comment>seconds</comment>
        <translation>思考 %1 秒以上的失误</translation>
    </message>
    <message>
        <source>Mistakes after less than %1 s of thought</source>
        <comment>seconds</comment>
        <translation>思考不到 %1 秒的失误</translation>
    </message>
    <message>
        <source>Mistakes after %1 to %2 s of thought</source>
        <comment>seconds</comment>
        <translation>思考 %1 至 %2 秒的失误</translation>
    </message>
    <message>
        <source>Without a name</source>
        <comment>openings</comment>
        <translation>无名称</translation>
    </message>
    <message>
        <source>won</source>
        <comment>a game, by the person</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a game, by the person</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a game</comment>
        <translation>平</translation>
    </message>
    <message>
        <source>Mistakes of the theme “%1” cost you %2 a game, more than any other.</source>
        <translation>“%1”主题的失误每局让你损失 %2，比其他任何主题都多。</translation>
    </message>
    <message>
        <source>Moves %1 to %2 cost you %3 a game, more than any other ten.</source>
        <translation>第 %1 至 %2 手每局让你损失 %3，比其他任何十手都多。</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a theme</comment>
        <translation>练习：%1</translation>
    </message>
    <message>
        <source>Look at these mistakes</source>
        <translation>看看这些失误</translation>
    </message>
</context>
<context>
    <name>JudgementButton</name>
    <message>
        <source>not available now</source>
        <comment>a button</comment>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>KeepingPart</name>
    <message>
        <source>My games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>保存下完的对局</translation>
    </message>
    <message>
        <source>every game that ends, in My games</source>
        <translation>每局结束后都会存入“我的对局”</translation>
    </message>
    <message>
        <source>Delete every game in My games? They cannot be brought back.</source>
        <translation>要删除“我的对局”中的全部对局吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Delete all</source>
        <comment>games</comment>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Delete all finished games…</source>
        <translation>删除全部下完的对局…</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>keys, what they do</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>to the next group: board, buttons, choices, moves</source>
        <translation>到下一组：棋盘、按钮、选项、棋谱</translation>
    </message>
    <message>
        <source>Alt and a letter</source>
        <translation>Alt 加字母</translation>
    </message>
    <message>
        <source>open the menu with that letter underlined</source>
        <translation>打开带该下划线字母的菜单</translation>
    </message>
    <message>
        <source>to the menu bar, and back</source>
        <translation>到菜单栏，再按返回</translation>
    </message>
    <message>
        <source>close what is open, leave a question</source>
        <translation>关闭打开的窗口，取消提问</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>learn, and back</source>
        <translation>进入学习，或返回</translation>
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
        <source>have the displays read aloud: discs, moves, time</source>
        <translation>朗读显示屏：棋子数、手数、时间</translation>
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
        <source>to the previous and the next legal move; in Gomoku from stone to stone</source>
        <translation>到上一个、下一个可落子的位置；五子棋中在棋子之间移动</translation>
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
        <translation>悔棋、重做</translation>
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
        <source>my games</source>
        <translation>我的对局</translation>
    </message>
    <message>
        <source>back to the list of games</source>
        <translation>回到对局列表</translation>
    </message>
    <message>
        <source>copy and paste the moves</source>
        <translation>复制、粘贴棋谱</translation>
    </message>
    <message>
        <source>copy a picture of the board</source>
        <translation>复制棋盘图片</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>heading of keys</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>study the game, and back to play</source>
        <translation>研究此局，再按返回对局</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>摆棋</translation>
    </message>
    <message>
        <source>analyse: what every move is worth</source>
        <translation>分析：每一手的估值</translation>
    </message>
    <message>
        <source>analyse only the move of the cursor (or it too), all moves</source>
        <translation>只分析（或加上）光标处的着法，分析所有着法</translation>
    </message>
    <message>
        <source>review: where the game was lost, and why</source>
        <translation>复盘：这盘棋输在哪里，为什么</translation>
    </message>
    <message>
        <source>openings: what was played here, and how it ended</source>
        <translation>开局：此处下过什么，结果如何</translation>
    </message>
    <message>
        <source>laboratory: the classical algorithms on this position</source>
        <translation>实验室：经典算法搜索当前局面</translation>
    </message>
    <message>
        <source>try the mistake again that was made here</source>
        <translation>重试这里的失误</translation>
    </message>
    <message>
        <source>practise the mistakes of all games</source>
        <translation>练习所有对局中的失误</translation>
    </message>
    <message>
        <source>Left, Right in the list of lines</source>
        <translation>变化列表中的左、右键</translation>
    </message>
    <message>
        <source>see the line on the board; Enter plays it</source>
        <translation>在棋盘上查看变化；回车下出</translation>
    </message>
    <message>
        <source>Enter or Space in the list of openings</source>
        <translation>开局列表中的 Enter 或空格</translation>
    </message>
    <message>
        <source>play the move</source>
        <translation>下这一着</translation>
    </message>
    <message>
        <source>Left, Right in the list of moves</source>
        <translation>着法列表中的左、右键</translation>
    </message>
    <message>
        <source>along the line</source>
        <translation>沿变化前后移动</translation>
    </message>
    <message>
        <source>Up, Down in the list of moves</source>
        <translation>着法列表中的上、下键</translation>
    </message>
    <message>
        <source>to another variation</source>
        <translation>换到另一变化</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter</source>
        <translation>回车，Ctrl+回车</translation>
    </message>
    <message>
        <source>write a comment, and be done</source>
        <translation>写评注，写完</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete 键</translation>
    </message>
    <message>
        <source>cut off the move and what follows</source>
        <translation>删除此着及其后</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>fold a variation</source>
        <translation>折叠变化</translation>
    </message>
    <message>
        <source>Ctrl+1 to Ctrl+5</source>
        <translation>Ctrl+1 到 Ctrl+5</translation>
    </message>
    <message>
        <source>mark the square of the cursor</source>
        <translation>标记光标所在格</translation>
    </message>
    <message>
        <source>add the line to my openings for Black, for White</source>
        <translation>将棋线加入我的执黑、执白开局</translation>
    </message>
    <message>
        <source>paste as variation, find the pasted position</source>
        <translation>粘贴为变化，查找剪贴板中的局面</translation>
    </message>
    <message>
        <source>In a list of games</source>
        <comment>heading of keys</comment>
        <translation>在对局列表中</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>study the game</source>
        <translation>研究该对局</translation>
    </message>
    <message>
        <source>Space, Ctrl+A</source>
        <translation>空格、Ctrl+A</translation>
    </message>
    <message>
        <source>mark a game, mark all</source>
        <translation>标记一局，标记全部</translation>
    </message>
    <message>
        <source>delete, in My games</source>
        <translation>删除（在“我的对局”中）</translation>
    </message>
    <message>
        <source>In the laboratory&apos;s tree</source>
        <comment>heading of keys</comment>
        <translation>在实验室的搜索树中</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>a step of the search back, a step on</source>
        <translation>搜索后退一步、前进一步</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>上、下</translation>
    </message>
    <message>
        <source>from node to node; the board beside shows its position</source>
        <translation>在节点之间移动；旁边的棋盘显示其局面</translation>
    </message>
    <message>
        <source>play the search, and pause</source>
        <translation>播放搜索与暂停</translation>
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
        <translation>到初始局面、到当前局面</translation>
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
    <name>LabAbout</name>
    <message>
        <source>About the algorithms</source>
        <translation>算法介绍</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Switches</source>
        <comment>of algorithms</comment>
        <translation>开关</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>评估</translation>
    </message>
</context>
<context>
    <name>LabChart</name>
    <message>
        <source>Nodes of each algorithm, and by depth</source>
        <translation>各算法的节点数，以及按深度的节点数</translation>
    </message>
    <message>
        <source>Nodes looked at</source>
        <translation>搜索的节点数</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>nodes; a share of the most</comment>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>%1, 1 of %2</source>
        <comment>nodes; a share of the most</comment>
        <translation>%1，约 1/%2</translation>
    </message>
    <message>
        <source>%1: %2 nodes</source>
        <comment>algorithm</comment>
        <translation>%1：%2 个节点</translation>
    </message>
    <message>
        <source>Nodes by depth (each line is ten times as many)</source>
        <translation>各深度的节点数（每条横线是下一条的十倍）</translation>
    </message>
    <message>
        <source>After a run, this shows how much each algorithm searched.</source>
        <translation>运行后，这里显示每个算法搜索了多少。</translation>
    </message>
</context>
<context>
    <name>LabChoices</name>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Switches</source>
        <comment>of algorithms</comment>
        <translation>开关</translation>
    </message>
    <message>
        <source>Run each without switches, too</source>
        <translation>每个算法也不带开关运行一次</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <comment>what positions are judged by</comment>
        <translation>评估</translation>
    </message>
    <message>
        <source>How far</source>
        <translation>搜索限度</translation>
    </message>
    <message>
        <source>Depth</source>
        <comment>of a search</comment>
        <translation>深度</translation>
    </message>
    <message>
        <source>Nodes</source>
        <comment>of a search</comment>
        <translation>节点</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of a search</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Nodes of each</source>
        <translation>每个算法的节点数</translation>
    </message>
    <message>
        <source>Milliseconds of each</source>
        <translation>每个算法的毫秒数</translation>
    </message>
    <message>
        <source>Moves ahead</source>
        <translation>向前看的步数</translation>
    </message>
    <message>
        <source>One algorithm runs at a time, with at most %1 MiB for its table or 30 MiB for the tree of UCT; all recordings together take at most %2 MiB. Nothing is written to disk.</source>
        <translation>算法逐个运行，置换表最多占 %1 MiB，UCT 的树最多占 30 MiB；所有记录合计最多占 %2 MiB。不写入磁盘。</translation>
    </message>
</context>
<context>
    <name>LabCurves</name>
    <message>
        <source>%1, nodes by depth: %2</source>
        <comment>algorithm, numbers</comment>
        <translation>%1，各深度的节点数：%2</translation>
    </message>
</context>
<context>
    <name>LabEvaluations</name>
    <message>
        <source>Evaluation</source>
        <comment>what positions are judged by</comment>
        <translation>评估</translation>
    </message>
</context>
<context>
    <name>LabMatch</name>
    <message>
        <source>For each move</source>
        <translation>每一着</translation>
    </message>
    <message>
        <source>Equal nodes</source>
        <translation>节点数相同</translation>
    </message>
    <message>
        <source>Equal time</source>
        <translation>时间相同</translation>
    </message>
    <message>
        <source>ms for a move</source>
        <translation>毫秒（每着）</translation>
    </message>
    <message>
        <source>nodes for a move</source>
        <translation>节点（每着）</translation>
    </message>
    <message>
        <source>games between each two</source>
        <translation>每两者之间的局数</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play the tournament</source>
        <translation>开始循环赛</translation>
    </message>
    <message>
        <source>Everybody plays everybody from the start of the game, from balanced openings, each with both colours.</source>
        <translation>从开局起两两对局，使用均势开局，每个开局双方各执黑白一次。</translation>
    </message>
    <message>
        <source>Choose two algorithms at least.</source>
        <translation>请至少选择两个算法。</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>of a tournament</comment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>of a tournament</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>%1. %2: %3 points of %4 games</source>
        <comment>place, algorithm</comment>
        <translation>%1. %2：%4 局得 %3 分</translation>
    </message>
</context>
<context>
    <name>LabPlayer</name>
    <message>
        <source>Pause</source>
        <comment>a recorded search</comment>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a recorded search</comment>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step of the search</source>
        <translation>搜索步骤</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>pace</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>快</translation>
    </message>
</context>
<context>
    <name>LabRow</name>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>best move %1</source>
        <translation>最佳着法 %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 个叶节点</translation>
    </message>
    <message>
        <source>%1 cut-offs</source>
        <translation>剪枝 %1 次</translation>
    </message>
    <message>
        <source>%1 answered by the table</source>
        <translation>置换表命中 %1 次</translation>
    </message>
    <message>
        <source>effective branching factor %1</source>
        <translation>有效分支因子 %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <comment>moves that are expected</comment>
        <translation>主要变化 %1</translation>
    </message>
    <message>
        <source>ended by its limit</source>
        <translation>因达到限制而结束</translation>
    </message>
    <message>
        <source>to depth %1</source>
        <comment>ended by its limit</comment>
        <translation>搜到深度 %1</translation>
    </message>
</context>
<context>
    <name>LabRunBar</name>
    <message>
        <source>%1 %</source>
        <comment>share that is done</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>algorithms</comment>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>LabSheet</name>
    <message>
        <source>Laboratory</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>Choices</source>
        <comment>tab of the laboratory</comment>
        <translation>选择</translation>
    </message>
    <message>
        <source>Chart</source>
        <comment>tab of the laboratory</comment>
        <translation>图表</translation>
    </message>
    <message>
        <source>Tree</source>
        <comment>tab of the laboratory</comment>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>tab of the laboratory</comment>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>About</source>
        <comment>tab of the laboratory</comment>
        <translation>介绍</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>tab of the laboratory</comment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Export from the laboratory</source>
        <translation>从实验室导出</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>kind of file</comment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Drawing</source>
        <comment>kind of file</comment>
        <translation>矢量图</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>导出表格…</translation>
    </message>
    <message>
        <source>Export the chart…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Export the tree…</source>
        <translation>导出搜索树…</translation>
    </message>
    <message>
        <source>The tree has them for the side to move at its root.</source>
        <translation>搜索树中的数值以根节点的轮走方为准。</translation>
    </message>
</context>
<context>
    <name>LabTable</name>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the best one</comment>
        <translation>着法</translation>
    </message>
    <message>
        <source>Nodes</source>
        <comment>of a search</comment>
        <translation>节点</translation>
    </message>
    <message>
        <source>Leaves</source>
        <comment>of a search</comment>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>Cut-offs</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>hits of the transposition table</comment>
        <translation>置换表</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of a search</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>moves that are expected</comment>
        <translation>变化</translation>
    </message>
    <message>
        <source>What the algorithms found</source>
        <translation>各算法的结果</translation>
    </message>
    <message>
        <source>Run searches the position on the board with each chosen algorithm. All exact ones find the same value; they differ in how much they search.</source>
        <translation>“运行”用所选的每个算法搜索棋盘上的局面。所有精确算法得到同一个值，不同的是搜索量。</translation>
    </message>
</context>
<context>
    <name>LabTreeRow</name>
    <message>
        <source>cut off</source>
        <translation>被剪掉</translation>
    </message>
</context>
<context>
    <name>LabTreeView</name>
    <message>
        <source>Whose tree</source>
        <translation>谁的搜索树</translation>
    </message>
    <message>
        <source>Plies that are shown</source>
        <translation>显示的层数</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <comment>of a search</comment>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>This is the beginning of the search.</source>
        <translation>这是搜索的开头。</translation>
    </message>
    <message>
        <source>The tree; Left and Right go a step back and on, Space plays</source>
        <translation>搜索树；左右键后退、前进一步，空格播放</translation>
    </message>
    <message>
        <source>Run records the first plies of every search. Step through them here: windows are passed down, values come back up, and branches that cannot matter are cut off.</source>
        <translation>“运行”会记录每次搜索的前几层，在这里一步一步地重现：窗口向下传，值向上传，不需要的分支被剪掉。</translation>
    </message>
    <message>
        <source>The position of the node</source>
        <translation>该节点的局面</translation>
    </message>
    <message>
        <source>White to move</source>
        <comment>in a node</comment>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Black to move</source>
        <comment>in a node</comment>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>Values are those of the side to move at the root: squares take the largest, circles the smallest. [a, b] is the window: only a value inside it still matters.</source>
        <translation>数值以根节点的轮走方为准：方块取最大，圆圈取最小。[a, b] 是窗口：只有落在其中的值才有意义。</translation>
    </message>
    <message>
        <source>Not every node of these plies was recorded: there are too many.</source>
        <translation>这几层的节点太多，没有全部记录。</translation>
    </message>
</context>
<context>
    <name>LabWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 at the end</source>
        <comment>discs</comment>
        <translation>终局 %1</translation>
    </message>
    <message>
        <source>win %1</source>
        <comment>in so many moves</comment>
        <translation>胜 %1</translation>
    </message>
    <message numerus="yes">
        <source>win in %n move(s)</source>
        <translation>
            <numerusform>%n 步内胜</numerusform>
        </translation>
    </message>
    <message>
        <source>loss %1</source>
        <comment>in so many moves</comment>
        <translation>负 %1</translation>
    </message>
    <message numerus="yes">
        <source>loss in %n move(s)</source>
        <translation>
            <numerusform>%n 步内负</numerusform>
        </translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已负</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of the points</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <comment>points, playouts</comment>
        <translation>%1%，共 %2 次</translation>
    </message>
    <message>
        <source>%1 % of the points in %2 playouts</source>
        <translation>%2 次模拟得分 %1%</translation>
    </message>
    <message>
        <source>evaluated at %1</source>
        <translation>评估为 %1</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>对局结束：%1</translation>
    </message>
    <message>
        <source>known from the table: %1</source>
        <translation>置换表已知：%1</translation>
    </message>
    <message>
        <source>probably %1</source>
        <translation>很可能是 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>value at least %1</source>
        <translation>值至少为 %1</translation>
    </message>
    <message>
        <source>value at most %1</source>
        <translation>值至多为 %1</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>被剪掉</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>尚未到达</translation>
    </message>
    <message>
        <source>takes the largest</source>
        <translation>取最大</translation>
    </message>
    <message>
        <source>takes the smallest</source>
        <translation>取最小</translation>
    </message>
    <message>
        <source>window %1 to %2</source>
        <translation>窗口 %1 到 %2</translation>
    </message>
    <message>
        <source>being searched</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <comment>of a search</comment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>into %1, window %2 to %3</source>
        <comment>the search goes</comment>
        <translation>进入 %1，窗口 %2 到 %3</translation>
    </message>
    <message>
        <source>into %1</source>
        <comment>the search goes</comment>
        <translation>进入 %1</translation>
    </message>
    <message>
        <source>back from %1: %2</source>
        <comment>the search comes; what it brings</comment>
        <translation>从 %1 返回：%2</translation>
    </message>
    <message>
        <source>%1 is cut off: enough is known already</source>
        <comment>a branch</comment>
        <translation>剪掉 %1：已经知道得够多了</translation>
    </message>
    <message>
        <source>a playout through %1: %2</source>
        <translation>经过 %1 的一次模拟：%2</translation>
    </message>
    <message>
        <source>before the search</source>
        <translation>搜索之前</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, what it did</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The game is over here: there is nothing to search.</source>
        <translation>对局在此已经结束，没有什么可搜索。</translation>
    </message>
    <message>
        <source>The opening is not over here: no side has its colour yet.</source>
        <translation>开局阶段尚未完成：双方还没有定下颜色。</translation>
    </message>
    <message>
        <source>This board is too large: the laboratory knows Othello up to 10×10.</source>
        <translation>棋盘太大：实验室最大支持 10×10 的黑白棋。</translation>
    </message>
    <message>
        <source>The evaluation does not cover this board.</source>
        <translation>该评估不适用于这个棋盘。</translation>
    </message>
    <message>
        <source>Choose an algorithm.</source>
        <translation>请选择一个算法。</translation>
    </message>
    <message>
        <source>The tournament has begun.</source>
        <translation>循环赛已开始。</translation>
    </message>
    <message>
        <source>The run has begun.</source>
        <translation>运行已开始。</translation>
    </message>
    <message numerus="yes">
        <source>The tournament is over: %n game(s) played.</source>
        <translation>
            <numerusform>循环赛结束：共下了 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is over: %n result(s).</source>
        <comment>of algorithms</comment>
        <translation>
            <numerusform>运行结束：共 %n 个结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3), depth %4 done</source>
        <comment>algorithm, its place</comment>
        <translation>%1（第 %2 个，共 %3 个），已完成深度 %4</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>algorithm, its place</comment>
        <translation>%1（第 %2 个，共 %3 个）</translation>
    </message>
    <message>
        <source>%1 of %2 games played</source>
        <translation>已下 %1 局，共 %2 局</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was kept.</source>
        <translation>已取消，没有留下任何结果。</translation>
    </message>
    <message>
        <source>It failed. Nothing was kept.</source>
        <translation>运行中断，没有留下任何结果。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>A value is the algorithm&apos;s estimate at its depth, not the true value of the position.</source>
        <translation>数值是该算法按其深度和估值函数算出的结果，并非局面的真实价值。</translation>
    </message>
    <message>
        <source>The position: %1 (book, %2)</source>
        <comment>value, how sure</comment>
        <translation>局面：%1（开局库，%2）</translation>
    </message>
    <message>
        <source>The position: %1 (%2)</source>
        <comment>value, how sure</comment>
        <translation>局面：%1（%2）</translation>
    </message>
</context>
<context>
    <name>LastSeconds</name>
    <message>
        <source>1 minute left</source>
        <translation>还剩 1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>还剩 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastTen</name>
    <message numerus="yes">
        <source>%n solved</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>做对 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n puzzle(s): %1</source>
        <comment>how many of them are solved</comment>
        <translation>
            <numerusform>最近 %n 题：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Last ten</source>
        <translation>最近十题</translation>
    </message>
    <message>
        <source>So far</source>
        <comment>puzzles</comment>
        <translation>至今</translation>
    </message>
</context>
<context>
    <name>LearnRoom</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>%1 solved, errors: %2 of 3</source>
        <comment>numbers</comment>
        <translation>做对 %1 题，答错 %2 次，满 3 次结束</translation>
    </message>
    <message>
        <source>You %1, puzzle %2</source>
        <comment>ratings</comment>
        <translation>你 %1，题目 %2</translation>
    </message>
    <message>
        <source>accuracy %1 per cent</source>
        <translation>准确率百分之 %1</translation>
    </message>
    <message>
        <source>puzzle rating %1</source>
        <translation>题目等级分 %1</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message>
        <source>%1 of %2</source>
        <comment>solved tasks of all</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a lesson</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>begun</source>
        <comment>a lesson</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>a lesson</comment>
        <translation>未开始</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The answer is %1.</source>
        <comment>a square</comment>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>Task %1 of %2</source>
        <comment>numbers</comment>
        <translation>第 %1 个练习，共 %2 个</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>sentence</comment>
        <translation>下一句</translation>
    </message>
    <message>
        <source>To the tasks</source>
        <translation>开始练习</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>下一个练习</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>answer</comment>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Right, and on.</source>
        <comment>answer</comment>
        <translation>正确，请继续。</translation>
    </message>
    <message>
        <source>Not this one.</source>
        <comment>answer</comment>
        <translation>不是这一手。</translation>
    </message>
    <message>
        <source>Not possible.</source>
        <comment>answer</comment>
        <translation>不能下在这里。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>First moves</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>How discs turn</source>
        <translation>棋子如何翻转</translation>
    </message>
    <message>
        <source>Two white and two black discs stand in the middle. Black moves first.</source>
        <translation>棋盘中央有两白两黑四枚棋子。黑方先走。</translation>
    </message>
    <message>
        <source>A new disc must trap white discs between itself and another black disc. From d3 to d5, the white disc on d4 is trapped.</source>
        <translation>新下的棋子必须与另一枚黑子夹住白子。从 d3 到 d5，正好夹住 d4 上的白子。</translation>
    </message>
    <message>
        <source>The trapped disc turns black: now Black has four discs, White one.</source>
        <translation>被夹住的棋子翻成黑色：现在黑方四子，白方一子。</translation>
    </message>
    <message>
        <source>White answers in the same way. Only on c3, e3 and c5 would a black disc be trapped.</source>
        <translation>白方也照此应对。只有 c3、e3 和 c5 能夹住黑子。</translation>
    </message>
    <message>
        <source>White plays c5, which turns d5. Lines run along rows, columns and diagonals.</source>
        <translation>白方下 c5，翻转了 d5。横线、竖线、斜线都可以夹。</translation>
    </message>
    <message>
        <source>One move may trap discs on several lines; then all of them turn.</source>
        <translation>一步棋可能同时在几条线上夹住棋子，这些棋子要全部翻转。</translation>
    </message>
    <message>
        <source>Black to move. Play where a white disc turns.</source>
        <translation>黑方走。下在能翻转白子的地方。</translation>
    </message>
    <message>
        <source>The trapped disc turns.</source>
        <translation>被夹住的棋子翻转了。</translation>
    </message>
    <message>
        <source>Nothing turns there. Look for a disc of the other colour with one of your own behind it.</source>
        <translation>那里什么也翻不了。请找一枚对方的棋子，它后面要有你自己的棋子。</translation>
    </message>
    <message>
        <source>That square is taken.</source>
        <translation>那一格已经有棋子了。</translation>
    </message>
    <message>
        <source>White to move. Play where a black disc turns.</source>
        <translation>白方走。下在能翻转黑子的地方。</translation>
    </message>
    <message>
        <source>White to move. Which move turns the most discs?</source>
        <translation>白方走。哪一步翻转的棋子最多？</translation>
    </message>
    <message>
        <source>Look at each line from the new disc.</source>
        <translation>从新棋子出发，看清每一条线。</translation>
    </message>
    <message>
        <source>Black to move. Turn exactly three discs.</source>
        <translation>黑方走。正好翻转三枚棋子。</translation>
    </message>
    <message>
        <source>Three discs turn.</source>
        <translation>翻转三枚。</translation>
    </message>
    <message>
        <source>Passing, and the end of the game</source>
        <translation>停一手与终局</translation>
    </message>
    <message>
        <source>White plays g7 here. Now there is no square on which Black could turn anything.</source>
        <translation>这里白方下 g7。此后黑方没有任何能翻子的格子。</translation>
    </message>
    <message>
        <source>Passing is no choice. Whoever has a move must make one, even a bad one.</source>
        <translation>不能主动停一手。只要有着法就必须走，哪怕是坏棋。</translation>
    </message>
    <message>
        <source>The game ends when neither side can move, usually on a full board. Then the discs are counted.</source>
        <translation>双方都无处可下时棋局结束，通常是棋盘下满的时候。这时清点棋子。</translation>
    </message>
    <message>
        <source>It may also end early: here every disc is black, and Black has won after nine moves.</source>
        <translation>也可能提前结束：这里所有棋子都是黑的，黑方九步就赢了。</translation>
    </message>
    <message>
        <source>Squares that stay empty at the end count for the winner.</source>
        <translation>终局时留下的空格归胜方。</translation>
    </message>
    <message>
        <source>White to move. Find the move after which Black has to pass.</source>
        <translation>白方走。找出让黑方只能停一手的一步。</translation>
    </message>
    <message>
        <source>No move is left to the other side, and you go on.</source>
        <translation>对方无棋可下，轮到你继续走。</translation>
    </message>
    <message>
        <source>Black to move. Only one move wins. Play the game out in your head.</source>
        <translation>黑方走。只有一步能赢。请在脑中把棋下完。</translation>
    </message>
    <message>
        <source>With best play you have more discs at the end.</source>
        <translation>双方走最好的棋，终局时你的棋子更多。</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>角</translation>
    </message>
    <message>
        <source>What a corner holds</source>
        <translation>角的价值</translation>
    </message>
    <message>
        <source>A corner has no square behind it. So no line can ever trap a disc there.</source>
        <translation>角的后面没有格子，所以那里的棋子永远不会被夹住。</translation>
    </message>
    <message>
        <source>Black takes h1. This disc will be black to the end.</source>
        <translation>黑方占 h1。这枚棋子直到终局都是黑的。</translation>
    </message>
    <message>
        <source>Discs that can never be turned are called stable. They are the ones that count at the end.</source>
        <translation>永远翻不掉的棋子叫稳定子。终局时靠得住的正是它们。</translation>
    </message>
    <message>
        <source>Early in the game many discs are worth little. Corners are what the fight is about.</source>
        <translation>开局时棋子多并没有多大用处。双方争夺的是角。</translation>
    </message>
    <message>
        <source>Black to move. Take the corner.</source>
        <translation>黑方走。占角。</translation>
    </message>
    <message>
        <source>That disc stays yours, and here every other move loses or only draws.</source>
        <translation>这枚棋子永远归你，而这里其他着法都赢不了。</translation>
    </message>
    <message>
        <source>a2 loses by 26: White takes the corner a1.</source>
        <translation>a2 最终输 26 子：白方占角 a1。</translation>
    </message>
    <message>
        <source>b2 loses by 24: White takes the corner a1.</source>
        <translation>b2 最终输 24 子：白方占角 a1。</translation>
    </message>
    <message>
        <source>h2 loses by 26: White takes the corner h1.</source>
        <translation>h2 最终输 26 子：白方占角 h1。</translation>
    </message>
    <message>
        <source>a7 loses by 20: White takes the corner a8.</source>
        <translation>a7 最终输 20 子：白方占角 a8。</translation>
    </message>
    <message>
        <source>g7 loses by 16: White takes the corner h8.</source>
        <translation>g7 最终输 16 子：白方占角 h8。</translation>
    </message>
    <message>
        <source>b1 loses by 22: White takes the corner a1.</source>
        <translation>b1 最终输 22 子：白方占角 a1。</translation>
    </message>
    <message>
        <source>b1 loses by 18: White takes the corner a1.</source>
        <translation>b1 最终输 18 子：白方占角 a1。</translation>
    </message>
    <message>
        <source>h2 loses by 24: White takes the corner h1.</source>
        <translation>h2 最终输 24 子：白方占角 h1。</translation>
    </message>
    <message>
        <source>g8 loses by 36: White takes the corner h8.</source>
        <translation>g8 最终输 36 子：白方占角 h8。</translation>
    </message>
    <message>
        <source>White to move. Take the corner.</source>
        <translation>白方走。占角。</translation>
    </message>
    <message>
        <source>b1 loses by 28: Black takes the corner h8.</source>
        <translation>b1 最终输 28 子：黑方占角 h8。</translation>
    </message>
    <message>
        <source>g2 loses by 34: Black takes the corner h8.</source>
        <translation>g2 最终输 34 子：黑方占角 h8。</translation>
    </message>
    <message>
        <source>g4 loses by 36: Black takes the corner h8.</source>
        <translation>g4 最终输 36 子：黑方占角 h8。</translation>
    </message>
    <message>
        <source>f8 loses by 30: Black takes the corner h8.</source>
        <translation>f8 最终输 30 子：黑方占角 h8。</translation>
    </message>
    <message>
        <source>X-squares</source>
        <translation>星位</translation>
    </message>
    <message>
        <source>The squares diagonally beside a corner are the X-squares: b2, g2, b7 and g7.</source>
        <translation>角的斜向邻格叫星位：b2、g2、b7 和 g7。</translation>
    </message>
    <message>
        <source>White could turn four discs on b2. It looks like a lot.</source>
        <translation>白方下 b2 可以翻四枚。看上去不少。</translation>
    </message>
    <message>
        <source>But with a white disc on b2, Black has a line into the corner and takes a1.</source>
        <translation>但 b2 成了白子，黑方就有一条线通向角，可以占 a1。</translation>
    </message>
    <message>
        <source>An X-square is the nearest door to the corner. Played early, it usually gives the corner away.</source>
        <translation>星位是离角最近的门。下得太早，多半会把角送掉。</translation>
    </message>
    <message>
        <source>White has one move here that leaves Black no corner: b1.</source>
        <translation>这里白方有一步不给黑方任何角：b1。</translation>
    </message>
    <message>
        <source>White to move. Leave Black no corner.</source>
        <translation>白方走。不让黑方占到角。</translation>
    </message>
    <message>
        <source>No corner can be taken now.</source>
        <translation>现在没有角可以占。</translation>
    </message>
    <message>
        <source>Black to move. Leave White no corner.</source>
        <translation>黑方走。不让白方占到角。</translation>
    </message>
    <message>
        <source>C-squares</source>
        <translation>C 位</translation>
    </message>
    <message>
        <source>On the edge, the squares beside a corner are the C-squares, such as a2 and a7.</source>
        <translation>边上紧挨着角的格子叫 C 位，例如 a2 和 a7。</translation>
    </message>
    <message>
        <source>A disc there can be trapped along the edge, and then the corner falls.</source>
        <translation>C 位上的棋子会沿着边被夹住，角也就丢了。</translation>
    </message>
    <message>
        <source>White plays a2. It turns four discs, and two corners are open at once.</source>
        <translation>白方下 a2，翻了四枚，却同时敞开了两个角。</translation>
    </message>
    <message>
        <source>f8 is calm: no corner can be taken after it.</source>
        <translation>f8 很平静：之后没有角可占。</translation>
    </message>
    <message>
        <source>Mobility</source>
        <translation>行动力</translation>
    </message>
    <message>
        <source>Count the moves</source>
        <translation>数一数步数</translation>
    </message>
    <message>
        <source>White plays b3 and turns three discs. Now Black has 13 moves to choose from.</source>
        <translation>白方下 b3，翻三枚。现在黑方有 13 步可选。</translation>
    </message>
    <message>
        <source>White plays h7 instead and turns one disc. Black has only 9 moves.</source>
        <translation>白方改下 h7，只翻一枚。黑方只有 9 步。</translation>
    </message>
    <message>
        <source>Each disc you turn may become a target. Few discs inside the position are better than many outside.</source>
        <translation>翻过来的每一枚棋子都可能成为目标。内部的少数棋子胜过外围的一大片。</translation>
    </message>
    <message>
        <source>So ask two questions before each move: what can the other side play then, and what can you?</source>
        <translation>所以下之前先问两个问题：之后对方能走哪里？我又能走哪里？</translation>
    </message>
    <message>
        <source>White to move. Leave Black as few moves as you can.</source>
        <translation>白方走。让黑方可走的步数尽量少。</translation>
    </message>
    <message>
        <source>Nothing else leaves so few moves.</source>
        <translation>没有别的着法能让对方的步数这么少。</translation>
    </message>
    <message>
        <source>Black to move. Leave White as few moves as you can.</source>
        <translation>黑方走。让白方可走的步数尽量少。</translation>
    </message>
    <message>
        <source>Quiet moves</source>
        <translation>安静手</translation>
    </message>
    <message>
        <source>A quiet move opens nothing: after it the other side has no move that it did not have before.</source>
        <translation>安静手什么也不打开：下过之后，对方没有得到任何新的着法。</translation>
    </message>
    <message>
        <source>b7 is loud. It turns four discs, and four new squares are open to Black.</source>
        <translation>b7 很吵。翻四枚，却给黑方打开了四个新格子。</translation>
    </message>
    <message>
        <source>g8 turns four discs, too, but Black gets no new move from it.</source>
        <translation>g8 也翻四枚，但黑方没有因此多出一步。</translation>
    </message>
    <message>
        <source>What matters is not the number of discs but where they lie: these have no empty squares behind them for Black to use.</source>
        <translation>要紧的不是棋子多少，而是它们在哪里：这几枚后面没有黑方可利用的空格。</translation>
    </message>
    <message>
        <source>A quiet move hands the turn over: the other side has to open something itself.</source>
        <translation>安静手把难题交给对方：轮到对方自己去打开局面。</translation>
    </message>
    <message>
        <source>Black to move. Find the move that gives White no new square.</source>
        <translation>黑方走。找出不给白方新格子的一步。</translation>
    </message>
    <message>
        <source>Nothing new is open to the other side.</source>
        <translation>没有给对方打开任何新格子。</translation>
    </message>
    <message>
        <source>White to move. Find the move that gives Black no new square.</source>
        <translation>白方走。找出不给黑方新格子的一步。</translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation>边缘子</translation>
    </message>
    <message>
        <source>Discs beside an empty square form the frontier. Only they let the other side in.</source>
        <translation>挨着空格的棋子叫边缘子。对方只能从这些棋子下手。</translation>
    </message>
    <message>
        <source>Black plays d7 and turns three discs. Eleven black discs are on the frontier now.</source>
        <translation>黑方下 d7，翻三枚。现在有 11 枚黑子是边缘子。</translation>
    </message>
    <message>
        <source>White can answer on 14 squares.</source>
        <translation>白方有 14 个格子可以应。</translation>
    </message>
    <message>
        <source>After g3 it is eight discs, and the white discs are left to stand outside.</source>
        <translation>下 g3 则是 8 枚，让白子留在外面。</translation>
    </message>
    <message>
        <source>A wall of your own colour before empty squares is a gift. Let the other side have it.</source>
        <translation>在空格前面筑起自己的墙，等于送礼。让对方去筑。</translation>
    </message>
    <message>
        <source>White to move. Leave as few of your discs as you can beside empty squares.</source>
        <translation>白方走。让自己挨着空格的棋子尽量少。</translation>
    </message>
    <message>
        <source>Your discs stay inside.</source>
        <translation>你的棋子留在内部。</translation>
    </message>
    <message>
        <source>Black to move. Leave as few of your discs as you can beside empty squares.</source>
        <translation>黑方走。让自己挨着空格的棋子尽量少。</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Wedges</source>
        <translation>楔入</translation>
    </message>
    <message>
        <source>A gap of one square in an edge invites a wedge: a disc between two of the other colour.</source>
        <translation>边上只空一格时，可以楔入：把棋子插进对方两枚棋子之间。</translation>
    </message>
    <message>
        <source>Black plays b1, between a1 and c1. Along the edge nothing can trap it any more.</source>
        <translation>黑方下 b1，插在 a1 和 c1 之间。沿着这条边再也夹不住它。</translation>
    </message>
    <message>
        <source>So the wedge stays. It also breaks the white edge in two and looks towards the corners.</source>
        <translation>所以楔子不会消失。它把白方的边断成两截，还瞄着角。</translation>
    </message>
    <message>
        <source>Here it wins by 10, while every other move loses.</source>
        <translation>这里它能赢 10 子，其他着法都输。</translation>
    </message>
    <message>
        <source>On your own edges, do not leave gaps of one square: an even gap is safer.</source>
        <translation>自己的边上不要留下一格的缺口：双数的缺口更安全。</translation>
    </message>
    <message>
        <source>Black to move. Wedge into an edge.</source>
        <translation>黑方走。在边上楔入。</translation>
    </message>
    <message>
        <source>It stands between two discs of the other colour, and here it is the best move.</source>
        <translation>它插在对方两子之间，而且是这里最好的一步。</translation>
    </message>
    <message>
        <source>White to move. Wedge into an edge.</source>
        <translation>白方走。在边上楔入。</translation>
    </message>
    <message>
        <source>Discs that never turn</source>
        <translation>永远翻不掉的棋子</translation>
    </message>
    <message>
        <source>A disc is stable when no line through it can ever be used against it. Corners are; what joins them may be.</source>
        <translation>如果经过一枚棋子的每条线都不能再用来对付它，它就是稳定子。角是，连着角的也可能是。</translation>
    </message>
    <message>
        <source>White plays b1. The top edge is full now: whatever lies on it can be turned only by columns and diagonals.</source>
        <translation>白方下 b1。上边已满：边上的棋子只可能从竖线和斜线被翻。</translation>
    </message>
    <message>
        <source>On an edge there is nothing behind those lines, so b1 is stable.</source>
        <translation>而边的外面没有格子，所以 b1 是稳定子。</translation>
    </message>
    <message>
        <source>b1 wins by 8. All other moves lose.</source>
        <translation>b1 赢 8 子。其他着法都输。</translation>
    </message>
    <message>
        <source>Stable discs grow from corners and from full edges. Add one when you can do it for nothing.</source>
        <translation>稳定子从角和占满的边生长出来。能不付代价多占一枚，就占。</translation>
    </message>
    <message>
        <source>Black to move. Play a disc that can never be turned.</source>
        <translation>黑方走。下出一枚永远翻不掉的棋子。</translation>
    </message>
    <message>
        <source>It is stable, and here it is also the best move.</source>
        <translation>它是稳定子，也是这里最好的一步。</translation>
    </message>
    <message>
        <source>White to move. Play a disc that can never be turned.</source>
        <translation>白方走。下出一枚永远翻不掉的棋子。</translation>
    </message>
    <message>
        <source>Unbalanced edges</source>
        <translation>不平衡的边</translation>
    </message>
    <message>
        <source>Five discs on an edge with one square free at one end and two at the other: an unbalanced edge.</source>
        <translation>一条边上有五枚棋子，一端空一格，另一端空两格：这叫不平衡的边。</translation>
    </message>
    <message>
        <source>Black attacks it with b2, an X-square, beside the wider end. White may take the corner a1.</source>
        <translation>黑方下星位 b2，从较宽的一端进攻。白方可以占角 a1。</translation>
    </message>
    <message>
        <source>Now Black wedges in on a2. Nothing can turn this disc along the edge.</source>
        <translation>这时黑方在 a2 楔入。沿着边再也翻不掉它。</translation>
    </message>
    <message>
        <source>From a2 Black threatens a8, which turns the whole edge.</source>
        <translation>黑方从 a2 威胁 a8，那会把整条边翻过来。</translation>
    </message>
    <message>
        <source>The X-square wins by 28 here; the other moves lose by at least as much.</source>
        <translation>这里下星位赢 28 子，其他着法至少输这么多。</translation>
    </message>
    <message>
        <source>So do not make an edge of five while the corners are empty, and look for those of the other side.</source>
        <translation>所以角还空着时，自己不要形成五枚的边；看到对方有，就找机会进攻。</translation>
    </message>
    <message>
        <source>White to move. Black has an unbalanced edge. Attack it.</source>
        <translation>白方走。黑方有一条不平衡的边。进攻它。</translation>
    </message>
    <message>
        <source>If Black takes h1, h2 is the wedge.</source>
        <translation>如果黑方占 h1，你就在 h2 楔入。</translation>
    </message>
    <message>
        <source>If Black takes h8, g8 is the wedge.</source>
        <translation>如果黑方占 h8，你就在 g8 楔入。</translation>
    </message>
    <message>
        <source>Black to move. White has an unbalanced edge. Attack it.</source>
        <translation>黑方走。白方有一条不平衡的边。进攻它。</translation>
    </message>
    <message>
        <source>If White takes h8, g8 is the wedge.</source>
        <translation>如果白方占 h8，你就在 g8 楔入。</translation>
    </message>
    <message>
        <source>If White takes h1, g1 is the wedge.</source>
        <translation>如果白方占 h1，你就在 g1 楔入。</translation>
    </message>
    <message>
        <source>The Stoner trap</source>
        <translation>斯通纳陷阱</translation>
    </message>
    <message>
        <source>An X-square of your own can also lock a corner: here Black holds b7, and White has no line to a8.</source>
        <translation>自己的星位也能锁住角：这里黑方占着 b7，白方没有通向 a8 的线。</translation>
    </message>
    <message>
        <source>The white edge reaches b8, beside the empty corner. That is its weak end.</source>
        <translation>白方的边一直到 b8，紧挨着空角。那是它薄弱的一端。</translation>
    </message>
    <message>
        <source>Black plays g8, at the other end. Now Black threatens a8, and the edge between would turn.</source>
        <translation>黑方下另一端的 g8，威胁占 a8，中间的边会全部翻过来。</translation>
    </message>
    <message>
        <source>White cannot take the corner and cannot break the line: after each of its four moves Black still has a8.</source>
        <translation>白方占不了角，也断不了线：白方的四种着法之后，黑方都能占 a8。</translation>
    </message>
    <message>
        <source>Black wins by 2 like this. All other moves lose.</source>
        <translation>黑方这样赢 2 子，其他着法都输。</translation>
    </message>
    <message>
        <source>So three things make the trap: your X-square, a weak edge beside it, and a safe square at its other end.</source>
        <translation>所以陷阱有三个条件：你的星位、它旁边薄弱的边，以及那条边另一端的安全格。</translation>
    </message>
    <message>
        <source>White to move. Your disc on g7 guards h8. Spring the trap.</source>
        <translation>白方走。你在 g7 的棋子守着 h8。布下陷阱。</translation>
    </message>
    <message>
        <source>Whatever Black plays, you can take h8.</source>
        <translation>不管黑方怎么走，你都能占 h8。</translation>
    </message>
    <message>
        <source>Black to move. Your disc on g2 guards h1. Spring the trap.</source>
        <translation>黑方走。你在 g2 的棋子守着 h1。布下陷阱。</translation>
    </message>
    <message>
        <source>Whatever White plays, you can take h1.</source>
        <translation>不管白方怎么走，你都能占 h1。</translation>
    </message>
    <message>
        <source>Black to move. Your disc on b7 guards a8. Spring the trap.</source>
        <translation>黑方走。你在 b7 的棋子守着 a8。布下陷阱。</translation>
    </message>
    <message>
        <source>Whatever White plays, you can take a8.</source>
        <translation>不管白方怎么走，你都能占 a8。</translation>
    </message>
    <message>
        <source>White to move. Your disc on b7 guards a8. Spring the trap.</source>
        <translation>白方走。你在 b7 的棋子守着 a8。布下陷阱。</translation>
    </message>
    <message>
        <source>Whatever Black plays, you can take a8.</source>
        <translation>不管黑方怎么走，你都能占 a8。</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>奇偶性</translation>
    </message>
    <message>
        <source>The last move in each region</source>
        <translation>每个区域的最后一步</translation>
    </message>
    <message>
        <source>Towards the end the empty squares fall into regions. Here they are of three, two, two and two squares.</source>
        <translation>接近终局时，空格分成几个区域。这里分别是三格、两格、两格和两格。</translation>
    </message>
    <message>
        <source>So White plays a2, into the odd region. Now all regions are even, and Black has to go first.</source>
        <translation>所以白方下 a2，进入单数的区域。现在所有区域都是双数，黑方必须先进。</translation>
    </message>
    <message>
        <source>White wins by 14. From any other square White loses.</source>
        <translation>白方赢 14 子。下在别处，白方都输。</translation>
    </message>
    <message>
        <source>The rule is short: play into the odd region, and leave the even ones alone.</source>
        <translation>规律很短：走进单数区域，不碰双数区域。</translation>
    </message>
    <message>
        <source>White to move. One region is odd. Find the move that wins.</source>
        <translation>白方走。有一个区域是单数。找出取胜的一步。</translation>
    </message>
    <message>
        <source>Into the odd region, and the even ones are left to the other side.</source>
        <translation>走进单数区域，把双数区域留给对方。</translation>
    </message>
    <message>
        <source>Fill the single square</source>
        <translation>补上单独的一格</translation>
    </message>
    <message>
        <source>If White fills c2, four pairs are left, and Black must open one.</source>
        <translation>白方补上 c2，就剩下四对，黑方必须先打开一对。</translation>
    </message>
    <message>
        <source>The plan after that is to answer in each pair that Black opens.</source>
        <translation>此后的计划：黑方打开哪一对，白方就在那一对里应。</translation>
    </message>
    <message>
        <source>White wins by 28. Every move into a pair loses.</source>
        <translation>白方赢 28 子。走进任何一对都输。</translation>
    </message>
    <message>
        <source>So when the other side enters a region and one square is left there, think of that square first.</source>
        <translation>所以对方走进一个区域、只剩一格时，首先考虑那一格。</translation>
    </message>
    <message>
        <source>White to move. Find the only move that wins.</source>
        <translation>白方走。找出唯一取胜的一步。</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>收官</translation>
    </message>
    <message>
        <source>Count to the end</source>
        <translation>算到终局</translation>
    </message>
    <message>
        <source>With six squares left you can count to the end: each move, the best answer, and so on.</source>
        <translation>剩下六格时可以算到终局：每一步，最好的应手，依此类推。</translation>
    </message>
    <message>
        <source>Black has four moves here. Three of them lose.</source>
        <translation>这里黑方有四步可走，其中三步会输。</translation>
    </message>
    <message>
        <source>g7 turns two discs, but it loses by 18.</source>
        <translation>g7 翻两枚，却输 18 子。</translation>
    </message>
    <message>
        <source>h4 turns two as well and wins by 2.</source>
        <translation>h4 也翻两枚，却赢 2 子。</translation>
    </message>
    <message>
        <source>Start with moves that leave the other side little to choose: they are counted soonest.</source>
        <translation>先算让对方选择最少的着法：它们最快算清。</translation>
    </message>
    <message>
        <source>Keep score as you go. At the end only the difference counts.</source>
        <translation>边算边记。终局时只看差数。</translation>
    </message>
    <message>
        <source>Black to move. One move wins. Which?</source>
        <translation>黑方走。只有一步能赢。是哪一步？</translation>
    </message>
    <message>
        <source>Counted to the end, it wins.</source>
        <translation>算到终局，它赢了。</translation>
    </message>
    <message>
        <source>Make the other side pass</source>
        <translation>逼对方停一手</translation>
    </message>
    <message>
        <source>A move after which the other side must pass gives you two moves in a row.</source>
        <translation>如果一步棋让对方只能停一手，你就连走两步。</translation>
    </message>
    <message>
        <source>Black plays h2. It turns one disc, and White has no move.</source>
        <translation>黑方下 h2，只翻一枚，白方却无棋可下。</translation>
    </message>
    <message>
        <source>h2 wins by 16 here, ten discs more than the next best move.</source>
        <translation>h2 在这里赢 16 子，比其次的着法多十子。</translation>
    </message>
    <message>
        <source>Look for it when the other side has few moves: take away the last ones.</source>
        <translation>对方的步数很少时就要找这样的棋：把最后几步也拿走。</translation>
    </message>
    <message>
        <source>Black to move. Play so that White has to pass.</source>
        <translation>黑方走。让白方只能停一手。</translation>
    </message>
    <message>
        <source>It is your turn again, and no other move is as good.</source>
        <translation>又轮到你了，别的着法都不如它。</translation>
    </message>
    <message>
        <source>White to move. Play so that Black has to pass.</source>
        <translation>白方走。让黑方只能停一手。</translation>
    </message>
    <message>
        <source>When to give a corner</source>
        <translation>什么时候送角</translation>
    </message>
    <message>
        <source>A corner is a means, not the end. Sometimes giving one wins the rest.</source>
        <translation>角是手段，不是目的。有时送出一个角，换来其余的一切。</translation>
    </message>
    <message>
        <source>White plays g7, an X-square, and Black can take h8.</source>
        <translation>白方下星位 g7，黑方可以占 h8。</translation>
    </message>
    <message>
        <source>Still g7 wins by 22, and every other move loses.</source>
        <translation>尽管如此，g7 赢 22 子，其他着法都输。</translation>
    </message>
    <message>
        <source>g1 avoids the X-square, and it loses by 14.</source>
        <translation>g1 避开了星位，却输 14 子。</translation>
    </message>
    <message>
        <source>Ask what you get for it: a turn elsewhere, a line the other side needs, or the last move in a region.</source>
        <translation>要问换来了什么：别处的一手、对方需要的一条线，或者某个区域的最后一步。</translation>
    </message>
    <message>
        <source>This can be seen only by counting. Without it, keep to the rule and guard the corners.</source>
        <translation>只有计算才能看清。算不清时，还是守住角。</translation>
    </message>
    <message>
        <source>White to move. Only one move wins, though it gives a corner.</source>
        <translation>白方走。只有一步能赢，虽然它送出一个角。</translation>
    </message>
    <message>
        <source>The corner is given, and the game is won.</source>
        <translation>送了角，赢了棋。</translation>
    </message>
    <message>
        <source>Black to move. Only one move wins, though it gives a corner.</source>
        <translation>黑方走。只有一步能赢，虽然它送出一个角。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Three replies</source>
        <translation>三种应手</translation>
    </message>
    <message>
        <source>All four first moves of Black are the same but for turning the board. We take f5.</source>
        <translation>黑方的四种第一步只是棋盘转了方向，其实相同。我们取 f5。</translation>
    </message>
    <message>
        <source>White has three answers. d6 is the perpendicular opening.</source>
        <translation>白方有三种应手。d6 叫垂直开局。</translation>
    </message>
    <message>
        <source>f6 is the diagonal opening.</source>
        <translation>f6 叫斜线开局。</translation>
    </message>
    <message>
        <source>f4 is the parallel opening. It lays a white line beside the black one.</source>
        <translation>f4 叫平行开局：在黑线旁边放下一条白线。</translation>
    </message>
    <message>
        <source>Learn one answer well rather than three a little. Names help to talk about them.</source>
        <translation>与其三种都懂一点，不如把一种学好。名称只是便于交流。</translation>
    </message>
    <message>
        <source>White to move. Play the perpendicular opening.</source>
        <translation>白方走。下垂直开局。</translation>
    </message>
    <message>
        <source>White to move. Play the diagonal opening.</source>
        <translation>白方走。下斜线开局。</translation>
    </message>
    <message>
        <source>White to move. Play the parallel opening.</source>
        <translation>白方走。下平行开局。</translation>
    </message>
    <message>
        <source>Black to move. This line is the Tiger if Black goes to the square below c3.</source>
        <translation>黑方走。下在 c3 的下面一格，就是虎开局。</translation>
    </message>
    <message>
        <source>That is the Tiger: f5 d6 c3 d3 c4.</source>
        <translation>这就是虎开局：f5 d6 c3 d3 c4。</translation>
    </message>
    <message>
        <source>Some lines by name</source>
        <translation>几条有名的路线</translation>
    </message>
    <message>
        <source>After f5 d6, Black can go to c3, c4 or c5.</source>
        <translation>f5 d6 之后，黑方可以走 c3、c4 或 c5。</translation>
    </message>
    <message>
        <source>c3 d3 c4 is the Tiger.</source>
        <translation>c3 d3 c4 是虎开局。</translation>
    </message>
    <message>
        <source>c5 is the Fishhook. With f4 e3 it becomes the Rabbit.</source>
        <translation>c5 是鱼钩，再走 f4 e3 就成为兔开局。</translation>
    </message>
    <message>
        <source>c4 d3 c5 is the Cat.</source>
        <translation>c4 d3 c5 是猫开局。</translation>
    </message>
    <message>
        <source>After the diagonal f6, e6 d6 c3 leads to the Buffalo and e6 d6 c5 to the Cow.</source>
        <translation>斜线 f6 之后，e6 d6 c3 是水牛，e6 d6 c5 是牛。</translation>
    </message>
    <message>
        <source>Play through each line a few times and see where the frontier of each side comes to lie.</source>
        <translation>每条路线多走几遍，看看双方的边缘子落在哪里。</translation>
    </message>
    <message>
        <source>Black to move. Go on into the Tiger.</source>
        <translation>黑方走。走成虎开局。</translation>
    </message>
    <message>
        <source>That is the line.</source>
        <translation>就是这条路线。</translation>
    </message>
    <message>
        <source>Black to move. Go on into the Rabbit.</source>
        <translation>黑方走。走成兔开局。</translation>
    </message>
    <message>
        <source>Black to move. Go on into the Cat.</source>
        <translation>黑方走。走成猫开局。</translation>
    </message>
    <message>
        <source>Black to move. Go on into the Cow.</source>
        <translation>黑方走。走成牛开局。</translation>
    </message>
    <message>
        <source>Black to move. Go on into the Buffalo.</source>
        <translation>黑方走。走成水牛开局。</translation>
    </message>
    <message>
        <source>First stones</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五子连珠</translation>
    </message>
    <message>
        <source>Black and White take turns to place a stone on a free point. Stones never move.</source>
        <translation>黑白双方轮流在空点上放一枚棋子。棋子放下后不再移动。</translation>
    </message>
    <message>
        <source>Black has four here. White holds the left end, so only l8 makes five.</source>
        <translation>这里黑方有四子。白方占了左端，只有 l8 能成五。</translation>
    </message>
    <message>
        <source>Black plays l8 and has won.</source>
        <translation>黑方下 l8，获胜。</translation>
    </message>
    <message>
        <source>A gap counts, too: four stones with one point missing between them win on that point.</source>
        <translation>有空隙也算：四子中间缺一点，下在那一点就赢。</translation>
    </message>
    <message>
        <source>Black to move. Make five.</source>
        <translation>黑方走。连成五子。</translation>
    </message>
    <message>
        <source>Five in a row.</source>
        <translation>五子连成一线。</translation>
    </message>
    <message>
        <source>There is a gap left: the fifth stone must touch the four.</source>
        <translation>中间还留着空：第五子必须接上那四子。</translation>
    </message>
    <message>
        <source>That makes no five. Your four stand in column i, one below the other: go on at an end.</source>
        <translation>这不成五。你的四子在 i 列上下相连：接在一端就行。</translation>
    </message>
    <message>
        <source>That makes no five. Look along the diagonal from f10 to j6: one point is missing.</source>
        <translation>这不成五。沿着 f10 到 j6 的斜线看：中间缺一点。</translation>
    </message>
    <message>
        <source>That makes no five. Row 8 has five of your stones, with one point missing between them.</source>
        <translation>这不成五。第 8 行有你的五子，中间缺一点。</translation>
    </message>
    <message>
        <source>That makes no five, and White makes one next. Your own four stand in row 5.</source>
        <translation>这不成五，而白方下一手就成五。你自己的四子在第 5 行。</translation>
    </message>
    <message>
        <source>White has four stones from e8 to h8. One end is free, and White makes five there next.</source>
        <translation>白方从 e8 到 h8 有四子，一端还空着，下一手就在那里成五。</translation>
    </message>
    <message>
        <source>White has four stones in column h with a point missing between them, and makes five there next.</source>
        <translation>白方在 h 列有四子，中间缺一点，下一手就在那里成五。</translation>
    </message>
    <message>
        <source>Black has four stones from f6 to i9. You hold the lower end; Black makes five at the other.</source>
        <translation>黑方从 f6 到 i9 有四子。下端是你的，黑方会在另一端成五。</translation>
    </message>
    <message>
        <source>Black has f8, h8, i8 and j8, and makes five on the point between them.</source>
        <translation>黑方有 f8、h8、i8、j8，下一手就在它们中间成五。</translation>
    </message>
    <message>
        <source>That makes no four. Add a stone to g8, h8 and i8, on the side where White has none.</source>
        <translation>这不成四。在 g8、h8、i8 没有白子的一侧添一子。</translation>
    </message>
    <message>
        <source>That makes no open four. Your three stand on h8, i8 and j8: add a stone right at an end.</source>
        <translation>这不成活四。你的三子在 h8、i8、j8：紧接在一端添一子。</translation>
    </message>
    <message>
        <source>That makes no open four. Your three stand on one diagonal with a gap: look inside.</source>
        <translation>这不成活四。你的三子在一条斜线上，中间有空：看看里面。</translation>
    </message>
    <message>
        <source>That makes no open four. Your three are f8, g8 and h8; i9 does not stand in their row.</source>
        <translation>这不成活四。你的三子是 f8、g8、h8；i9 不在这一行。</translation>
    </message>
    <message>
        <source>White to move. Make five.</source>
        <translation>白方走。连成五子。</translation>
    </message>
    <message>
        <source>That makes a longer line with a gap. The missing point is inside.</source>
        <translation>那样线更长，却还有空隙。缺的点在中间。</translation>
    </message>
    <message>
        <source>Black to move. Make five or more.</source>
        <translation>黑方走。连成五子或更多。</translation>
    </message>
    <message>
        <source>It is six in a row, which wins under the free rules.</source>
        <translation>这是六子连珠，按“无禁手”规则也算赢。</translation>
    </message>
    <message>
        <source>The gap on j8 is still there.</source>
        <translation>j8 的空隙还在。</translation>
    </message>
    <message>
        <source>Black to move. Both sides have four. What now?</source>
        <translation>黑方走。双方都有四子。怎么走？</translation>
    </message>
    <message>
        <source>Whoever has the move wins; there is no need to defend.</source>
        <translation>轮到谁走谁就赢，不必防守。</translation>
    </message>
    <message>
        <source>White makes five at the other end, and you could have won at once.</source>
        <translation>白方在另一端成五，而你本来可以立刻取胜。</translation>
    </message>
    <message>
        <source>A four must be answered</source>
        <translation>冲四必须应</translation>
    </message>
    <message>
        <source>Four in a line with one point left is called a four. It threatens to win with the next stone.</source>
        <translation>一条线上四子、还剩一点就成五，叫做冲四。它威胁下一步取胜。</translation>
    </message>
    <message>
        <source>So it must be answered on that very point, unless you can make five yourself.</source>
        <translation>所以必须在那一点上应，除非你自己能成五。</translation>
    </message>
    <message>
        <source>Black plays i8, and the line is dead.</source>
        <translation>黑方下 i8，这条线就死了。</translation>
    </message>
    <message>
        <source>So an open four wins. What leads to it must be stopped earlier.</source>
        <translation>所以活四必胜。必须在它形成之前阻止。</translation>
    </message>
    <message>
        <source>Black to move. Stop the five.</source>
        <translation>黑方走。阻止成五。</translation>
    </message>
    <message>
        <source>Now no five is threatened.</source>
        <translation>现在没有成五的威胁了。</translation>
    </message>
    <message>
        <source>The ends do not matter here: the gap does. White plays h7.</source>
        <translation>这里要紧的不是两端，而是空隙。白方下 h7。</translation>
    </message>
    <message>
        <source>White to move. Stop the five.</source>
        <translation>白方走。阻止成五。</translation>
    </message>
    <message>
        <source>Five is made on g8, inside the line. The end at k8 is not the point.</source>
        <translation>成五的点是线内的 g8，不是 k8 这一端。</translation>
    </message>
    <message>
        <source>Black to move. Make a four, so that White has to answer.</source>
        <translation>黑方走。冲四，逼白方应。</translation>
    </message>
    <message>
        <source>White must play on the one point that is left.</source>
        <translation>白方只能下在剩下的那一点。</translation>
    </message>
    <message>
        <source>Too far: with a gap of two no single stone makes five.</source>
        <translation>太远了：隔了两格，一子成不了五。</translation>
    </message>
    <message>
        <source>Open threes</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>Three in a line with free room on both sides is an open three.</source>
        <translation>一条线上三子、两边都有空间，叫活三。</translation>
    </message>
    <message>
        <source>One more stone makes it an open four, and that wins.</source>
        <translation>再下一子就成活四，活四必胜。</translation>
    </message>
    <message>
        <source>An open three may have a gap inside. Here i9 makes the open four.</source>
        <translation>活三中间也可以有一个空。这里 i9 成活四。</translation>
    </message>
    <message>
        <source>With a white stone at one end, three are not open: one more makes a plain four.</source>
        <translation>如果一端有白子，就不是活三：再下一子只是冲四。</translation>
    </message>
    <message>
        <source>An open three is a threat you must see at once: after it there is only one turn to act.</source>
        <translation>活三是必须立刻看到的威胁：只有一手的时间可以应对。</translation>
    </message>
    <message>
        <source>Black to move. Make an open four.</source>
        <translation>黑方走。做成活四。</translation>
    </message>
    <message>
        <source>Both ends win, and White can stop only one.</source>
        <translation>两端都能成五，白方只能挡一端。</translation>
    </message>
    <message>
        <source>That leaves a gap: White plays into it.</source>
        <translation>那样留下空隙，白方会下进去。</translation>
    </message>
    <message>
        <source>The gap stays, and White fills it on i9.</source>
        <translation>空隙还在，白方会补在 i9。</translation>
    </message>
    <message>
        <source>b6 traps only c5, on a diagonal. Follow the rows as well: one of them holds more.</source>
        <translation>b6 只在一条斜线上夹住 c5。横行也要看：有一行能夹住更多。</translation>
    </message>
    <message>
        <source>c6 traps c5 and d5, one on each of two lines. One long row does better.</source>
        <translation>c6 在两条线上各夹住一子：c5 和 d5。一条长的横行更好。</translation>
    </message>
    <message>
        <source>g6 traps only f5. From which square do you reach one of your discs over a whole row?</source>
        <translation>g6 只夹住 f5。从哪一格出发，能隔着整整一行连到自己的棋子？</translation>
    </message>
    <message>
        <source>d7 traps d6 and d5 in its column. Row 5 has more black discs side by side.</source>
        <translation>d7 在这一列夹住 d6 和 d5。第 5 行连着的黑子更多。</translation>
    </message>
    <message>
        <source>e7 traps e6 and e5 in its column. Row 5 has more black discs side by side.</source>
        <translation>e7 在这一列夹住 e6 和 e5。第 5 行连着的黑子更多。</translation>
    </message>
    <message>
        <source>f7 traps e6 and d5 on its diagonal. Two discs; row 5 has more side by side.</source>
        <translation>f7 在斜线上夹住 e6 和 d5，只有两子；第 5 行连着的更多。</translation>
    </message>
    <message>
        <source>g7 traps f6 and e5 on its diagonal. Two discs; row 5 has more side by side.</source>
        <translation>g7 在斜线上夹住 f6 和 e5，只有两子；第 5 行连着的更多。</translation>
    </message>
    <message>
        <source>d2 traps only d3, between itself and d4. Look for more black discs in one line.</source>
        <translation>d2 只在自己和 d4 之间夹住 d3。找一条黑子更多的线。</translation>
    </message>
    <message>
        <source>e3 traps only e4, between itself and e5. Look for more black discs in one line.</source>
        <translation>e3 只在自己和 e5 之间夹住 e4。找一条黑子更多的线。</translation>
    </message>
    <message>
        <source>f3 traps only e4, on the diagonal to d5. Look for more black discs in one line.</source>
        <translation>f3 只在通往 d5 的斜线上夹住 e4。找一条黑子更多的线。</translation>
    </message>
    <message>
        <source>g7 traps g6 and g5, below your g4. The column beside it holds twice as many.</source>
        <translation>g7 在 g4 下方夹住 g6 和 g5。旁边那一列能夹住两倍。</translation>
    </message>
    <message>
        <source>f2 traps only f3, below it. For three you need two lines, or a longer one.</source>
        <translation>f2 只夹住下面的 f3。要翻三子，得有两条线，或一条更长的线。</translation>
    </message>
    <message>
        <source>g3 traps only f3, beside it. For three you need two lines, or a longer one.</source>
        <translation>g3 只夹住旁边的 f3。要翻三子，得有两条线，或一条更长的线。</translation>
    </message>
    <message>
        <source>b4 traps c4 and c5, one on each of two lines: one disc too few. Try beside it.</source>
        <translation>b4 在两条线上各夹住一子：c4 和 c5，还差一子。试试旁边。</translation>
    </message>
    <message>
        <source>g4 traps only f3, on a diagonal. For three you need two lines, or a longer one.</source>
        <translation>g4 只在一条斜线上夹住 f3。要翻三子，得有两条线，或一条更长的线。</translation>
    </message>
    <message>
        <source>f5 traps only e4, on a diagonal. For three you need two lines, or a longer one.</source>
        <translation>f5 只在一条斜线上夹住 e4。要翻三子，得有两条线，或一条更长的线。</translation>
    </message>
    <message>
        <source>b6 traps c6 and c5, one on each of two lines: one disc too few. Try beside it.</source>
        <translation>b6 在两条线上各夹住一子：c6 和 c5，还差一子。试试旁边。</translation>
    </message>
    <message>
        <source>After a2 Black can still play a1, b2, a4 and g8. A pass needs all of them gone.</source>
        <translation>a2 之后，黑方还能下 a1、b2、a4 和 g8。要让对方停一手，这些都不能留。</translation>
    </message>
    <message>
        <source>After b2 Black can still play a2 and g8. Take the square that both sides can play.</source>
        <translation>b2 之后，黑方还能下 a2 和 g8。占住双方都能下的那一格。</translation>
    </message>
    <message>
        <source>After a4 Black can still play a5 and g8. Take the square that both sides can play.</source>
        <translation>a4 之后，黑方还能下 a5 和 g8。占住双方都能下的那一格。</translation>
    </message>
    <message>
        <source>After a5 Black can still play b2, a4 and g8. A move on the left leaves g8 open.</source>
        <translation>a5 之后，黑方还能下 b2、a4 和 g8。下在左边，就把 g8 留给了对方。</translation>
    </message>
    <message>
        <source>After b7 Black can take the corner a8, or play b8 or g8. Nothing may be left.</source>
        <translation>b7 之后，黑方能占角 a8，也能下 b8 或 g8。一步都不能留给对方。</translation>
    </message>
    <message>
        <source>After b8 Black can take the corner a8, or play b7 or g8. Nothing may be left.</source>
        <translation>b8 之后，黑方能占角 a8，也能下 b7 或 g8。一步都不能留给对方。</translation>
    </message>
    <message>
        <source>After g2 Black can take the corner h1, or play h2, a8 or g8. A pass leaves nothing at all.</source>
        <translation>g2 之后，黑方能占角 h1，也能下 h2、a8 或 g8。停一手，就是一步也不剩。</translation>
    </message>
    <message>
        <source>After h2 Black can take the corner h1, or play g2, a8 or g8. A pass leaves nothing at all.</source>
        <translation>h2 之后，黑方能占角 h1，也能下 g2、a8 或 g8。停一手，就是一步也不剩。</translation>
    </message>
    <message>
        <source>After a7 Black can take the corner a8, or play b7 or g8. One move turns four discs of row 8.</source>
        <translation>a7 之后，黑方能占角 a8，也能下 b7 或 g8。有一步能翻转第 8 行的四子。</translation>
    </message>
    <message>
        <source>After b7 Black can take the corner a8, or play a7 or g8. One move turns four discs of row 8.</source>
        <translation>b7 之后，黑方能占角 a8，也能下 a7 或 g8。有一步能翻转第 8 行的四子。</translation>
    </message>
    <message>
        <source>After b2 Black can take the corner a1, or play g7. Take the square that both sides can play.</source>
        <translation>b2 之后，黑方能占角 a1，也能下 g7。占住双方都能下的那一格。</translation>
    </message>
    <message>
        <source>After g2 Black has five moves, among them the corner h1. Look for the move that leaves none.</source>
        <translation>g2 之后，黑方有五步可下，其中一步是角 h1。找出一步也不留的那一着。</translation>
    </message>
    <message>
        <source>After b7 Black has four moves, among them the corner a8. Look for the move that leaves none.</source>
        <translation>b7 之后，黑方有四步可下，其中一步是角 a8。找出一步也不留的那一着。</translation>
    </message>
    <message>
        <source>a2 loses by 4: White takes g7, which both sides can play. Such a square comes first.</source>
        <translation>a2 最终输 4 子：白方占住双方都能下的 g7。这样的格要先占。</translation>
    </message>
    <message>
        <source>b2 loses by 6. It turns five discs now, but White takes g7, which both sides can play.</source>
        <translation>b2 最终输 6 子。眼前翻五子，但白方占住了双方都能下的 g7。</translation>
    </message>
    <message>
        <source>a7 loses by 8: White takes the corner a8 and turns ten discs at once.</source>
        <translation>a7 最终输 8 子：白方占角 a8，一下翻转十子。</translation>
    </message>
    <message>
        <source>a2 loses by 22: White takes a7, which both sides can play, and a1 is open to White, too.</source>
        <translation>a2 最终输 22 子：白方占住双方都能下的 a7，而且 a1 也对白方敞开。</translation>
    </message>
    <message>
        <source>b2 loses by 22: White takes a7, which both sides can play, and a1 is open to White, too.</source>
        <translation>b2 最终输 22 子：白方占住双方都能下的 a7，而且 a1 也对白方敞开。</translation>
    </message>
    <message>
        <source>b8 loses by 4. It turns three discs now, but White takes a7, which both sides can play.</source>
        <translation>b8 最终输 4 子。眼前翻三子，但白方占住了双方都能下的 a7。</translation>
    </message>
    <message>
        <source>c8 loses by 8. It turns the most discs now, but only the end is counted. White answers b2.</source>
        <translation>c8 最终输 8 子。眼前翻得最多，但只看终局时的子数。白方应 b2。</translation>
    </message>
    <message>
        <source>g1 loses by 12: now White can take the corner h1, and you have not taken yours.</source>
        <translation>g1 最终输 12 子：现在白方能占角 h1，而你自己的角还没占。</translation>
    </message>
    <message>
        <source>g2 loses by 4: it opens the corner h1 to White. Take your own first, where nothing is lost again.</source>
        <translation>g2 最终输 4 子：把角 h1 让给了白方。先占自己的角，那里的子不会再丢。</translation>
    </message>
    <message>
        <source>a4 loses by 2: now White can take a1, the very corner that was yours to take.</source>
        <translation>a4 最终输 2 子：现在白方能占 a1，正是你本来能占的那个角。</translation>
    </message>
    <message>
        <source>b7 loses by 14: it opens the corner a8 to White. Take your own corner first.</source>
        <translation>b7 最终输 14 子：把角 a8 让给了白方。先占自己的角。</translation>
    </message>
    <message>
        <source>g2 loses by 4: White plays b1 and turns c2 back at once. A disc on h8 never turns back.</source>
        <translation>g2 最终输 4 子：白方下 b1，马上把 c2 翻了回去。h8 上的子永远不会被翻回。</translation>
    </message>
    <message>
        <source>h2 loses by 2. It keeps Black off h8, but a corner is better taken than guarded.</source>
        <translation>h2 最终输 2 子。它虽然不让黑方占 h8，但占角胜过守角。</translation>
    </message>
    <message>
        <source>h2 loses by 6: Black can still take a1. The corner h8 would turn a diagonal and stop that, too.</source>
        <translation>h2 最终输 6 子：黑方仍能占 a1。占角 h8 会翻转一条斜线，连 a1 也一并挡住。</translation>
    </message>
    <message>
        <source>Black still takes a1: the white diagonal from b2 to e5 ends at Black&apos;s f6. Turn f6, and that line is gone.</source>
        <translation>黑方仍能占 a1：从 b2 到 e5 的白色斜线后面是黑子 f6。把 f6 翻过来，这条线就没了。</translation>
    </message>
    <message>
        <source>b7 is an X-square and turns four discs, but not f6. So Black still has the diagonal to a1.</source>
        <translation>b7 是星位，翻了四枚，却没有翻 f6。黑方通向 a1 的斜线还在。</translation>
    </message>
    <message>
        <source>b8 lies right beside the corner, next to Black&apos;s c8: now Black can take a8, and a1 as before.</source>
        <translation>b8 紧挨着角，另一侧是黑子 c8：黑方现在能占 a8，a1 也照样能占。</translation>
    </message>
    <message>
        <source>Black takes h8: column h is white from h7 up to h4, and behind it stands Black&apos;s h3. Turn h3.</source>
        <translation>黑方占 h8：h 列从 h7 到 h4 都是白子，后面是黑子 h3。要把 h3 翻过来。</translation>
    </message>
    <message>
        <source>g8 lies beside the corner but leaves h3 black. Black takes h8 along column h, just as before.</source>
        <translation>g8 紧挨着角，可 h3 还是黑的。黑方照样沿着 h 列占 h8。</translation>
    </message>
    <message>
        <source>g7 is an X-square: besides column h it opens the diagonal, and Black turns eight discs from h8.</source>
        <translation>g7 是星位：除了 h 列，又敞开了斜线，黑方占 h8 能翻八枚。</translation>
    </message>
    <message>
        <source>b2 is an X-square: now two corners are open, a1 on the diagonal and h8 as before.</source>
        <translation>b2 是星位：现在敞开了两个角，斜线上的 a1，还有原来的 h8。</translation>
    </message>
    <message>
        <source>g2 is an X-square: Black takes h1 over g2, f3 and e4, and h8 is still open, too.</source>
        <translation>g2 是星位：黑方经过 g2、f3、e4 占 h1，h8 也还敞着。</translation>
    </message>
    <message>
        <source>g1 lies right beside the corner, next to Black&apos;s f1: Black takes h1 and traps your disc.</source>
        <translation>g1 紧挨着角，另一侧是黑子 f1：黑方占 h1，夹住你的棋子。</translation>
    </message>
    <message>
        <source>b2 is an X-square. With c3 and d4 it makes a white diagonal, and Black takes a1 at its end.</source>
        <translation>b2 是星位。它和 c3、d4 连成白色斜线，黑方就在尽头占 a1。</translation>
    </message>
    <message>
        <source>b7 is an X-square. With c6 it lies between Black&apos;s d5 and the corner: Black takes a8.</source>
        <translation>b7 是星位。它和 c6 夹在黑子 d5 与角之间：黑方占 a8。</translation>
    </message>
    <message>
        <source>b8 lies right beside the corner, next to Black&apos;s c8: Black takes a8 and traps your disc.</source>
        <translation>b8 紧挨着角，另一侧是黑子 c8：黑方占 a8，夹住你的棋子。</translation>
    </message>
    <message>
        <source>That square lies between the corner and a white disc: White takes the corner and traps your disc along the edge.</source>
        <translation>这一格夹在角和白子之间：白方占角，沿着边夹住你的棋子。</translation>
    </message>
    <message>
        <source>b2 turns four discs, but behind this X-square stands White&apos;s c3: White takes a1 on the diagonal.</source>
        <translation>b2 翻了四枚，但这个星位后面是白子 c3：白方沿斜线占 a1。</translation>
    </message>
    <message>
        <source>An X-square. It lengthens a black diagonal that ends at a white disc, so White takes the corner and turns it all.</source>
        <translation>这是星位。它把黑色斜线接到角边，斜线另一头是白子，白方占角就全翻过来。</translation>
    </message>
    <message>
        <source>A C-square can be right when nobody can trap your disc along the edge. Look along the edge before you play it.</source>
        <translation>如果沿着边夹不住你的棋子，C 位也可以下。下之前先沿着边看清楚。</translation>
    </message>
    <message>
        <source>Black takes h1 and turns h2, h3 and h4, for Black&apos;s h5 stands below them. Turn h5 first.</source>
        <translation>黑方占 h1，翻转 h2、h3、h4，因为它们下面是黑子 h5。先把 h5 翻过来。</translation>
    </message>
    <message>
        <source>g7 goes beside the corner h8 and turns nothing in column h. The corner in danger is h1, and Black takes it.</source>
        <translation>g7 下到角 h8 旁边，h 列却一枚也没翻。危险的是角 h1，黑方占了它。</translation>
    </message>
    <message>
        <source>b2 is an X-square. With c3 it lies between Black&apos;s d4 and the corner: Black takes a1.</source>
        <translation>b2 是星位。它和 c3 夹在黑子 d4 与角之间：黑方占 a1。</translation>
    </message>
    <message>
        <source>g7 completes a white diagonal from e5. Behind e5 stands Black&apos;s d4, so Black takes h8 over all of it.</source>
        <translation>g7 把从 e5 起的白色斜线接到角边。e5 后面是黑子 d4，黑方就越过它们占 h8。</translation>
    </message>
    <message>
        <source>h7 and h6 now lie between Black&apos;s h5 and the corner: Black takes h8 and turns both. Think of h5 first.</source>
        <translation>h7 和 h6 夹在黑子 h5 与角之间：黑方占 h8，两枚都翻。先想想 h5。</translation>
    </message>
    <message>
        <source>g8 is a C-square, and row 8 is black up to f8: Black takes h8 and traps your disc.</source>
        <translation>g8 是 C 位，第 8 行到 f8 都是黑子：黑方占 h8，夹住你的棋子。</translation>
    </message>
    <message>
        <source>g1 joins d1, e1 and f1, but behind them is Black&apos;s c1: Black takes h1 and turns all four.</source>
        <translation>g1 和 d1、e1、f1 连成一排，但后面是黑子 c1：黑方占 h1，四枚全翻。</translation>
    </message>
    <message>
        <source>h2 is a C-square right above Black&apos;s h3: Black takes h1 and traps your disc.</source>
        <translation>h2 是 C 位，下面就是黑子 h3：黑方占 h1，夹住你的棋子。</translation>
    </message>
    <message>
        <source>Black takes a1: b1, c1 and d1 lie between the corner and Black&apos;s e1. Turn e1, and the row is yours.</source>
        <translation>黑方占 a1：b1、c1、d1 夹在角与黑子 e1 之间。把 e1 翻过来，这一行就是你的。</translation>
    </message>
    <message>
        <source>b7 does nothing about a1 and opens a8 as well: Black reaches it over c6 and b7.</source>
        <translation>b7 没有管 a1，又敞开了 a8：黑方经过 c6 和 b7 就到。</translation>
    </message>
    <message>
        <source>h7 does nothing about a1 and opens h8 as well: it is a C-square right under Black&apos;s h6.</source>
        <translation>h7 没有管 a1，又敞开了 h8：它是 C 位，上面就是黑子 h6。</translation>
    </message>
    <message>
        <source>f2 closes b4 to Black but opens g1: 12 moves, as many as before. Look for a move that closes more than it opens.</source>
        <translation>f2 关掉了黑方的 b4，却打开 g1：还是 12 步，和原来一样。找一步关得多、开得少的棋。</translation>
    </message>
    <message>
        <source>Your row now sticks out to the left, and Black gets three new squares around its end: 14 moves or more.</source>
        <translation>你的一行伸到了左边，黑方在它的一头多出三个新格子：至少 14 步。</translation>
    </message>
    <message>
        <source>b6 turns the lowest row, and under it all squares are empty: six of them open to Black, who has 18 moves.</source>
        <translation>b6 翻了最下面一行，下面全是空格：给黑方打开六格，共有 18 步。</translation>
    </message>
    <message>
        <source>b7 stands far outside: b6 and c7 beside it open, and only g2 closes. Black has 13 moves.</source>
        <translation>b7 下得太靠外：旁边的 b6 和 c7 打开了，只关掉 g2。黑方有 13 步。</translation>
    </message>
    <message>
        <source>c7 sticks out below, and the five discs it turns are new targets: four squares open, 15 moves.</source>
        <translation>c7 伸到下面，它翻的五枚都成了新目标：打开四格，共 15 步。</translation>
    </message>
    <message>
        <source>Your disc stands alone below the others, with empty squares on both sides. Black has 15 moves or more.</source>
        <translation>你的棋子孤零零地伸在下面，两边都是空格。黑方至少有 15 步。</translation>
    </message>
    <message>
        <source>On the top edge White can go right beside your disc, and another square opens as well: 14 moves or more.</source>
        <translation>在上边，白方可以紧挨着你的棋子下，还多出别的格子：至少 14 步。</translation>
    </message>
    <message>
        <source>g2 is an X-square, and White gets g1 and h3 around it: 14 moves, and a way towards the corner.</source>
        <translation>g2 是星位，白方在它旁边得到 g1 和 h3：共 14 步，还靠近了角。</translation>
    </message>
    <message>
        <source>h3 opens g2 and closes nothing: 14 moves, one more than White had. Look for a move that takes some away.</source>
        <translation>h3 打开 g2，什么也没关掉：14 步，比原来还多一步。找一步能减少对方着法的棋。</translation>
    </message>
    <message>
        <source>g7 turns six discs and changes little: it closes b2 and opens g8. White has 13 moves, as before.</source>
        <translation>g7 翻了六枚，却没什么变化：关掉 b2，打开 g8。白方还是 13 步。</translation>
    </message>
    <message>
        <source>c2 closes g4 to Black but opens b1: 12 moves, as many as before. Look for a move that closes more than it opens.</source>
        <translation>c2 关掉了黑方的 g4，却打开 b1：还是 12 步，和原来一样。找一步关得多、开得少的棋。</translation>
    </message>
    <message>
        <source>Your row now sticks out to the right, and at least three new squares open around its end: 14 moves or more.</source>
        <translation>你的一行伸到了右边，它的一头至少打开三个新格子：至少 14 步。</translation>
    </message>
    <message>
        <source>You come out at the bottom: c7 opens to Black, and another square besides. Black has 14 moves or more.</source>
        <translation>你伸到了下面：给黑方打开 c7，还有别的格子。黑方至少有 14 步。</translation>
    </message>
    <message>
        <source>f6 turns four discs. It closes f1 and b2, but g5, e6 and g6 around it open: 13 moves.</source>
        <translation>f6 翻了四枚。它关掉 f1 和 b2，但周围的 g5、e6、g6 打开了：共 13 步。</translation>
    </message>
    <message>
        <source>You go up, where all is empty behind your disc: at least two squares open to White there.</source>
        <translation>你走到上面，棋子后面全是空格：在那里给白方至少打开两格。</translation>
    </message>
    <message>
        <source>g2 stands alone in front of a long diagonal: e3 and f4 open beside it, and White has 13 moves.</source>
        <translation>g2 孤零零地站在长斜线前面：旁边的 e3 和 f4 打开了，白方有 13 步。</translation>
    </message>
    <message>
        <source>f4 turns six discs, and each is a new target: e3 and g4 open. White has 12 moves.</source>
        <translation>f4 翻了六枚，枚枚都是新目标：e3 和 g4 打开了。白方有 12 步。</translation>
    </message>
    <message>
        <source>You step out to the right: f4 opens to White, and two squares beside your disc. That makes 14 moves.</source>
        <translation>你走到右边：给白方打开 f4，还有你旁边的两格，共 14 步。</translation>
    </message>
    <message>
        <source>g6 takes a square away from White, but h5 and h7 on the right edge open: 12 moves.</source>
        <translation>g6 占了白方能下的一格，但右边的 h5 和 h7 打开了：共 12 步。</translation>
    </message>
    <message>
        <source>You come out on the top edge: f2 opens to White, and a square right beside you. That makes 9 moves.</source>
        <translation>你走到上边：给白方打开 f2，还有紧挨着你的一格，共 9 步。</translation>
    </message>
    <message>
        <source>You break open the upper right: g2 and at least one more square there become White&apos;s. That makes 9 moves or more.</source>
        <translation>你把右上方打开了：g2 和那里至少另一格归了白方，至少 9 步。</translation>
    </message>
    <message>
        <source>g2 is an X-square: White gets two new squares, and one of them is the corner h1.</source>
        <translation>g2 是星位：白方多出两格，其中一格就是角 h1。</translation>
    </message>
    <message>
        <source>That is a C-square: White gets two new squares, and one of them is the corner a8.</source>
        <translation>这是 C 位：白方多出两格，其中一格就是角 a8。</translation>
    </message>
    <message>
        <source>a8 is a corner, but it turns one disc, opens b8 and closes nothing: 8 moves. Another move cuts deeper here.</source>
        <translation>a8 是角，但只翻一枚，打开 b8，什么也没关掉：8 步。这里另有一步减得更多。</translation>
    </message>
    <message>
        <source>c1 turns d2, and White gets at that disc from both sides: from d1 and from c2.</source>
        <translation>c1 翻了 d2，白方从两边都能对付它：d1 和 c2。</translation>
    </message>
    <message>
        <source>d1 stands beside White&apos;s e1 with c1 free on its other side: White traps it from there. f1 opens, too.</source>
        <translation>d1 一侧是白子 e1，另一侧 c1 空着：白方就从那里夹住它。f1 也打开了。</translation>
    </message>
    <message>
        <source>You turn f2 from the edge, and White takes the edge square beside you and turns f2 back.</source>
        <translation>你从边上翻了 f2，白方就占你旁边的边格，把 f2 翻回去。</translation>
    </message>
    <message>
        <source>g7 is the loudest move of all: it opens five squares to White, and one is the corner h8.</source>
        <translation>g7 是最吵的一步：给白方打开五格，其中一格是角 h8。</translation>
    </message>
    <message>
        <source>You turn d7 from the edge, and right below d7 a square is free: White traps it from d8.</source>
        <translation>你从边上翻了 d7，而 d7 正下方是空格：白方从 d8 夹住它。</translation>
    </message>
    <message>
        <source>g8 stands between White&apos;s f8 and the free corner. White takes h8 and traps it.</source>
        <translation>g8 夹在白子 f8 和空角之间。白方占 h8，夹住它。</translation>
    </message>
    <message>
        <source>You turn d3. It stands at the rim, and White gets at it from e2, which was closed until now.</source>
        <translation>你翻了 d3。它在外围，白方从原来下不了的 e2 就能对付它。</translation>
    </message>
    <message>
        <source>You turn d6, and behind it all is empty: White traps it from d7 and gets other new squares besides.</source>
        <translation>你翻了 d6，它后面全是空格：白方从 d7 夹住它，还多出别的新格子。</translation>
    </message>
    <message>
        <source>g6 sticks out to the right, and White gets at it from two new squares, h6 and h7.</source>
        <translation>g6 伸到右边，白方从两个新格子 h6 和 h7 都能对付它。</translation>
    </message>
    <message>
        <source>d7 stands beside White&apos;s e7 with c7 free on its other side: White traps it from there.</source>
        <translation>d7 一侧是白子 e7，另一侧 c7 空着：白方就从那里夹住它。</translation>
    </message>
    <message>
        <source>You turn c3 at the rim, and Black traps it from b2. Other squares open, too.</source>
        <translation>你翻了外围的 c3，黑方从 b2 夹住它。别的格子也打开了。</translation>
    </message>
    <message>
        <source>f2 turns e3, and Black gets at that disc from e2 and from f3, one on each side of you.</source>
        <translation>f2 翻了 e3，黑方在你左边的 e2 和下面的 f3 都能对付它。</translation>
    </message>
    <message>
        <source>b3 completes a white diagonal, b3, c4 and d5: Black traps all three from a2.</source>
        <translation>b3 连成了白色斜线 b3、c4、d5：黑方从 a2 把三枚全夹住。</translation>
    </message>
    <message>
        <source>f3 turns only e4. But behind e4 on the diagonal f5 is free, and Black traps it from there.</source>
        <translation>f3 只翻 e4。可是斜线上 e4 后面的 f5 空着，黑方从那里夹住它。</translation>
    </message>
    <message>
        <source>You turn f6, and g7 next to it is free: Black traps it from there and gets another new square.</source>
        <translation>你翻了 f6，它旁边的 g7 空着：黑方从那里夹住它，还多出别的新格子。</translation>
    </message>
    <message>
        <source>g8 fills the row up to the corner: Black takes h8 and traps f8 and g8.</source>
        <translation>g8 把这一行一直填到角边：黑方占 h8，夹住 f8 和 g8。</translation>
    </message>
    <message>
        <source>You step out on top of the group, and White follows: c2 opens, and another square with it.</source>
        <translation>你走到了上方外围，白方就跟上来：c2 打开了，另一格也打开了。</translation>
    </message>
    <message>
        <source>You step out on top, and White gets at your discs from row 2 and from row 3.</source>
        <translation>你走到了上方外围，白方从第 2 行和第 3 行都能对付你的棋子。</translation>
    </message>
    <message>
        <source>b7 is an X-square: with c6 and d5 it makes a black diagonal, and White takes a8 at its end.</source>
        <translation>b7 是星位：它和 c6、d5 连成黑色斜线，白方就在尽头占 a8。</translation>
    </message>
    <message>
        <source>You cut right through the black group. Your discs there are targets on both sides: at least three squares open.</source>
        <translation>你从黑方中间穿了过去。那里的棋子两边都受敌：至少打开三格。</translation>
    </message>
    <message>
        <source>d1 stands beside Black&apos;s e1 with c1 free on its other side: Black traps it from there.</source>
        <translation>d1 一侧是黑子 e1，另一侧 c1 空着：黑方就从那里夹住它。</translation>
    </message>
    <message>
        <source>You go out on the left, where Black&apos;s discs stand right beside you: Black traps yours from a2.</source>
        <translation>你走到左边外围，旁边就是黑子：黑方从 a2 夹住你的棋子。</translation>
    </message>
    <message>
        <source>You turn discs at the right rim, and Black gets at one of them from g4. Who would like to go there first?</source>
        <translation>你翻了右边外围的棋子，黑方从 g4 就能对付。那一格，谁先去好？</translation>
    </message>
    <message>
        <source>You turn two discs, and they leave nine of yours before empty squares. One move turns a single disc.</source>
        <translation>你翻了两枚，这样有九枚棋子挨着空格。有一步只翻一枚。</translation>
    </message>
    <message>
        <source>d2 turns five discs and draws four more of yours to the rim: ten touch empty squares now, against six before.</source>
        <translation>d2 翻了五枚，外围又多了四枚你的棋子：现在十枚挨着空格，原来是六枚。</translation>
    </message>
    <message>
        <source>You turn a whole line at the rim. All five discs in it touch empty squares now, eleven in all.</source>
        <translation>你把外围的一整条线翻过来。这五枚现在都挨着空格，一共十一枚。</translation>
    </message>
    <message>
        <source>The disc you turn stands outside, and so does your new one: ten. In a gap among the discs you would turn inner ones.</source>
        <translation>你翻的那枚在外围，新下的也在外围：共十枚。下在棋子中间的空当，翻的就是内部的棋子。</translation>
    </message>
    <message>
        <source>a7 stands outside, and b6 and c5, which it turns, touch empty squares as well: eleven.</source>
        <translation>a7 在外围，它翻的 b6 和 c5 也挨着空格：共十一枚。</translation>
    </message>
    <message>
        <source>You turn discs in column f, with empty squares to their right: eleven of yours or more are outside.</source>
        <translation>你翻了 f 列的棋子，它们右边是空格：至少十一枚棋子在外围。</translation>
    </message>
    <message>
        <source>You go out on the left: your disc and at least two that it turns touch empty squares. Ten or more are outside.</source>
        <translation>你走到左边：新子和它翻的至少两枚都挨着空格，外围至少十枚。</translation>
    </message>
    <message>
        <source>c7 turns e5 inside, which is good, but c7 and d6 stand outside: nine, one too many.</source>
        <translation>c7 翻了内部的 e5，这很好，但 c7 和 d6 在外围：九枚，多了一枚。</translation>
    </message>
    <message>
        <source>You come from below, and three more of yours touch empty squares there: ten in all.</source>
        <translation>你从下面来，那里又多了三枚挨着空格的棋子：一共十枚。</translation>
    </message>
    <message>
        <source>d8 turns five discs, and column d becomes a white wall before empty squares: thirteen of yours are outside.</source>
        <translation>d8 翻了五枚，d 列成了空格前面的一道白墙：外围有十三枚。</translation>
    </message>
    <message>
        <source>You turn e2. It touches an empty square at the top, and your new disc does, too: 17 outside.</source>
        <translation>你翻了 e2。它挨着上面的空格，新下的棋子也是：外围 17 枚。</translation>
    </message>
    <message>
        <source>h6 turns f6 and g6, and both touch the empty g7: 16 outside, one more than need be.</source>
        <translation>h6 翻了 f6 和 g6，两枚都挨着空格 g7：外围 16 枚，多了一枚。</translation>
    </message>
    <message>
        <source>g7 turns five discs along the lower rim, and most of them face empty squares: 20 of yours are outside.</source>
        <translation>g7 在下方外围翻了五枚，多数挨着空格：外围有 20 枚。</translation>
    </message>
    <message>
        <source>Your disc and one that it turns both touch the empty g7: 17 outside.</source>
        <translation>你的新子和它翻的一枚都挨着空格 g7：外围 17 枚。</translation>
    </message>
    <message>
        <source>You turn d7 at the lower rim: it and your new disc touch empty squares. 17 or more are outside.</source>
        <translation>你翻了下方外围的 d7：它和新子都挨着空格，外围至少 17 枚。</translation>
    </message>
    <message>
        <source>You turn e3, as you should, but d3 stays empty, and your e4 goes on facing it: nine outside.</source>
        <translation>翻 e3 是对的，但 d3 还空着，你的 e4 仍然挨着它：外围九枚。</translation>
    </message>
    <message>
        <source>You turn two discs, and one of them touches an empty square, as your new disc does: nine outside.</source>
        <translation>你翻了两枚，其中一枚挨着空格，新子也挨着：外围九枚。</translation>
    </message>
    <message>
        <source>Your disc lies far out, and two that it turns touch empty squares as well: ten outside.</source>
        <translation>你的棋子下得太靠外，它翻的两枚也挨着空格：外围十枚。</translation>
    </message>
    <message>
        <source>b4 turns four discs, and all of them touch empty squares, as b4 itself does: twelve outside.</source>
        <translation>b4 翻了四枚，枚枚都挨着空格，b4 自己也是：外围十二枚。</translation>
    </message>
    <message>
        <source>White fills the gap on h3 first, and no wedge is possible there any more. A gap of one square waits for nobody.</source>
        <translation>白方抢先填上 h3 的缺口，那里再也不能楔入了。一格的缺口不等人。</translation>
    </message>
    <message>
        <source>h7 is a C-square under White&apos;s h6: the corner h8 opens to White, and h3 is still open to both.</source>
        <translation>h7 是 C 位，上面就是白子 h6：给白方打开了角 h8，h3 也还是双方都能下。</translation>
    </message>
    <message>
        <source>a3 turns four discs, but it fills the column to White&apos;s a4: White takes a1 and turns a2 and a3.</source>
        <translation>a3 翻了四枚，却把这一列接到了白子 a4：白方占 a1，翻转 a2 和 a3。</translation>
    </message>
    <message>
        <source>f1 stands beside your own e1, not between two black discs. It loses by 12, the wedge only by 2.</source>
        <translation>f1 旁边是自己的 e1，并没有插在两枚黑子之间。它输 12 子，楔入只输 2 子。</translation>
    </message>
    <message>
        <source>a7 has Black&apos;s a6 on one side, but the corner on the other is empty: Black takes a8 and traps it.</source>
        <translation>a7 一侧是黑子 a6，另一侧的角却空着：黑方占 a8，把它夹住。</translation>
    </message>
    <message>
        <source>b7 is an X-square, with Black&apos;s c6 right behind it: Black takes the corner a8.</source>
        <translation>b7 是星位，后面就是黑子 c6：黑方占角 a8。</translation>
    </message>
    <message>
        <source>c8 has Black&apos;s d8 on one side only. On the other side b8 is empty, and Black traps your disc from there.</source>
        <translation>c8 只有一侧是黑子 d8，另一侧的 b8 空着，黑方就从那里夹住你的棋子。</translation>
    </message>
    <message>
        <source>a4 turns four discs, but it opens a2 to White, who fills the gap. No wedge is left there.</source>
        <translation>a4 翻了四枚，却给白方打开了 a2，缺口被填上，再也不能楔入。</translation>
    </message>
    <message>
        <source>b7 turns one disc in the middle and leaves the gap in column a as it is. It loses by 12, the wedge only by 4.</source>
        <translation>b7 只翻中间一枚，a 列的缺口没有动。它输 12 子，楔入只输 4 子。</translation>
    </message>
    <message>
        <source>g7 is an X-square: the corner h8 opens to White, while the gap in column a goes on waiting.</source>
        <translation>g7 是星位：给白方打开了角 h8，a 列的缺口却还空在那里。</translation>
    </message>
    <message>
        <source>g8 stands beside White&apos;s f8, with the empty corner on its other side: White takes h8 and traps it.</source>
        <translation>g8 一侧是白子 f8，另一侧是空角：白方占 h8，把它夹住。</translation>
    </message>
    <message>
        <source>g2 is an X-square: it opens h1 to White, and a1 is open already. A wedge opens no corner.</source>
        <translation>g2 是星位：给白方打开了 h1，而 a1 本来就能占。楔入不会打开新的角。</translation>
    </message>
    <message>
        <source>g6 turns four discs, and f7 and g7 open to White behind them. It loses by 12, the wedge wins by 8.</source>
        <translation>g6 翻了四枚，后面的 f7 和 g7 却给白方打开了。它输 12 子，楔入赢 8 子。</translation>
    </message>
    <message>
        <source>f7 turns eight discs, row 7 among them, and that opens b8 to White: the gap is filled, the wedge gone.</source>
        <translation>f7 翻了八枚，连第 7 行也翻了，于是 b8 给白方打开：缺口被填上，楔入没有了。</translation>
    </message>
    <message>
        <source>g7 is an X-square: the corner h8 opens to White. Look for a gap in an edge instead.</source>
        <translation>g7 是星位：给白方打开了角 h8。应该去找边上的缺口。</translation>
    </message>
    <message>
        <source>Black fills the gap on h2 first: column h is black from h1 to h7, and nothing can be wedged in there.</source>
        <translation>黑方抢先填上 h2 的缺口：h 列从 h1 到 h7 全黑，再也楔不进去。</translation>
    </message>
    <message>
        <source>a5 turns ten discs and still loses: Black fills the gap on h2, and your wedge is gone for good.</source>
        <translation>a5 翻了十枚，还是输：黑方填上 h2 的缺口，你再也不能楔入。</translation>
    </message>
    <message>
        <source>You open the corner a8 to Black, who can fill the gap on h2 as well. The wedge would have opened nothing new.</source>
        <translation>你给黑方打开了角 a8，黑方还能填上 h2 的缺口。楔入则不会打开新的角。</translation>
    </message>
    <message>
        <source>White plays a7 and turns a4, a5 and a6. Had your chain reached the corner a1, nothing could turn them.</source>
        <translation>白方下 a7，翻转 a4、a5、a6。要是这一串连到了角 a1，就谁也翻不动了。</translation>
    </message>
    <message>
        <source>a7 joins a4, a5 and a6, but White&apos;s a3 stands above them: White takes a8 and turns the whole chain.</source>
        <translation>a7 接上 a4、a5、a6，可上面是白子 a3：白方占 a8，整串都翻过去。</translation>
    </message>
    <message>
        <source>h7 can be turned at once: White takes the corner h8 and traps it against h6.</source>
        <translation>h7 马上就会被翻：白方占角 h8，与 h6 把它夹住。</translation>
    </message>
    <message>
        <source>a5 turns five discs, but nothing holds column a: Black answers a2, and a3, a4 and a5 turn black.</source>
        <translation>a5 翻了五枚，可 a 列没有靠山：黑方应在 a2，a3、a4、a5 都变黑。</translation>
    </message>
    <message>
        <source>g6 lies inside the board, open on all lines: Black can turn it from g7 at once. It wins by 8 only.</source>
        <translation>g6 在棋盘内部，各条线都不设防：黑方马上就能从 g7 翻它。这样只赢 8 子。</translation>
    </message>
    <message>
        <source>a7 is turned at once: Black takes the corner a8 and traps it against a6. The win shrinks to 4.</source>
        <translation>a7 马上被翻：黑方占角 a8，与 a6 把它夹住。只剩赢 4 子。</translation>
    </message>
    <message>
        <source>b7 is an X-square: Black can take the corner a8, and a disc there is stable for ever, but it is Black&apos;s.</source>
        <translation>b7 是星位：黑方可以占角 a8。那里的棋子永远翻不掉，却是黑方的。</translation>
    </message>
    <message>
        <source>g7 turns one disc and opens g6 to Black, who turns three from there. Nothing of this is safe.</source>
        <translation>g7 只翻一枚，却给黑方打开 g6，从那里翻三枚。这些棋子都不牢靠。</translation>
    </message>
    <message>
        <source>g4 turns g3 and with it your own way to h2. White can wedge in there and split h1 from h3.</source>
        <translation>g4 翻了 g3，你自己就下不了 h2 了。白方却能在那里楔入，把 h1 和 h3 隔开。</translation>
    </message>
    <message>
        <source>White wedges in on h2 and splits h1 from h3. Had you filled the gap, all three would be safe for ever.</source>
        <translation>白方在 h2 楔入，把 h1 和 h3 隔开。你若自己填上缺口，这三枚就永远安全。</translation>
    </message>
    <message>
        <source>g7 is an X-square: the corner h8 opens to White, and the gap between your h1 and h3 as well.</source>
        <translation>g7 是星位：给白方打开了角 h8，你的 h1 和 h3 之间的缺口也还留着。</translation>
    </message>
    <message>
        <source>h2 is a C-square above White&apos;s h3: White takes the corner h1 and turns it.</source>
        <translation>h2 是 C 位，下面就是白子 h3：白方占角 h1，把它翻过去。</translation>
    </message>
    <message>
        <source>g7 turns five discs, but now you can&apos;t go to g8, and White can: your safe square is gone.</source>
        <translation>g7 翻了五枚，但现在你下不了 g8，白方却能下：你的安全格没有了。</translation>
    </message>
    <message>
        <source>h7 stands under White&apos;s h6, with the empty corner below: White takes h8 and turns it.</source>
        <translation>h7 上面是白子 h6，下面是空角：白方占 h8，把它翻过去。</translation>
    </message>
    <message>
        <source>Black takes g1 instead, beside the corner h1: with f1 that is a chain which can never be turned.</source>
        <translation>黑方抢占 g1，紧挨着角 h1：连同 f1 成为一串，再也翻不掉。</translation>
    </message>
    <message>
        <source>a7 wins, too, but by 4 instead of 12: inside the board nothing is safe, and Black turns five discs from a6.</source>
        <translation>a7 也能赢，但只赢 4 子，而不是 12 子：棋盘内部的子不牢靠，黑方从 a6 翻五枚。</translation>
    </message>
    <message>
        <source>You open the corner a8 on the left, and on the right Black can still go to g1, safely, beside h1.</source>
        <translation>你在左边打开了角 a8，右边黑方还能稳稳地下在 h1 旁边的 g1。</translation>
    </message>
    <message>
        <source>h2 touches the black edge, so Black takes h1 and traps it. From the X-square you keep h2 for the wedge.</source>
        <translation>h2 贴着黑方的边，黑方占 h1 就夹住了它。从星位进攻，才能把 h2 留作楔入。</translation>
    </message>
    <message>
        <source>g7 attacks the narrow end. Black takes h8, and no square is left there for a wedge: look at the wider end.</source>
        <translation>g7 从窄的一端进攻。黑方占 h8，那里没有格子可以楔入：看较宽的一端。</translation>
    </message>
    <message>
        <source>You leave the weak edge alone: Black takes a1 and could mend the edge from g2 next.</source>
        <translation>你没有去动薄弱的边：黑方占 a1，接着还能用 g2 把边补好。</translation>
    </message>
    <message>
        <source>You open the corner a8 on the left, while a1 is open anyway. The weak black edge is on the right.</source>
        <translation>你在左边打开了角 a8，而 a1 本来就能占。黑方薄弱的边在右边。</translation>
    </message>
    <message>
        <source>f1 makes row 1 white from c1 on, with Black&apos;s g1 at its end: Black plays b1 and turns four discs.</source>
        <translation>f1 使第 1 行从 c1 起都是白子，尽头却是黑子 g1：黑方下 b1，翻转四枚。</translation>
    </message>
    <message>
        <source>g2 turns two discs far from the weak edge at the bottom, and Black can mend that from g7.</source>
        <translation>g2 翻了两枚，离下面薄弱的边很远，黑方可以用 g7 把它补好。</translation>
    </message>
    <message>
        <source>g8 touches the black edge, so Black takes h8 and traps it. From the X-square you keep g8 for the wedge.</source>
        <translation>g8 贴着黑方的边，黑方占 h8 就夹住了它。从星位进攻，才能把 g8 留作楔入。</translation>
    </message>
    <message>
        <source>That square is next to the corner a1 and opens it to White. The weak white edge is the bottom row.</source>
        <translation>这一格紧挨着角 a1，把它给白方打开了。白方薄弱的边是最下面一行。</translation>
    </message>
    <message>
        <source>g1 lengthens your discs in row 1 up to the free corner: White takes h1 and turns three of them.</source>
        <translation>g1 把你第 1 行的棋子一直接到空角：白方占 h1，翻掉三枚。</translation>
    </message>
    <message>
        <source>The corner h1 turns only one disc, and White answers g1 and turns e1 and f1. White can&apos;t take h1; it could wait.</source>
        <translation>角 h1 只翻一枚，白方应在 g1，翻掉 e1 和 f1。白方现在占不了 h1，不必着急。</translation>
    </message>
    <message>
        <source>a7 stands at the narrow end of the edge: White takes a8 and turns six discs. Attack the wider end.</source>
        <translation>a7 在这条边窄的一端：白方占 a8，翻六枚。要从较宽的一端进攻。</translation>
    </message>
    <message>
        <source>g8 touches the white edge, so White takes h8 and traps it. From the X-square you keep g8 for the wedge.</source>
        <translation>g8 贴着白方的边，白方占 h8 就夹住了它。从星位进攻，才能把 g8 留作楔入。</translation>
    </message>
    <message>
        <source>b2 is an X-square, too, but beside no weak edge: White takes a1 over b2, c3 and d4.</source>
        <translation>b2 也是星位，旁边却没有薄弱的边：白方经过 b2、c3、d4 占 a1。</translation>
    </message>
    <message>
        <source>g2 turns four discs on the right, and White answers h3 and turns five. The weak edge is at the bottom.</source>
        <translation>g2 在右边翻了四枚，白方应在 h3，翻五枚。薄弱的边在下面。</translation>
    </message>
    <message>
        <source>h3 turns five discs, and g2 and h2 open to White. The weak edge is at the bottom.</source>
        <translation>h3 翻了五枚，却给白方打开 g2 和 h2。薄弱的边在下面。</translation>
    </message>
    <message>
        <source>b2 attacks the narrow end. White takes a1, and no square is left there for a wedge: look at the wider end.</source>
        <translation>b2 从窄的一端进攻。白方占 a1，那里没有格子可以楔入：看较宽的一端。</translation>
    </message>
    <message>
        <source>You leave the weak edge alone, and White goes to g1, where you could have wedged in.</source>
        <translation>你没有去动薄弱的边，白方抢占 g1：那本是你楔入的地方。</translation>
    </message>
    <message>
        <source>b7 goes for the bottom edge, but b8 opens to White there, and White can close the top edge on g1.</source>
        <translation>b7 去攻下面的边，可那里给白方打开了 b8，上面的边白方也能用 g1 补上。</translation>
    </message>
    <message>
        <source>g7 is at the narrow end of the bottom edge: it opens the corner h8, and nothing can be wedged in there.</source>
        <translation>g7 在下面那条边窄的一端：打开了角 h8，那里却无处楔入。</translation>
    </message>
    <message>
        <source>h7 is a C-square under White&apos;s h6: White takes the corner h8 and traps it.</source>
        <translation>h7 是 C 位，上面就是白子 h6：白方占角 h8，把它夹住。</translation>
    </message>
    <message>
        <source>g1 turns g2 and with it your own way to h2. Black goes there, and no line leads you to h8 any more.</source>
        <translation>g1 翻了 g2，你自己就下不了 h2。黑方下在那里，你再也没有线通到 h8。</translation>
    </message>
    <message>
        <source>a2 opens the corner a1, and Black closes the trap first: with h2 the column is black, and h8 is out of your reach.</source>
        <translation>a2 打开了角 a1，黑方还可以先拆陷阱：占了 h2，h 列全黑，你够不到 h8。</translation>
    </message>
    <message>
        <source>a7 opens the corner a8, and Black closes the trap first: with h2 the column is black, and h8 is out of your reach.</source>
        <translation>a7 打开了角 a8，黑方还可以先拆陷阱：占了 h2，h 列全黑，你够不到 h8。</translation>
    </message>
    <message>
        <source>White goes to b7, on the diagonal of your g2: now White has a line to h1, and your lock is broken.</source>
        <translation>白方占 b7，正在你 g2 的斜线上：白方有了通向 h1 的线，你的锁被打开了。</translation>
    </message>
    <message>
        <source>b7 fills the diagonal from h1 to White&apos;s a8: White takes the corner and turns six discs. The trap wins twice as much.</source>
        <translation>b7 把 h1 到白子 a8 的斜线填满了：白方占角，翻六枚。布下陷阱能赢两倍。</translation>
    </message>
    <message>
        <source>White answers g4 and turns e4 on the diagonal of your b7: now White has a line to a8, and your lock is broken.</source>
        <translation>白方应在 g4，翻了你 b7 斜线上的 e4：白方有了通向 a8 的线，你的锁被打开了。</translation>
    </message>
    <message>
        <source>White answers f3, on the diagonal of your b7: now White has a line to a8, and your lock is broken.</source>
        <translation>白方应在 f3，正在你 b7 的斜线上：白方有了通向 a8 的线，你的锁被打开了。</translation>
    </message>
    <message>
        <source>h7 stands under White&apos;s h6 beside the free corner: White takes h8 and traps it. Your own corner has to wait.</source>
        <translation>h7 上面是白子 h6，旁边是空角：白方占 h8，把它夹住。你想占的角只好再等。</translation>
    </message>
    <message>
        <source>b1 opens the corner a1: Black takes it, and the game is a draw. The trap would win by 6.</source>
        <translation>b1 打开了角 a1：黑方占了它，成为平局。布下陷阱则赢 6 子。</translation>
    </message>
    <message>
        <source>b2 turns three discs, but b1 opens to Black, and the trap is still not set. That loses by 10.</source>
        <translation>b2 翻了三枚，却给黑方打开 b1，陷阱也还没布下。这样输 10 子。</translation>
    </message>
    <message>
        <source>g2 opens h2 to Black: with it column h is black from h1 to h7, and h8 is out of your reach.</source>
        <translation>g2 给黑方打开了 h2：黑方占了它，h 列从 h1 到 h7 全黑，你够不到 h8。</translation>
    </message>
    <message>
        <source>b7 is an X-square of the wrong kind: it opens a8, and Black turns four discs on the diagonal.</source>
        <translation>b7 是不该下的星位：它打开了 a8，黑方沿斜线翻四枚。</translation>
    </message>
    <message>
        <source>b1 wins, too, but it gives Black the corner a1 first: 10 discs instead of 14.</source>
        <translation>b1 也能赢，但先把角 a1 送给了黑方：只赢 10 子，而不是 14 子。</translation>
    </message>
    <message>
        <source>Black answers b1 and turns e4 on the diagonal of your b7: now Black has a line to a8, and your lock is broken.</source>
        <translation>黑方应在 b1，翻了你 b7 斜线上的 e4：黑方有了通向 a8 的线，你的锁被打开了。</translation>
    </message>
    <message>
        <source>Black answers g2, on the diagonal of your b7: now Black has a line to a8, and your lock is broken.</source>
        <translation>黑方应在 g2，正在你 b7 的斜线上：黑方有了通向 a8 的线，你的锁被打开了。</translation>
    </message>
    <message>
        <source>g7 opens g8 to Black: the row is black up to h8 then, and you have no line to a8 any more.</source>
        <translation>g7 给黑方打开了 g8：这一行一直黑到 h8，你再也没有线通到 a8。</translation>
    </message>
    <message>
        <source>Whoever has the last move in a region gets no answer there. That is worth a lot.</source>
        <translation>谁在一个区域里走最后一步，对方就无法在那里应。这很有价值。</translation>
    </message>
    <message>
        <source>g2 opens a region of four, an even one: Black answers in it, and can have its last square, too.</source>
        <translation>g2 打开了四格的双数区域：黑方在里面应，最后一格也能归黑方。</translation>
    </message>
    <message>
        <source>b7 opens a pair, and its other square is the corner a8: Black takes it and is last there.</source>
        <translation>b7 打开了一对，另一格正是角 a8：黑方占了它，那里的最后一步归黑方。</translation>
    </message>
    <message>
        <source>The right region, but the wrong square: g7 opens the corner h8, and Black turns six discs from there.</source>
        <translation>区域对了，格子错了：g7 打开角 h8，黑方从那里翻六枚。</translation>
    </message>
    <message>
        <source>g1 opens a pair, and its other square is the corner h1: Black takes it and is last there.</source>
        <translation>g1 打开了一对，另一格正是角 h1：黑方占了它，那里的最后一步归黑方。</translation>
    </message>
    <message>
        <source>You open the region of four. Black answers in it, a pair is left, and nobody wants to open that.</source>
        <translation>你打开了四格的区域。黑方在里面应，剩下一对，谁也不愿先开。</translation>
    </message>
    <message>
        <source>b3 turns four discs, but it opens the region of four: Black answers a3, and only a pair is left there.</source>
        <translation>b3 翻了四枚，却打开了四格的区域：黑方应在 a3，那里只剩一对。</translation>
    </message>
    <message>
        <source>You open an even region, and next to its corner: Black takes a1.</source>
        <translation>你打开了双数区域，还紧挨着角：黑方占 a1。</translation>
    </message>
    <message>
        <source>a7 opens the other even region, next to its corner: Black takes a8 and turns four discs.</source>
        <translation>a7 打开了另一个双数区域，紧挨着角：黑方占 a8，翻四枚。</translation>
    </message>
    <message>
        <source>b7 opens an even region and the corner a8, and it leaves the odd region to Black, who goes to g2.</source>
        <translation>b7 打开了双数区域和角 a8，单数区域则被黑方用 g2 占去。</translation>
    </message>
    <message>
        <source>The right region, but the wrong square: h2 opens the corner h1, and Black turns column h.</source>
        <translation>区域对了，格子错了：h2 打开角 h1，黑方把 h 列翻过来。</translation>
    </message>
    <message>
        <source>You open the even region on the left, next to its corner: Black takes a8.</source>
        <translation>你打开了左边的双数区域，紧挨着角：黑方占 a8。</translation>
    </message>
    <message>
        <source>You open the even region on the right, next to its corner: Black can take h8, or first go to b1.</source>
        <translation>你打开了右边的双数区域，紧挨着角：黑方可以占 h8，也可以先下 b1。</translation>
    </message>
    <message>
        <source>h1 is a corner, but it lies in a pair. Black takes b2 in the odd region, and you can&apos;t go to h2.</source>
        <translation>h1 是角，但它在一对里。黑方在单数区域占 b2，而你下不了 h2。</translation>
    </message>
    <message>
        <source>You open a pair and leave the odd region to Black: b2 is open to both sides. Such a square comes first.</source>
        <translation>你打开了一对，把单数区域留给了黑方：b2 双方都能下，这样的格子要先占。</translation>
    </message>
    <message>
        <source>You open the pair at the top. Black takes its other square, and the last move there is made.</source>
        <translation>你打开了上面的一对。黑方占了另一格，那里的最后一步归黑方。</translation>
    </message>
    <message>
        <source>The right region, but a square at its rim: that loses by 10 or more. One square touches all the others there.</source>
        <translation>区域对了，但这一格在边缘：要输 10 子以上。那里有一格挨着其他所有格子。</translation>
    </message>
    <message>
        <source>The right region, but g8 stands between Black&apos;s f8 and the corner: Black takes h8 and traps it.</source>
        <translation>区域对了，但 g8 夹在黑子 f8 和角之间：黑方占 h8，把它夹住。</translation>
    </message>
    <message>
        <source>You open the pair, and Black fills the single square g1. It was open to both of you: such a square comes first.</source>
        <translation>你打开了一对，黑方补上单独的一格 g1。那里双方都能下，要先占。</translation>
    </message>
    <message>
        <source>You open the region of four, and Black fills the single square g1: now Black has had the odd move.</source>
        <translation>你打开了四格的区域，黑方补上单独的一格 g1：单数的那一步归了黑方。</translation>
    </message>
    <message>
        <source>You open a pair, and Black goes to g1 and turns column g from g2 to g6. The single square shuts that line.</source>
        <translation>你打开了一对，黑方下 g1，把 g 列从 g2 到 g6 翻过来。补上单独的一格，这条线就断了。</translation>
    </message>
    <message>
        <source>You open the region of four, and Black&apos;s g1 is still there: it turns column g from g2 to g6.</source>
        <translation>你打开了四格的区域，黑方的 g1 却还在：它把 g 列从 g2 到 g6 翻过来。</translation>
    </message>
    <message>
        <source>e1 opens a pair, and the g3 it turns opens h2 as well: now Black, too, can fill the single square.</source>
        <translation>e1 打开了一对，它翻的 g3 又打开了 h2：现在黑方也能补上单独的一格。</translation>
    </message>
    <message>
        <source>You open a pair, and its other square is open to Black. A single square has no other one.</source>
        <translation>你打开了一对，另一格黑方就能下。单独的一格却没有另一格。</translation>
    </message>
    <message>
        <source>e1 turns seven discs, and f2 is one of them: that opens g1, and Black fills the single square.</source>
        <translation>e1 翻了七枚，其中有 f2：g1 因此打开，黑方补上单独的一格。</translation>
    </message>
    <message>
        <source>b2 opens the corner: White takes a1 and turns five discs on the diagonal. Counted out, you lose by 24.</source>
        <translation>b2 打开了角：白方占 a1，沿斜线翻五枚。算到底，你输 24 子。</translation>
    </message>
    <message>
        <source>b7 turns four discs, and White turns four from b2 and keeps a8 for later. Counted out, you lose by 26.</source>
        <translation>b7 翻四枚，白方下 b2 也翻四枚，a8 还留着以后占。算到底，你输 26 子。</translation>
    </message>
    <message>
        <source>h8 is a corner, but it turns one disc, and White fills g8 beside it. Counted out, you lose by 30.</source>
        <translation>h8 是角，但只翻一枚，白方补上旁边的 g8。算到底，你输 30 子。</translation>
    </message>
    <message>
        <source>b1 turns three discs, but a1 opens to White, who takes the corner. Counted out, you lose by 10.</source>
        <translation>b1 翻三枚，却给白方打开了 a1，角被占去。算到底，你输 10 子。</translation>
    </message>
    <message>
        <source>White fills g1, a single square that both sides can play. There you would have turned three discs.</source>
        <translation>白方补上 g1，那是双方都能下的单独一格。你下那里本可以翻三枚。</translation>
    </message>
    <message>
        <source>a2 turns three discs, but White plays b5, which was open to you, and turns b2 back. You lose by 22.</source>
        <translation>a2 翻三枚，但白方占了你也能下的 b5，又把 b2 翻回去。你输 22 子。</translation>
    </message>
    <message>
        <source>White fills the single square a2. One of your moves would have closed a2 to White.</source>
        <translation>白方补上单独的一格 a2。你有一步棋本可以不让白方下 a2。</translation>
    </message>
    <message>
        <source>You open the pair of g1 and h2, and White takes the other square. Play first where you turn the most.</source>
        <translation>你打开了 g1 和 h2 这一对，另一格归了白方。先下在翻得最多的地方。</translation>
    </message>
    <message>
        <source>b2 opens the corner: White takes a1 and turns six discs on the diagonal. You lose by 26.</source>
        <translation>b2 打开了角：白方占 a1，沿斜线翻六枚。你输 26 子。</translation>
    </message>
    <message>
        <source>a3 turns one disc, and White takes a2, turning a3 and b3. Counted out, you lose by 14.</source>
        <translation>a3 只翻一枚，白方占 a2，翻转 a3 和 b3。算到底，你输 14 子。</translation>
    </message>
    <message>
        <source>b7 opens the corner: White takes a8 and turns six discs on the long diagonal. You lose by 30.</source>
        <translation>b7 打开了角：白方占 a8，沿大斜线翻六枚。你输 30 子。</translation>
    </message>
    <message>
        <source>White can&apos;t play h7, so it could wait. White goes first into the region of three, with a3. You lose by 16.</source>
        <translation>白方下不了 h7，它可以等。白方先走进三格的区域，下 a3。你输 16 子。</translation>
    </message>
    <message>
        <source>White goes to h6, which was open to you, and turns eight discs.</source>
        <translation>白方占了你也能下的 h6，翻八枚。</translation>
    </message>
    <message>
        <source>You open the corner h8, and White need not hurry: first comes g1, which was open to both sides.</source>
        <translation>你打开了角 h8，白方不用着急：先占双方都能下的 g1。</translation>
    </message>
    <message>
        <source>Black moves again. So a pass also changes who has the last move in each region.</source>
        <translation>黑方再走一步。所以停一手也会改变由谁走各区域的最后一步。</translation>
    </message>
    <message>
        <source>White had one move, c2. You leave it to White and open g1 and g2 besides: no pass at all.</source>
        <translation>白方只有一步 c2。你把它留给白方，还打开了 g1 和 g2：白方根本不用停一手。</translation>
    </message>
    <message>
        <source>White had one move, c2. You leave it and open others, among them the corner h1.</source>
        <translation>白方只有一步 c2。你没有动它，还打开了别的格子，其中有角 h1。</translation>
    </message>
    <message>
        <source>White&apos;s one move was g8, and you leave it. That wins as well, but by 4 instead of 20.</source>
        <translation>白方只有一步 g8，你没有动它。这样也能赢，但只赢 4 子，而不是 20 子。</translation>
    </message>
    <message>
        <source>You leave White g8, the only move there was, and open at least three squares on the left: the win is gone.</source>
        <translation>你把唯一的一步 g8 留给白方，又在左边至少打开三格：胜局没有了。</translation>
    </message>
    <message>
        <source>a7 opens nothing new, but Black&apos;s one move is still there: g2. Take it away, and Black has to pass.</source>
        <translation>a7 没有打开新格子，但黑方唯一的一步 g2 还在。把它拿走，黑方就只能停一手。</translation>
    </message>
    <message>
        <source>Black&apos;s one move was g2. You leave it and open new squares on the left: now Black even has a choice.</source>
        <translation>黑方只有一步 g2。你没有动它，还在左边打开了新格子：黑方反而有得选了。</translation>
    </message>
    <message>
        <source>b2 is an X-square: to Black&apos;s one move g2 it adds four more, and one of them is the corner a1.</source>
        <translation>b2 是星位：黑方本来只有一步 g2，现在又多了四步，其中一步是角 a1。</translation>
    </message>
    <message>
        <source>White&apos;s one move was a2. You leave it and open the corner h1 on the other side.</source>
        <translation>白方只有一步 a2。你没有动它，还在另一边打开了角 h1。</translation>
    </message>
    <message>
        <source>You leave White a2, the only move there was, and h3 opens as well. That loses by 14.</source>
        <translation>你把唯一的一步 a2 留给白方，还打开了 h3。这样输 14 子。</translation>
    </message>
    <message>
        <source>White&apos;s one move was a2. You leave it and open the corner h8 below.</source>
        <translation>白方只有一步 a2。你没有动它，还在下面打开了角 h8。</translation>
    </message>
    <message>
        <source>The wrong corner: from a1 down to a6 all discs are black then, and none of them can ever be turned.</source>
        <translation>送错了角：黑方占 a1，从 a1 到 a6 全是黑子，而且永远翻不掉。</translation>
    </message>
    <message>
        <source>The wrong corner: from a8 up to a3 all discs are black then, and none of them can ever be turned.</source>
        <translation>送错了角：黑方占 a8，从 a8 到 a3 全是黑子，而且永远翻不掉。</translation>
    </message>
    <message>
        <source>You give the corner h1 for one disc: Black takes it, turns three, and you have got nothing elsewhere.</source>
        <translation>你为一枚棋子送出角 h1：黑方占角，翻三枚，你在别处却一无所得。</translation>
    </message>
    <message>
        <source>b7 turns five discs and opens two corners at once, a1 and a8. One is the most you can afford.</source>
        <translation>b7 翻五枚，却同时打开 a1 和 a8 两个角。送一个就是极限了。</translation>
    </message>
    <message>
        <source>g8 gives no corner at once, but it opens g7 to Black, and closes it to you. That loses by 34.</source>
        <translation>g8 没有马上送角，却给黑方打开了 g7，你自己反而下不了。这样输 34 子。</translation>
    </message>
    <message>
        <source>f2 gives no new corner, but it opens g2 to White. It loses by 2: only counting tells it from the winning move.</source>
        <translation>f2 没有送出新的角，却给白方打开了 g2。它输 2 子：只有计算才能与胜着分清。</translation>
    </message>
    <message>
        <source>g2 opens f2 to White in the region of four: you began there, so White can be last. That loses by 8.</source>
        <translation>g2 在四格的区域里给白方打开 f2：你先进去，最后一步就可能归白方。这样输 8 子。</translation>
    </message>
    <message>
        <source>The wrong corner: from h1 White turns h2, h3 and h4 as well, half of the right edge.</source>
        <translation>送错了角：白方占 h1，连 h2、h3、h4 一起翻，拿走半条右边。</translation>
    </message>
    <message>
        <source>h7 gives the corner h8, as the winning move does, but White can go to g7, too. That loses by 8.</source>
        <translation>h7 和胜着一样送出角 h8，但白方还能下 g7。这样输 8 子。</translation>
    </message>
    <message>
        <source>b2 gives the corner a1 and leaves h7 to White, who turns h6, your only disc on the right edge.</source>
        <translation>b2 送了角 a1，又把 h7 留给白方，翻掉 h6，你在右边唯一的棋子。</translation>
    </message>
    <message>
        <source>h2 turns four discs, but it gives the wrong corner: White takes h1 and turns h2 back.</source>
        <translation>h2 翻四枚，却送错了角：白方占 h1，把 h2 翻回去。</translation>
    </message>
    <message>
        <source>h4 turns six discs and gives no corner, but White plays h7 and turns h4, h5 and h6.</source>
        <translation>h4 翻六枚，也不送角，但白方下 h7，翻转 h4、h5、h6。</translation>
    </message>
    <message>
        <source>g7 turns eight discs and opens three squares on the right edge, among them the corner h1.</source>
        <translation>g7 翻八枚，却在右边打开三格，其中有角 h1。</translation>
    </message>
    <message>
        <source>The wrong corner: from a1 down to a4 all discs are white then, and none of them can ever be turned.</source>
        <translation>送错了角：白方占 a1，从 a1 到 a4 全是白子，而且永远翻不掉。</translation>
    </message>
    <message>
        <source>b2 turns six discs, but it gives the corner a1, and you can&apos;t go to a2 or a6 any more.</source>
        <translation>b2 翻六枚，却送了角 a1，你自己也下不了 a2 和 a6 了。</translation>
    </message>
    <message>
        <source>The right corner, but the wrong square: White takes h1, and column h is safe and white down to h7. Keep h2 as a wedge.</source>
        <translation>角送对了，格子错了：白方占 h1，h 列一直到 h7 都是翻不掉的白子。h2 要留着楔入。</translation>
    </message>
    <message>
        <source>You give no corner, but you open a square on the left to White, and that costs more: 12 discs at least.</source>
        <translation>你没有送角，却在左边给白方打开了一格，代价更大：至少输 12 子。</translation>
    </message>
    <message>
        <source>The wrong corner: White takes a8 and turns c6 and d5 with b7, and you have got nothing elsewhere.</source>
        <translation>送错了角：白方占 a8，连同 b7 翻转 c6 和 d5，你在别处却一无所得。</translation>
    </message>
    <message>
        <source>It makes a white column at a right angle to the black row.</source>
        <translation>它让白子竖成一列，与黑方横行垂直。</translation>
    </message>
    <message>
        <source>f6 lies on the diagonal through e5 and d4: that is the diagonal opening. Perpendicular means at a right angle to the black row.</source>
        <translation>f6 在经过 e5 和 d4 的斜线上：这是斜线开局。“垂直”是指与黑方那一行成直角。</translation>
    </message>
    <message>
        <source>f4 lays a white row beside the black one: that is the parallel opening. Perpendicular means at a right angle to it.</source>
        <translation>f4 在黑方那一行旁边放下一行白子：这是平行开局。“垂直”是指与它成直角。</translation>
    </message>
    <message>
        <source>It lies on the diagonal through e5 and d4.</source>
        <translation>它在 e5 和 d4 所在的斜线上。</translation>
    </message>
    <message>
        <source>d6 makes a white column at a right angle to the black row: that is the perpendicular opening.</source>
        <translation>d6 做成一列白子，与黑方那一行成直角：这是垂直开局。</translation>
    </message>
    <message>
        <source>f4 lays a white row beside the black one: that is the parallel opening. Look for the square on a diagonal.</source>
        <translation>f4 在黑方那一行旁边放下一行白子：这是平行开局。请找斜线上的那一格。</translation>
    </message>
    <message>
        <source>It lays a white row side by side with the black one.</source>
        <translation>它让白子横成一行，与黑方横行并排。</translation>
    </message>
    <message>
        <source>d6 makes a white column at a right angle to the black row. Parallel means side by side with it.</source>
        <translation>d6 做成一列白子，与黑方那一行成直角。“平行”是指与它并排。</translation>
    </message>
    <message>
        <source>f6 lies on the diagonal through e5 and d4: that is the diagonal opening. Parallel means side by side with the black row.</source>
        <translation>f6 在经过 e5 和 d4 的斜线上：这是斜线开局。“平行”是指与黑方那一行并排。</translation>
    </message>
    <message>
        <source>c2 is the square above c3, for rows are numbered from the top. The Tiger goes below it.</source>
        <translation>行号从上往下数，c2 是 c3 的上面一格。虎开局要下在它的下面。</translation>
    </message>
    <message>
        <source>c5 is two squares below c3: that is the Parker. The Tiger goes right below it.</source>
        <translation>c5 在 c3 下面两格：这是帕克开局。虎开局紧挨着 c3 的下面。</translation>
    </message>
    <message>
        <source>c6 is three squares below c3: that is the Prawn. The Tiger goes right below it.</source>
        <translation>c6 在 c3 下面三格：这是虾开局。虎开局紧挨着 c3 的下面。</translation>
    </message>
    <message>
        <source>That square is not right below c3. Rows are numbered from the top: go one number up in column c.</source>
        <translation>那不是紧挨着 c3 下面的一格。行号从上往下数：在 c 列往下数一格。</translation>
    </message>
    <message>
        <source>That is the Parker. The Tiger&apos;s square lies between c5 and c3.</source>
        <translation>这是帕克开局。虎开局的那一格在 c5 和 c3 之间。</translation>
    </message>
    <message>
        <source>That is the Prawn, a quieter animal. The Tiger stays right beside your c3.</source>
        <translation>这是虾开局，比虎安静。虎开局紧挨着你的 c3。</translation>
    </message>
    <message>
        <source>That is not the Tiger. After c3 d3 Black goes on right below c3.</source>
        <translation>那不是虎开局。c3 d3 之后，黑方紧挨着 c3 的下面走。</translation>
    </message>
    <message>
        <source>That is the Horse. The Rabbit goes one square further along row 3.</source>
        <translation>这是马开局。兔开局要在第 3 行再过去一格。</translation>
    </message>
    <message>
        <source>That is the Deer. The Rabbit stays one square nearer to the middle of row 3.</source>
        <translation>这是鹿开局。兔开局在第 3 行靠近中间一格。</translation>
    </message>
    <message>
        <source>That is the Crane, below the group. The Rabbit goes above it, to row 3.</source>
        <translation>这是鹤开局，在下面。兔开局在上面，第 3 行。</translation>
    </message>
    <message>
        <source>e7 lies below the group. The Rabbit goes above it: after c5 f4 Black plays in row 3.</source>
        <translation>e7 在下面。兔开局在上面：c5 f4 之后，黑方下在第 3 行。</translation>
    </message>
    <message>
        <source>That is the Italian, on the right. The Cat goes to the left side, to column c.</source>
        <translation>这是意大利开局，在右边。猫开局在左边，下在 c 列。</translation>
    </message>
    <message>
        <source>That is not the Cat. In column c you have c4: the Cat adds the square right below it.</source>
        <translation>那不是猫开局。c 列你已有 c4：猫开局再下它下面的一格。</translation>
    </message>
    <message>
        <source>That is the Buffalo, the Cow&apos;s big relative. The Cow stays lower, right beside d5.</source>
        <translation>这是水牛开局，牛的大块头亲戚。牛开局低一些，紧挨着 d5。</translation>
    </message>
    <message>
        <source>That is the Raccoon Dog, below the group. The Cow goes to the left, to column c.</source>
        <translation>这是狸开局，在下面。牛开局在左边，下在 c 列。</translation>
    </message>
    <message>
        <source>That is the Heath, below the group. The Cow goes to the left, to column c.</source>
        <translation>这是希思开局，在下面。牛开局在左边，下在 c 列。</translation>
    </message>
    <message>
        <source>That is the Snake, below the group. The Cow goes to the left, to column c.</source>
        <translation>这是蛇开局，在下面。牛开局在左边，下在 c 列。</translation>
    </message>
    <message>
        <source>That is not the Cow. White has d4, d5 and d6 in one column: the Cow goes beside the middle one.</source>
        <translation>那不是牛开局。白方在一列上有 d4、d5、d6：牛开局紧挨着中间那枚。</translation>
    </message>
    <message>
        <source>That is the Cow, the Buffalo&apos;s small relative. The Buffalo goes two squares up in the same column.</source>
        <translation>这是牛开局，水牛的小个子亲戚。水牛开局在同一列往上两格。</translation>
    </message>
    <message>
        <source>That is the Raccoon Dog, below the group. The Buffalo goes to the upper left.</source>
        <translation>这是狸开局，在下面。水牛开局在左上方。</translation>
    </message>
    <message>
        <source>That is the Heath, below the group. The Buffalo goes to the upper left.</source>
        <translation>这是希思开局，在下面。水牛开局在左上方。</translation>
    </message>
    <message>
        <source>That is the Snake, below the group. The Buffalo goes to the upper left.</source>
        <translation>这是蛇开局，在下面。水牛开局在左上方。</translation>
    </message>
    <message>
        <source>That is not the Buffalo. It goes to the corner of the group: up and to the left of White&apos;s d4.</source>
        <translation>那不是水牛开局。它下在左上角：白子 d4 的左上方。</translation>
    </message>
    <message>
        <source>White to move. Make an open four.</source>
        <translation>白方走。做成活四。</translation>
    </message>
    <message>
        <source>Both ends win, and Black can stop only one.</source>
        <translation>两端都能成五，黑方只能挡一端。</translation>
    </message>
    <message>
        <source>That leaves a gap, and Black fills it.</source>
        <translation>那样留下空隙，黑方会补上。</translation>
    </message>
    <message>
        <source>Black to move. Make an open three.</source>
        <translation>黑方走。做成活三。</translation>
    </message>
    <message>
        <source>The next stone would make an open four.</source>
        <translation>下一子就能成活四。</translation>
    </message>
    <message>
        <source>Too far: the three stones do not fit into one open four.</source>
        <translation>太远了：三枚棋子凑不成一个活四。</translation>
    </message>
    <message>
        <source>Those stones do not make three in one line. Black has h8 and i9 on a diagonal.</source>
        <translation>那样三子不在一条线上。黑方的 h8 和 i9 在同一条斜线上。</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>双重威胁</translation>
    </message>
    <message>
        <source>A four and a three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>j8 lies on two lines of Black: the row with three stones, and the column with two.</source>
        <translation>j8 在黑方的两条线上：一条横线有三子，一条竖线有两子。</translation>
    </message>
    <message>
        <source>Black plays j8: a four on the row, and an open three on the column.</source>
        <translation>黑方下 j8：横线冲四，竖线活三。</translation>
    </message>
    <message>
        <source>White must answer the four on k8.</source>
        <translation>白方必须在 k8 挡住冲四。</translation>
    </message>
    <message>
        <source>Now Black makes an open four on j7 and wins.</source>
        <translation>这时黑方在 j7 做成活四，获胜。</translation>
    </message>
    <message>
        <source>Black to move. Make a four and an open three with one stone.</source>
        <translation>黑方走。一子做成四三。</translation>
    </message>
    <message>
        <source>White stops the four, and then you make an open four.</source>
        <translation>对方挡住四，你就做成活四。</translation>
    </message>
    <message>
        <source>Then Black&apos;s answer falls on h7, which is allowed. Make the four from there, and i7 is left, which is forbidden.</source>
        <translation>这样黑方应在 h7，那里不是禁手。你从 h7 冲四，剩下的 i7 才是禁手。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your f7, g7 and j7 stand in one row.</source>
        <translation>这不是四，黑方不必应。f7、g7、j7 在同一行。</translation>
    </message>
    <message>
        <source>Black answers on c8 instead of d8. But on d8 you need the black stone: without it g5 is allowed.</source>
        <translation>黑方就应在 c8，而不是 d8。可你需要 d8 上有黑子：没有它，g5 就不是禁手。</translation>
    </message>
    <message>
        <source>g4 comes too early: g5 is not forbidden yet, and Black fills it.</source>
        <translation>g4 太早了：g5 还不是禁手，黑方补上就行。</translation>
    </message>
    <message>
        <source>g5 is a four on the column that you need later: Black fills g4, and the trap is gone.</source>
        <translation>g5 把后面要用的一列先冲掉了：黑方补上 g4，陷阱就没了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your e8, f8 and g8 stand in one row.</source>
        <translation>这不是四，黑方不必应。e8、f8、g8 在同一行。</translation>
    </message>
    <message>
        <source>Then Black&apos;s answer falls on g4, which is allowed. Make the four from there, and g5 is left, which is forbidden.</source>
        <translation>这样黑方应在 g4，那里不是禁手。你从 g4 冲四，剩下的 g5 才是禁手。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your g6, g7 and g8 stand in one column.</source>
        <translation>这不是四，黑方不必应。g6、g7、g8 在同一列。</translation>
    </message>
    <message>
        <source>Black answers on g8 instead of g7. But on g7 you need the black stone: without it d10 is allowed.</source>
        <translation>黑方就应在 g8，而不是 g7。可你需要 g7 上有黑子：没有它，d10 就不是禁手。</translation>
    </message>
    <message>
        <source>c10 comes too early: d10 is not forbidden yet, and Black fills it.</source>
        <translation>c10 太早了：d10 还不是禁手，黑方补上就行。</translation>
    </message>
    <message>
        <source>d10 is a four on the row that you need later: Black fills c10, and the trap is gone.</source>
        <translation>d10 把后面要用的一行先冲掉了：黑方补上 c10，陷阱就没了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your g9, g10 and g11 stand in one column.</source>
        <translation>这不是四，黑方不必应。g9、g10、g11 在同一列。</translation>
    </message>
    <message>
        <source>Then Black&apos;s answer falls on c10, which is allowed. Make the four from there, and d10 is left, which is forbidden.</source>
        <translation>这样黑方应在 c10，那里不是禁手。你从 c10 冲四，剩下的 d10 才是禁手。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your e10, f10 and g10 stand in one row.</source>
        <translation>这不是四，黑方不必应。e10、f10、g10 在同一行。</translation>
    </message>
    <message>
        <source>Black answers on h11 instead of g11. But on g11 you need the black stone: without it j8 is allowed.</source>
        <translation>黑方就应在 h11，而不是 g11。可你需要 g11 上有黑子：没有它，j8 就不是禁手。</translation>
    </message>
    <message>
        <source>l8 comes too early: j8 is not forbidden yet, and Black fills it.</source>
        <translation>l8 太早了：j8 还不是禁手，黑方补上就行。</translation>
    </message>
    <message>
        <source>j8 is a four on the row that you need later: Black fills l8, and the trap is gone.</source>
        <translation>j8 把后面要用的一行先冲掉了：黑方补上 l8，陷阱就没了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your i11, j11 and k11 stand in one row.</source>
        <translation>这不是四，黑方不必应。i11、j11、k11 在同一行。</translation>
    </message>
    <message>
        <source>Then Black&apos;s answer falls on l8, which is allowed. Make the four from there, and j8 is left, which is forbidden.</source>
        <translation>这样黑方应在 l8，那里不是禁手。你从 l8 冲四，剩下的 j8 才是禁手。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your i8, k8 and m8 stand in one row.</source>
        <translation>这不是四，黑方不必应。i8、k8、m8 在同一行。</translation>
    </message>
    <message>
        <source>No side has an open three or a four, so it stays hard to say which colour is better.</source>
        <translation>双方都没有活三或四，哪种颜色更好仍然难说。</translation>
    </message>
    <message>
        <source>With h8 and i9 that makes an open three: White must answer it at once, and everybody sees who stands better.</source>
        <translation>它和 h8、i9 连成活三：白方必须马上应，谁的棋好一目了然。</translation>
    </message>
    <message>
        <source>With h8 and j8 that makes an open three: White must answer it at once, and everybody sees who stands better.</source>
        <translation>它和 h8、j8 连成活三：白方必须马上应，谁的棋好一目了然。</translation>
    </message>
    <message>
        <source>That makes no open four. Your three stand on h8, i9 and j10: add a stone right at an end.</source>
        <translation>这成不了活四。你的三子在 h8、i9、j10：紧挨着一端下。</translation>
    </message>
    <message>
        <source>White to move. Make a four and an open three with one stone.</source>
        <translation>白方走。一子做成四三。</translation>
    </message>
    <message>
        <source>Black stops the four, and then you make an open four.</source>
        <translation>黑方挡住四，你就做成活四。</translation>
    </message>
    <message>
        <source>Black to move. Play the fork, and then win.</source>
        <translation>黑方走。先下双重威胁，再取胜。</translation>
    </message>
    <message>
        <source>White has to stop the four.</source>
        <translation>白方只能挡四。</translation>
    </message>
    <message>
        <source>Black to move. White has stopped the four. Go on.</source>
        <translation>黑方走。白方挡住了四。继续。</translation>
    </message>
    <message>
        <source>Two fours, two threes</source>
        <translation>双四与双三</translation>
    </message>
    <message>
        <source>Black plays j8 and threatens k8 and j7.</source>
        <translation>黑方下 j8，同时威胁 k8 和 j7。</translation>
    </message>
    <message>
        <source>Even one line can hold two fours: here h8 makes five on f8 and on j8.</source>
        <translation>同一条线上也可能有两个四：这里下 h8 后，f8 和 j8 都成五。</translation>
    </message>
    <message>
        <source>Two open threes are weaker: the other side has one turn, and a four of its own may come first.</source>
        <translation>两个活三要弱一些：对方有一手的时间，也许会先冲四。</translation>
    </message>
    <message>
        <source>So before you make two threes, look whether the other side can make a four.</source>
        <translation>所以做双三之前，先看对方能不能冲四。</translation>
    </message>
    <message>
        <source>Black to move. Make two fours.</source>
        <translation>黑方走。做成双四。</translation>
    </message>
    <message>
        <source>White can stop only one of them.</source>
        <translation>白方只能挡一个。</translation>
    </message>
    <message>
        <source>Black to move. Make two open threes.</source>
        <translation>黑方走。做成双活三。</translation>
    </message>
    <message>
        <source>White has no four here, so one three stays.</source>
        <translation>这里白方没有冲四，总有一个活三留下来。</translation>
    </message>
    <message>
        <source>Five on f8 or j8.</source>
        <translation>f8 或 j8 都成五。</translation>
    </message>
    <message>
        <source>Winning by force</source>
        <translation>连续进攻</translation>
    </message>
    <message>
        <source>Winning by fours</source>
        <translation>连续冲四取胜</translation>
    </message>
    <message>
        <source>A four leaves the other side one answer. So a chain of fours can be counted to its end.</source>
        <translation>冲四之后对方只有一种应法。所以一连串的四可以算到底。</translation>
    </message>
    <message>
        <source>White plays j13: a four with k12, l11 and m10.</source>
        <translation>白方下 j13，与 k12、l11、m10 成四。</translation>
    </message>
    <message>
        <source>Black must go to i14.</source>
        <translation>黑方只能下 i14。</translation>
    </message>
    <message>
        <source>The same stone helps on the column: j10 is a four again.</source>
        <translation>同一枚棋子在竖线上也有用：j10 又是四。</translation>
    </message>
    <message>
        <source>After j11 White plays l10: two points make five.</source>
        <translation>黑方 j11 之后，白方下 l10，两点成五。</translation>
    </message>
    <message>
        <source>The order matters. A four in the wrong place gives the other side the stone that breaks the chain.</source>
        <translation>次序很重要。冲错了四，等于送给对方一枚断开这串棋的子。</translation>
    </message>
    <message>
        <source>White to move. Win by fours alone. Which four comes first?</source>
        <translation>白方走。只用冲四取胜。先冲哪个四？</translation>
    </message>
    <message>
        <source>The answer is forced.</source>
        <translation>对方只能这样应。</translation>
    </message>
    <message>
        <source>White to move. Go on by fours.</source>
        <translation>白方走。继续冲四。</translation>
    </message>
    <message>
        <source>Black to move. Win by fours alone. Which four comes first?</source>
        <translation>黑方走。只用冲四取胜。先冲哪个四？</translation>
    </message>
    <message>
        <source>Longer chains</source>
        <translation>更长的连冲</translation>
    </message>
    <message>
        <source>White to move. Two fours are possible, g6 and f5, on the same line.</source>
        <translation>白方走。有两个四可冲：g6 和 f5，在同一条线上。</translation>
    </message>
    <message>
        <source>f5 looks much like g6. But then Black gets g6, and the chain ends.</source>
        <translation>f5 看起来和 g6 差不多。但黑方得到 g6，连冲就断了。</translation>
    </message>
    <message>
        <source>With g6 White keeps a stone on the row of j6 and k6.</source>
        <translation>下 g6，白方就在 j6、k6 所在的横线上多了一子。</translation>
    </message>
    <message>
        <source>Now i6 is a four, and each further stone falls where the next four needs it.</source>
        <translation>现在 i6 是四，后面的每一子都落在下一个四需要的地方。</translation>
    </message>
    <message>
        <source>Look for the four that leaves you a stone on another line, and count its one answer each time.</source>
        <translation>找那种能在另一条线上留下棋子的四，每次都算清唯一的应手。</translation>
    </message>
    <message>
        <source>Threes and fours together</source>
        <translation>三四并用</translation>
    </message>
    <message>
        <source>Fours alone are often not enough. An open three forces, too, but it leaves some choice.</source>
        <translation>只靠冲四往往不够。活三也能逼对方，只是对方多些选择。</translation>
    </message>
    <message>
        <source>Black begins with the four on g10, for White has one answer.</source>
        <translation>黑方先冲四 g10，因为白方只有一种应法。</translation>
    </message>
    <message>
        <source>h10 makes three in the row: g10, h10 and i10.</source>
        <translation>h10 在横线上成三：g10、h10、i10。</translation>
    </message>
    <message>
        <source>The rule of such attacks: never give up the move. After each stone the other side must have to answer.</source>
        <translation>这种进攻的规律：不丢先手。每一子都要让对方不得不应。</translation>
    </message>
    <message>
        <source>Black to move. Which of the marked points wins by force?</source>
        <translation>黑方走。标出的点中，哪一点能连续进攻取胜？</translation>
    </message>
    <message>
        <source>Every answer loses.</source>
        <translation>怎么应都输。</translation>
    </message>
    <message>
        <source>Choose one of the marked points.</source>
        <translation>请选择标出的一点。</translation>
    </message>
    <message>
        <source>White to move. Which of the marked points wins by force?</source>
        <translation>白方走。标出的点中，哪一点能连续进攻取胜？</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>防守</translation>
    </message>
    <message>
        <source>Stop the three</source>
        <translation>防活三</translation>
    </message>
    <message>
        <source>An open three must be answered now. The usual points are its two ends.</source>
        <translation>活三必须马上应。通常的防点是它的两端。</translation>
    </message>
    <message>
        <source>White plays k8. Black can still make a four, but no open one.</source>
        <translation>白方下 k8。黑方还能冲四，但成不了活四。</translation>
    </message>
    <message>
        <source>f8 is one step too far: Black makes an open four on k8.</source>
        <translation>f8 远了一步：黑方在 k8 做成活四。</translation>
    </message>
    <message>
        <source>A three with a gap has three defences: the gap and both ends.</source>
        <translation>中间有空的三有三个防点：空隙和两端。</translation>
    </message>
    <message>
        <source>Choose the one that helps your own stones most, or breaks a second line.</source>
        <translation>选择最能帮助自己棋子的一点，或者同时断开另一条线的一点。</translation>
    </message>
    <message>
        <source>White to move. Stop the three.</source>
        <translation>白方走。防住活三。</translation>
    </message>
    <message>
        <source>No win by fours is left to Black.</source>
        <translation>黑方没有连续冲四的胜法了。</translation>
    </message>
    <message>
        <source>Too far away: Black fills i9, and both ends are free.</source>
        <translation>太远了：黑方补上 i9，两端都空。</translation>
    </message>
    <message>
        <source>White to move. Stop the three. Think of k10, too.</source>
        <translation>白方走。防住活三，也要想到 k10。</translation>
    </message>
    <message>
        <source>The only defence</source>
        <translation>唯一的防守</translation>
    </message>
    <message>
        <source>Before you attack, ask what the other side would do if it were its turn.</source>
        <translation>进攻之前先问：如果轮到对方走，对方会怎么下？</translation>
    </message>
    <message>
        <source>A point on the line of the attack is a good try. But most of them only shift it to another line.</source>
        <translation>挡在进攻的线上是个办法，但多数只是把进攻推到另一条线上。</translation>
    </message>
    <message>
        <source>One stone stops everything: m6.</source>
        <translation>有一点能挡住一切：m6。</translation>
    </message>
    <message>
        <source>Play the attack through in your head, and look for the point that it needs more than once.</source>
        <translation>在脑中把对方的进攻走一遍，找出它不止一次用到的点。</translation>
    </message>
    <message>
        <source>White to move. Black threatens to win by fours. Find the only defence.</source>
        <translation>白方走。黑方威胁连续冲四取胜。找出唯一的防守。</translation>
    </message>
    <message>
        <source>After this no win by fours is left.</source>
        <translation>之后再没有连续冲四的胜法。</translation>
    </message>
    <message>
        <source>Black to move. White threatens to win by fours. Find the only defence.</source>
        <translation>黑方走。白方威胁连续冲四取胜。找出唯一的防守。</translation>
    </message>
    <message>
        <source>A side without a legal move passes: the other side moves again.</source>
        <translation>没有合法着法的一方停一手，由对方继续走。</translation>
    </message>
    <message>
        <source>Below it h3 to h6 are black, too. Once h2 is black, the whole chain is safe.</source>
        <translation>它下面的 h3 到 h6 也是黑子。h2 一旦变黑，整条都安全。</translation>
    </message>
    <message>
        <source>Mobility is the number of moves a side has. Whoever runs out of good ones must play bad ones.</source>
        <translation>行动力就是一方可走的步数。好棋走完了，就只能走坏棋。</translation>
    </message>
    <message>
        <source>Whoever goes first into a region of two leaves its last square to the other side.</source>
        <translation>谁先进入两格的区域，谁就把最后一格留给对方。</translation>
    </message>
    <message>
        <source>A region of one square is odd, too. Whoever fills it leaves nothing there.</source>
        <translation>只有一格的区域也是单数。填上它，那里就没有空格了。</translation>
    </message>
    <message>
        <source>Only even regions are left, and the other side has to open one.</source>
        <translation>只剩下双数区域，对方必须先打开一个。</translation>
    </message>
    <message>
        <source>Whoever first has five stones in an unbroken line wins: along a row, a column or a diagonal.</source>
        <translation>谁先在一条线上不间断地连成五子，谁就赢：横、竖、斜都可以。</translation>
    </message>
    <message>
        <source>An open four has both ends free. One stone cannot stop two points.</source>
        <translation>活四的两端都空。一子挡不住两点。</translation>
    </message>
    <message>
        <source>One threat can be stopped. Two at once cannot: that is a fork.</source>
        <translation>一个威胁挡得住，两个同时来就挡不住：这叫双重威胁。</translation>
    </message>
    <message>
        <source>k8 makes the four, but White&apos;s answer falls on j8: that was the point where your two lines meet.</source>
        <translation>k8 冲成了四，但白方正好应在 j8：那是你两条线的交点。</translation>
    </message>
    <message>
        <source>That is a three in column j only. White goes to j8 and stops the row with the same stone.</source>
        <translation>这只是 j 列上的三。白方下 j8，一子把横线也挡住了。</translation>
    </message>
    <message>
        <source>That helps one of your lines at most. Row 8 and column j meet on one free point: it serves both.</source>
        <translation>这最多帮到一条线。第 8 行和 j 列在一个空点相交：那一点两边都用得上。</translation>
    </message>
    <message>
        <source>i11 makes the four, but White&apos;s answer falls on g9: that was the point where your two lines meet.</source>
        <translation>i11 冲成了四，但白方正好应在 g9：那是你两条线的交点。</translation>
    </message>
    <message>
        <source>g8 makes a three in column g only. White goes to g9 and stops the diagonal with the same stone.</source>
        <translation>g8 只是 g 列上的三。白方下 g9，一子把斜线也挡住了。</translation>
    </message>
    <message>
        <source>That is a three in column g only. White has a turn to stop it, and one turn is enough for one three.</source>
        <translation>这只是 g 列上的三。白方有一手可以防：一个三用一手就能防住。</translation>
    </message>
    <message>
        <source>That helps one of your lines at most. The diagonal of e7, f8 and h10 meets column g on one free point.</source>
        <translation>这最多帮到一条线。e7、f8、h10 的斜线和 g 列在一个空点相交。</translation>
    </message>
    <message>
        <source>j5 makes the four, but Black&apos;s answer falls on i6: that was the point where your two lines meet.</source>
        <translation>j5 冲成了四，但黑方正好应在 i6：那是你两条线的交点。</translation>
    </message>
    <message>
        <source>i7 makes a three in column i only. Black goes to i6 and stops the diagonal with the same stone.</source>
        <translation>i7 只是 i 列上的三。黑方下 i6，一子把斜线也挡住了。</translation>
    </message>
    <message>
        <source>That helps one of your lines at most. The diagonal of f9, g8 and h7 meets column i on one free point.</source>
        <translation>这最多帮到一条线。f9、g8、h7 的斜线和 i 列在一个空点相交。</translation>
    </message>
    <message>
        <source>k8 uses up the four: White&apos;s answer falls on j8, and of your fork nothing is left.</source>
        <translation>k8 把四用掉了：白方正好应在 j8，你的双重威胁就没了。</translation>
    </message>
    <message>
        <source>That is no four, so White has a free turn: on j8 one stone stops your row and your column.</source>
        <translation>这不是四，白方不必应：下在 j8，一子挡住横线和竖线。</translation>
    </message>
    <message>
        <source>That is no four, so White need not answer it and can take the point where your two lines meet.</source>
        <translation>这不是四，白方不必应，可以抢占你两条线的交点。</translation>
    </message>
    <message>
        <source>Five cannot be stopped on two points.</source>
        <translation>两点成五，挡不住。</translation>
    </message>
    <message>
        <source>That leaves a gap, and White fills it. A stone right beside the three has two ends.</source>
        <translation>这样留下空隙，白方补上就行。紧挨着三下，两端才都空。</translation>
    </message>
    <message>
        <source>That makes no open four, and White can now stop your three in column j. Add a stone right at its end.</source>
        <translation>这成不了活四，白方就能防住你 j 列的三。紧挨着它的一端下。</translation>
    </message>
    <message>
        <source>Two fours with one stone cannot be answered: there are two points to stop.</source>
        <translation>一子做成两个四，对方应不了：要挡的点有两个。</translation>
    </message>
    <message>
        <source>One four: White&apos;s answer falls on j8, where your row and your column meet, and both are stopped.</source>
        <translation>只有一个四：白方正好应在 j8，你的横线和竖线在那里相交，两条都被挡住。</translation>
    </message>
    <message>
        <source>That makes no four at all. Row 8 and column j each have three of your stones: where do they meet?</source>
        <translation>这不是四。第 8 行和 j 列各有你的三子：它们在哪里相交？</translation>
    </message>
    <message>
        <source>That is one open three, in row 8. White stops it on j8 and is in the way of your column, too.</source>
        <translation>这只是第 8 行上的一个活三。白方在 j8 一挡，也拦住了你的竖线。</translation>
    </message>
    <message>
        <source>That is one open three, in column j. White stops it on j8 and is in the way of your row, too.</source>
        <translation>这只是 j 列上的一个活三。白方在 j8 一挡，也拦住了你的横线。</translation>
    </message>
    <message>
        <source>k8 makes three in row 8, but White&apos;s l8 stands right beside them: that is no open three.</source>
        <translation>k8 在第 8 行凑成三子，但旁边就是白子 l8：不是活三。</translation>
    </message>
    <message>
        <source>That makes one open three at most. Row 8 and column j meet on one free point: it serves both.</source>
        <translation>这最多成一个活三。第 8 行和 j 列在一个空点相交：那一点两边都用得上。</translation>
    </message>
    <message>
        <source>Black to move. Find a four that cannot be stopped.</source>
        <translation>黑方走。找出挡不住的四。</translation>
    </message>
    <message>
        <source>From here five cannot be stopped.</source>
        <translation>此后成五已挡不住。</translation>
    </message>
    <message>
        <source>Here Black would win by fours. White cannot win that way, so White has to defend.</source>
        <translation>这里黑方可以连续冲四取胜，白方却不能，所以白方必须防。</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>In renju Black, who moves first, may not make certain forks. White may play anything.</source>
        <translation>连珠规则中，先走的黑方不能下某些双重威胁。白方没有限制。</translation>
    </message>
    <message>
        <source>Two open threes at once are forbidden: j8 is a double three.</source>
        <translation>同时做成两个活三是禁手：j8 是三三。</translation>
    </message>
    <message>
        <source>Two fours at once are forbidden, too.</source>
        <translation>同时做成两个四也是禁手。</translation>
    </message>
    <message>
        <source>And so is an overline, six or more in a row.</source>
        <translation>六子或更长的长连也是禁手。</translation>
    </message>
    <message>
        <source>A four and a three together are allowed. That is how Black usually wins.</source>
        <translation>四三是允许的，黑方正是靠它取胜。</translation>
    </message>
    <message>
        <source>That makes one open three, and one is allowed. Which point would make two at once?</source>
        <translation>这只成一个活三，一个是允许的。哪一点会同时做成两个？</translation>
    </message>
    <message>
        <source>Black may play there. Row 8 has two black stones and column j two: where do these lines meet?</source>
        <translation>黑方可以下在那里。第 8 行有两枚黑子，j 列也有两枚：这两条线在哪里相交？</translation>
    </message>
    <message>
        <source>That makes one four, which White stops on j8. One is allowed; two at once are not.</source>
        <translation>这只成一个四，白方在 j8 就能挡。一个四是允许的，同时两个才不行。</translation>
    </message>
    <message>
        <source>Black may play there: it makes no four at all. Row 8 and column j have three black stones each.</source>
        <translation>黑方可以下在那里：一个四也没有。第 8 行和 j 列各有三枚黑子。</translation>
    </message>
    <message>
        <source>That makes no six in a row, for j8 stays empty: Black may play there.</source>
        <translation>j8 还空着，连不成六子：黑方可以下在那里。</translation>
    </message>
    <message>
        <source>Black may play there. In row 8 stand three black stones and two: which point joins them to six?</source>
        <translation>黑方可以下在那里。第 8 行有三枚黑子和两枚黑子：哪一点把它们连成六子？</translation>
    </message>
    <message>
        <source>That makes one four, which White stops on h8. One is allowed; which point makes two at once?</source>
        <translation>这只成一个四，白方在 h8 就能挡。一个四是允许的；哪一点同时成两个？</translation>
    </message>
    <message>
        <source>Black may play there: it makes no four at all. Row 8 has three gaps; look at each of them.</source>
        <translation>黑方可以下在那里：一个四也没有。第 8 行有三处空隙，逐一看看。</translation>
    </message>
    <message>
        <source>That makes no five. Black has four stones in row 8, from f8 to i8, and White holds the left end.</source>
        <translation>这没有连成五。第 8 行从 f8 到 i8 有四枚黑子，左端被白方占着。</translation>
    </message>
    <message>
        <source>So Black cannot answer, and White makes five.</source>
        <translation>所以黑方应不了，白方成五。</translation>
    </message>
    <message>
        <source>Black answers on j3 instead of i4. But on i4 you need the black stone: without it i7 is allowed.</source>
        <translation>黑方就应在 j3，而不是 i4。可你需要 i4 上有黑子：没有它，i7 就不是禁手。</translation>
    </message>
    <message>
        <source>h7 comes too early: i7 is not forbidden yet, and Black fills it.</source>
        <translation>h7 太早了：i7 还不是禁手，黑方补上就行。</translation>
    </message>
    <message>
        <source>i7 is a four on the row that you need later: Black fills h7, and the trap is gone.</source>
        <translation>i7 把后面要用的一行先冲掉了：黑方补上 h7，陷阱就没了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your f7, g6 and h5 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应。f7、g6、h5 在同一条斜线上。</translation>
    </message>
    <message>
        <source>White to move. Now find the four that Black cannot answer.</source>
        <translation>白方走。现在找出黑方应不了的四。</translation>
    </message>
    <message>
        <source>Exactly five always wins, even where the stone would make something forbidden as well.</source>
        <translation>正好成五总是赢，即使同时形成禁手。</translation>
    </message>
    <message>
        <source>That is one four, with a gap: White fills it on h8. The gap is the better point for you.</source>
        <translation>这是一个带空隙的四：白方补上 h8。那个空隙你自己下更好。</translation>
    </message>
    <message>
        <source>That is no four, so White need not answer it. Look at the gaps in row 8: one stone can make two fours there.</source>
        <translation>这不是四，白方不必应。看第 8 行的空隙：有一子能在那里做成两个四。</translation>
    </message>
    <message>
        <source>b11 makes a four, but Black&apos;s answer falls on c10, and your row of d10 and g10 needs that point. The chain ends.</source>
        <translation>b11 是冲四，但黑方正好应在 c10，而 d10、g10 这一行要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your d9, e8 and f7 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。d9、e8、f7 在同一条斜线上。</translation>
    </message>
    <message>
        <source>f10 makes a four, but Black&apos;s answer falls on e10, and your diagonal of d9 and g12 needs that point. The chain ends.</source>
        <translation>f10 是冲四，但黑方正好应在 e10，而 d9、g12 的斜线要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your c10, d10 and g10 stand in one row, with room between them.</source>
        <translation>这不是四，黑方不必应。c10、d10、g10 在同一行，中间还有空点。</translation>
    </message>
    <message>
        <source>j6 makes a four, but Black&apos;s answer falls on i7, and your column of i9 and i11 needs that point. The chain ends.</source>
        <translation>j6 是冲四，但黑方正好应在 i7，而 i9、i11 这一列要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your f10, g9 and h8 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。f10、g9、h8 在同一条斜线上。</translation>
    </message>
    <message>
        <source>f5 makes a four, but White&apos;s answer falls on g6, and your column of g8 and g10 needs that point. The chain ends.</source>
        <translation>f5 是冲四，但白方正好应在 g6，而 g8、g10 这一列要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so White has a free turn and can break the chain. Your j9, i8 and h7 stand on one diagonal.</source>
        <translation>这不是四，白方不必应，可以断开你的连冲。j9、i8、h7 在同一条斜线上。</translation>
    </message>
    <message>
        <source>g10 makes a four, but Black&apos;s answer falls on i10, and your column of i6 and i7 needs that point. The chain ends.</source>
        <translation>g10 是冲四，但黑方正好应在 i10，而 i6、i7 这一列要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your f10, h10 and j10 stand in one row.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。f10、h10、j10 在同一行。</translation>
    </message>
    <message>
        <source>f5 makes a four, but Black&apos;s answer falls on g6, where your diagonal crosses column g and row 6. The chain ends.</source>
        <translation>f5 是冲四，但黑方正好应在 g6，那是你的斜线与 g 列、第 6 行的交点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your h7, i8 and j9 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。h7、i8、j9 在同一条斜线上。</translation>
    </message>
    <message>
        <source>n1 makes a four, but Black&apos;s answer falls on m2, and your row of i2 and l2 needs that point. The chain ends.</source>
        <translation>n1 是冲四，但黑方正好应在 m2，而 i2、l2 这一行要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your j5, k4 and l3 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。j5、k4、l3 在同一条斜线上。</translation>
    </message>
    <message>
        <source>k2 makes a four, but Black&apos;s answer falls on j2, and your column of j3 and j5 needs that point. The chain ends.</source>
        <translation>k2 是冲四，但黑方正好应在 j2，而 j3、j5 这一列要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your i2, l2 and m2 stand in one row, with room between them.</source>
        <translation>这不是四，黑方不必应。i2、l2、m2 在同一行，中间还有空点。</translation>
    </message>
    <message>
        <source>k5 makes a four, but Black&apos;s answer falls on j6, and your row of g6 and k6 needs that point. The chain ends.</source>
        <translation>k5 是冲四，但黑方正好应在 j6，而 g6、k6 这一行要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your g9, h8 and i7 stand on one diagonal.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。g9、h8、i7 在同一条斜线上。</translation>
    </message>
    <message>
        <source>i6 makes a four, but Black&apos;s answer falls on h6, and your diagonal of i7 and j8 needs that point. The chain ends.</source>
        <translation>i6 是冲四，但黑方正好应在 h6，而 i7、j8 的斜线要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your g6, j6 and k6 stand in one row, with room between them.</source>
        <translation>这不是四，黑方不必应。g6、j6、k6 在同一行，中间还有空点。</translation>
    </message>
    <message>
        <source>k6 makes a four, but Black&apos;s answer falls on j6, beside your h6 and i6: your next four was to go on there. The chain ends.</source>
        <translation>k6 是冲四，但黑方正好应在 j6，紧挨着你的 h6、i6：下一个四正要用那里。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn and can break the chain. Your h6, i6 and l6 stand in one row.</source>
        <translation>这不是四，黑方不必应，可以断开你的连冲。h6、i6、l6 在同一行。</translation>
    </message>
    <message>
        <source>f6 makes a four, but Black&apos;s answer falls on g6, and your diagonal of i8 and j9 needs that point. The chain ends.</source>
        <translation>f6 是冲四，但黑方正好应在 g6，而 i8、j9 的斜线要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your h6, i6 and j6 stand side by side: go on to the left.</source>
        <translation>这不是四，黑方不必应。h6、i6、j6 连在一起：接着往左走。</translation>
    </message>
    <message>
        <source>f5 makes a four, but Black&apos;s answer falls on h7, and your column of h6 and h8 needs that point. The chain ends.</source>
        <translation>f5 是冲四，但黑方正好应在 h7，而 h6、h8 这一列要用这一点。连冲断了。</translation>
    </message>
    <message>
        <source>That is no four, so Black has a free turn. Your g6, i8 and j9 stand on one diagonal, with a gap.</source>
        <translation>这不是四，黑方不必应。g6、i8、j9 在同一条斜线上，中间有空隙。</translation>
    </message>
    <message>
        <source>White stops at one end. Now it is Black&apos;s turn again, and Black still wins by force.</source>
        <translation>白方挡住一端。又轮到黑方走，黑方仍能连续进攻取胜。</translation>
    </message>
    <message>
        <source>That makes an open three on the diagonal of h7 and g8, but White stops it on i6, and no win by force is found then.</source>
        <translation>这在 h7、g8 的斜线上做成活三，但白方在 i6 一防，之后找不到连续进攻的胜法。</translation>
    </message>
    <message>
        <source>That is neither a four nor an open three. The other side need not answer it, and you have given up the move.</source>
        <translation>这既不是四，也不是活三。对方不必应，你就失去了先手。</translation>
    </message>
    <message>
        <source>g9 makes an open three, but Black answers on f10, with a four: now you have to answer.</source>
        <translation>g9 做成活三，但黑方在 f10 反冲四：轮到你必须应了。</translation>
    </message>
    <message>
        <source>k5 makes a four, but Black&apos;s answer falls on k6. Make the four from that point instead, and k6 is yours.</source>
        <translation>k5 是冲四，但黑方正好应在 k6。从那一点冲四，k6 就是你的。</translation>
    </message>
    <message>
        <source>j8 makes an open three in column j, but Black stops it on j6, and no win by force is found then.</source>
        <translation>j8 在 j 列做成活三，但黑方在 j6 一防，之后找不到连续进攻的胜法。</translation>
    </message>
    <message>
        <source>c11 makes a four, but Black&apos;s answer falls on d10, right between c11 and e9. Make the four from that point instead.</source>
        <translation>c11 是冲四，但黑方正好应在 c11 和 e9 之间的 d10。要从那一点冲四。</translation>
    </message>
    <message>
        <source>That makes an open three on the diagonal of j9 and k10, but Black stops it on i8, and no win by force is found then.</source>
        <translation>这在 j9、k10 的斜线上做成活三，但黑方在 i8 一防，之后找不到连续进攻的胜法。</translation>
    </message>
    <message>
        <source>f8 is one step too far from the three: Black plays k8, and five is threatened on g8 and l8.</source>
        <translation>f8 离三远了一步：黑方下 k8，g8 和 l8 都能成五。</translation>
    </message>
    <message>
        <source>l8 is one step too far from the three: Black plays g8, and five is threatened on f8 and k8.</source>
        <translation>l8 离三远了一步：黑方下 g8，f8 和 k8 都能成五。</translation>
    </message>
    <message>
        <source>That leaves both ends of the three free: Black plays k8, and five is threatened on g8 and l8.</source>
        <translation>这样三的两端都空着：黑方下 k8，g8 和 l8 都能成五。</translation>
    </message>
    <message>
        <source>That is not on the diagonal of the three: Black fills i9, and five is threatened on f6 and k11.</source>
        <translation>这不在三的斜线上：黑方补上 i9，f6 和 k11 都能成五。</translation>
    </message>
    <message>
        <source>m13 is too far away: Black plays k11, and five is threatened on g7 and l12.</source>
        <translation>m13 太远了：黑方下 k11，g7 和 l12 都能成五。</translation>
    </message>
    <message>
        <source>That is not on the diagonal of h8, i9 and j10: Black plays k11, and five is threatened on g7 and l12.</source>
        <translation>这不在 h8、i9、j10 的斜线上：黑方下 k11，g7 和 l12 都能成五。</translation>
    </message>
    <message>
        <source>Column d is stopped, and if White forces you to b8, you have a four yourself.</source>
        <translation>挡住了 d 列；白方若逼你应在 b8，你自己也成了四。</translation>
    </message>
    <message>
        <source>You stop row 8, but not the diagonal: d10 is a four, and after c11 White has d9, with five on d6 and d11.</source>
        <translation>你挡住了第 8 行，却没挡斜线：d10 冲四，应在 c11 之后白方下 d9，d6 和 d11 都能成五。</translation>
    </message>
    <message>
        <source>You stop the diagonal, but not row 8: c8 is a four, and after b8 White has another one, on the diagonal of c8 and d7.</source>
        <translation>你挡住了斜线，却没挡第 8 行：c8 冲四，应在 b8 之后，白方在 c8、d7 的斜线上又能冲四。</translation>
    </message>
    <message>
        <source>You stop column d, but White begins in row 8: c8 is a four, and the stone on it serves another diagonal.</source>
        <translation>你挡住了 d 列，但白方从第 8 行开始：c8 冲四，这枚棋子又用在另一条斜线上。</translation>
    </message>
    <message>
        <source>White still wins by fours, beginning with d10. Look in column d, for a point that also helps a line of your own.</source>
        <translation>白方仍能从 d10 开始连续冲四取胜。在 d 列找一点，它同时还帮到你自己的一条线。</translation>
    </message>
    <message>
        <source>You stop row 3, but column e is left: e5 is a four, and after e6 Black goes on.</source>
        <translation>你挡住了第 3 行，却还有 e 列：e5 冲四，应在 e6 之后黑方继续冲。</translation>
    </message>
    <message>
        <source>You stop column e, but row 3 is left: d3 is a four, and after g3 Black goes on.</source>
        <translation>你挡住了 e 列，却还有第 3 行：d3 冲四，应在 g3 之后黑方继续冲。</translation>
    </message>
    <message>
        <source>You stop column h, but row 3 is left: d3 is a four, and after g3 Black goes on.</source>
        <translation>你挡住了 h 列，却还有第 3 行：d3 冲四，应在 g3 之后黑方继续冲。</translation>
    </message>
    <message>
        <source>Black still wins by fours, beginning with d3. The attack needs column d and the diagonal of e3 and g5: where do they meet?</source>
        <translation>黑方仍能从 d3 开始连续冲四取胜。进攻要用 d 列，也要用 e3、g5 的斜线：它们在哪里相交？</translation>
    </message>
    <message>
        <source>You stop row 14, but column h is left: h14 is a four, and after h13 White goes on.</source>
        <translation>你挡住了第 14 行，却还有 h 列：h14 冲四，应在 h13 之后白方继续冲。</translation>
    </message>
    <message>
        <source>You stop column h, but k14 is a four in row 14, and after m14 that stone serves White on a diagonal as well.</source>
        <translation>你挡住了 h 列，但 k14 在第 14 行冲四，应在 m14 之后，这枚棋子还用在一条斜线上。</translation>
    </message>
    <message>
        <source>You stop row 9, but k14 is a four in row 14, and after m14 that stone serves White on a diagonal as well.</source>
        <translation>你挡住了第 9 行，但 k14 在第 14 行冲四，应在 m14 之后，这枚棋子还用在一条斜线上。</translation>
    </message>
    <message>
        <source>White still wins by fours. The attack uses row 14 and the diagonal of h11 and j13: where do they meet?</source>
        <translation>白方仍能连续冲四取胜。进攻要用第 14 行，也要用 h11、j13 的斜线：它们在哪里相交？</translation>
    </message>
    <message>
        <source>You stop the left side, but g11 is a four in row 11, and after f11 Black makes two fives with e13.</source>
        <translation>你挡住了左边，但 g11 在第 11 行冲四，应在 f11 之后，黑方下 e13，有两处能成五。</translation>
    </message>
    <message>
        <source>You stop the right side, but b11 is a four on the left, and after c10 Black makes two fives with c11.</source>
        <translation>你挡住了右边，但 b11 在左边冲四，应在 c10 之后，黑方下 c11，有两处能成五。</translation>
    </message>
    <message>
        <source>Black still wins by fours, from b11 as well as from g11. Both attacks run over row 11.</source>
        <translation>黑方仍能连续冲四取胜，从 b11 或 g11 开始都行。两种进攻都要经过第 11 行。</translation>
    </message>
    <message>
        <source>You stop row 7, but Black has other lines: j9 is a four on the diagonal of k8 and l7, and after i10 the chain goes on.</source>
        <translation>你挡住了第 7 行，但黑方还有别的线：j9 在 k8、l7 的斜线上冲四，应在 i10 之后还能接着冲。</translation>
    </message>
    <message>
        <source>You stop a diagonal, but row 7 is left: j7 is a four, and after h7 the chain goes on.</source>
        <translation>你挡住了一条斜线，却还有第 7 行：j7 冲四，应在 h7 之后还能接着冲。</translation>
    </message>
    <message>
        <source>You stop column l, but row 7 is left: j7 is a four, and after h7 the chain goes on.</source>
        <translation>你挡住了 l 列，却还有第 7 行：j7 冲四，应在 h7 之后还能接着冲。</translation>
    </message>
    <message>
        <source>You stop the right side, but row 7 is left: j7 is a four, and after h7 the chain goes on.</source>
        <translation>你挡住了右边，却还有第 7 行：j7 冲四，应在 h7 之后还能接着冲。</translation>
    </message>
    <message>
        <source>Black still wins by fours, beginning with j7. Look at row 8, where Black&apos;s k8 and l8 wait for their turn.</source>
        <translation>黑方仍能从 j7 开始连续冲四取胜。看第 8 行，黑方的 k8 和 l8 正等着用上。</translation>
    </message>
    <message>
        <source>Which point is forbidden for Black?</source>
        <translation>哪一点是黑方的禁手？</translation>
    </message>
    <message>
        <source>It would make two open threes.</source>
        <translation>会做成两个活三。</translation>
    </message>
    <message>
        <source>It would make two fours.</source>
        <translation>会做成两个四。</translation>
    </message>
    <message>
        <source>Six in a row is an overline.</source>
        <translation>六子连成一线是长连。</translation>
    </message>
    <message>
        <source>Two fours in one line, with f8 or with j8.</source>
        <translation>同一条线上有两个四，分别缺 f8 和 j8。</translation>
    </message>
    <message>
        <source>Black to move. Win at once.</source>
        <translation>黑方走。立刻取胜。</translation>
    </message>
    <message>
        <source>Exactly five wins.</source>
        <translation>正好成五，获胜。</translation>
    </message>
    <message>
        <source>White uses forbidden points</source>
        <translation>白方利用禁手</translation>
    </message>
    <message>
        <source>A four of White that only a forbidden point would stop has won already.</source>
        <translation>如果白方的四只能在禁手点上挡，白方就已经赢了。</translation>
    </message>
    <message>
        <source>White plays j3, a four. Black answers on i4, and this black stone will matter.</source>
        <translation>白方下 j3 冲四，黑方应在 i4。这枚黑子后面会起作用。</translation>
    </message>
    <message>
        <source>Now h7 is a four with f7, g7 and j7. Black would have to fill i7.</source>
        <translation>现在 h7 与 f7、g7、j7 成四。黑方必须补在 i7。</translation>
    </message>
    <message>
        <source>But i7 is forbidden: it would make Black two open threes.</source>
        <translation>但 i7 是禁手：黑方会形成三三。</translation>
    </message>
    <message>
        <source>White can even make a point forbidden: by forcing Black to place a stone that completes the pattern.</source>
        <translation>白方还可以制造禁手：逼黑方放下一枚棋子，凑成禁手的形状。</translation>
    </message>
    <message>
        <source>White to move. Prepare the trap with a four.</source>
        <translation>白方走。用冲四布下陷阱。</translation>
    </message>
    <message>
        <source>Black has to answer.</source>
        <translation>黑方必须应。</translation>
    </message>
    <message>
        <source>Black may not play on i7.</source>
        <translation>黑方不能下在 i7。</translation>
    </message>
    <message>
        <source>Black may not play on g5.</source>
        <translation>黑方不能下在 g5。</translation>
    </message>
    <message>
        <source>Black may not play on d10.</source>
        <translation>黑方不能下在 d10。</translation>
    </message>
    <message>
        <source>Black may not play on j8.</source>
        <translation>黑方不能下在 j8。</translation>
    </message>
    <message>
        <source>Fair openings</source>
        <translation>公平开局</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>Whoever moves first in Gomoku has a large advantage. Swap2 shares it out.</source>
        <translation>五子棋先走的一方优势很大。Swap2 用来平衡它。</translation>
    </message>
    <message>
        <source>The opener places three stones, black, white and black, wherever it likes.</source>
        <translation>开局方任意放下黑、白、黑三子。</translation>
    </message>
    <message>
        <source>The other player may take White and go on, or take Black.</source>
        <translation>另一方可以执白继续，也可以执黑。</translation>
    </message>
    <message>
        <source>Or it adds one white and one black stone, and lets the opener choose a colour.</source>
        <translation>或者再放一白一黑，由开局方选颜色。</translation>
    </message>
    <message>
        <source>So nobody wants to make a position that is too good for one colour: the other player would take it.</source>
        <translation>所以谁也不想做出对一方太好的局面：另一方会选走那种颜色。</translation>
    </message>
    <message>
        <source>Then White moves next, whoever has it.</source>
        <translation>此后轮到白方走，不管谁执白。</translation>
    </message>
    <message>
        <source>You add two stones. White&apos;s is placed. Where does the black one leave no open three?</source>
        <translation>你再放两子，白子已放好。黑子放在哪里不形成活三？</translation>
    </message>
    <message>
        <source>You have taken White. Stop the three.</source>
        <translation>你执白。防住活三。</translation>
    </message>
    <message>
        <source>f6 is one step too far from the three: Black plays k11, and five is threatened on g7 and l12.</source>
        <translation>f6 离三远了一步：黑方下 k11，g7 和 l12 都能成五。</translation>
    </message>
    <message>
        <source>l12 is one step too far from the three: Black plays g7, and five is threatened on f6 and k11.</source>
        <translation>l12 离三远了一步：黑方下 g7，f6 和 k11 都能成五。</translation>
    </message>
    <message>
        <source>That leaves both ends of the three free: Black plays k11, and five is threatened on g7 and l12.</source>
        <translation>这样三的两端都空着：黑方下 k11，g7 和 l12 都能成五。</translation>
    </message>
    <message>
        <source>You have taken Black, and White went elsewhere. Win.</source>
        <translation>你执黑，白方走到了别处。取胜吧。</translation>
    </message>
</context>
<context>
    <name>LessonsPart</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>That was the whole lesson.</source>
        <translation>本课到此结束。</translation>
    </message>
    <message>
        <source>Lessons of</source>
        <translation>课程的棋类</translation>
    </message>
    <message>
        <source>Skip this task</source>
        <translation>跳过此练习</translation>
    </message>
</context>
<context>
    <name>LevelChoice</name>
    <message>
        <source>%1 plays in Heibai&apos;s place.</source>
        <comment>name of a program</comment>
        <translation>由 %1 代替黑白对局。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of the level, how hard it is</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 to %3: %4</source>
        <comment>rating, lowest and highest rating, what somebody of it does</comment>
        <translation>%1（%2 到 %3）：%4</translation>
    </message>
    <message>
        <source>Machine levels</source>
        <translation>电脑级别</translation>
    </message>
    <message>
        <source>Like a person</source>
        <translation>像真人一样</translation>
    </message>
    <message>
        <source>how Heibai plays</source>
        <translation>黑白的下法</translation>
    </message>
</context>
<context>
    <name>LevelNames</name>
    <message>
        <source>Loses four or five discs a move; one late move in three loses six or more.</source>
        <translation>每步平均亏四五子；后半局每三步有一步亏六子以上。</translation>
    </message>
    <message>
        <source>Loses three or four discs a move, about five late in the game.</source>
        <translation>每步平均亏三四子，后半局约五子。</translation>
    </message>
    <message>
        <source>Loses about three discs a move; one late move in four loses six or more.</source>
        <translation>每步平均亏约三子；后半局每四步有一步亏六子以上。</translation>
    </message>
    <message>
        <source>Loses about two discs a move; one late move in five loses six or more.</source>
        <translation>每步平均亏约两子；后半局每五步有一步亏六子以上。</translation>
    </message>
    <message>
        <source>Opens well; from move 36 on loses two or three discs a move.</source>
        <translation>开局不错；第 36 手以后每步平均亏两三子。</translation>
    </message>
    <message>
        <source>Opens well; from move 36 on loses about two discs a move.</source>
        <translation>开局不错；第 36 手以后每步平均亏约两子。</translation>
    </message>
    <message>
        <source>Rarely errs up to move 35; from there on loses one or two discs a move.</source>
        <translation>前 35 手很少出错；此后每步平均亏一两子。</translation>
    </message>
    <message>
        <source>Sees fives and most fours; builds and stops threes now and then.</source>
        <translation>看得到五连和大多数四；活三时而能做、时而能防。</translation>
    </message>
    <message>
        <source>Stops fours; overlooks many threes, above all far from the last stones.</source>
        <translation>会防四；常漏看三，尤其是远离最近落子处的三。</translation>
    </message>
    <message>
        <source>Stops most threes near the last stones, and overlooks others.</source>
        <translation>最近落子处附近的三大多能防，别处的会漏看。</translation>
    </message>
    <message>
        <source>Rarely overlooks a four, but misses threes that are far away or part of a fork.</source>
        <translation>很少漏看四，但会漏看远处的三，或双重威胁中的三。</translation>
    </message>
    <message>
        <source>Stops threes; overlooks points where longer attacks begin.</source>
        <translation>会防三；漏看较长进攻的起点。</translation>
    </message>
    <message>
        <source>Attacks and defends well; a far threat is overlooked now and then.</source>
        <translation>攻守俱佳；偶尔漏看远处的威胁。</translation>
    </message>
    <message>
        <source>Overlooks hardly anything, and looks several moves ahead.</source>
        <translation>几乎不漏看，并能看到后面好几步。</translation>
    </message>
    <message>
        <source>Beginner</source>
        <comment>level</comment>
        <translation>初学</translation>
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
    <message>
        <source>Easy</source>
        <comment>levels</comment>
        <translation>容易</translation>
    </message>
    <message>
        <source>Like a person · %1</source>
        <comment>rating</comment>
        <translation>像真人 · %1</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <comment>number, name</comment>
        <translation>%1 级 · %2</translation>
    </message>
    <message>
        <source>Person %1</source>
        <comment>rating of somebody Heibai plays like</comment>
        <translation>真人 %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>like a person of %1</source>
        <comment>rating</comment>
        <translation>像 %1 分的真人</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>%1 级</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>levels</comment>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>levels</comment>
        <translation>困难</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Lines</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>%1, %2</source>
        <comment>an opening, its moves</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>LinesDialog</name>
    <message numerus="yes">
        <source>%n opening(s)</source>
        <translation>
            <numerusform>%n 个开局</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin with an opening</source>
        <translation>选择开局</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search: a name, or the first moves</source>
        <translation>搜索：名称或前几手</translation>
    </message>
    <message>
        <source>Openings; Enter chooses one</source>
        <translation>开局；按回车选择</translation>
    </message>
    <message>
        <source>No opening has this name or these first moves.</source>
        <translation>没有这个名称或这样开始的开局。</translation>
    </message>
</context>
<context>
    <name>LossBoard</name>
    <message>
        <source>Squares that cost you most: %1</source>
        <comment>names of squares</comment>
        <translation>让你损失最多的格子：%1</translation>
    </message>
    <message>
        <source>among the worst</source>
        <comment>squares</comment>
        <translation>属最差之列</translation>
    </message>
    <message>
        <source>Mistakes on %1</source>
        <comment>a square</comment>
        <translation>下在 %1 的失误</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Heibai</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>The side panel is shown.</source>
        <translation>侧边栏已显示。</translation>
    </message>
    <message>
        <source>The side panel is hidden.</source>
        <translation>侧边栏已隐藏。</translation>
    </message>
</context>
<context>
    <name>MatchDialog</name>
    <message>
        <source>Match</source>
        <comment>heading: several games</comment>
        <translation>比赛</translation>
    </message>
    <message>
        <source>%1 and %2 play each other. They change colours with every game. Where a game has balanced openings, a random one is played with both colours.</source>
        <comment>who plays</comment>
        <translation>%1 与 %2 对局。每局交换颜色；有均势开局的棋类，每个随机开局双方各执黑白一次。</translation>
    </message>
    <message>
        <source>Choose the players and their clock in the panel under Watch.</source>
        <translation>双方和计时在面板的“观战”下选择。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>The game on the board ends when the match begins.</source>
        <translation>比赛开始时，棋盘上的对局就会结束。</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>开始比赛</translation>
    </message>
    <message>
        <source>Reset and begin</source>
        <translation>重置并开始</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>结束比赛</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>Game %1 of %2.</source>
        <comment>of a match</comment>
        <translation>第 %1 局，共 %2 局。</translation>
    </message>
    <message numerus="yes">
        <source>%2:%4, %n drawn · %1 – %3</source>
        <comment>who plays, games won, other, games won</comment>
        <translation>
            <numerusform>%2:%4，平 %n 局 · %1 – %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%2:%4 · %1 – %3</source>
        <comment>who plays, games won, other, games won</comment>
        <translation>%2:%4 · %1 – %3</translation>
    </message>
    <message>
        <source>The match is over: %1</source>
        <comment>score</comment>
        <translation>比赛结束：%1</translation>
    </message>
    <message>
        <source>Game %1 of %2 · %3</source>
        <comment>numbers, score</comment>
        <translation>第 %1 局，共 %2 局 · %3</translation>
    </message>
</context>
<context>
    <name>MenuButton</name>
    <message>
        <source>%1: %2</source>
        <comment>the purpose of a button, what is chosen</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>MenuItem</name>
    <message>
        <source>not available now</source>
        <comment>an entry of a menu</comment>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>opens a menu</source>
        <comment>an entry of a menu</comment>
        <translation>打开子菜单</translation>
    </message>
</context>
<context>
    <name>MenuRail</name>
    <message>
        <source>Menus</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>MorePart</name>
    <message>
        <source>More</source>
        <comment>unfolds further choices</comment>
        <translation>更多</translation>
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
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>MoveRow</name>
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
    <name>NamedLineDialog</name>
    <message>
        <source>Add an opening by its name</source>
        <translation>按名称添加开局</translation>
    </message>
</context>
<context>
    <name>NativeFileDialog</name>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>OpeningList</name>
    <message>
        <source>Your lines</source>
        <translation>你的棋线</translation>
    </message>
    <message>
        <source>Your lines after %1</source>
        <comment>square</comment>
        <translation>%1 之后你的棋线</translation>
    </message>
    <message>
        <source>played</source>
        <comment>head of a column: how often</comment>
        <translation>下法占比</translation>
    </message>
    <message>
        <source>known</source>
        <comment>head of a column: lines</comment>
        <translation>掌握</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>a line</comment>
        <translation>已选中</translation>
    </message>
</context>
<context>
    <name>OpeningRow</name>
    <message>
        <source>played %1 per cent</source>
        <comment>how often</comment>
        <translation>出现率百分之 %1</translation>
    </message>
    <message>
        <source>known %1</source>
        <comment>0 to 100</comment>
        <translation>掌握 %1</translation>
    </message>
    <message>
        <source>continues in an earlier line</source>
        <translation>后续见前面的棋线</translation>
    </message>
    <message>
        <source>level %1</source>
        <comment>how far a line is set in below another</comment>
        <translation>第 %1 层</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Your lines for %1</source>
        <comment>side</comment>
        <translation>你的%1棋线</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Line %1 of %2</source>
        <comment>numbers</comment>
        <translation>第 %1 条，共 %2 条</translation>
    </message>
    <message>
        <source>Known at the first try: %1 of %2</source>
        <comment>numbers</comment>
        <translation>第一次就答对：%1，共 %2</translation>
    </message>
    <message>
        <source>Play %1 as you have prepared it; the other side&apos;s moves are played for you. A move is known if you find it at the first try.</source>
        <comment>side</comment>
        <translation>由你走%1，照准备好的着法下，对方的着法自动走出。第一次就走对的着法才算掌握。</translation>
    </message>
    <message>
        <source>Drill all lines</source>
        <translation>演练全部棋线</translation>
    </message>
    <message numerus="yes">
        <source>Drill: %1 line(s) due</source>
        <translation>
            <numerusform>演练：%1 条待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the lines</source>
        <translation>回到棋线列表</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>另一条线</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <comment>square</comment>
        <translation>%1 正确</translation>
    </message>
    <message>
        <source>%1 is prepared too</source>
        <comment>square</comment>
        <translation>%1 也是你准备过的</translation>
    </message>
    <message>
        <source>%1 comes to the same thing</source>
        <comment>square</comment>
        <translation>%1 殊途同归</translation>
    </message>
    <message>
        <source>%1 is not in your lines</source>
        <comment>square</comment>
        <translation>%1 不在你的棋线里</translation>
    </message>
    <message>
        <source>Your line plays %1</source>
        <comment>square</comment>
        <translation>你的棋线下 %1</translation>
    </message>
    <message>
        <source>It counts as known. This line has another move of yours.</source>
        <translation>算作掌握。这条线走的是你准备的另一着。</translation>
    </message>
    <message>
        <source>It leads to a position that you have prepared, and counts as known. This line has another move.</source>
        <translation>它走到你准备过的局面，算作掌握。这条线走的是另一着。</translation>
    </message>
    <message>
        <source>Play %1 to go on.</source>
        <comment>square</comment>
        <translation>请下 %1 继续。</translation>
    </message>
    <message>
        <source>Play it to go on.</source>
        <translation>请下这一着继续。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>move, what it does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>That was the last line.</source>
        <translation>这是最后一条线。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>这条线到此为止。</translation>
    </message>
    <message>
        <source>%1 moves…</source>
        <comment>side</comment>
        <translation>%1正在落子…</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <comment>side, square</comment>
        <translation>%1下 %2。</translation>
    </message>
    <message>
        <source>What have you prepared?</source>
        <translation>你准备的是哪一着？</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>how often a move is played</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>a line</comment>
        <translation>已排除</translation>
    </message>
    <message>
        <source>due</source>
        <comment>a line</comment>
        <translation>待复习</translation>
    </message>
</context>
<context>
    <name>OpeningsPart</name>
    <message>
        <source>Lines for</source>
        <translation>执子</translation>
    </message>
    <message>
        <source>No lines yet</source>
        <translation>还没有棋线</translation>
    </message>
    <message>
        <source>No lines for %1 yet</source>
        <comment>rules and board</comment>
        <translation>还没有%1的棋线</translation>
    </message>
    <message>
        <source>A line is a series of moves from the start, with your answer to each of the other side&apos;s. The drill asks for your answers until you know them.</source>
        <translation>棋线是从开局起的一串着法，对方的每一着都有你的应着。演练会反复提问，直到你记住。</translation>
    </message>
    <message>
        <source>You have lines for %1. They are here again once you play that.</source>
        <comment>rules and board</comment>
        <translation>你有%1的棋线。再下那种棋时，这里就会显示。</translation>
    </message>
    <message>
        <source>Take in</source>
        <comment>a line, into the drill</comment>
        <translation>重新加入</translation>
    </message>
    <message>
        <source>Leave out</source>
        <comment>a line, of the drill</comment>
        <translation>排除</translation>
    </message>
    <message>
        <source>The drill leaves this line out.</source>
        <translation>演练不再包含这条棋线。</translation>
    </message>
    <message>
        <source>The drill asks this line.</source>
        <translation>演练包含这条棋线。</translation>
    </message>
    <message>
        <source>Remove</source>
        <comment>a line</comment>
        <translation>删除</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>a line that was removed</comment>
        <translation>放回</translation>
    </message>
    <message>
        <source>Go on by the book</source>
        <translation>按开局库延伸</translation>
    </message>
    <message>
        <source>Add from the book</source>
        <translation>从开局库添加</translation>
    </message>
    <message>
        <source>Add by name…</source>
        <translation>按名称添加…</translation>
    </message>
    <message>
        <source>Add the current game</source>
        <translation>添加当前对局</translation>
    </message>
    <message>
        <source>Import…</source>
        <comment>lines from files</comment>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <comment>lines to a file</comment>
        <translation>导出…</translation>
    </message>
    <message>
        <source>%1 openings, White</source>
        <comment>game: name of a file</comment>
        <translation>%1开局 执白</translation>
    </message>
    <message>
        <source>%1 openings, Black</source>
        <comment>game: name of a file</comment>
        <translation>%1开局 执黑</translation>
    </message>
    <message>
        <source>Openings of</source>
        <translation>开局的棋类</translation>
    </message>
</context>
<context>
    <name>OpinionWords</name>
    <message>
        <source>starting…</source>
        <comment>a program</comment>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>thinking…</source>
        <comment>a program</comment>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>thinking… %1 of %2 moves</source>
        <comment>a program</comment>
        <translation>思考中…共 %2 着，已评 %1 着</translation>
    </message>
    <message>
        <source>done: exact</source>
        <comment>a program</comment>
        <translation>完成：精确</translation>
    </message>
    <message>
        <source>done: it has said nothing</source>
        <comment>a program</comment>
        <translation>完成：它什么也没说</translation>
    </message>
    <message>
        <source>done</source>
        <comment>a program</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>It can&apos;t analyse.</source>
        <comment>a program</comment>
        <translation>它不能分析。</translation>
    </message>
    <message>
        <source>It has failed.</source>
        <comment>a program</comment>
        <translation>它出错了。</translation>
    </message>
</context>
<context>
    <name>OthelloChoice</name>
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
    <message>
        <source>Opening</source>
        <comment>the moves before the first turn</comment>
        <translation>开局</translation>
    </message>
    <message>
        <source>None</source>
        <comment>opening</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Balanced</source>
        <comment>opening</comment>
        <translation>均势</translation>
    </message>
    <message>
        <source>By name</source>
        <comment>opening</comment>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Mine</source>
        <comment>opening: one&apos;s own lines</comment>
        <translation>我的</translation>
    </message>
    <message>
        <source>Balanced and named openings are for 8×8 with the standard position and Black first.</source>
        <translation>均势开局和有名称的开局只用于 8×8、标准摆法、黑方先行。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an opening, its moves</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Balanced: a random opening of eight moves, after which neither side is better.</source>
        <translation>均势：随机开局，先走八手，之后双方不分优劣。</translation>
    </message>
</context>
<context>
    <name>OthelloKind</name>
    <message>
        <source>Othello</source>
        <translation>黑白棋</translation>
    </message>
    <message>
        <source>GGF</source>
        <translation>GGF</translation>
    </message>
    <message>
        <source>Marked moves cost 15, 10 or 5 % of the chance to win, or 15, 10 or 6 discs. A loss within the error of the values gets no mark.</source>
        <translation>胜率损失 15%、10% 或 5%，或者损失 15、10 或 6 子的棋会作标记。损失若在估值的误差之内，则不作标记。</translation>
    </message>
    <message>
        <source>mirrored</source>
        <comment>start position</comment>
        <translation>镜像</translation>
    </message>
    <message>
        <source>White first</source>
        <translation>白方先下</translation>
    </message>
    <message>
        <source>balanced opening</source>
        <translation>均势开局</translation>
    </message>
    <message>
        <source>your own lines</source>
        <comment>opening</comment>
        <translation>自己的棋线</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things that were chosen</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>start position, first move, opening</source>
        <translation>摆法、先手、开局</translation>
    </message>
    <message>
        <source>Games are counted on 8×8 squares only.</source>
        <translation>只统计 8×8 棋盘上的对局。</translation>
    </message>
</context>
<context>
    <name>OthelloReasons</name>
    <message>
        <source>%1, a quiet move that opens nothing</source>
        <comment>what a move does</comment>
        <translation>%1，那是一步什么也不打开的安静手</translation>
    </message>
    <message>
        <source>%1, a hole that %2 can&apos;t fill</source>
        <comment>what a move does, side</comment>
        <translation>%1，那是一个%2填不了的空</translation>
    </message>
    <message>
        <source>%1, for a disc that can never be flipped</source>
        <comment>what a move does</comment>
        <translation>%1，那里的子再也翻不掉</translation>
    </message>
    <message>
        <source>%1, which takes %2 from %3</source>
        <comment>what a move does, squares, side</comment>
        <translation>%1，这会夺走%3的 %2</translation>
    </message>
    <message>
        <source>turns a win into a draw</source>
        <translation>把胜局下成了平局</translation>
    </message>
    <message>
        <source>turns a win into a loss</source>
        <translation>把胜局下成了败局</translation>
    </message>
    <message>
        <source>turns a draw into a loss</source>
        <translation>把平局下成了败局</translation>
    </message>
    <message>
        <source>misses flipping every disc of %1</source>
        <comment>side</comment>
        <translation>错过了把%1吃光的机会</translation>
    </message>
    <message>
        <source>lets %1 flip every disc</source>
        <comment>side</comment>
        <translation>会被%1全部吃光</translation>
    </message>
    <message>
        <source>lets %1 flip every disc at once, on %2</source>
        <comment>side, square</comment>
        <translation>让%1在 %2 立刻翻掉全部棋子</translation>
    </message>
    <message>
        <source>gives the corner %1 away from the X-square: %2 can then take it</source>
        <comment>corner, side</comment>
        <translation>下在星位，送出角 %1：%2随后可以占角</translation>
    </message>
    <message>
        <source>gives the corner %1 away from the C-square: %2 can then take it</source>
        <comment>corner, side</comment>
        <translation>下在 C 位，送出角 %1：%2随后可以占角</translation>
    </message>
    <message>
        <source>gives the corner %1: %2 can then take it</source>
        <comment>corner, side</comment>
        <translation>送出角 %1：%2随后可以占角</translation>
    </message>
    <message>
        <source>leaves the corner %1: %2 can then take it</source>
        <comment>corner, side</comment>
        <translation>没有顾到角 %1：%2随后可以占角</translation>
    </message>
    <message>
        <source>ends up costing the corner %1: %2 can then take it</source>
        <comment>corner, side</comment>
        <translation>迟早要丢角 %1：%2随后可以占角</translation>
    </message>
    <message>
        <source>misses the corner %1, which %2 can have</source>
        <comment>corner, side</comment>
        <translation>错过了%2可以得到的角 %1</translation>
    </message>
    <message>
        <source>lets %1 wedge into the edge on %2, for good</source>
        <comment>side, square</comment>
        <translation>让%1在边上 %2 处楔入，再也翻不掉</translation>
    </message>
    <message>
        <source>enters an even region (%1) where %2 can then get the last move, %3</source>
        <comment>squares, side, square</comment>
        <translation>走进了双数区域（%1），%2可以在那里下到最后一手 %3</translation>
    </message>
    <message>
        <source>leaves a region (%1) where %2 can then get the last move, %3</source>
        <comment>squares, side, square</comment>
        <translation>留下一个区域（%1），%2可以在那里下到最后一手 %3</translation>
    </message>
    <message>
        <source>can leave %1 without a move that gives no corner away</source>
        <comment>side</comment>
        <translation>可能使%1只剩下送角的棋</translation>
    </message>
    <message>
        <source>can leave %1 only %2 as a move that gives no corner away</source>
        <comment>side, squares</comment>
        <translation>可能使%1不送角的棋只剩 %2</translation>
    </message>
    <message>
        <source>runs out of moves: %1 can then play %2, and %3 has to pass</source>
        <comment>side, square, other side</comment>
        <translation>没有棋可下了：%1可以下 %2，%3只能停一手</translation>
    </message>
    <message>
        <source>misses a way to make %1 pass</source>
        <comment>side</comment>
        <translation>错过了逼%1停一手的机会</translation>
    </message>
    <message>
        <source>opens %1 to %2</source>
        <comment>square, side</comment>
        <translation>给%2打开了 %1</translation>
    </message>
    <message>
        <source>lets %2 into %1</source>
        <comment>square, side</comment>
        <translation>让%2可以下到 %1</translation>
    </message>
    <message>
        <source>opens %1 to %2</source>
        <comment>squares, side</comment>
        <translation>给%2打开了 %1</translation>
    </message>
    <message>
        <source>leaves %1 to %2</source>
        <comment>squares, side</comment>
        <translation>把 %1 留给了%2</translation>
    </message>
    <message>
        <source>lets %1 get the edge from %2 to %3</source>
        <comment>side, squares</comment>
        <translation>让%1可以占到从 %2 到 %3 的边</translation>
    </message>
    <message>
        <source>can cost %1 %2</source>
        <comment>side, squares</comment>
        <translation>可能使%1失去 %2</translation>
    </message>
    <message>
        <source>can cost %1 the move %2</source>
        <comment>side, square</comment>
        <translation>可能使%1失去 %2 这一手</translation>
    </message>
    <message>
        <source>leaves %1 to %2 alone, a move that %3 can&apos;t answer there</source>
        <comment>squares, side, other side</comment>
        <translation>把 %1 留给%2独占，%3在那里无法应手</translation>
    </message>
    <message>
        <source>wastes a tempo: only %1 has this move, so it could wait</source>
        <comment>side</comment>
        <translation>浪费了一步余裕手：只有%1能下，本可以留到以后</translation>
    </message>
    <message>
        <source>builds a wall next to empty squares, which gives %1 %2</source>
        <comment>side, squares</comment>
        <translation>在空位前筑起了墙，让%1可以下 %2</translation>
    </message>
    <message numerus="yes">
        <source>flips too much, %n disc(s), which gives %1 %2</source>
        <comment>side, squares</comment>
        <translation>
            <numerusform>翻得太多（%n 子），让%1可以下 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OthelloRulesDialog</name>
    <message>
        <source>How to play Othello</source>
        <translation>黑白棋规则</translation>
    </message>
    <message>
        <source>Two sides, Black and White, place discs in turn. The game begins with four discs in the middle; Black moves first. Marks show where a disc may go.</source>
        <translation>黑白双方轮流落子。开局时中央有四枚棋子，黑方先下。标记标出可以落子的格子。</translation>
    </message>
    <message>
        <source>The start: white discs on d4 and e5, black discs on e4 and d5, and marks on the four squares where Black may play.</source>
        <translation>开局：白子在 d4 和 e5，黑子在 e4 和 d5，标记标出黑方可下的四格。</translation>
    </message>
    <message>
        <source>A move must bracket at least one straight line of the other side&apos;s discs, across, down or diagonally, between the new disc and one of your own. Every disc in between turns over, in all directions at once.</source>
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
        <source>Whoever has no legal move passes: press Skip, and the other side plays on. Two friends may also skip freely, unless “Skip only without a legal move” is on.</source>
        <translation>无处可下的一方停一手：按“停一手”，由对方继续。两位朋友对局时也可以随意停一手，除非打开了“无处可下时才能停一手”。</translation>
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
        <source>Advice for the first games: a disc in a corner is never flipped again. Few discs do no harm early on; what counts is having moves to choose from. Take care with the squares next to an empty corner.</source>
        <translation>给初学者的建议：角上的棋子永远不会被翻转。开局时棋子少并无坏处，要紧的是有较多的落子选择。小心空角旁边的格子。</translation>
    </message>
    <message>
        <source>A black disc in the corner.</source>
        <translation>角上的一枚黑子。</translation>
    </message>
</context>
<context>
    <name>OthelloSquare</name>
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
</context>
<context>
    <name>OthelloWords</name>
    <message>
        <source>1 or 2 discs less</source>
        <translation>少 1–2 子</translation>
    </message>
    <message>
        <source>3 to 6 discs less</source>
        <translation>少 3–6 子</translation>
    </message>
    <message>
        <source>7 and more</source>
        <translation>少 7 子以上</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <comment>square or point</comment>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>It would be a draw.</source>
        <translation>双方最佳应对下为平局。</translation>
    </message>
    <message>
        <source>It looks even.</source>
        <translation>局势均等。</translation>
    </message>
    <message>
        <source>You would win by %1.</source>
        <comment>discs</comment>
        <translation>你将赢 %1 子。</translation>
    </message>
    <message>
        <source>You would lose by %1.</source>
        <comment>discs</comment>
        <translation>你将输 %1 子。</translation>
    </message>
    <message>
        <source>You would win by about %1.</source>
        <comment>discs</comment>
        <translation>你大约会赢 %1 子。</translation>
    </message>
    <message>
        <source>You would lose by about %1.</source>
        <comment>discs</comment>
        <translation>你大约会输 %1 子。</translation>
    </message>
    <message>
        <source>%1 would win by %2.</source>
        <comment>side, discs</comment>
        <translation>%1将赢 %2 子。</translation>
    </message>
    <message>
        <source>%1 would lose by %2.</source>
        <comment>side, discs</comment>
        <translation>%1将输 %2 子。</translation>
    </message>
    <message>
        <source>%1 would win by about %2.</source>
        <comment>side, discs</comment>
        <translation>%1大约会赢 %2 子。</translation>
    </message>
    <message>
        <source>%1 would lose by about %2.</source>
        <comment>side, discs</comment>
        <translation>%1大约会输 %2 子。</translation>
    </message>
    <message numerus="yes">
        <source>You played %1, %n disc(s) flipped.</source>
        <comment>square</comment>
        <translation>
            <numerusform>你下 %1，翻转 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 played %2, %n disc(s) flipped.</source>
        <comment>side, square</comment>
        <translation>
            <numerusform>%1下 %2，翻转 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 wins by %2 to %3.</source>
        <comment>side, its score, the other&apos;s</comment>
        <translation>%1以 %2 比 %3 获胜。</translation>
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
        <source>Time ran out; the discs decided.</source>
        <translation>时间用尽，按棋子数判定。</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>双方都无处可下。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. The discs decide.</source>
        <comment>side</comment>
        <translation>%1的时间到了，按棋子数判定。</translation>
    </message>
    <message>
        <source>Your time is up. The discs decide.</source>
        <translation>你的时间到了，按棋子数判定。</translation>
    </message>
    <message>
        <source>%1 would flip nothing.</source>
        <comment>square</comment>
        <translation>下 %1 翻不了任何棋子。</translation>
    </message>
    <message>
        <source>%1 ±2</source>
        <comment>discs, how far that may be off</comment>
        <translation>%1 ±2</translation>
    </message>
</context>
<context>
    <name>PanelTabs</name>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
</context>
<context>
    <name>PartColumns</name>
    <message>
        <source>Part of the game</source>
        <translation>对局阶段</translation>
    </message>
    <message>
        <source>the most</source>
        <comment>lost</comment>
        <translation>最多</translation>
    </message>
    <message>
        <source>few games</source>
        <translation>局数很少</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake(s)</source>
        <translation>
            <numerusform>%1 个失误</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes: %1</source>
        <comment>moves</comment>
        <translation>失误：%1</translation>
    </message>
</context>
<context>
    <name>PicturesPart</name>
    <message>
        <source>%1: %2</source>
        <comment>heading, choice</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Pictures of the board</source>
        <translation>棋盘图片</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <comment>in a picture</comment>
        <translation>坐标</translation>
    </message>
    <message>
        <source>the names of columns and rows</source>
        <translation>行与列的名称</translation>
    </message>
    <message>
        <source>Marks</source>
        <comment>in a picture</comment>
        <translation>标记</translation>
    </message>
    <message>
        <source>the last move, letters and signs</source>
        <translation>最后一手、字母和符号</translation>
    </message>
    <message>
        <source>Values of moves</source>
        <comment>in a picture</comment>
        <translation>各手的估值</translation>
    </message>
    <message>
        <source>where the analysis has them</source>
        <translation>分析得出的地方</translation>
    </message>
</context>
<context>
    <name>PlayArea</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>PlaySpeech</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what the displays show</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>You choose.</source>
        <comment>in an opening</comment>
        <translation>由你选择。</translation>
    </message>
    <message>
        <source>%1 to choose.</source>
        <comment>side, in an opening</comment>
        <translation>轮到%1选择。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <comment>a wrong try</comment>
        <translation>已收回这一手。</translation>
    </message>
    <message>
        <source>%1 has Black, %2 White.</source>
        <comment>who plays a game of a match</comment>
        <translation>%1 执黑，%2 执白。</translation>
    </message>
    <message>
        <source>The move stays on the board until Enter takes it back.</source>
        <translation>这一手会留在棋盘上，按回车键收回。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>The drill is over</source>
        <translation>演练结束</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>moves</comment>
        <translation>目前的着法：%1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves of a line</comment>
        <translation>已走 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Your rating goes from %1 to %2.</source>
        <comment>numbers</comment>
        <translation>你的等级分从 %1 变为 %2。</translation>
    </message>
    <message>
        <source>Press “Answer” to see the move.</source>
        <translation>按“答案”可查看这一手。</translation>
    </message>
    <message>
        <source>There is nothing to play yet. Press “%1” to go on.</source>
        <comment>a button</comment>
        <translation>现在还不用落子。按“%1”继续。</translation>
    </message>
</context>
<context>
    <name>PlyNames</name>
    <message>
        <source>offers %1</source>
        <comment>move list: a point</comment>
        <translation>打点 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n fifth move(s)</source>
        <comment>move list</comment>
        <translation>
            <numerusform>%n 个第五手打点</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <comment>move list</comment>
        <translation>停一手</translation>
    </message>
    <message>
        <source>takes Black</source>
        <comment>move list</comment>
        <translation>选黑</translation>
    </message>
    <message>
        <source>takes White</source>
        <comment>move list</comment>
        <translation>选白</translation>
    </message>
    <message>
        <source>two more</source>
        <comment>move list</comment>
        <translation>再放两子</translation>
    </message>
</context>
<context>
    <name>PointNotes</name>
    <message>
        <source>Forbidden: %1</source>
        <comment>reason</comment>
        <translation>禁手：%1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Practice: %1 of %2</source>
        <comment>number, all of them</comment>
        <translation>练习：第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>%1 loses %2. Find a better move.</source>
        <comment>move, how much</comment>
        <translation>%1 损失 %2。请找出更好的一手。</translation>
    </message>
    <message>
        <source>It is a corner.</source>
        <translation>它是一个角。</translation>
    </message>
    <message>
        <source>It lies on the edge.</source>
        <translation>它在边上。</translation>
    </message>
    <message>
        <source>It does not lie on the edge.</source>
        <translation>它不在边上。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <comment>move</comment>
        <translation>它是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>It flips %n disc(s).</source>
        <translation>
            <numerusform>它翻转 %n 枚棋子。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is right.</source>
        <comment>move</comment>
        <translation>%1 正确。</translation>
    </message>
    <message>
        <source>%1 is right as well; the best is %2.</source>
        <comment>move, another one</comment>
        <translation>%1 也正确；最好的是 %2。</translation>
    </message>
    <message>
        <source>The best is %1.</source>
        <comment>move</comment>
        <translation>最好的是 %1。</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <comment>moves</comment>
        <translation>预计：%1</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <comment>move</comment>
        <translation>正在看 %1…</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>who plays whom</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 was played and loses %2.</source>
        <comment>move, how much</comment>
        <translation>实战下了 %1，损失 %2。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>It lies in the part of the board that is marked, %1 to %2.</source>
        <comment>squares at its ends</comment>
        <translation>它在棋盘上标出的部分里，从 %1 到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Solved: all %n moves were found.</source>
        <translation>
            <numerusform>解出了：%n 手全部找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is right, as good as %2.</source>
        <comment>move, another one</comment>
        <translation>%1 正确，与 %2 一样好。</translation>
    </message>
    <message>
        <source>%1 is not it: it is worth %2 to %3, the best move %4.</source>
        <comment>move, score, side, score</comment>
        <translation>%1 不对：它对%3的估值为 %2，最佳着法为 %4。</translation>
    </message>
    <message>
        <source>%1 answers it.</source>
        <comment>move</comment>
        <translation>对方可应以 %1。</translation>
    </message>
    <message>
        <source>%1 is worth %2 to %3, %4 %5; %6, which was played, %7.</source>
        <comment>move, score, side, move, score, move, score</comment>
        <translation>对%3而言，%1 的估值为 %2，%4 为 %5；实战的 %6 为 %7。</translation>
    </message>
    <message>
        <source>%1 is worth %2 to %3; %4, which was played, %5.</source>
        <comment>move, score, side, move, score</comment>
        <translation>对%3而言，%1 的估值为 %2；实战的 %4 为 %5。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>move, what it does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <source>No single reason could be proved.</source>
        <translation>没有能够证明的单一原因。</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <comment>moves</comment>
        <translation>解答：%1</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>请换一手再试。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>which game</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>Pressable</name>
    <message>
        <source>not available now</source>
        <comment>a button</comment>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message>
        <source>Move %1: %2</source>
        <comment>number, sentence</comment>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>number, number, sentence</comment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>number, sentence</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Byte %1: %2</source>
        <comment>number, sentence</comment>
        <translation>第 %1 字节：%2</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>内容过大。</translation>
    </message>
    <message>
        <source>It is not a text.</source>
        <translation>不是文本。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>内容为空。</translation>
    </message>
    <message>
        <source>“%1” is not the start of any known format.</source>
        <comment>the text&apos;s beginning</comment>
        <translation>开头“%1”不属于任何已知格式。</translation>
    </message>
    <message>
        <source>A later Heibai wrote it.</source>
        <translation>由更新版本的黑白写成。</translation>
    </message>
    <message>
        <source>“%1” is not understood.</source>
        <comment>part of the text</comment>
        <translation>无法理解“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a legal move.</source>
        <comment>move</comment>
        <translation>“%1”不是合法的着法。</translation>
    </message>
    <message>
        <source>“%1” is not on the board.</source>
        <comment>move</comment>
        <translation>“%1”不在棋盘上。</translation>
    </message>
    <message>
        <source>“%1” is taken already.</source>
        <comment>move</comment>
        <translation>“%1”已有棋子。</translation>
    </message>
    <message>
        <source>“%1” is forbidden for Black: overline.</source>
        <comment>move</comment>
        <translation>“%1”是黑方的禁手：长连。</translation>
    </message>
    <message>
        <source>“%1” is forbidden for Black: double four.</source>
        <comment>move</comment>
        <translation>“%1”是黑方的禁手：四四。</translation>
    </message>
    <message>
        <source>“%1” is forbidden for Black: double three.</source>
        <comment>move</comment>
        <translation>“%1”是黑方的禁手：三三。</translation>
    </message>
    <message>
        <source>“%1” comes after the end of the game.</source>
        <comment>move</comment>
        <translation>“%1”在终局之后。</translation>
    </message>
    <message>
        <source>It is another game: %1.</source>
        <comment>name of a game</comment>
        <translation>这是另一种棋：%1。</translation>
    </message>
    <message>
        <source>There is no such board here: %1.</source>
        <comment>size or start</comment>
        <translation>没有这样的棋盘：%1。</translation>
    </message>
    <message>
        <source>This version of the format can&apos;t be read: %1.</source>
        <comment>a number</comment>
        <translation>无法读取此版本的格式：%1。</translation>
    </message>
    <message>
        <source>It ends too early.</source>
        <translation>文件不完整。</translation>
    </message>
    <message>
        <source>None of its positions can be on a board.</source>
        <translation>其中没有一个局面可能出现在棋盘上。</translation>
    </message>
    <message>
        <source>It is a book of openings for Heibai itself, and holds no games. On the command line, “heibai book” reads it.</source>
        <translation>这是黑白自用的开局库，其中没有对局。可在命令行用“heibai book”读取。</translation>
    </message>
    <message>
        <source>There is no home folder.</source>
        <translation>没有主目录。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>%1 can only be read.</source>
        <comment>file or folder</comment>
        <translation>%1 只能读取，不能写入。</translation>
    </message>
    <message>
        <source>The system does not permit it: %1.</source>
        <comment>file or folder</comment>
        <translation>系统不允许：%1。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <comment>folder</comment>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 is not an ordinary file.</source>
        <comment>file</comment>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <comment>file</comment>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 is there, but what runs it is not: its interpreter, or a part of the system.</source>
        <comment>program</comment>
        <translation>%1 存在，但缺少运行它所需的解释器或系统组件。</translation>
    </message>
    <message>
        <source>%1 may not be run: it is not marked as a program.</source>
        <comment>program</comment>
        <translation>%1 不能运行：它没有标记为可执行程序。</translation>
    </message>
    <message>
        <source>It is open in another window.</source>
        <translation>它已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>它已经不在了。</translation>
    </message>
    <message>
        <source>The system says: “%1”.</source>
        <comment>an error in the system&apos;s words</comment>
        <translation>系统报告：“%1”。</translation>
    </message>
    <message>
        <source>This kind of file holds only another game; an .sgf file holds both.</source>
        <translation>这种文件只能存另一种棋；.sgf 文件两种都能存。</translation>
    </message>
    <message>
        <source>This kind of file knows no board of this size; an .sgf file does.</source>
        <translation>这种文件不支持这样大小的棋盘；.sgf 文件支持。</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold a game from a position that was set up; an .sgf file can.</source>
        <translation>这种文件存不了从自己摆的局面开始的对局；.sgf 文件可以。</translation>
    </message>
    <message>
        <source>A list of moves does not say who began, nor how the first discs lie, and would be read as another game; an .sgf file says it.</source>
        <translation>着法列表不说明谁先下、开局棋子如何摆放，会被读成另一局；.sgf 文件会说明。</translation>
    </message>
    <message>
        <source>This kind of file can&apos;t hold an opening&apos;s choices; an .sgf file can.</source>
        <translation>这种文件存不了开局时的选择；.sgf 文件可以。</translation>
    </message>
    <message>
        <source>This kind of file holds only positions that games can reach; an .sgf file holds any.</source>
        <translation>这种文件只能存对局中能走到的局面；.sgf 文件什么局面都能存。</translation>
    </message>
    <message>
        <source>This kind of file can only be opened; an .sgf file can be saved, too.</source>
        <translation>这种文件只能打开，不能保存；.sgf 文件可以保存。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a reason as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>ProgramPicker</name>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>上一级文件夹</translation>
    </message>
    <message>
        <source>Files in %1</source>
        <comment>a folder</comment>
        <translation>%1 中的文件</translation>
    </message>
    <message>
        <source>Folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>a program</comment>
        <translation>选择</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Rated puzzle</source>
        <translation>计分题</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时挑战</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n 个空格</numerusform>
        </translation>
    </message>
    <message>
        <source>Parity</source>
        <comment>theme</comment>
        <translation>奇偶性</translation>
    </message>
    <message>
        <source>Swindle</source>
        <comment>theme</comment>
        <translation>独占区</translation>
    </message>
    <message>
        <source>Wedge</source>
        <comment>theme</comment>
        <translation>楔入</translation>
    </message>
    <message>
        <source>Corners</source>
        <comment>theme</comment>
        <translation>角</translation>
    </message>
    <message>
        <source>Edges</source>
        <comment>theme</comment>
        <translation>边</translation>
    </message>
    <message>
        <source>A move in hand</source>
        <comment>theme</comment>
        <translation>余裕手</translation>
    </message>
    <message>
        <source>Mobility</source>
        <comment>theme</comment>
        <translation>行动力</translation>
    </message>
    <message>
        <source>Make them pass</source>
        <comment>theme</comment>
        <translation>逼对方停一手</translation>
    </message>
    <message>
        <source>Give a corner</source>
        <comment>theme</comment>
        <translation>弃角</translation>
    </message>
    <message>
        <source>Wipe-out</source>
        <comment>theme</comment>
        <translation>全灭</translation>
    </message>
    <message>
        <source>Win by fours</source>
        <comment>theme</comment>
        <translation>连冲取胜</translation>
    </message>
    <message>
        <source>Win by threats</source>
        <comment>theme</comment>
        <translation>做杀取胜</translation>
    </message>
    <message>
        <source>Defence</source>
        <comment>theme</comment>
        <translation>防守</translation>
    </message>
    <message>
        <source>Fork</source>
        <comment>theme</comment>
        <translation>双重威胁</translation>
    </message>
    <message>
        <source>Two open threes</source>
        <comment>theme</comment>
        <translation>双活三</translation>
    </message>
    <message>
        <source>Four and three</source>
        <comment>theme</comment>
        <translation>四三</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <comment>theme</comment>
        <translation>安静手</translation>
    </message>
    <message>
        <source>Fours against fours</source>
        <comment>theme</comment>
        <translation>反冲四</translation>
    </message>
    <message>
        <source>Forbidden points</source>
        <comment>theme</comment>
        <translation>禁手</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <comment>one or several</comment>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between themes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <comment>move</comment>
        <translation>%1 下和</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>一次做对。</translation>
    </message>
    <message>
        <source>Solved with hints.</source>
        <translation>借助提示做对。</translation>
    </message>
    <message>
        <source>Solved, not at the first try.</source>
        <translation>做对了，但不是第一次。</translation>
    </message>
    <message>
        <source>The solution was shown.</source>
        <translation>已给出答案。</translation>
    </message>
    <message>
        <source>Not solved.</source>
        <comment>a puzzle</comment>
        <translation>没有解出。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>move, what it does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>You miss most here: %1, %2 solved.</source>
        <comment>theme; so many of so many</comment>
        <translation>你最常失手的是：%1，做对 %2 题。</translation>
    </message>
    <message>
        <source>Puzzles of this theme: %1</source>
        <comment>theme</comment>
        <translation>做此主题的题：%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>solved of tried</comment>
        <translation>%1／%2</translation>
    </message>
    <message>
        <source>It lies in the part of the board that is marked, %1 to %2.</source>
        <comment>squares at its ends</comment>
        <translation>它在棋盘上标出的部分里，从 %1 到 %2。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <comment>move</comment>
        <translation>它是 %1。</translation>
    </message>
    <message>
        <source>It is about this: %1.</source>
        <comment>theme</comment>
        <translation>要点：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 would win with %n more stone(s).</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1再下 %n 子就能取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win takes %n stone(s).</source>
        <translation>
            <numerusform>取胜需要 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes a four and an open three.</source>
        <translation>它同时形成四和活三。</translation>
    </message>
    <message>
        <source>It makes a four.</source>
        <translation>它是冲四。</translation>
    </message>
    <message>
        <source>It makes two open threes.</source>
        <translation>它形成双活三。</translation>
    </message>
    <message>
        <source>It makes an open three.</source>
        <translation>它形成活三。</translation>
    </message>
    <message>
        <source>It makes neither a four nor an open three, and threatens to win by fours.</source>
        <translation>它既不是四也不是活三，却威胁连续冲四取胜。</translation>
    </message>
    <message>
        <source>It is a corner.</source>
        <translation>它是一个角。</translation>
    </message>
    <message>
        <source>It lies on the edge.</source>
        <translation>它在边上。</translation>
    </message>
    <message>
        <source>It does not lie on the edge.</source>
        <translation>它不在边上。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a rating before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>You would solve hardly one in ten like this.</source>
        <translation>这样的题你十题中难得做对一题。</translation>
    </message>
    <message>
        <source>You would solve nearly all like this.</source>
        <translation>这样的题你几乎都能做对。</translation>
    </message>
    <message numerus="yes">
        <source>You solve about %n in ten like this.</source>
        <translation>
            <numerusform>这样的题你十题中大约做对 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>a rating that is a guess</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>Right.</source>
        <comment>the last puzzle</comment>
        <translation>对。</translation>
    </message>
    <message>
        <source>Wrong: error %1 of 3.</source>
        <comment>the last puzzle</comment>
        <translation>错：答错 %1 次，满 3 次结束。</translation>
    </message>
    <message>
        <source>That was the third error.</source>
        <translation>第三次答错了。</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>时间到了。</translation>
    </message>
    <message numerus="yes">
        <source>%1 solved, %n error(s)</source>
        <comment>number of puzzles</comment>
        <translation>
            <numerusform>做对 %1 题，答错 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>The run is over: %1.</source>
        <comment>puzzles solved, errors</comment>
        <translation>本轮结束：%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>PuzzlesPart</name>
    <message>
        <source>Rated</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>按主题</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>限时挑战</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>哪类题目</translation>
    </message>
    <message>
        <source>As many puzzles as you can in three minutes, harder little by little. The third error ends the run. There are no hints, and your rating stays as it is.</source>
        <translation>三分钟内尽量多做，题目逐渐变难。错三题即结束。没有提示，也不影响你的等级分。</translation>
    </message>
    <message>
        <source>Your best run: %1 solved.</source>
        <comment>number of puzzles</comment>
        <translation>你的最佳成绩：做对 %1 题。</translation>
    </message>
    <message>
        <source>Puzzles of</source>
        <translation>题目的棋类</translation>
    </message>
    <message>
        <source>More of this theme</source>
        <translation>更多同主题的题</translation>
    </message>
    <message>
        <source>Another run</source>
        <translation>再来一轮</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>RadioButton</name>
    <message>
        <source>not available now</source>
        <comment>a choice</comment>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message numerus="yes">
        <source>Your rating over the last %n puzzle(s): from %1 to %2, at most %3.</source>
        <translation>
            <numerusform>最近 %n 题中你的等级分从 %1 到 %2，最高 %3。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingMark</name>
    <message>
        <source>Looking for the games…</source>
        <translation>正在查找对局…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <comment>file name</comment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>what is done</comment>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>RecordNames</name>
    <message>
        <source>Heibai, level %1</source>
        <translation>黑白，%1 级</translation>
    </message>
    <message>
        <source>Heibai, like %1</source>
        <comment>rating of a person</comment>
        <translation>黑白，像 %1 分的真人</translation>
    </message>
    <message>
        <source>Heibai</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>0</source>
        <comment>a drawn game</comment>
        <translation>平局</translation>
    </message>
    <message>
        <source>B+R</source>
        <comment>Black won, White resigned</comment>
        <translation>黑中盘胜</translation>
    </message>
    <message>
        <source>W+R</source>
        <comment>White won, Black resigned</comment>
        <translation>白中盘胜</translation>
    </message>
    <message>
        <source>B+T</source>
        <comment>Black won on time</comment>
        <translation>黑超时胜</translation>
    </message>
    <message>
        <source>W+T</source>
        <comment>White won on time</comment>
        <translation>白超时胜</translation>
    </message>
    <message>
        <source>B+</source>
        <comment>Black won</comment>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>W+</source>
        <comment>White won</comment>
        <translation>白胜</translation>
    </message>
    <message>
        <source>B+%1</source>
        <comment>Black won by so much</comment>
        <translation>黑胜 %1</translation>
    </message>
    <message>
        <source>W+%1</source>
        <comment>White won by so much</comment>
        <translation>白胜 %1</translation>
    </message>
    <message>
        <source>a draw</source>
        <comment>result of a game</comment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black won, White resigned</source>
        <comment>result of a game</comment>
        <translation>黑胜，白方认输</translation>
    </message>
    <message>
        <source>White won, Black resigned</source>
        <comment>result of a game</comment>
        <translation>白胜，黑方认输</translation>
    </message>
    <message>
        <source>Black won on time</source>
        <comment>result of a game</comment>
        <translation>黑超时胜</translation>
    </message>
    <message>
        <source>White won on time</source>
        <comment>result of a game</comment>
        <translation>白超时胜</translation>
    </message>
    <message>
        <source>Black won</source>
        <comment>result of a game</comment>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <comment>result of a game</comment>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Black won by %1</source>
        <comment>result of a game</comment>
        <translation>黑胜 %1</translation>
    </message>
    <message>
        <source>White won by %1</source>
        <comment>result of a game</comment>
        <translation>白胜 %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>ResultHead</name>
    <message>
        <source>Study this position</source>
        <translation>研究此局面</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>交换黑白</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>a game</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Study</source>
        <comment>a game</comment>
        <translation>研究</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>A draw, %1</source>
        <comment>discs</comment>
        <translation>平局，%1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑方获胜</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白方获胜</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>你认输了。</translation>
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
        <source>Your time ran out.</source>
        <translation>你超时了。</translation>
    </message>
    <message>
        <source>White&apos;s time ran out.</source>
        <translation>白方超时。</translation>
    </message>
    <message>
        <source>Black&apos;s time ran out.</source>
        <translation>黑方超时。</translation>
    </message>
    <message>
        <source>%1 discs; empty squares count for the winner.</source>
        <comment>discs of both</comment>
        <translation>%1 子；空格归胜方。</translation>
    </message>
    <message>
        <source>%1 had Black, %2 White.</source>
        <comment>who played</comment>
        <translation>%1 执黑，%2 执白。</translation>
    </message>
    <message>
        <source>Level %1 had Black, level %2 White.</source>
        <translation>%1 级执黑，%2 级执白。</translation>
    </message>
    <message>
        <source>%1 had White.</source>
        <comment>name of a program</comment>
        <translation>%1 执白。</translation>
    </message>
    <message>
        <source>%1 had Black.</source>
        <comment>name of a program</comment>
        <translation>%1 执黑。</translation>
    </message>
    <message>
        <source>Heibai, like a person of %1, had White.</source>
        <comment>rating</comment>
        <translation>黑白（像 %1 分的真人）执白。</translation>
    </message>
    <message>
        <source>Heibai, like a person of %1, had Black.</source>
        <comment>rating</comment>
        <translation>黑白（像 %1 分的真人）执黑。</translation>
    </message>
    <message>
        <source>Heibai, level %1 %2, had White.</source>
        <comment>number, name</comment>
        <translation>黑白（%1 级，%2）执白。</translation>
    </message>
    <message>
        <source>Heibai, level %1 %2, had Black.</source>
        <comment>number, name</comment>
        <translation>黑白（%1 级，%2）执黑。</translation>
    </message>
    <message>
        <source>%1 – %3, %2:%4</source>
        <comment>who plays, games won, other, games won</comment>
        <translation>%1 – %3，%2:%4</translation>
    </message>
    <message>
        <source>You %1 : %2 Heibai (%3)</source>
        <comment>games won, games it won, level</comment>
        <translation>你 %1 : %2 黑白（%3）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>games won, games drawn</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <comment>games</comment>
        <translation>
            <numerusform>平 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Black won %1</source>
        <comment>scores</comment>
        <translation>黑方 %1 获胜</translation>
    </message>
    <message>
        <source>a skipped turn</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>You left your lines at move %1: %2; prepared: %3</source>
        <comment>number, move, moves</comment>
        <translation>你在第 %1 手离开了自己的棋线：%2；准备的是 %3</translation>
    </message>
    <message>
        <source>%1 left your lines at move %2: %3; prepared: %4</source>
        <comment>who, number, move, moves</comment>
        <translation>%1 在第 %2 手离开了你的棋线：%3；准备的是 %4</translation>
    </message>
    <message>
        <source>Heibai</source>
        <translation>黑白</translation>
    </message>
    <message>
        <source>White won %1</source>
        <comment>scores</comment>
        <translation>白方 %1 获胜</translation>
    </message>
    <message>
        <source>You won %1</source>
        <comment>scores</comment>
        <translation>你 %1 获胜</translation>
    </message>
    <message>
        <source>You lost %1</source>
        <comment>scores</comment>
        <translation>你 %1 落败</translation>
    </message>
    <message>
        <source>Heibai had Black %1, and White %2.</source>
        <comment>level, or like a person of a rating</comment>
        <translation>黑白执黑：%1；执白：%2。</translation>
    </message>
    <message>
        <source>Black %1 : %2 White</source>
        <comment>games won</comment>
        <translation>黑方 %1 : %2 白方</translation>
    </message>
    <message>
        <source>You %1 : %2 %3</source>
        <comment>games won, games the program won, its name</comment>
        <translation>你 %1 : %2 %3</translation>
    </message>
</context>
<context>
    <name>ReviewFigures</name>
    <message>
        <source>Opening</source>
        <comment>part of a game</comment>
        <translation>开局</translation>
    </message>
    <message>
        <source>Middlegame</source>
        <comment>part of a game</comment>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Endgame</source>
        <comment>part of a game</comment>
        <translation>收官</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>accuracy</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>no move counts</source>
        <comment>of a review</comment>
        <translation>没有计入的着法</translation>
    </message>
    <message>
        <source>%1, %2 a move</source>
        <comment>accuracy, loss</comment>
        <translation>%1，每手 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>what was lost: from, to</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>what was lost</comment>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1: Black %2; White %3</source>
        <comment>part of a game, how both sides played</comment>
        <translation>%1：黑方 %2；白方 %3</translation>
    </message>
    <message>
        <source>Moves by what they lost</source>
        <translation>按损失统计的着法</translation>
    </message>
    <message>
        <source>Loses %1: Black %2, White %3</source>
        <comment>how much, numbers of moves</comment>
        <translation>损失 %1：黑方 %2，白方 %3</translation>
    </message>
</context>
<context>
    <name>ReviewGraph</name>
    <message>
        <source>Score</source>
        <translation>形势</translation>
    </message>
    <message>
        <source>Lost so far</source>
        <translation>累计损失</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>% lost so far</source>
        <comment>of the chance to win</comment>
        <translation>累计损失 %</translation>
    </message>
    <message>
        <source>%1 by move</source>
        <comment>what a graph shows</comment>
        <translation>逐手%1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>press for: %1</source>
        <comment>what a graph shows next</comment>
        <translation>按下后显示：%1</translation>
    </message>
</context>
<context>
    <name>ReviewNotice</name>
    <message>
        <source>%1: accuracy %2 %</source>
        <comment>player, number</comment>
        <translation>%1：准确率 %2%</translation>
    </message>
    <message>
        <source>The review is finished</source>
        <translation>复盘已完成</translation>
    </message>
    <message>
        <source>Show the review</source>
        <translation>查看复盘</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>There are no moves to review.</source>
        <translation>没有可复盘的着法。</translation>
    </message>
    <message>
        <source>Whose mistakes are listed</source>
        <translation>列出哪一方的失误</translation>
    </message>
    <message>
        <source>The game is being reviewed.</source>
        <translation>正在复盘这局棋。</translation>
    </message>
    <message>
        <source>The review is finished.</source>
        <translation>复盘完成。</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>how well each side played</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Figures</source>
        <comment>of a review</comment>
        <translation>统计</translation>
    </message>
    <message>
        <source>parts of the game, moves by what they lost</source>
        <translation>各阶段、按损失统计的着法</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>sides</comment>
        <translation>双方</translation>
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
    <message>
        <source>Moves of the opening are not reviewed, and none has been played after it yet.</source>
        <translation>开局阶段的着法不复盘，其后还没有着法。</translation>
    </message>
    <message>
        <source>A review looks at every move of the game: what it was worth, where much was lost, and why.</source>
        <translation>复盘会查看每一手棋：估值多少，哪里损失大，以及为什么。</translation>
    </message>
    <message>
        <source>Nobody made a mistake.</source>
        <translation>双方都没有失误。</translation>
    </message>
    <message>
        <source>Perhaps slips too:</source>
        <comment>moves</comment>
        <translation>可能也是失误：</translation>
    </message>
    <message>
        <source>Perhaps slips too; a deeper review may tell:</source>
        <comment>moves</comment>
        <translation>可能也是失误，更深入的复盘或能判明：</translation>
    </message>
    <message>
        <source>%1. %2 %3 ±%4</source>
        <comment>number, move, what it lost, how much that may be off</comment>
        <translation>%1. %2 %3 ±%4</translation>
    </message>
    <message>
        <source>The review was stopped: its values are rough.</source>
        <translation>复盘已中止：这些数值只是粗略的。</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>复盘已中止。</translation>
    </message>
    <message>
        <source>Looking for the reasons…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <source>Some moves were only looked at quickly: their values are rough.</source>
        <translation>有些着法只粗略看过，它们的估值是粗略的。</translation>
    </message>
    <message>
        <source>%1 of %2 moves are known.</source>
        <translation>已知 %2 手中的 %1 手。</translation>
    </message>
    <message>
        <source>Depth of the review</source>
        <translation>复盘的深度</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>a review</comment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>a review</comment>
        <translation>普通</translation>
    </message>
    <message>
        <source>Deep</source>
        <comment>a review</comment>
        <translation>深入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button</comment>
        <translation>取消</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>复盘此局</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>再次复盘</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>失误</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>%1 %</source>
        <comment>accuracy</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>≈ %1 %</source>
        <comment>accuracy, as far as it is known</comment>
        <translation>≈ %1%</translation>
    </message>
    <message>
        <source>no move counts</source>
        <comment>of a review</comment>
        <translation>没有计入的着法</translation>
    </message>
    <message>
        <source>reviewing…</source>
        <comment>how well somebody played</comment>
        <translation>正在复盘…</translation>
    </message>
    <message>
        <source>%1: accuracy %2, %3</source>
        <comment>player, percent, loss</comment>
        <translation>%1：准确率 %2，%3</translation>
    </message>
    <message>
        <source>%1: accuracy %2, %3; %4</source>
        <comment>player, percent, loss, slips</comment>
        <translation>%1：准确率 %2，%3；%4</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <comment>what was lost on average</comment>
        <translation>每手 %1</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>inaccuracy</source>
        <translation>缓着</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>Move %1, %2 %3, %4</source>
        <comment>number, side, move, what it is worth</comment>
        <translation>第 %1 手，%2 %3，%4</translation>
    </message>
    <message>
        <source>%1, loses %2, give or take %3: not certain</source>
        <comment>move, what it lost, discs</comment>
        <translation>%1，损失 %2，误差约 %3 子：不能确定</translation>
    </message>
    <message>
        <source>%1, %2, loses %3</source>
        <comment>move, what it is called, what it lost</comment>
        <translation>%1，%2，损失 %3</translation>
    </message>
    <message>
        <source>%1, better %2</source>
        <comment>move, another one</comment>
        <translation>%1，更好的是 %2</translation>
    </message>
    <message>
        <source>%1 played it at move %2.</source>
        <comment>side, number</comment>
        <translation>%1在第 %2 手下了这步。</translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n 次大错</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 次错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(ies)</source>
        <translation>
            <numerusform>%n 次缓着</numerusform>
        </translation>
    </message>
    <message>
        <source>not known yet</source>
        <comment>how many mistakes</comment>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>so far %1</source>
        <comment>mistakes</comment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>没有失误</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between slips</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The review has failed.</source>
        <translation>复盘出错。</translation>
    </message>
    <message>
        <source>A first look: %1 of %2</source>
        <comment>moves</comment>
        <translation>初看：共 %2 手，已看 %1 手</translation>
    </message>
    <message>
        <source>%1 of %2 moves</source>
        <translation>共 %2 手，已看 %1 手</translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n s left</source>
        <comment>how far</comment>
        <translation>
            <numerusform>%1，约剩 %n 秒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunPart</name>
    <message>
        <source>Solved</source>
        <translation>做对</translation>
    </message>
    <message>
        <source>best %1</source>
        <comment>number of solved puzzles</comment>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>the errors that end a run</comment>
        <translation>／%1</translation>
    </message>
    <message>
        <source>Errors %1 of %2</source>
        <comment>so far, those that end a run</comment>
        <translation>答错 %1 次，满 %2 次结束</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>rating of the puzzle</source>
        <translation>题目等级分</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <comment>rating of a puzzle</comment>
        <translation>%1，做对</translation>
    </message>
    <message>
        <source>%1, an error</source>
        <comment>rating of a puzzle</comment>
        <translation>%1，做错</translation>
    </message>
    <message>
        <source>%1, open</source>
        <comment>rating of a puzzle</comment>
        <translation>%1，未做</translation>
    </message>
    <message>
        <source>Errors are shown after the run, each with its answer.</source>
        <translation>错题在结束后连同答案一起显示。</translation>
    </message>
    <message>
        <source>Press a puzzle to see its solution.</source>
        <translation>点按题目查看解答。</translation>
    </message>
</context>
<context>
    <name>SavingMark</name>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>&amp;Heibai</source>
        <comment>who plays</comment>
        <translation>黑白(&amp;H)</translation>
    </message>
    <message>
        <source>chooses who plays this side</source>
        <translation>选择由谁执这一方</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;Other programs…</source>
        <comment>who plays</comment>
        <translation>其他程序(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>SecondOpinion</name>
    <message>
        <source>Second opinion</source>
        <translation>第二意见</translation>
    </message>
    <message>
        <source>none</source>
        <comment>second opinion</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>second opinion</comment>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>chooses the program that is asked as well</source>
        <translation>选择提供第二意见的程序</translation>
    </message>
    <message>
        <source>Lines of %1</source>
        <comment>a program</comment>
        <translation>%1 的变化</translation>
    </message>
</context>
<context>
    <name>SetUpPanel</name>
    <message>
        <source>What to put on the board</source>
        <translation>要摆的棋子</translation>
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
    <message>
        <source>Nothing</source>
        <comment>is put: a stone is taken away</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>To move</source>
        <comment>side</comment>
        <translation>轮到</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>heading of the sizes</comment>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the board</comment>
        <translation>清空</translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>棋盘已清空。</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>The board has the start position.</source>
        <translation>棋盘已恢复为初始局面。</translation>
    </message>
    <message>
        <source>Turn right</source>
        <comment>the board</comment>
        <translation>右转</translation>
    </message>
    <message>
        <source>The board is turned to the right.</source>
        <translation>棋盘已向右旋转。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <comment>the board</comment>
        <translation>镜像</translation>
    </message>
    <message>
        <source>The board is mirrored.</source>
        <translation>棋盘已镜像。</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>交换颜色</translation>
    </message>
    <message>
        <source>The colours are swapped.</source>
        <translation>双方颜色已交换。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Choose a place on the board to put it there, and again to remove it.</source>
        <translation>在棋盘上选一处放下；再选一次则取走。</translation>
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
        <source>in Othello</source>
        <translation>仅黑白棋</translation>
    </message>
    <message>
        <source>Show what a move would do</source>
        <translation>预览一手棋</translation>
    </message>
    <message>
        <source>Skip only without a legal move</source>
        <translation>无处可下时才能停一手</translation>
    </message>
    <message>
        <source>the official rule; otherwise two people may skip any turn</source>
        <translation>正式规则；否则双人对局时随时可以停一手</translation>
    </message>
    <message>
        <source>No delay</source>
        <translation>不等待</translation>
    </message>
    <message>
        <source>Like a person: takes its time</source>
        <translation>像真人时：慢慢想</translation>
    </message>
    <message>
        <source>longer where there is more to choose from</source>
        <translation>可选的着法越多，想得越久</translation>
    </message>
    <message>
        <source>Like a person: may resign</source>
        <translation>像真人时：会认输</translation>
    </message>
    <message>
        <source>late in a game that is lost by 30 discs or more</source>
        <translation>终盘落后 30 子以上时</translation>
    </message>
    <message>
        <source>under the pointer or the cursor</source>
        <translation>指针或光标所在之处</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>显示手数</translation>
    </message>
    <message>
        <source>on the stones of Gomoku</source>
        <translation>在五子棋的棋子上</translation>
    </message>
    <message>
        <source>Sort the discs at the end</source>
        <translation>终局时整理棋子</translation>
    </message>
    <message>
        <source>in Othello, into two rows under the board</source>
        <translation>黑白棋：在棋盘下排成两行</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>of discs, the last seconds, refused moves and the end</source>
        <translation>落子、最后几秒、不可落子与终局的声音</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>自动停一手</translation>
    </message>
    <message>
        <source>when you have no legal move</source>
        <translation>当你无处可下时</translation>
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
        <source>A draw</source>
        <comment>time is up</comment>
        <translation>判和</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <comment>look, game</comment>
        <translation>%1棋盘</translation>
    </message>
    <message>
        <source>Ask before a move that loses much</source>
        <translation>下出损失较大的一手前先询问</translation>
    </message>
    <message>
        <source>against the machine: the game, or six discs and more</source>
        <translation>与电脑对局时：会输掉棋局，或损失六子以上</translation>
    </message>
    <message>
        <source>Review a game when it is over</source>
        <translation>终局后自动复盘</translation>
    </message>
    <message>
        <source>how well both sides played, where much was lost, and why</source>
        <translation>双方下得如何，哪里损失大，原因何在</translation>
    </message>
    <message>
        <source>Notify when a long review is finished</source>
        <translation>耗时较长的复盘完成后发出通知</translation>
    </message>
    <message>
        <source>if another window is in front by then</source>
        <translation>仅当此时在使用其他窗口</translation>
    </message>
    <message>
        <source>When the time is up in %1</source>
        <comment>game</comment>
        <translation>%1超时后</translation>
    </message>
    <message>
        <source>The machine replies after</source>
        <translation>电脑应手的等待时间</translation>
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
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Your name in records of games against the machine</source>
        <translation>你的名字，写入与电脑对局的棋谱</translation>
    </message>
    <message>
        <source>as records give it</source>
        <translation>写入棋谱的名字</translation>
    </message>
    <message>
        <source>Show values for</source>
        <translation>数值的视角</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>轮走方</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>side</comment>
        <translation>黑方</translation>
    </message>
</context>
<context>
    <name>SetupWords</name>
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
        <source>two players</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>who plays whom</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the opener has White</source>
        <translation>开局方执白</translation>
    </message>
    <message>
        <source>the opener has Black</source>
        <translation>开局方执黑</translation>
    </message>
</context>
<context>
    <name>SheetHandle</name>
    <message>
        <source>Fold the panel</source>
        <translation>收起面板</translation>
    </message>
    <message>
        <source>Open the panel</source>
        <translation>展开面板</translation>
    </message>
</context>
<context>
    <name>SheetStart</name>
    <message>
        <source>Choose the game</source>
        <translation>选择棋类</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆棋</translation>
    </message>
</context>
<context>
    <name>SidesPart</name>
    <message>
        <source>Who opens</source>
        <comment>mode: swap2</comment>
        <translation>谁开局</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>你执</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who opens</comment>
        <translation>你</translation>
    </message>
    <message>
        <source>Heibai</source>
        <comment>who opens</comment>
        <translation>黑白</translation>
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
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>Who opens</source>
        <translation>开局方</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>另一方</translation>
    </message>
</context>
<context>
    <name>Slider</name>
    <message>
        <source>Level %1 of 10: %2</source>
        <comment>number and name of the level</comment>
        <translation>10 级中的第 %1 级：%2</translation>
    </message>
    <message>
        <source>not available now</source>
        <comment>a slider</comment>
        <translation>现在不可用</translation>
    </message>
</context>
<context>
    <name>SlipLine</name>
    <message>
        <source>%1: %2</source>
        <comment>whose line it is, its moves</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, move %2 of its line</source>
        <comment>move, number</comment>
        <translation>%1，这条线的第 %2 手</translation>
    </message>
    <message>
        <source>left and right walk along the line, Enter plays it</source>
        <translation>左右键沿这条线走，回车键下出来</translation>
    </message>
</context>
<context>
    <name>SlipRow</name>
    <message>
        <source>%1 %2.</source>
        <comment>move, what it does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>正在寻找原因…</translation>
    </message>
    <message>
        <source>No single reason could be proved.</source>
        <translation>没有能够证明的单一原因。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2 → %3</source>
        <comment>number, move, a better one</comment>
        <translation>%1. %2 → %3</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>move</comment>
        <translation>%1 之后</translation>
    </message>
    <message>
        <source>After %1, which was better</source>
        <comment>move</comment>
        <translation>更好的 %1 之后</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里再试</translation>
    </message>
</context>
<context>
    <name>SolvedPart</name>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message numerus="yes">
        <source>%n other four(s)</source>
        <translation>
            <numerusform>其他 %n 个冲四</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other point(s)</source>
        <translation>
            <numerusform>其他 %n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other move(s)</source>
        <translation>
            <numerusform>其他 %n 种下法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other threat(s)</source>
        <translation>
            <numerusform>其他 %n 手做杀</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>SpinBox</name>
    <message>
        <source>From %1 to %2.</source>
        <comment>the least and the greatest number</comment>
        <translation>可输入 %1 到 %2。</translation>
    </message>
</context>
<context>
    <name>StartFoot</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>A game is being played. These choices are for the next one.</source>
        <translation>对局正在进行。这些选择用于下一局。</translation>
    </message>
    <message>
        <source>A game is being played. The strength and the program change at once; all else is for the next game.</source>
        <translation>对局正在进行。棋力和程序立即改变，其余选择用于下一局。</translation>
    </message>
    <message>
        <source>A match is being played. The strength and the program change at once; all else is for a game after it.</source>
        <translation>比赛正在进行。棋力和程序立即改变，其余选择用于比赛之后的对局。</translation>
    </message>
    <message>
        <source>A match is being played. These choices are for a game after it.</source>
        <translation>比赛正在进行。这些选择用于比赛之后的对局。</translation>
    </message>
    <message>
        <source>Start the next game</source>
        <translation>开始下一局</translation>
    </message>
</context>
<context>
    <name>StatusText</name>
    <message>
        <source>Press Start to begin.</source>
        <translation>按“开始”开局。</translation>
    </message>
    <message>
        <source>Your turn: make a move to begin.</source>
        <translation>轮到你了：落子即开局。</translation>
    </message>
    <message>
        <source>Play a move to begin, or press Start.</source>
        <translation>落子即可开局，也可按“开始”。</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>对局开始。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>对局继续。</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes.</source>
        <comment>side</comment>
        <translation>%1无处可下，停一手。</translation>
    </message>
    <message>
        <source>You have no legal move and pass.</source>
        <translation>你无处可下，停一手。</translation>
    </message>
    <message>
        <source>%1 skips this turn.</source>
        <comment>side</comment>
        <translation>%1停一手。</translation>
    </message>
    <message>
        <source>You skip this turn.</source>
        <translation>你停一手。</translation>
    </message>
    <message>
        <source>%1 has no legal move. Press Skip.</source>
        <comment>side</comment>
        <translation>%1无处可下。请按“停一手”。</translation>
    </message>
    <message>
        <source>You have no legal move. Press Skip.</source>
        <translation>你无处可下。请按“停一手”。</translation>
    </message>
    <message>
        <source>%1 has no legal move and passes in a moment.</source>
        <comment>side</comment>
        <translation>%1无处可下，即将停一手。</translation>
    </message>
    <message>
        <source>You have no legal move and pass in a moment.</source>
        <translation>你无处可下，即将停一手。</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>side</comment>
        <translation>%1正在思考…</translation>
    </message>
    <message>
        <source>The game is paused. Press Continue.</source>
        <translation>对局已暂停。请按“继续”。</translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <comment>move, what it does</comment>
        <translation>%1 %2。</translation>
    </message>
    <message>
        <source>%1 throws the game away.</source>
        <comment>move</comment>
        <translation>%1 会把这盘棋断送。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses about %n disc(s).</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 大约损失 %n 子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n disc(s).</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 损失 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play it?</source>
        <translation>要下吗？</translation>
    </message>
    <message>
        <source>Play it? (question %1 of this game)</source>
        <comment>number</comment>
        <translation>要下这一手吗？（本局第 %1 次询问）</translation>
    </message>
    <message>
        <source>Moves of the opening are not reviewed, and none has been played after it yet.</source>
        <translation>开局阶段的着法不复盘，其后还没有着法。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Paused: the screen was locked.</source>
        <translation>已暂停：屏幕已锁定。</translation>
    </message>
    <message>
        <source>Paused: the computer went to sleep.</source>
        <translation>已暂停：计算机进入了睡眠状态。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up; the turn passes.</source>
        <comment>side</comment>
        <translation>%1的时间到了，轮到对方。</translation>
    </message>
    <message>
        <source>Your time is up; the turn passes.</source>
        <translation>你的时间到了，轮到对方。</translation>
    </message>
    <message>
        <source>Both sides ran out of time. The game is paused; press Continue.</source>
        <translation>双方都超时了。对局已暂停，请按“继续”。</translation>
    </message>
    <message>
        <source>Your time is up. You lost.</source>
        <translation>你的时间到了。你输了。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. You won.</source>
        <comment>side</comment>
        <translation>%1的时间到了。你赢了。</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. %2 wins.</source>
        <comment>side, other side</comment>
        <translation>%1的时间到了。%2胜。</translation>
    </message>
    <message>
        <source>%1 could not be evaluated. Try it again, or another move.</source>
        <comment>move</comment>
        <translation>没能算出 %1 的估值。请再试一次，或换一手。</translation>
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
        <source>You have a legal move, so the turn cannot be skipped.</source>
        <translation>你有棋可下，不能停一手。</translation>
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
        <source>You resign.</source>
        <translation>你认输。</translation>
    </message>
    <message>
        <source>The list of recent files is empty. Ctrl+O opens a file.</source>
        <translation>最近的文件列表为空。按 Ctrl+O 打开文件。</translation>
    </message>
    <message>
        <source>The game is not over yet. F3 opens a study, where it can be reviewed.</source>
        <translation>对局尚未结束。按 F3 打开研究，可在那里复盘。</translation>
    </message>
    <message>
        <source>That does nothing here.</source>
        <translation>在这里没有作用。</translation>
    </message>
    <message>
        <source>The analysis is switched off. Press F4 to switch it on.</source>
        <translation>分析已关闭。按 F4 打开。</translation>
    </message>
    <message>
        <source>%1 cannot be started.</source>
        <comment>program</comment>
        <translation>%1 无法启动。</translation>
    </message>
    <message>
        <source>%1 exited unexpectedly.</source>
        <comment>program</comment>
        <translation>%1 意外退出了。</translation>
    </message>
    <message>
        <source>%1 exited unexpectedly: “%2”.</source>
        <comment>program, its last words</comment>
        <translation>%1 意外退出了：“%2”。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s).</source>
        <comment>program</comment>
        <translation>
            <numerusform>%1 已经 %n 秒没有回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 never stops writing.</source>
        <comment>program</comment>
        <translation>%1 不停地输出。</translation>
    </message>
    <message>
        <source>%1 answered “%2”, which is not a move.</source>
        <comment>program</comment>
        <translation>%1 回答“%2”，这不是着法。</translation>
    </message>
    <message>
        <source>%1 gave an empty answer.</source>
        <comment>program</comment>
        <translation>%1 的回答是空的。</translation>
    </message>
    <message>
        <source>%1 wanted to play %2, which is not legal.</source>
        <comment>program, move</comment>
        <translation>%1 想下 %2，但这不合规则。</translation>
    </message>
    <message>
        <source>%1 cannot play a game with this start.</source>
        <comment>program</comment>
        <translation>%1 不能下这样开局的棋。</translation>
    </message>
    <message>
        <source>%1 cannot play on this board: “%2”.</source>
        <comment>program, its answer</comment>
        <translation>%1 不能在这个棋盘上下棋：“%2”。</translation>
    </message>
    <message>
        <source>%1 does not accept the move %2: “%3”.</source>
        <comment>program, move, its answer</comment>
        <translation>%1 不接受 %2 这步棋：“%3”。</translation>
    </message>
    <message>
        <source>The program that had %1 is not in the list any more. Heibai takes its place.</source>
        <comment>side</comment>
        <translation>执%1的程序已不在列表中。由黑白代替。</translation>
    </message>
    <message>
        <source>The program that had %1 is not in the list any more, so the match of several games ends. Heibai takes its place.</source>
        <comment>side</comment>
        <translation>执%1的程序已不在列表中，多局比赛到此结束。由黑白代替。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between moves</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Press Continue.</source>
        <translation>请按“继续”。</translation>
    </message>
    <message>
        <source>Continue restarts it.</source>
        <translation>按“继续”会重新启动它。</translation>
    </message>
    <message>
        <source>Choose another player in its place.</source>
        <translation>请另选一位棋手代替它。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已悔棋。</translation>
    </message>
    <message>
        <source>Played again.</source>
        <translation>已重做。</translation>
    </message>
    <message>
        <source>Played again: %1.</source>
        <comment>moves</comment>
        <translation>已重做：%1。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可悔的棋。</translation>
    </message>
    <message>
        <source>There is nothing to play again.</source>
        <translation>没有可重做的棋。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>正在寻找提示…</translation>
    </message>
    <message>
        <source>Your unfinished game is back. Press Continue.</source>
        <translation>未下完的对局已恢复。请按“继续”。</translation>
    </message>
    <message>
        <source>You see the start of the game.</source>
        <translation>现在显示初始局面。</translation>
    </message>
    <message>
        <source>You see the board after move %1: %2.</source>
        <comment>number, choice of an opening</comment>
        <translation>现在显示第 %1 手之后的局面：%2。</translation>
    </message>
    <message>
        <source>Back at the latest move.</source>
        <translation>已回到最新一手。</translation>
    </message>
    <message>
        <source>Move %1, %2.</source>
        <comment>number, move</comment>
        <translation>第 %1 手，%2。</translation>
    </message>
    <message>
        <source>After move %1: %2.</source>
        <comment>number, choice of an opening</comment>
        <translation>第 %1 手之后：%2。</translation>
    </message>
    <message>
        <source>The start of the game.</source>
        <translation>初始局面。</translation>
    </message>
    <message>
        <source>Another study is back on the board.</source>
        <translation>棋盘上换回了另一份研究。</translation>
    </message>
    <message>
        <source>A file is still being written. Try again in a moment.</source>
        <translation>还有一个文件正在写入，请稍后再试。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <comment>a comment, a mark or the order of lines</comment>
        <translation>已撤销。</translation>
    </message>
    <message>
        <source>Done again.</source>
        <comment>a comment, a mark or the order of lines</comment>
        <translation>已重做。</translation>
    </message>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>棋盘图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>All of its moves are here already.</source>
        <translation>这些着法都已在此。</translation>
    </message>
    <message numerus="yes">
        <source>%n new move(s).</source>
        <comment>of a game that became a variation</comment>
        <translation>
            <numerusform>新增 %n 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) removed. Undo puts them back.</source>
        <comment>of a study</comment>
        <translation>
            <numerusform>已删去 %n 手，按“悔棋”即可恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>That game begins at another position.</source>
        <translation>那局棋从另一个局面开始。</translation>
    </message>
    <message>
        <source>The position is not in this study.</source>
        <translation>研究中没有这个局面。</translation>
    </message>
    <message>
        <source>Set up a position.</source>
        <translation>正在摆棋。</translation>
    </message>
    <message>
        <source>No game leads here: %1, in the middle, is empty.</source>
        <comment>square</comment>
        <translation>没有对局能走到这里：中央的 %1 是空的。</translation>
    </message>
    <message>
        <source>No game leads here: %1 is cut off from the middle.</source>
        <comment>square</comment>
        <translation>没有对局能走到这里：%1 与中央不相连。</translation>
    </message>
    <message>
        <source>No game leads here: the number of stones does not fit.</source>
        <translation>没有对局能走到这里：双方棋子数不符。</translation>
    </message>
    <message>
        <source>No game leads here: %1 has won already.</source>
        <comment>side</comment>
        <translation>没有对局能走到这里：%1已经赢了。</translation>
    </message>
    <message>
        <source>Nobody can move here: the game is over.</source>
        <translation>双方都无棋可下：对局已经结束。</translation>
    </message>
    <message>
        <source>%1 has no legal move here and will pass.</source>
        <comment>side</comment>
        <translation>%1在这里无棋可下，将停一手。</translation>
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
        <source>The file could not be opened as a game.</source>
        <translation>无法将文件作为棋谱打开。</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>无法保存对局。</translation>
    </message>
    <message>
        <source>Changes still to be saved could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>有尚未存好的内容无法读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Changes still to be saved could not be read. They are still in %1.</source>
        <comment>file</comment>
        <translation>有尚未存好的内容无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The list of programs could not all be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>程序列表未能全部读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The list of programs could not all be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>程序列表未能全部读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The list of programs could not be saved.</source>
        <translation>程序列表无法保存。</translation>
    </message>
    <message>
        <source>%1 is saved, but the disk has not confirmed it: a power cut could undo that.</source>
        <comment>file</comment>
        <translation>%1 已保存，但磁盘尚未确认：断电可能使它恢复原样。</translation>
    </message>
    <message>
        <source>The details are on the clipboard.</source>
        <translation>详细信息已复制到剪贴板。</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1 and %n more.</source>
        <comment>file names</comment>
        <translation>
            <numerusform>已打开 %1 等，另有 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as %1.</source>
        <comment>format</comment>
        <translation>格式：%1。</translation>
    </message>
    <message>
        <source>“%1” is not a file on this computer. Save it here first.</source>
        <comment>address</comment>
        <translation>“%1”不是这台计算机上的文件。请先将其保存到本机。</translation>
    </message>
    <message>
        <source>There is no file %1 any more. It was taken off the list.</source>
        <comment>file</comment>
        <translation>文件 %1 已不存在，已从列表中移除。</translation>
    </message>
    <message>
        <source>The list of recent files could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取最近文件列表，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The list of recent files could not be saved.</source>
        <translation>无法保存最近文件列表。</translation>
    </message>
    <message>
        <source>A later Heibai wrote a file that this one cannot read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>有一个文件由更新版本的黑白写入，此版本无法读取，已保留为 %1。</translation>
    </message>
    <message>
        <source>%1 is a file in the place of a folder of Heibai&apos;s. Nothing can be kept there until it is moved away.</source>
        <comment>file</comment>
        <translation>%1 是一个文件，占了黑白所用文件夹的位置。移走它之前，那里什么也保存不了。</translation>
    </message>
    <message>
        <source>Some files could not be read. They are kept: %1.</source>
        <comment>file names</comment>
        <translation>有些文件无法读取，均已保留：%1。</translation>
    </message>
    <message>
        <source>The list of files in Openings could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取“开局”中的文件列表，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The list of files in Openings could not be saved.</source>
        <translation>无法保存“开局”中的文件列表。</translation>
    </message>
    <message>
        <source>The last place of the window could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取窗口上次的位置，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The last place of the window could not be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>窗口上次的位置无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The last place of the window could not be saved.</source>
        <translation>无法保存窗口的位置。</translation>
    </message>
    <message numerus="yes">
        <source>Read as %1, %2 game(s).</source>
        <comment>format, number of games</comment>
        <translation>
            <numerusform>格式：%1，共 %2 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) written to %2.</source>
        <comment>number, file name</comment>
        <translation>
            <numerusform>已将 %1 局写入 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) left out: broken, or not possible in this format.</source>
        <translation>
            <numerusform>%1 局未写入：已损坏，或此格式无法表示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) deleted.</source>
        <translation>
            <numerusform>已删除 %1 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game %1 could not be opened.</source>
        <comment>number</comment>
        <translation>无法打开第 %1 局。</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <comment>names of files</comment>
        <translation>未能读取：%1</translation>
    </message>
    <message>
        <source>This is a book of openings, not a game. Study ▸ Openings ▸ Add games or books reads it.</source>
        <translation>这是开局库，不是棋谱。可在“研究 ▸ 开局 ▸ 添加对局或开局库”中添加。</translation>
    </message>
    <message>
        <source>There are no games in the folder “%1”.</source>
        <comment>name of a folder</comment>
        <translation>文件夹“%1”里没有棋谱。</translation>
    </message>
    <message>
        <source>No game reaches this position.</source>
        <translation>没有经过此局面的对局。</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>已停止，一切未变。</translation>
    </message>
    <message>
        <source>The games could not be written.</source>
        <translation>无法写入对局。</translation>
    </message>
    <message>
        <source>The finished game could not be saved.</source>
        <translation>无法保存下完的对局。</translation>
    </message>
    <message>
        <source>The games could not be deleted.</source>
        <translation>无法删除对局。</translation>
    </message>
    <message>
        <source>The game cannot be saved for the next start.</source>
        <translation>无法为下次启动保留对局。</translation>
    </message>
    <message>
        <source>%1 is taken already.</source>
        <comment>square</comment>
        <translation>%1 已有棋子。</translation>
    </message>
    <message>
        <source>The game before this one is back.</source>
        <translation>先前的对局已恢复。</translation>
    </message>
    <message>
        <source>You see the board after move %1, %2.</source>
        <comment>number, move</comment>
        <translation>现在显示第 %1 手（%2）之后的局面。</translation>
    </message>
    <message>
        <source>The previous game could not be saved.</source>
        <translation>之前的对局未能保留。</translation>
    </message>
    <message>
        <source>The finished game could not be removed from the disk and may come back.</source>
        <translation>已结束的对局无法从磁盘删除，可能会再次出现。</translation>
    </message>
    <message>
        <source>Heibai could not look for unfinished games.</source>
        <translation>无法查找未下完的对局。</translation>
    </message>
    <message>
        <source>The game could not be resumed.</source>
        <translation>无法继续该对局。</translation>
    </message>
    <message>
        <source>The settings could not be read. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取设置，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Some settings could not be read. The file was kept as %1.</source>
        <comment>file name</comment>
        <translation>部分设置无法读取，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>A later Heibai wrote the settings. They were kept as %1.</source>
        <comment>file name</comment>
        <translation>设置由更新版本的黑白写入，已保留为 %1。</translation>
    </message>
    <message>
        <source>The settings could not all be read. They are still in %1.</source>
        <comment>file</comment>
        <translation>设置未能全部读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取未下完的对局，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>A later Heibai wrote the unfinished game. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>未下完的对局由更新版本的黑白写入，已保留为 %1。</translation>
    </message>
    <message>
        <source>The unfinished game could not be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>未下完的对局无法读取，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>无法保存设置。</translation>
    </message>
    <message>
        <source>The tally of games could not be read. It was kept as %1.</source>
        <comment>file name</comment>
        <translation>无法读取胜负记录，原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The tally of games could not be read. It is still in %1.</source>
        <comment>file</comment>
        <translation>无法读取胜负记录，仍保留在 %1 中。</translation>
    </message>
    <message>
        <source>The result could not be added to the tally.</source>
        <translation>无法将结果计入胜负记录。</translation>
    </message>
    <message>
        <source>The machine cannot play on this computer.</source>
        <translation>电脑棋手无法在这台计算机上运行。</translation>
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
        <source>In this game every turn is a move: nobody skips.</source>
        <translation>这种棋每次轮到都必须落子，不能停一手。</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>对局还没有开始。</translation>
    </message>
    <message>
        <source>That belongs to the game. F3 goes back to it.</source>
        <translation>这是对局中的功能。按 F3 回到对局。</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>现在没有可以认输的对局。</translation>
    </message>
    <message>
        <source>A game is on the board already.</source>
        <translation>棋盘上已经有一局棋。</translation>
    </message>
    <message>
        <source>The board is set up for a new game already.</source>
        <translation>棋盘已经为新对局摆好了。</translation>
    </message>
    <message>
        <source>There is no unfinished game to resume.</source>
        <translation>没有未下完的对局可以恢复。</translation>
    </message>
    <message>
        <source>No list of games is open. Open a file first: Ctrl+O.</source>
        <translation>没有打开对局列表。请先打开文件：Ctrl+O。</translation>
    </message>
    <message>
        <source>There are no moves to copy yet.</source>
        <translation>还没有可以复制的着法。</translation>
    </message>
    <message>
        <source>That is for a study. F3 opens one.</source>
        <translation>这是研究中的功能。按 F3 打开研究。</translation>
    </message>
    <message>
        <source>Choose a square of the board first, with the arrow keys.</source>
        <translation>请先用方向键选择棋盘上的一格。</translation>
    </message>
    <message>
        <source>Finish or leave the set-up of the position first.</source>
        <translation>请先完成或取消摆放局面。</translation>
    </message>
    <message>
        <source>Leave the exercise first.</source>
        <translation>请先离开练习。</translation>
    </message>
    <message>
        <source>Not while a game is being played: pause it first, or open a study with F3.</source>
        <translation>对局进行中不能这样做：请先暂停，或按 F3 打开研究。</translation>
    </message>
    <message>
        <source>There is no game to review yet: no move was made.</source>
        <translation>还没有可以复盘的对局：一步棋都没有下。</translation>
    </message>
    <message>
        <source>This is the first position.</source>
        <translation>这已经是最初的局面。</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>这已经是最后的局面。</translation>
    </message>
    <message>
        <source>No mistake to try again here. Review the game and go to one.</source>
        <translation>这里没有可以重试的失误。请先复盘，再转到一处失误。</translation>
    </message>
    <message>
        <source>All moves are being analysed already.</source>
        <translation>所有着法都已在分析之中。</translation>
    </message>
    <message>
        <source>No exercise is open.</source>
        <translation>没有打开练习。</translation>
    </message>
    <message>
        <source>That cannot be changed here.</source>
        <translation>这里没有可以这样改动的内容。</translation>
    </message>
    <message>
        <source>The game cannot go on from here.</source>
        <translation>不能从这里继续对局。</translation>
    </message>
    <message>
        <source>Start a new game? Game ▸ Resume brings this one back.</source>
        <translation>开始新对局吗？这一局会保留，可用“对局 ▸ 恢复未下完的对局”取回。</translation>
    </message>
    <message>
        <source>Does %1 really want to resign?</source>
        <comment>side</comment>
        <translation>%1真的要认输吗？</translation>
    </message>
    <message>
        <source>Do you really want to resign?</source>
        <translation>你真的要认输吗？</translation>
    </message>
    <message>
        <source>Your time is up. Do you want to keep your turn and think on?</source>
        <translation>时间到了。要接着想这一步吗？</translation>
    </message>
    <message>
        <source>%1&apos;s time is up. Keep the turn and think on?</source>
        <comment>side</comment>
        <translation>%1的时间到了。要接着想这一步吗？</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <comment>moves</comment>
        <translation>已悔棋：%1。</translation>
    </message>
    <message>
        <source>Left out: “%1”.</source>
        <comment>a part of the text</comment>
        <translation>略去：“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of games are counted under Openings.</source>
        <translation>
            <numerusform>“开局”现在统计 %n 个对局文件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneCounter</name>
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
    <name>StudyPanel</name>
    <message>
        <source>No moves yet. Play any move for either side.</source>
        <translation>还没有着法。可为任意一方落子。</translation>
    </message>
    <message>
        <source>Moves and variations</source>
        <translation>着法与变化</translation>
    </message>
    <message>
        <source>Comment and edits</source>
        <translation>评注与编辑</translation>
    </message>
    <message>
        <source>What you think of the move</source>
        <translation>你对此着的评价</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>a variation</comment>
        <translation>提升</translation>
    </message>
    <message>
        <source>Demote</source>
        <comment>a variation</comment>
        <translation>降低</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a move with what follows</comment>
        <translation>删除</translation>
    </message>
    <message>
        <source>deletes the move with what follows</source>
        <translation>删除这一手及其后各手</translation>
    </message>
    <message>
        <source>not available now</source>
        <comment>a button</comment>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>Set up…</source>
        <comment>a position</comment>
        <translation>摆棋…</translation>
    </message>
</context>
<context>
    <name>StudyPart</name>
    <message>
        <source>Moves</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>StudyWords</name>
    <message>
        <source>very good move</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好着</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>有趣的着法</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>可疑的着法</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>who plays whom</comment>
        <translation>%1 – %2</translation>
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
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Move %1, Black %2</source>
        <comment>number, move</comment>
        <translation>第 %1 手，黑方 %2</translation>
    </message>
    <message>
        <source>Move %1, White %2</source>
        <comment>number, move</comment>
        <translation>第 %1 手，白方 %2</translation>
    </message>
    <message>
        <source>variation %1 of %2</source>
        <translation>第 %1 个变化，共 %2 个</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>评注：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things that are said of a move</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>TaskBars</name>
    <message>
        <source>Task %1 of %2</source>
        <comment>numbers</comment>
        <translation>第 %1 个练习，共 %2 个</translation>
    </message>
    <message>
        <source>Task %1, solved</source>
        <comment>number</comment>
        <translation>练习 %1，已完成</translation>
    </message>
    <message>
        <source>Task %1</source>
        <comment>number</comment>
        <translation>练习 %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <comment>a task</comment>
        <translation>正在做</translation>
    </message>
</context>
<context>
    <name>TextPane</name>
    <message>
        <source>Up and Down read it line by line.</source>
        <translation>上下键逐行朗读。</translation>
    </message>
</context>
<context>
    <name>ThemeBars</name>
    <message>
        <source>Solved by theme</source>
        <translation>各主题做对情况</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <comment>a theme</comment>
        <translation>尚未做过</translation>
    </message>
    <message>
        <source>solved %1</source>
        <comment>so many of so many</comment>
        <translation>做对 %1</translation>
    </message>
</context>
<context>
    <name>ThemeList</name>
    <message>
        <source>Themes</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzles of a theme, at the first try</comment>
        <translation>做对</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 puzzle(s)</source>
        <comment>theme, number</comment>
        <translation>
            <numerusform>%1，%2 题</numerusform>
        </translation>
    </message>
    <message>
        <source>solved %1</source>
        <comment>so many of so many</comment>
        <translation>做对 %1</translation>
    </message>
</context>
<context>
    <name>TodayPart</name>
    <message>
        <source>about %1</source>
        <comment>a time</comment>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Worth doing now</source>
        <translation>现在值得做的</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <comment>what is to be found</comment>
        <translation>在棋盘上：%1</translation>
    </message>
    <message>
        <source>The next one comes tomorrow.</source>
        <translation>下一题明天见。</translation>
    </message>
    <message>
        <source>The same for everybody, a new one every day.</source>
        <translation>人人相同，每天一题。</translation>
    </message>
    <message>
        <source>Puzzles of your strength</source>
        <translation>适合你水平的题目</translation>
    </message>
    <message>
        <source>Your rating is %1 ± %2.</source>
        <comment>rating, deviation</comment>
        <translation>你的等级分是 %1 ± %2。</translation>
    </message>
    <message>
        <source>Your rating is about %1; after twenty puzzles it is more certain.</source>
        <comment>rating</comment>
        <translation>你的等级分约为 %1；做满二十题后会更准。</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <comment>lesson</comment>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>First lesson: %1</source>
        <comment>lesson</comment>
        <translation>第一课：%1</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <comment>lesson</comment>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>A short text beside the board, then tasks.</source>
        <translation>先看简短讲解，再做练习。</translation>
    </message>
    <message>
        <source>Opening lines</source>
        <translation>开局棋线</translation>
    </message>
    <message numerus="yes">
        <source>%1 to practise</source>
        <comment>mistakes</comment>
        <translation>
            <numerusform>%1 个待练习</numerusform>
        </translation>
    </message>
    <message>
        <source>Those you have are for %1.</source>
        <comment>opening lines: rules and board</comment>
        <translation>你已有的是%1的棋线。</translation>
    </message>
    <message>
        <source>None is due today.</source>
        <comment>opening lines</comment>
        <translation>今天没有待复习的棋线。</translation>
    </message>
    <message numerus="yes">
        <source>%1 line(s) due</source>
        <comment>openings</comment>
        <translation>
            <numerusform>%1 条待复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of your games</source>
        <translation>你对局中的失误</translation>
    </message>
    <message>
        <source>Nothing else is due today.</source>
        <translation>今天没有别的要复习了。</translation>
    </message>
    <message>
        <source>Puzzles of</source>
        <translation>题目的棋类</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>TodayRow</name>
    <message>
        <source>%1, done</source>
        <comment>something worth doing</comment>
        <translation>%1，已完成</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Go through the moves</source>
        <translation>浏览棋谱</translation>
    </message>
    <message>
        <source>Go through the search</source>
        <translation>浏览搜索</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Before the search</source>
        <translation>搜索之前</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最新局面</translation>
    </message>
    <message>
        <source>After the search</source>
        <translation>搜索之后</translation>
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
        <source>L&amp;earn</source>
        <comment>menu</comment>
        <translation>学习(&amp;E)</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <comment>menu</comment>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>The analysis is switched on.</source>
        <translation>分析已打开。</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <comment>menu</comment>
        <translation>复盘这局(&amp;W)</translation>
    </message>
    <message>
        <source>Open&amp;ings</source>
        <comment>menu</comment>
        <translation>开局(&amp;I)</translation>
    </message>
    <message>
        <source>Labo&amp;ratory…</source>
        <comment>menu</comment>
        <translation>实验室(&amp;R)…</translation>
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
        <source>Pre&amp;view of moves</source>
        <comment>menu</comment>
        <translation>预览一手棋(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <comment>menu</comment>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <comment>menu</comment>
        <translation>威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Read the &amp;displays aloud</source>
        <comment>menu: for screen readers</comment>
        <translation>朗读显示屏(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pass automatically</source>
        <comment>menu</comment>
        <translation>自动停一手(&amp;P)</translation>
    </message>
    <message>
        <source>Skip &amp;only without a legal move</source>
        <comment>menu</comment>
        <translation>无处可下时才能停一手(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <comment>menu</comment>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <comment>menu</comment>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Engines…</source>
        <comment>menu</comment>
        <translation>引擎(&amp;E)…</translation>
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
        <source>&amp;Copy details</source>
        <comment>menu</comment>
        <translation>复制详细信息(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About Heibai</source>
        <comment>menu</comment>
        <translation>关于黑白(&amp;A)</translation>
    </message>
</context>
<context>
    <name>WayChoice</name>
    <message>
        <source>Study</source>
        <comment>what the window is for</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>what the window is for</comment>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>what the window is for</comment>
        <translation>学习</translation>
    </message>
    <message>
        <source>Play, study or learn</source>
        <translation>对弈、研究或学习</translation>
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
        <source>M&amp;ark the square of the cursor</source>
        <comment>menu</comment>
        <translation>标记光标所在格(&amp;A)</translation>
    </message>
    <message>
        <source>Add to my op&amp;enings</source>
        <comment>menu</comment>
        <translation>加入我的开局(&amp;E)</translation>
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
<context>
    <name>WorkProgress</name>
    <message>
        <source>Reading the text…</source>
        <translation>正在读取文本…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <comment>file name</comment>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>Looking for the games…</source>
        <translation>正在查找对局…</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>正在打开对局…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <comment>file name</comment>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>正在删除对局…</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>what is done</comment>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>WrongRow</name>
    <message>
        <source>your first try</source>
        <translation>你的第一次尝试</translation>
    </message>
</context>
<context>
    <name>YouPart</name>
    <message>
        <source>Puzzle rating</source>
        <translation>题目等级分</translation>
    </message>
    <message>
        <source>Accuracy, %</source>
        <translation>准确率 %</translation>
    </message>
    <message>
        <source>The games are being reviewed in the background.</source>
        <translation>正在后台复盘这些对局。</translation>
    </message>
    <message>
        <source>%1 of late</source>
        <comment>points more or fewer</comment>
        <translation>近来 %1</translation>
    </message>
    <message>
        <source>Your games can&apos;t be read: %1</source>
        <comment>reason</comment>
        <translation>无法读取你的对局：%1</translation>
    </message>
    <message>
        <source>Five games against the machine give a picture: what costs you most, and when. Games of two people at one board are not counted.</source>
        <translation>与电脑下满五局，就能看出你在哪里、什么时候损失最多。两人同盘的对局不计在内。</translation>
    </message>
    <message numerus="yes">
        <source>Five reviewed games against the machine give a picture: what costs you most, and when. %n are reviewed so far.</source>
        <comment>games</comment>
        <translation>
            <numerusform>有五局与电脑的对局经过复盘，就能看出你在哪里、什么时候损失最多。目前已复盘 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Five reviewed games against the machine give a picture: what costs you most, and when.</source>
        <translation>有五局与电脑的对局经过复盘，就能看出你在哪里、什么时候损失最多。</translation>
    </message>
    <message>
        <source>Reviewing game %1 of %2 in the background</source>
        <comment>numbers</comment>
        <translation>正在后台复盘第 %1 局，共 %2 局</translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) not reviewed yet</source>
        <translation>
            <numerusform>%1 局尚未复盘</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 per cent of the games are reviewed</source>
        <comment>a number</comment>
        <translation>已复盘百分之 %1</translation>
    </message>
    <message>
        <source>Stop reviewing</source>
        <translation>停止复盘</translation>
    </message>
    <message>
        <source>Review them</source>
        <translation>复盘这些对局</translation>
    </message>
    <message>
        <source>Review it</source>
        <comment>a game</comment>
        <translation>复盘这局</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <translation>对局阶段</translation>
    </message>
    <message>
        <source>Theme of the mistakes</source>
        <translation>失误的主题</translation>
    </message>
    <message>
        <source>Without a proved reason: %1</source>
        <comment>a loss</comment>
        <translation>未能证明原因：%1</translation>
    </message>
    <message>
        <source>Mistakes without a proved reason</source>
        <translation>未能证明原因的失误</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>discs lost in all</source>
        <translation>损失的总子数</translation>
    </message>
    <message>
        <source>% of the chance lost in all</source>
        <comment>percentage points</comment>
        <translation>损失的总胜率 %</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>score after 20 moves</source>
        <translation>20 手后的形势</translation>
    </message>
    <message>
        <source>chance after 10 moves above 50 %</source>
        <translation>10 手后高出 50% 的胜率</translation>
    </message>
    <message>
        <source>Opponent and colour</source>
        <translation>对手与执子</translation>
    </message>
    <message>
        <source>accuracy, 50 to 100 %</source>
        <translation>准确率，50 至 100%</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>每步用时</translation>
    </message>
    <message numerus="yes">
        <source>%1 rated puzzle(s)</source>
        <translation>
            <numerusform>%1 道计分题</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <source>Five rated puzzles give a picture. Only the first try of each counts.</source>
        <translation>做满五道计分题就能看到曲线。每题只计第一次尝试。</translation>
    </message>
    <message>
        <source>The reviews in the background have ended.</source>
        <translation>后台复盘已结束。</translation>
    </message>
    <message numerus="yes">
        <source>%1 game(s) could not be reviewed</source>
        <translation>
            <numerusform>%1 局无法复盘</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1, in the background</source>
        <comment>a time</comment>
        <translation>约 %1，在后台进行</translation>
    </message>
    <message>
        <source>Solved by theme</source>
        <translation>各主题做对情况</translation>
    </message>
    <message>
        <source>Mistakes of your games</source>
        <translation>你对局中的失误</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>games</comment>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>Games that count</source>
        <translation>计入的对局</translation>
    </message>
    <message>
        <source>Figures of</source>
        <translation>统计的棋类</translation>
    </message>
</context>
</TS>
