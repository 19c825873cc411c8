/** Draws a box on a scale with its weight on the display. */
import { drawPicture, type Shape } from '../draw-picture.ts';

const lit = 0xff_5a_36;

const scene: readonly Shape[] = [
  [0, 0, 480, 360, 0xd7_d3_cb],
  [0, 300, 480, 60, 0x8f_8a_80],
  [120, 70, 240, 160, 0xc8_9b_63],
  [120, 70, 240, 18, 0xb5_87_4f],
  [228, 70, 24, 160, 0xde_c3_8f],
  [150, 110, 70, 46, 0xf6_f4_ee],
  [156, 118, 58, 5, 0x33_33_33],
  [156, 128, 40, 5, 0x33_33_33],
  [156, 138, 50, 12, 0x55_55_55],
  [80, 230, 320, 22, 0x5c_60_66],
  [100, 252, 280, 66, 0x2c_2f_33],
  [150, 262, 180, 46, 0x16_0a_08],
];

/** Segments of a digit that are lit: top, two above, middle, two below, bottom. */
const segments = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
].concat('1111111', '1111011');

function digit(value: number, left: number): Shape[] {
  const places: readonly Shape[] = [
    [left, 268, 18, 4, lit],
    [left - 2, 270, 4, 15, lit],
    [left + 16, 270, 4, 15, lit],
    [left, 283, 18, 4, lit],
    [left - 2, 285, 4, 15, lit],
    [left + 16, 285, 4, 15, lit],
    [left, 298, 18, 4, lit],
  ];
  return places.filter((_, index) => segments[value]?.charAt(index) === '1');
}

/** A PNG of a box of so many grams. */
export function drawScale(weightG: number): Buffer {
  const paddedWeight = String(weightG).padStart(5, ' ');
  const digits = [...paddedWeight].flatMap((sign, index) =>
    sign === ' ' ? [] : digit(Number(sign), 168 + index * 30 + (index > 1 ? 8 : 0)),
  );
  return drawPicture(480, 360, [...scene, ...digits, [227, 297, 5, 5, lit]]);
}
