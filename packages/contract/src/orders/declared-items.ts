/**
 * The items of a declaration: each kind of goods with its pieces, its value and, where it is known, its HS code. Where
 * a declaration lists items, what it says of goods and value follows from them (docs/domain.md, section 13).
 */

/** So many items one declaration lists at most. */
export const mostItemsOfOrder = 100;
/** The goods of one item, in characters; those of all items together as of a declaration without items. */
export const longestItemGoods = 200;
const longestGoods = 500;
export const mostPiecesOfItem = 1_000_000;

/**
 * A code of the Harmonized System: four digits name a heading, six a subheading, up to ten a position of a national
 * list.
 */
const hsCodeShape = /^\d{4,10}$/;

/** The digits of an HS code as people write it (`6403.99.11`, `6403 99`); undefined when it cannot be one. */
export function readHsCode(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(/[\s.\-‐–]/gu, '');
  return hsCodeShape.test(digits) ? digits : undefined;
}

/**
 * What all items are, each kind once, as one text; those that have no room any more are left out behind an ellipsis.
 */
export function goodsOfItems(items: readonly { goods: string }[]): string {
  let text = '';
  for (const goods of new Set(items.map((item) => item.goods))) {
    const longer = text === '' ? goods : `${text}; ${goods}`;
    if (longer.length > longestGoods - 3) return `${text}; …`;
    text = longer;
  }
  return text;
}
