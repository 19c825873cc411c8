/**
 * Numbers as people write them, made into what `readDecimal` reads: `1 250,50`, `1'250.50`, `1,250.50`. Text that is
 * none of these comes back as it was, so that reading it says what is wrong.
 */

/** Blanks and apostrophes between groups of three digits go; of two kinds of separators the last is the decimal one. */
export function plainNumber(text: string): string {
  const joined = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d)[\s'’`](?=\d{3}(?!\d))/gu, '');
  const [, whole = '', decimal = '', fraction = ''] =
    /^(\d{1,3}(?:(?:\.\d{3})+(?=,)|(?:,\d{3})+(?=\.)|(?:\.\d{3}){2,}|(?:,\d{3}){2,}))(?:([.,])(\d*))?$/.exec(
      joined,
    ) ?? [];
  return whole === '' ? joined : `${whole.replaceAll(/[.,]/g, '')}${decimal && `.${fraction}`}`;
}

const currencySign = /^(?:[¥$]|cny|rmb|usd|tjs)\s*|\s*(?:[¥$元]|cny|rmb|usd|tjs|юан[ьяей]+|сомон[иӣ])\.?$/giu;

/**
 * A sum: its currency beside it is left out, and `1,250` is a thousand and more, since no currency has three digits
 * after the comma.
 */
export function plainAmount(text: string): string {
  const number = plainNumber(text.normalize('NFKC').trim().replaceAll(currencySign, ''));
  return /^\d{1,3},\d{3}$/.test(number) ? number.replace(',', '') : number;
}
