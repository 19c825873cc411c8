import { foldName, searchTerms, type SearchTerm } from '@rohi/contract/lists/fold-name';

export type MarkedPart = { text: string; isMarked: boolean };

/** Longer texts are not marked: each of their parts would be folded. */
const mostMarked = 80;

type Place = { from: number; to: number };

/** Where in a text something stands that folds to a term: by its sound where it can be. */
function placeOf(text: string, term: SearchTerm): Place | undefined {
  for (const form of term) {
    const place = placeOfForm(text, form);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The shortest such part, the first of them. */
function placeOfForm(text: string, form: string): Place | undefined {
  for (let length = 1; length <= Math.min(text.length, form.length * 3); length += 1)
    for (let from = 0; from + length <= text.length; from += 1) {
      const part = text.slice(from, from + length);
      if (part.trim() !== part) continue;
      if (` ${foldName(part)}`.includes(form)) return { from, to: from + length };
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
