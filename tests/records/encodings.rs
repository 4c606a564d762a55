//! Files of other programs that are not UTF-8.

use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS, WINDOWS_1251, WINDOWS_1252};
use heibai::game::tree::{GameTree, Mark, NodeId};
use heibai::records::formats::{Collection, SourceFile};

fn bytes(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    let (bytes, _, had_errors) = encoding.encode(text);
    assert!(!had_errors, "{text} can be written in {}", encoding.name());
    bytes.into_owned()
}

fn read(bytes: &[u8]) -> GameTree {
    let source = SourceFile { bytes: bytes.to_vec(), ..SourceFile::default() };
    let games = Collection::read(&source, None).expect("it is a file of games");
    games.first().expect("it has a game")
}

#[test]
fn sgf_is_read_in_the_encoding_that_it_names() {
    // The second byte of these letters is a backslash, a bracket, and a brace in their encodings.
    for (name, label, encoding) in [
        ("誠俓乗", "GBK", GBK),
        ("乗俓珇", "gb18030", GBK),
        ("曹冬", "GB2312", GBK),
        ("ソ構", "Shift_JIS", SHIFT_JIS),
        ("功許", "Big5", BIG5),
        ("김수현", "EUC-KR", EUC_KR),
        ("Соколов", "windows-1251", WINDOWS_1251),
        ("Müller", "ISO-8859-1", WINDOWS_1252),
        ("“Søren”", "windows-1252", WINDOWS_1252),
    ] {
        let text = format!("(;GM[4]FF[4]CA[{label}]SZ[15]PB[{name}]PW[Ann];B[hh]C[{name}];W[hi])");
        let game = read(&bytes(&text, encoding));
        assert_eq!((&*game.facts.names.black, &*game.facts.names.white), (name, "Ann"), "{label}");
        let first = game.node(NodeId::ROOT).children()[0];
        assert_eq!(game.node(first).comment(), name);
        assert_eq!(game.node(first).children().len(), 1);
    }
}

#[test]
fn utf_8_is_utf_8_whatever_the_file_says() {
    for label in ["GBK", "ISO-8859-1", "utf-8", "nonsense", ""] {
        let text = format!("(;GM[4]CA[{label}]SZ[15]PB[张三]PW[Müller];B[hh])");
        let names = read(text.as_bytes()).facts.names;
        assert_eq!((&*names.black, &*names.white), ("张三", "Müller"), "{label}");
    }
}

#[test]
fn without_a_name_the_likeliest_encoding_is_taken() {
    for (comment, encoding) in [
        ("这里白棋必须防守,否则黑棋四三胜。", GBK),
        ("ここで白は守らなければならない。", SHIFT_JIS),
        ("這裡白棋必須防守,否則黑棋四三勝。", BIG5),
        ("여기서 백은 수비해야 한다.", EUC_KR),
        ("Здесь белые должны защищаться.", WINDOWS_1251),
        ("Größter Fehler: Weiß muss hier abwehren.", WINDOWS_1252),
        ("Ici, il faut se défendre.", WINDOWS_1252),
    ] {
        for label in ["", "CA[nonsense]", "CA[UTF-8]"] {
            let text = format!("(;GM[4]{label}SZ[15]PB[A]PW[B];B[hh]C[{comment}])");
            let game = read(&bytes(&text, encoding));
            let first = game.node(NodeId::ROOT).children()[0];
            assert_eq!(game.node(first).comment(), comment, "{}", encoding.name());
        }
    }
}

#[test]
fn utf_16_is_read_in_either_order_with_a_mark_or_without_one() {
    type ToBytes = fn(u16) -> [u8; 2];
    let orders: [ToBytes; 2] = [u16::to_le_bytes, u16::to_be_bytes];
    let sgf = "(;GM[4]CA[GBK]SZ[15]PB[张三]PW[Müller];B[hh];W[hi])";
    let ggf = "(;GM[Othello]PB[张三]PW[Müller]TY[8]B[f5]W[d6];)";
    let pgn = "[Black \"张三\"]\n[White \"Müller\"]\n\n1. f5 d6\n";
    let psq = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n张三\nMüller\n-1\n";
    for text in [sgf, ggf, pgn, psq, "f5d6\n"] {
        for (order, mark) in orders.iter().flat_map(|order| [(order, ""), (order, "\u{feff}")]) {
            let units = mark.encode_utf16().chain(text.encode_utf16());
            let game = read(&units.flat_map(order).collect::<Vec<u8>>());
            assert_eq!(game.line_after(NodeId::ROOT).len(), 2, "{mark:?} {text}");
            let names = &game.facts.names;
            let is_named = text.contains("Müller");
            let expected = if is_named { ("张三", "Müller") } else { ("", "") };
            assert_eq!((&*names.black, &*names.white), expected, "{mark:?} {text}");
        }
    }
}

#[test]
fn a_wrong_name_of_an_encoding_is_found_out() {
    let text = "(;GM[4]CA[EUC-JP]SZ[15]PB[A]PW[B];B[hh]C[这里白棋必须防守,否则黑棋四三勝。])";
    let game = read(&bytes(text, GBK));
    let first = game.node(NodeId::ROOT).children()[0];
    assert_eq!(game.node(first).comment(), "这里白棋必须防守,否则黑棋四三勝。");
}

/// The texts of a library are read in one encoding, which their sum tells: a short one says little.
#[test]
fn libraries_are_read_in_the_likeliest_encoding() {
    for (comment, label, encoding) in [
        ("这里白棋必须防守,否则黑棋四三胜。", "王", GBK),
        ("ここで白は守らなければならない。", "白", SHIFT_JIS),
        ("Größter Fehler: Weiß muss hier abwehren.", "é", WINDOWS_1252),
    ] {
        let mut library = b"\xffRenLib\xff\x03\x04".to_vec();
        library.resize(20, 0xff);
        // A leaf on h8 with a comment, and with a board text.
        library.extend([0x78, 0x40 | 0x08 | 0x01, 0, 0x01]);
        for text in [comment, label] {
            library.extend(bytes(text, encoding));
            library.push(0);
            library.resize(library.len().next_multiple_of(2), 0);
        }
        let game = read(&library);
        let first = game.node(NodeId::ROOT).children()[0];
        assert_eq!(game.node(first).comment(), comment);
        let marks = game.node(NodeId::ROOT).marks();
        assert!(marks.iter().any(|it| it.mark == Mark::Label(label.to_owned())), "{marks:?}");
    }
}
