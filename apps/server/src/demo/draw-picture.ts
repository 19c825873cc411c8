/** Pictures of the demo are drawn: no photo of a real box and no real order is used for it. */
import { crc32, deflateSync } from 'node:zlib';

/** Left, top, width, height and colour of a rectangle. */
export type Shape = readonly [left: number, top: number, width: number, height: number, colour: number];

/** A PNG of these rectangles, the later ones on top; they lie within it. */
export function drawPicture(widthPx: number, heightPx: number, shapes: readonly Shape[]): Buffer {
  const rowBytes = 1 + widthPx * 3;
  const rows = Buffer.alloc(heightPx * rowBytes);
  for (const [left, top, width, height, colour] of shapes)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) rows.writeUIntBE(colour, y * rowBytes + 1 + x * 3, 3);
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
