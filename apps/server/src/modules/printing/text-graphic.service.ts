/** Owns lines of text as dots, for printers that have no letters but Latin ones. */
import type { PathCommand } from 'fontkit';
import { fillOutline, quadraticPoints, type Bitmap, type Contour, type Point } from './fill-outline.ts';
import type { TextWeight } from './label-drawing.ts';
import { fontRuns, openFont } from './label-fonts.service.ts';

/** A line as dots; `left` and `top` are where its first dot lies, seen from the start of the baseline. */
export type TextGraphic = { bitmap: Bitmap; left: number; top: number };

const cache = new Map<string, TextGraphic | undefined>();
const mostCached = 500;

/** Dots of a line at `size` dots; undefined for a line that shows nothing. The words of labels are cached. */
export function textGraphic(text: string, weight: TextWeight, size: number): TextGraphic | undefined {
  const key = `${weight} ${size} ${text}`;
  if (cache.has(key)) return cache.get(key);
  const graphic = drawText(text, weight, size);
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, graphic);
  return graphic;
}

function drawText(text: string, weight: TextWeight, size: number): TextGraphic | undefined {
  const contours = outlinesOf(text, weight, size);
  const xs = contours.flatMap((contour) => contour.map(([x]) => x));
  const ys = contours.flatMap((contour) => contour.map(([, y]) => y));
  if (xs.length === 0) return undefined;
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  const shifted = contours.map((contour) => contour.map(([x, y]): Point => [x - left, y - top]));
  const bitmap = fillOutline(shifted, Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top);
  return { bitmap, left, top };
}

/** The outlines of a line in dots, its baseline at y = 0, `y` growing downwards. */
function outlinesOf(text: string, weight: TextWeight, size: number): Contour[] {
  const contours: Contour[] = [];
  let pen = 0;
  for (const run of fontRuns(text, weight)) {
    const font = openFont(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {};
      const x = pen;
      contours.push(
        ...glyphContours(glyph.path.commands, ([px, py]) => [
          x + (px + xOffset) * scale,
          -(py + yOffset) * scale,
        ]),
      );
      pen += xAdvance * scale;
    });
  }
  return contours;
}

/** The closed lines of one glyph. The fonts are TrueType, with quadratic curves. */
function glyphContours(commands: readonly PathCommand[], place: (point: Point) => Point): Contour[] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const current = contours.at(-1);
    if (command === 'moveTo') contours.push([place([a, b])]);
    else if (command === 'lineTo') current?.push(place([a, b]));
    else if (command === 'quadraticCurveTo') {
      const last = current?.at(-1);
      if (last !== undefined) current?.push(...quadraticPoints(last, place([a, b]), place([c, d])));
    } else if (command === 'bezierCurveTo') throw new TypeError('a label font has cubic curves');
  }
  return contours;
}
