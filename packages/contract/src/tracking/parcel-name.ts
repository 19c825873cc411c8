/** What a customer calls an own parcel: `winter boots for Manizha`. */

/** In characters as people count them, not in bytes: an emoji of one code point is one. */
export const longestParcelName = 60;

/**
 * Control characters, ends of lines, and what turns the direction of the text around it; a joiner within an emoji is
 * none of them.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;

/** A name as it is stored, without blanks around it and with single ones in it; empty where somebody wants none. */
export function readParcelName(typed: string): { name: string } | { error: 'badCharacters' | 'tooLong' } {
  if (!typed.isWellFormed()) return { error: 'badCharacters' };
  const name = typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
  if (unseen.test(name)) return { error: 'badCharacters' };
  return [...name].length > longestParcelName ? { error: 'tooLong' } : { name };
}
