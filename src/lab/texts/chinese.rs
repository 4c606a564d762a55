//! The descriptions in simplified Chinese: title, source and text.

use crate::lab::catalogue::{Algorithm, Evaluation, Switch};

pub fn algorithm(algorithm: Algorithm) -> [&'static str; 3] {
    match algorithm {
        Algorithm::Greedy => [
            "贪心",
            "民间方法；作为黑白棋策略见 Paul Rosenbloom，1982",
            "把每一着都走一遍，评估走完后的局面，取最好的一着。它从不问对方会怎样应对，因此两步深的陷阱全都会踩中。",
        ],
        Algorithm::Minimax => [
            "极小化极大",
            "John von Neumann，1928；用于程序：Claude Shannon，1950",
            "一方希望值大，另一方希望值小。看遍给定深度内的每一条变化，双方各取对自己最好的，值便从叶节点一路传回根节点。\
             在它看得到的范围内结论必定正确，但每多看一步，叶节点的数目就要乘上分支的数目。",
        ],
        Algorithm::Negamax => [
            "负极大值",
            "Donald Knuth 与 Ronald Moore，1975",
            "把极小化极大为双方合写成一个函数：对我有多好，对你就有多坏，所以每一层都取各分支的值变号之后的最大者。\
             它看的局面与极小化极大完全相同。",
        ],
        Algorithm::FailHard => [
            "Alpha-beta，fail-hard",
            "John McCarthy，1956；Donald Knuth 与 Ronald Moore，1975",
            "两个界限沿树而下：alpha 是我已经确保的，beta 是对方已经确保的。一旦某着好到对方根本不会允许走到这里，\
             旁边的着法就不必再看。根节点的值仍是极小化极大的值；如果最好的着法总是最先被看，大约只需看叶节点数的平方根那么多。\
             值落在窗口之外时，fail-hard 只回答界限。",
        ],
        Algorithm::FailSoft => [
            "Alpha-beta，fail-soft",
            "John Fishburn，1983",
            "剪枝与 fail-hard 相同，但窗口之外的值会如实告诉已知的部分，得到更准的界限。搜索树一样，置换表和窄窗口搜索会从中得益。",
        ],
        Algorithm::Aspiration => [
            "期望窗口",
            "James Gillogly，1978；Gérard Baudet，1978",
            "值多半离上一次的不远，所以先用上次的值附近的窄窗口搜索，这样剪得更多。值若落在窗外，就把那一侧放开再搜一次。",
        ],
        Algorithm::Pvs => [
            "NegaScout（主要变例搜索）",
            "Judea Pearl，1980（Scout）；Tony Marsland 与 Murray Campbell，1982；Alexander Reinefeld，1983",
            "第一着照常搜索。对其余各着只问一句“它更好吗”，用的窗口上下界之间没有空隙：这样问很便宜，\
             着法顺序好的话，答案多半是否。答案为是时，再搜一次求它的值。",
        ],
        Algorithm::Mtdf => [
            "MTD(f)",
            "Aske Plaat、Jonathan Schaeffer、Wim Pijls 与 Arie de Bruin，1995",
            "只提问题：值至少有这么大吗？从一个猜测 f 开始，每次回答都是一个界限，下一个问题就问在这个界限上，直到上下界相遇。\
             整棵树要搜好几遍，所以它需要一张记得住上一遍的置换表。",
        ],
        Algorithm::ProbCut => [
            "ProbCut",
            "Michael Buro，1995",
            "浅搜索能相当准确地预告深搜索的结果。先在本局面附近的局面上量出有多准；之后，如果浅搜索的值远在窗口之外，\
             深搜索几乎不可能再回到窗口里，就省去深搜索。这样更快，有时会错：它选的着法不一定是极小化极大的着法。",
        ],
        Algorithm::Uct => [
            "蒙特卡洛树搜索（UCT）",
            "Levente Kocsis 与 Csaba Szepesvári，2006；Rémi Coulom，2006",
            "不需要评估：从当前局面一次又一次随机地把棋下完。树朝着模拟结果好的方向生长；在每个节点，下一次走“平均得分加上\
             少试奖励”最大的分支。最后走试得最多的一着。模拟足够多时，平均值会接近极小化极大的选择，但没有哪个固定的数目能保证。",
        ],
    }
}

