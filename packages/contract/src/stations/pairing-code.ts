/** Two groups of four: they are read out over the phone, between people who share no alphabet. */
export const pairingCodeLength = 8;

const numeral = /^\p{Nd}$/u;
const han = ['零〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** The digits of a code as it was typed, pasted or photographed, in whatever script; all else is left out. */
export function readPairingCode(text: string): string {
  return [...text.normalize('NFKC')].map(digitOf).join('');
}

/** Numerals of a script follow each other from nought to nine. */
function digitOf(sign: string): string {
  const asHan = han.findIndex((signs) => signs.includes(sign));
  if (asHan !== -1) return String(asHan);
  if (!numeral.test(sign)) return '';
  const point = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (numeral.test(String.fromCodePoint(point - before - 1))) before += 1;
  return String(before % 10);
}
