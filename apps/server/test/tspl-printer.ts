import { newPicture, type Picture } from './label-reader.ts';

/** A label that came out of the printer, and how many copies of it. */
export type PrintedTspl = { picture: Picture; copies: number };

const dotsPerMm = 8;

/**
 * A small printer that speaks TSPL: it knows the commands that our labels are written in and throws at any other, at a
 * graphic that reaches over the label, and at bytes that belong to none.
 */
export function printTspl(bytes: Buffer): PrintedTspl[] {
  const printed: PrintedTspl[] = [];
  let picture = newPicture(1, 1);
  let at = 0;
  while (at < bytes.length) {
    const graphic = /^BITMAP (\d+),(\d+),(\d+),(\d+),0,/.exec(bytes.toString('latin1', at, at + 60));
    if (graphic !== null) {
      const [x = 0, y = 0, width = 0, height = 0] = graphic.slice(1).map(Number);
      const start = at + graphic[0].length;
      at = start + width * height;
      drawGraphic(picture, bytes.subarray(start, at), { x, y, width });
      if (bytes.toString('latin1', at, at + 2) !== '\r\n') throw new Error('a graphic of another size');
      at += 2;
      continue;
    }
    const end = bytes.indexOf('\r\n', at, 'latin1');
    const command = bytes.toString('latin1', at, end < 0 ? undefined : end);
    const size = /^SIZE (\d+) mm,(\d+) mm$/.exec(command);
    const copies = /^PRINT 1,(\d+)$/.exec(command)?.[1];
    if (size !== null) picture = newPicture(Number(size[1]) * dotsPerMm, Number(size[2]) * dotsPerMm);
    else if (command === 'CLS') picture.data.fill(255);
    else if (copies !== undefined)
      printed.push({
        picture: { ...picture, data: new Uint8ClampedArray(picture.data) },
        copies: Number(copies),
      });
    else if (!['DIRECTION 1', 'REFERENCE 0,0'].includes(command))
      throw new Error(`${command.slice(0, 40)} is no command of a label`);
    at = end + 2;
  }
  return printed;
}

/** In these graphics a bit of 0 is black. */
function drawGraphic(
  picture: Picture,
  data: Buffer,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  data.forEach((byte, index) => {
    const row = y + Math.floor(index / width);
    for (let bit = 0; bit < 8; bit += 1) {
      const column = x + (index % width) * 8 + bit;
      const black = ((byte >> (7 - bit)) & 1) === 0;
      if (column >= picture.width || row >= picture.height) {
        if (black) throw new Error(`a dot off the label: ${column}, ${row}`);
        continue;
      }
      const start = (row * picture.width + column) * 4;
      picture.data.fill(black ? 0 : 255, start, start + 3);
    }
  });
}
