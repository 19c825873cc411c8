/**
 * A text as a label may show it: one line, in the composed form, without control signs and without those that turn the
 * direction of reading round or show nothing (docs/security.md, Output). Pictures say nothing on paper and go too.
 */
export function cleanLabelText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu, (sign) =>
      /[©®™]/u.test(sign) ? sign : ' ',
    )
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\u{FFFD}]/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Names a sign that no font of ours has, so that it is seen as missing and can be looked up: `[U+20BB7]`. */
export function nameMissingSign(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Parts of a text that one font can show, in order. */
export function splitByFont<Font>(
  text: string,
  fontOf: (sign: string) => Font,
): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const sign of text) {
    const last = parts.at(-1);
    const font = fontOf(sign);
    if (last?.font === font) last.text += sign;
    else parts.push({ font, text: sign });
  }
  return parts;
}
