import { expect, test } from 'vitest';
import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';
import { texts as zh } from './zh.ts';

test('each language quotes and divides in its own signs', () => {
  expect([ru, en, zh].map((texts) => texts.titleOf('X'))).toEqual([
    'X: загрузка из файла',
    'X: import from a file',
    'X：从文件导入',
  ]);
  expect([ru, en, zh].map((texts) => texts.cell('A', 'b'))).toEqual(['A «b»: ', 'A “b”: ', 'A“b”：']);
  expect(zh.cell('A', '')).toBe('A：');
});
