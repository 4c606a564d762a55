//! Colours of boards, the same as in the window's theme.

use crate::app::art::{Look, Material, Rgb};

/// The colours of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardTone {
    /// Green felt.
    #[default]
    Green,
    /// Walnut for Othello, kaya for Gomoku.
    Wood,
    /// Blue felt.
    Blue,
}

/// The colours of one board, as `0xrrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tones {
    pub ground: u32,
    pub line: u32,
    /// The lines' opacity, in per cent.
    pub strength: u32,
    /// The frame in the light, in the shade, and its outline.
    pub frame: [u32; 3],
    pub coordinate: u32,
    pub ink: u32,
    pub best: u32,
    pub row: u32,
}

pub(super) const ON_BLACK: u32 = 0xff_c0_4d;
pub(super) const ON_WHITE: u32 = 0xb3_40_0c;

impl Tones {
    /// The colours of a board with stones on the crossings, or between the lines.
    pub(super) fn of(tone: BoardTone, look: Look, crossings: bool) -> Self {
        let index = tone as usize;
        let shade = match look {
            Look::Light => 0,
            Look::Dark => 1,
            Look::HighContrast => 2,
        };
        let of = |codes: [[u32; 3]; 3]| codes[index][shade];
        let felt = of([
            [0x25_7c_5a, 0x22_73_4f, 0x2a_86_60],
            [0xa5_73_3f, 0x94_66_3a, 0xa9_7a_45],
            [0x3a_76_a3, 0x32_6a_95, 0x3b_7c_ab],
        ]);
        let frame = [
            of([
                [0xf2_ec_df, 0x2b_32_39, 0],
                [0x70_49_2a, 0x47_2f_1b, 0],
                [0xea_ef_f4, 0x28_32_3d, 0],
            ]),
            of([
                [0xe3_da_c7, 0x1f_25_2b, 0],
                [0x56_37_1d, 0x33_21_0f, 0],
                [0xd5_de_e7, 0x1c_24_2d, 0],
            ]),
            of([
                [0xcd_c3_ad, 0x3a_43_4c, 0xff_ff_ff],
                [0x43_29_12, 0x57_3b_21, 0xff_ff_ff],
                [0xb7_c5_d2, 0x36_45_53, 0xff_ff_ff],
            ]),
        ];
        let on_goban = of([
            [0xf2_f9_f5, 0xe6_f3_ec, 0],
            [0x4a_36_1b, 0x3f_2d_15, 0],
            [0xf2_f8_fd, 0xe6_f0_f8, 0],
        ]);
        let is_plain = look == Look::HighContrast;
        let row = if is_plain { 0xff_d8_3d } else { 0xff_cf_5a };
        if !crossings {
            let on_felt = [0xf2_f9_f5, 0xf3_e4_cd, 0xf2_f8_fd][index];
            return Self {
                ground: felt,
                line: of([
                    [0x14_56_3d, 0x0f_46_30, 0],
                    [0x5a_38_17, 0x48_2c_11, 0],
                    [0x1e_4f_74, 0x17_3f_5f, 0],
                ]),
                strength: 100,
                frame,
                coordinate: of([
                    [0x5a_56_4b, 0xaa_b2_ba, 0xff_ff_ff],
                    [0xf3_e4_cd, 0xe2_cf_b2, 0xff_ff_ff],
                    [0x46_58_6a, 0xae_bc_cb, 0xff_ff_ff],
                ]),
                ink: if is_plain { 0 } else { on_felt },
                best: if is_plain { 0 } else { row },
                row,
            };
        }
        let is_wood = tone == BoardTone::Wood;
        let kaya = [[0xdd_b8_72, 0xc9_a3_5f, 0xd0_a4_5c][shade], felt][usize::from(!is_wood)];
        let stand = [
            [0xb5_8a_4a, 0xa1_7a_40, 0],
            [0x8a_63_2c, 0x78_55_26, 0],
            [0x6b_4a_1e, 0x5a_3e_19, 0xff_ff_ff],
        ];
        Self {
            ground: kaya,
            line: of([
                [0x0d_40_29, 0x08_2a_1b, 0],
                [0x3b_2a_14, 0x33_24_0f, 0],
                [0x12_39_56, 0x0c_2a_40, 0],
            ]),
            strength: if is_plain { 100 } else { 82 },
            frame: if is_wood { stand.map(|codes| codes[shade]) } else { frame },
            coordinate: on_goban,
            ink: on_goban,
            best: match (is_plain, is_wood) {
                (true, _) => 0,
                (false, true) => ON_WHITE,
                (false, false) => row,
            },
            row: if is_wood && !is_plain { ON_WHITE } else { row },
        }
    }
}

pub(super) fn material(tone: BoardTone, look: Look) -> Material {
    match (look, tone) {
        (Look::HighContrast, _) => Material::Plain,
        (_, BoardTone::Wood) => Material::Wood,
        (_, BoardTone::Green | BoardTone::Blue) => Material::Felt,
    }
}

pub(super) fn rgb(code: u32) -> Rgb {
    Rgb::hex(code)
}
