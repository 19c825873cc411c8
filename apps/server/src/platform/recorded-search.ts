/** More than so many words are a pasted column: the record holds its beginning. */
const mostWords = 100;

/** Letters and figures together, or a code of ours. */
const code = /^(?=.*[a-z])(?=.*\d)[a-z\d-]+$/iu;
const figures = /^\+?\d{5,}$/u;

/**
 * What was looked for, as the audit record may hold it, word by word: codes as they were typed, of figures that may be
 * a phone the last four, of anything else, a name or goods, nothing but that it was there. Null where nothing was
 * looked for.
 */
export function recordedSearch(search: string | undefined): string[] | null {
  const words = (search ?? '')
    .normalize('NFKC')
    .split(/[\s,;，；]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  return words.slice(0, mostWords).map((word) => {
    if (code.test(word)) return word.toUpperCase();
    return figures.test(word) ? `…${word.slice(-4)}` : '…';
  });
}
