/** A letter or a line of a list quotes so much of a text, in UTF-16 units; the whole stands at its record. */
const mostQuoted = 190;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The beginning of a text. It never ends within a letter: half of a pair of units is no text that can be stored. */
export function beginningOf(text: string): string {
  if (text.length <= mostQuoted) return text;
  let end = 0;
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > mostQuoted) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
