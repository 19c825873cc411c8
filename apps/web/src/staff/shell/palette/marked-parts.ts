import { foldText, searchTerms } from '@rohi/contract/lists/fold-text';

export type MarkedPart = { text: string; isMarked: boolean };

/** Longer texts are not marked: each of their parts would be folded. */
const mostMarked = 80;

/** Where in a text something stands that folds to a term: the shortest such part, the first of them. */
function placeOf(text: string, term: string): { from: number; to: number } | undefined {
  for (let length = 1; length <= Math.min(text.length, term.length * 3); length += 1)
    for (let from = 0; from + length <= text.length; from += 1) {
      const part = text.slice(from, from + length);
      if (part.trim() !== part) continue;
      const folded = foldText([part]).split(' ');
      if (folded.some((form) => form.includes(term))) return { from, to: from + length };
    }
  return undefined;
}

/** A text in parts, those marked for which it was found: Фарҳод is marked where somebody looked for farhod. */
export function markedParts(text: string, search: string): MarkedPart[] {
  if (text.length > mostMarked) return [{ text, isMarked: false }];
  const places = searchTerms(search)
    .flatMap((term) => placeOf(text, term) ?? [])
    .toSorted((a, b) => a.from - b.from);
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { from, to } of places) {
    if (from < done) continue;
    parts.push(
      { text: text.slice(done, from), isMarked: false },
      { text: text.slice(from, to), isMarked: true },
    );
    done = to;
  }
  return [...parts, { text: text.slice(done), isMarked: false }].filter((part) => part.text !== '');
}
