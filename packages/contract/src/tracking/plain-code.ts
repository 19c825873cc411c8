/** How texts are compared before anybody reads them as codes: small enough for the first load of a page. */

/** Signs that have no width, those of selectors included. */
export const unseenSigns = /[\p{Cf}\uFE00-\uFE0F]/gu;

/** NFKC, upper case, without signs that have no width, trimmed: how texts that are no code are compared too. */
export function plainFormOf(text: string): string {
  // Upper case takes some letters apart (ΐ), so they are put together once more: the plain form of a plain form is
  // itself.
  return text.normalize('NFKC').toUpperCase().normalize('NFKC').replaceAll(unseenSigns, '').trim();
}

/** Texts that differ by more than case, width and signs without a width, each once, empty ones dropped. */
export function distinctAsWritten(texts: readonly string[]): string[] {
  return [...new Set(texts.map(plainFormOf))].filter((text) => text !== '');
}
