/**
 * Owns the fonts of labels: loaded when a text first needs them, the Chinese one only by a text that has Chinese in it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import type { TextWeight } from './label-drawing.ts';

/**
 * A text as a label may show it: one line, in the composed form, without control signs and without those that turn the
 * direction of reading round or show nothing (docs/security.md, Output). Pictures say nothing on paper and go too.
 */
function cleanLabelText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, (sign) =>
      /[©®™]/u.test(sign) ? sign : ' ',
    )
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\u{FFFD}]/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Names a sign that no font of ours has, so that it is seen as missing and can be looked up: `[U+20BB7]`. */
function nameMissingSign(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Parts of a text that one font can show, in order. */
function splitByFont<Font>(text: string, fontOf: (sign: string) => Font): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const last = parts.at(-1);
    const font = fontOf(sign);
    if (last?.font === font) last.text += sign;
    else parts.push({ font, text: sign });
  }
  return parts;
}

const fontsFolder = join(import.meta.dirname, '../../../fonts');

export type FontName = 'onest/medium' | 'onest/extra-bold' | 'noto-sans-sc/medium';

/** A run of signs and the font that shows them. */
export type FontRun = { font: FontName; text: string };

const westernFonts: Record<TextWeight, FontName> = {
  medium: 'onest/medium',
  strong: 'onest/extra-bold',
};

const files = new Map<FontName, Buffer>();
const fonts = new Map<FontName, Font>();

/** The bytes of a font file. */
export function fontFile(name: FontName): Buffer {
  const bytes = files.get(name) ?? readFileSync(join(fontsFolder, `${name}.ttf`));
  files.set(name, bytes);
  return bytes;
}

/** An opened font. */
export function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? (create(fontFile(name)) as Font);
  fonts.set(name, font);
  return font;
}

/** The runs of a text that was made printable. */
export function fontRuns(text: string, weight: TextWeight): FontRun[] {
  const western = openFont(westernFonts[weight]);
  return splitByFont(text, (sign) =>
    western.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? westernFonts[weight] : 'noto-sans-sc/medium',
  );
}

/** One clean line of signs that the fonts have; a sign that they have not is named by its number. */
export function printableText(text: string): string {
  const western = openFont('onest/medium');
  return [...cleanLabelText(text)]
    .map((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      if (western.hasGlyphForCodePoint(point)) return sign;
      return openFont('noto-sans-sc/medium').hasGlyphForCodePoint(point) ? sign : nameMissingSign(sign);
    })
    .join('');
}

const widths = new Map<string, number>();
const mostCachedWidths = 5_000;

/** Width of a printable line at size 1; the words of labels come again and again. */
export function widthOfText(text: string, weight: TextWeight): number {
  const key = `${weight} ${text}`;
  const entry = widths.get(key);
  if (entry !== undefined) return entry;
  const width = fontRuns(text, weight).reduce((sum, run) => {
    const font = openFont(run.font);
    return sum + font.layout(run.text).advanceWidth / font.unitsPerEm;
  }, 0);
  if (widths.size >= mostCachedWidths) widths.clear();
  widths.set(key, width);
  return width;
}
