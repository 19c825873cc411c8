import type { LabelTools, TextWeight } from './label-drawing.ts';

/** A line and the size at which it fits. */
export type FittedText = { text: string; size: number; width: number };

type Room = { width: number; size: number; leastSize?: number; weight: TextWeight };

/**
 * Fits a line into `width` millimetres: at `size` if it can, smaller down to `leastSize`, and shortened with an
 * ellipsis when even that is too wide. The text is made printable first.
 */
export function fitText(tools: LabelTools, text: string, room: Room): FittedText {
  const whole = tools.printable(text);
  const { size, weight, leastSize = size } = room;
  const unit = tools.widthOf(whole, weight);
  const fitting = unit === 0 ? size : Math.min(size, room.width / unit);
  if (fitting >= leastSize) return { text: whole, size: fitting, width: unit * fitting };
  const short = shorten(tools, whole, weight, room.width / leastSize);
  return { text: short, size: leastSize, width: tools.widthOf(short, weight) * leastSize };
}

/** The longest beginning that fits with an ellipsis; nothing at all where not even that has room. */
function shorten(tools: LabelTools, text: string, weight: TextWeight, most: number): string {
  const signs = [...text];
  const cut = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`;
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tools.widthOf(cut(middle), weight) <= most) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : cut(low);
}

/** Breaks a text into at most `lines` lines of one size; what is left over ends in an ellipsis. */
export function wrapText(tools: LabelTools, text: string, room: Room, lines: number): FittedText[] {
  const { width, size, weight } = room;
  const most = width / size;
  const fitted: FittedText[] = [];
  let rest = tools.printable(text);
  while (rest !== '' && fitted.length < lines) {
    const isLast = fitted.length === lines - 1;
    const line = isLast
      ? fitText(tools, rest, { ...room, leastSize: size }).text
      : breakLine(tools, rest, weight, most);
    fitted.push({ text: line, size, width: tools.widthOf(line, weight) * size });
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return fitted;
}

/**
 * The longest beginning that fits, at its last space where the word behind that has room on a line of its own (Chinese
 * has none).
 */
function breakLine(tools: LabelTools, text: string, weight: TextWeight, most: number): string {
  if (tools.widthOf(text, weight) <= most) return text;
  const signs = [...text];
  let count = signs.length;
  while (count > 1 && tools.widthOf(signs.slice(0, count).join(''), weight) > most) count -= 1;
  const line = signs.slice(0, count).join('');
  const space = signs[count] === ' ' ? line.length : line.lastIndexOf(' ');
  const [word = ''] = text.slice(space + 1).split(' ', 1);
  const hasRoom = space > line.length / 2 || tools.widthOf(word, weight) <= most;
  return (space > 0 && hasRoom ? line.slice(0, space) : line).trimEnd();
}
