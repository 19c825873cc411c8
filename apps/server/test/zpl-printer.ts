import { newPicture, type Picture } from './label-reader.ts';

/**
 * What came out of the printer: a picture for each format, the words it set in its own letters, and how many copies.
 */
export type PrintedFormat = { picture: Picture; texts: string[]; copies: number };

/**
 * A small printer of its own: it knows the commands that our labels are written in and throws at any other, so that a
 * value that has become a command cannot pass. Its own letters are read as texts and not drawn.
 */
export function printZpl(zpl: string): PrintedFormat[] {
  const printed: PrintedFormat[] = [];
  let page: PrintedFormat | undefined;
  let [x, y] = [0, 0];
  let [reverse, escape, isText] = [false, '', false];
  for (const [, command = '', value = ''] of zpl.replaceAll('\n', '').matchAll(/\^([A-Z][A-Z0-9])([^^]*)/g)) {
    if (command === 'XA') {
      page = { picture: newPicture(1, 1), texts: [], copies: 1 };
      continue;
    }
    if (page === undefined) throw new Error(`^${command} outside of a format`);
    const numbers = value.split(',').map(Number);
    if (command === 'PW') page.picture = newPicture(numbers[0] ?? 0, 1);
    else if (command === 'LL') page.picture = newPicture(page.picture.width, numbers[0] ?? 0);
    else if (command === 'LH' && value === '0,0') [x, y] = [0, 0];
    else if (command === 'FO' || command === 'FT') [x = 0, y = 0] = numbers;
    else if (command === 'FR') reverse = true;
    else if (command === 'A0') isText = true;
    else if (command === 'FH') escape = value;
    else if (command === 'FD' && isText) page.texts.push(unescape(value, escape));
    else if (command === 'GB') drawBox(page.picture, x, y, numbers);
    else if (command === 'GF') drawGraphic(page.picture, x, y, value, reverse);
    else if (command === 'FS') [reverse, escape, isText] = [false, '', false];
    else if (command === 'PQ') page.copies = numbers[0] ?? 0;
    else if (command === 'XZ') {
      printed.push(page);
      page = undefined;
    } else throw new Error(`^${command}${value.slice(0, 40)} is no command of a label`);
  }
  if (page !== undefined) throw new Error('a format without an end');
  return printed;
}

function unescape(value: string, mark: string): string {
  if (mark !== '_') return value;
  const bytes = value.replaceAll(/_([0-9A-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function isBlack({ width, data }: Picture, x: number, y: number): boolean {
  return data[(y * width + x) * 4] === 0;
}

function setDot({ width, height, data }: Picture, x: number, y: number, black: boolean): void {
  if (x < 0 || y < 0 || x >= width || y >= height) throw new Error(`a dot off the label: ${x}, ${y}`);
  data.fill(black ? 0 : 255, (y * width + x) * 4, (y * width + x) * 4 + 3);
}

function drawBox(picture: Picture, x: number, y: number, [width = 0, height = 0, line = 0]: number[]): void {
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const inside = column >= line && row >= line && column < width - line && row < height - line;
      if (!inside) setDot(picture, x + column, y + row, true);
    }
}

/** Reads the shorthand of graphics: repeats, filled ends of rows, repeated rows. */
function graphicRows(data: string, digitsOfRow: number): string[] {
  const rows: string[] = [];
  let row = '';
  let count = 0;
  const finish = (end: string) => {
    rows.push(row + end.repeat(digitsOfRow - row.length));
    row = '';
  };
  for (const sign of data) {
    if (sign === ':') rows.push(rows.at(-1) ?? '');
    else if (sign === ',') finish('0');
    else if (sign === '!') finish('F');
    else if (/[G-Y]/.test(sign)) count += sign.charCodeAt(0) - 70;
    else if (/[g-z]/.test(sign)) count += (sign.charCodeAt(0) - 102) * 20;
    else {
      row += sign.repeat(Math.max(count, 1));
      count = 0;
      if (row.length === digitsOfRow) finish('');
      if (row.length > digitsOfRow) throw new Error('a row of a graphic is too long');
    }
  }
  if (row !== '') throw new Error('a graphic ends within a row');
  return rows;
}

function drawGraphic(picture: Picture, x: number, y: number, value: string, reverse: boolean): void {
  const [, total = '', bytesOfRow = '', data = ''] = /^A,(\d+),\1,(\d+),([0-9A-Zg-z,:!]*)$/.exec(value) ?? [];
  const rows = graphicRows(data, Number(bytesOfRow) * 2);
  if (rows.length * Number(bytesOfRow) !== Number(total)) throw new Error('a graphic of another size');
  rows.forEach((hex, row) => {
    [...hex].forEach((digit, index) => {
      for (let bit = 0; bit < 4; bit += 1) {
        if (((Number.parseInt(digit, 16) >> (3 - bit)) & 1) === 0) continue;
        const [column, line] = [x + index * 4 + bit, y + row];
        setDot(picture, column, line, reverse ? !isBlack(picture, column, line) : true);
      }
    });
  });
}
