/** A key as the browser names its place on the keyboard, whatever layout or input method is chosen. */
export type KeyPosition = { code: string; shift: boolean };

const plain: Readonly<Record<string, string>> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: `'"`,
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
};
const overDigits = ')!@#$%^&*(';
const numpad: Readonly<Record<string, string>> = {
  NumpadDecimal: '.',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  NumpadMultiply: '*',
  NumpadDivide: '/',
};

/**
 * The sign that a key gives on the US layout, which is the one scanners type for; undefined for a key without a sign. Caps lock does not
 * count: a scanner presses shift for each capital letter, and codes are compared in upper case.
 */
export function signAt({ code, shift }: KeyPosition): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return shift ? letter : letter.toLowerCase();
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shift ? overDigits[Number(digit)] : digit;
  return /^Numpad(\d)$/.exec(code)?.[1] ?? numpad[code] ?? plain[code]?.[shift ? 1 : 0];
}
