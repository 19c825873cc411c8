import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const partsText = (text: string, search: string) =>
  markedParts(text, search)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Фарҳод Раҳимов', 'farhod', '[Фарҳод] Раҳимов'],
  ['Фарҳод Раҳимов', 'рахимов фарход', '[Фарҳод] [Раҳимов]'],
  ['TJ-639312', 'tj639', '[TJ-639]312'],
  ['YT9934102950148', '0148', 'YT993410295[0148]'],
  ['王小明', '小明', '王[小明]'],
  ['Обувь', 'каримов', 'Обувь'],
])('of %s, looked for as %s, it is marked why it was found', (text, search, marked) => {
  expect(partsText(text, search)).toBe(marked);
});
