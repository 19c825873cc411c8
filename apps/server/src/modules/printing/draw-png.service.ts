/** Owns the picture of a label for the screen: the very dots that a 203 dpi printer burns, black on white. */
import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './fill-outline.ts';
import type { LabelDrawing } from './label-drawing.ts';
import { rasterOf } from './label-raster.service.ts';

/** The label as a PNG of one bit a dot. */
export function drawPng(drawing: LabelDrawing): Buffer {
  return encodePng(rasterOf(drawing));
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One bit a dot, grey; in PNG a bit of 1 is white, so all are turned round. */
function encodePng({ width, height, bytesPerRow, bytes }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc(height * (bytesPerRow + 1));
  for (let row = 0; row < height; row += 1)
    for (let at = 0; at < bytesPerRow; at += 1)
      rows[row * (bytesPerRow + 1) + 1 + at] = ~(bytes[row * bytesPerRow + at] ?? 0) & 0xff;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
