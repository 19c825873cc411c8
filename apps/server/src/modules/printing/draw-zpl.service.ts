/**
 * Owns labels in ZPL for printers of 203 dpi (8 dots to the millimetre). Latin lines are the printer's own letters; every
 * other line, the codes and what is white on black are graphics, so that they look and scan alike on any printer.
 */
import { barsOf, dots, squaresOf } from './label-bitmaps.ts';
import { dotMm, type LabelDrawing, type LabelItem } from './label-drawing.ts';
import { textGraphic } from './text-graphic.service.ts';
import { fieldText, graphicField } from './zpl-graphic.ts';

type Item<Kind extends LabelItem['kind']> = Extract<LabelItem, { kind: Kind }>;

/** One format a drawing; the printer makes the copies. */
export function drawZpl(drawings: readonly LabelDrawing[], { copies }: { copies: number }): Buffer {
  return Buffer.from(drawings.map((drawing) => formatOf(drawing, copies)).join('\n') + '\n', 'ascii');
}

function formatOf({ widthMm, heightMm, items }: LabelDrawing, copies: number): string {
  const fields = items.map(fieldOf).filter((field) => field !== '');
  return ['^XA', `^PW${dots(widthMm)}^LL${dots(heightMm)}^LH0,0`, ...fields, `^PQ${copies}`, '^XZ'].join(
    '\n',
  );
}

function fieldOf(item: LabelItem): string {
  switch (item.kind) {
    case 'text':
      return textField(item);
    case 'box':
      return boxField(item);
    case 'frame':
      return `^FO${dots(item.x)},${dots(item.y)}^GB${dots(item.width)},${dots(item.height)},${dots(item.line)}^FS`;
    case 'bars':
      return graphicField(barsOf(item), dots(item.x), dots(item.y));
    default:
      return graphicField(squaresOf(item), dots(item.x), dots(item.y));
  }
}

/** A filled box: its line is as thick as its shorter side. */
function boxField({ x, y, width, height }: Item<'box'>): string {
  const [w, h] = [Math.max(dots(width), 1), Math.max(dots(height), 1)];
  return `^FO${dots(x)},${dots(y)}^GB${w},${h},${Math.min(w, h)}^FS`;
}

/** The printer's own letters are narrower than ours, so what fits in ours fits in them. */
function textField({ x, baseline, text, size, weight, tone }: Item<'text'>): string {
  if (tone === 'ink' && /^[\x20-\x7E]+$/.test(text))
    return `^FT${dots(x)},${dots(baseline)}^A0N,${dots(size)},${dots(size)}^FH_^FD${fieldText(text)}^FS`;
  const graphic = textGraphic(text, weight, size / dotMm);
  if (graphic === undefined) return '';
  const { bitmap, left, top } = graphic;
  return graphicField(bitmap, dots(x) + left, dots(baseline) + top, tone === 'paper');
}
