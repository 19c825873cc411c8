import { writeFileSync } from 'node:fs';
import { code128Widths, qrSquares } from '../apps/server/src/modules/printing/label-codes.service.ts';

const width = 640;
const height = 480;
const framesPerSecond = 10;
const white = 235;
const black = 16;

type Frame = Uint8Array;

/** Grey values of a picture with nothing on it. */
function blankFrame(): Frame {
  return new Uint8Array(width * height).fill(white);
}

function fill(frame: Frame, x: number, y: number, wide: number, high: number): void {
  for (let row = y; row < y + high; row += 1) frame.fill(black, row * width + x, row * width + x + wide);
}

/** A label of a courier before the camera. */
export function barcodeFrame(code: string): Frame {
  const frame = blankFrame();
  const widths = code128Widths(code) ?? [];
  const unit = Math.floor((width - 60) / widths.reduce((sum, each) => sum + each, 0));
  let x = 30;
  widths.forEach((modules, index) => {
    if (index % 2 === 0) fill(frame, x, 140, modules * unit, 200);
    x += modules * unit;
  });
  return frame;
}

/** A QR code before the camera. */
export function qrFrame(text: string): Frame {
  const frame = blankFrame();
  const squares = qrSquares(text);
  const unit = Math.floor(400 / squares.length);
  squares.forEach((row, y) => {
    [...row].forEach((isDark, x) => {
      if (isDark) fill(frame, 120 + x * unit, 40 + y * unit, unit, unit);
    });
  });
  return frame;
}

/** A film that a browser takes for its camera, over and over: each picture for so many seconds, blank between them. */
export function writeFilm(file: string, pictures: readonly { frame?: Frame; seconds: number }[]): void {
  const colours = new Uint8Array((width * height) / 2).fill(128);
  const parts: Uint8Array[] = [
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
  ];
  for (const { frame = blankFrame(), seconds } of pictures)
    for (let count = 0; count < seconds * framesPerSecond; count += 1)
      parts.push(Buffer.from('FRAME\n'), frame, colours);
  writeFileSync(file, Buffer.concat(parts));
}
