/** Draws a box on a scale with its weight on the display: no photo of a real box is used for the demo. */
import { crc32, deflateSync } from 'node:zlib';

const widthPx = 480;
const heightPx = 360;
const bytesOfPixel = 3;
const rowBytes = 1 + widthPx * bytesOfPixel;
const lit = 0xff_5a_36;

/** Left, top, width, height and colour of each rectangle, the later ones on top. */
type Shape = readonly [left: number, top: number, width: number, height: number, colour: number];

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
  const shown = String(weightG).padStart(5, ' ');
  const digits = [...shown].flatMap((sign, index) =>
    sign === ' ' ? [] : digit(Number(sign), 168 + index * 30 + (index > 1 ? 8 : 0)),
  );
  const rows = Buffer.alloc(heightPx * rowBytes);
  for (const [left, top, width, height, colour] of [...scene, ...digits, [227, 297, 5, 5, lit] as const])
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        rows.writeUIntBE(colour, y * rowBytes + 1 + x * bytesOfPixel, bytesOfPixel);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
