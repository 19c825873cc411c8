/**
 * Chinese readings as people type them: with tones or without, the vowel ü as ü, v, u or yu. What is written in
 * capitals here is pinyin and never the sound of another language.
 */

/** How syllables begin, and below, in the same order, how those go on. */
const initials = ['zh|ch|sh|r', 'z|c|s', 'j|q|x', 'b|p|m|f', 'd|t|n|l', 'g|k|h', 'y', 'w'];
const finals = [
  'a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|ua|uai|uan|uang|ui|un|uo',
  'a|ai|an|ang|ao|e|ei|en|eng|i|ong|ou|u|uan|ui|un|uo',
  'i|ia|ian|iang|iao|ie|in|ing|iong|iu|u|uan|ue|un',
  'a|ai|an|ang|ao|ei|en|eng|i|ian|iao|ie|in|ing|iu|o|ou|u',
  'a|ai|an|ang|ao|e|ei|en|eng|i|ia|ian|iang|iao|ie|in|ing|iu|ong|ou|u|uan|ue|ui|un|uo',
  'a|ai|an|ang|ao|e|ei|en|eng|ong|ou|u|ua|uai|uan|uang|ui|un|uo',
  'a|an|ang|ao|e|i|in|ing|o|ong|ou|u|uan|ue|un',
  'a|ai|an|ang|ei|en|eng|o|u',
];
const syllable = `(?:${initials.map((each, at) => `(?:${each})(?:${finals[at]})`).join('|')}|ai|ang|an|ao|a|ei|er|en|e|ou|o)`;
const reading = new RegExp(`^${syllable}{1,4}$`);
/** Longer words are no Chinese name. */
const longestReading = 20;
const toned = new RegExp(`^(?:(?:[ln](?:v|ve|yu|yue)|${syllable})[1-5])+$`);

/** A word of Latin letters in capitals, ü as U, where it is the reading of one to four Chinese signs. */
export function pinyinForm(plain: string): string | undefined {
  if (plain.length > longestReading || !/^[a-z]+$/.test(plain)) return undefined;
  const written = plain.replaceAll(/([ln])(?:v|yu)(?![aiou])/g, '$1u');
  return reading.test(written) ? written.toUpperCase() : undefined;
}

const endings = ['a', 'e', 'i', 'o', 'u', 'g', 'ng', 'ai', 'in', 'ong', 'uo'];

/** Whether a word of Latin letters may go on as such a reading: `xiaom`. */
export function beginsPinyin(plain: string): boolean {
  return endings.some((ending) => pinyinForm(plain + ending) !== undefined);
}

/** A word without the figures of its tones (`ma3`, `lv4mei2`); undefined where they are none. */
export function withoutTones(plain: string): string | undefined {
  return plain.length <= longestReading && toned.test(plain) ? plain.replaceAll(/\d/g, '') : undefined;
}