pub fn switch(switch: Switch) -> [&'static str; 3] {
    match switch {
        Switch::Table => [
            "置换表",
            "Richard Greenblatt 等，1967；Arthur Zobrist，1970",
            "不同的着法顺序会走到同一局面，所以把一个局面搜到的结果记下来。这里的表项只回答与自己深度相同的问题，\
             使每个算法都得到极小化极大的值；表中的最佳着法在任何深度都最先被看。",
        ],
        Switch::Deepening => [
            "迭代加深",
            "David Slate 与 Lawrence Atkin，1977；Richard Korf，1985",
            "先搜一步深，再搜两步、三步。前几轮花费很少，却为下一轮排好着法的顺序。计数是各轮之和。\
             不用它时，每个深度都从头独立搜索，计数是最后一轮的。",
        ],
        Switch::Killers => [
            "杀手着法",
            "Barbara Huberman，1968；Selim Akl 与 Monroe Newborn，1977",
            "一着反驳了某个局面，那么在离根节点同样远的其他局面里也早些试它。",
        ],
        Switch::History => [
            "历史启发",
            "Jonathan Schaeffer，1983",
            "记下每一着在树中任何地方好过多少次，搜得越深记得越多，并按这个次序看着法。",
        ],
        Switch::Ordering => [
            "按评估排序",
            "James Slagle 与 John Dixon，1969",
            "搜索之前先把每一着走一遍，评估走完后的局面，看上去最好的排在最前。这些评估另外计数。\
             在叶节点的上一层这样做省不了什么，所以略去。",
        ],
    }
}

pub fn evaluation(evaluation: Evaluation) -> [&'static str; 3] {
    match evaluation {
        Evaluation::Discs => [
            "棋子差",
            "民间方法",
            "自己的棋子数减去对方的：终局时算的就是它，终局前却会误导人，因为许多棋子还会被翻转，而且棋子多往往行动力少。",
        ],
        Evaluation::Squares => [
            "格子权重",
            "Peter Maggs，1979；Paul Rosenbloom，1982",
            "每个格子有一个权重，角最大；空角旁边的格子是负的。",
        ],
        Evaluation::Mobility => [
            "行动力",
            "Paul Rosenbloom，1982",
            "自己的合法着法数减去对方的：谁先无好棋可走，谁就不得不送角。",
        ],
        Evaluation::Stability => [
            "稳定子与角",
            "Paul Rosenbloom，1982",
            "用快速规则能认出的、永远不会被翻转的棋子，每个角另加三。",
        ],
        Evaluation::Parity => [
            "奇偶性",
            "民间方法；用于程序：Michael Buro，1997",
            "空格数为奇数的区域减去为偶数的区域：在奇数区域里，轮到走的一方下最后一着。",
        ],
        Evaluation::Phases => [
            "按阶段加权的总和",
            "按阶段加权：Kai-Fu Lee 与 Sanjoy Mahajan，1988；权重在此拟合",
            "行动力、角、角旁的格子、安全的棋子、棋子数、奇偶性和边缘子，各有随对局阶段变化的权重。单位是百分之一子。",
        ],
        Evaluation::Patterns => [
            "学得的模式",
            "Michael Buro，1997；在此拟合",
            "从对局中学来的：直线、边和角的各种形状（五子棋则是一点四个方向上的棋形）值多少。黑白自己下棋用的就是它。",
        ],
        Evaluation::Rows => [
            "连子",
            "民间方法",
            "任何连续五点上只有一种颜色的棋子，就还可能成五；棋子越多分值越大。",
        ],
    }
}
