/** Names and references as they are compared: what banks shorten, order and spell otherwise is the same. */

/** A folded name: its words, and all of them as one word in each of its forms. */
export type NameForms = { words: readonly string[]; whole: readonly string[] };

/** Two words of a name in common, the whole name as one, or a surname with an initial. */
export function isSameName(one: NameForms, other: NameForms): boolean {
  if (one.whole.some((form) => form.length >= 4 && other.whole.includes(form))) return true;
  const common = one.words.filter((word) => word.length >= 3 && other.words.includes(word));
  if (common.length !== 1) return common.length > 1;
  return hasInitialOf(one, other, common) || hasInitialOf(other, one, common);
}

function hasInitialOf(one: NameForms, other: NameForms, common: readonly string[]): boolean {
  const initials = one.words.filter((word) => word.length === 1);
  return initials.some((initial) =>
    other.words.some((word) => !common.includes(word) && word.startsWith(initial)),
  );
}

/** The words and numbers of a text with a space between them, without zeros before a number: `ПП №00077` is `пп 77`. */
export function wordsOf(text: string): string {
  const words =
    text
      .replaceAll('№', ' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  return words.map((word) => word.replace(/^0+(?=\d)/, '')).join(' ');
}
