import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const none = () => 0;
const separatorOf = (...lines: string[]) => readCsv(Buffer.from(lines.join('\n')), none).text?.separator;

test.each<[string, string, string[]]>([
  ['semicolons, beside numbers with commas', ';', ['Ящик;Сколько', '1;2,5', '2;1,5', '3;1,1']],
  ['tabs, below a title', '\t', ['За ноябрь, Иу', 'Ящик\tСколько', '1\t2', '2\t4']],
  ['commas, though a text holds a semicolon', ',', ['Box,What,Much', '1,shoes; hats,2', '2,bags,4']],
  ['nothing: it has one column', ',', ['Ящик', '1', '2']],
])('a table whose headers nobody knows is parted by %s', (_name, separator, lines) => {
  expect(separatorOf(...lines)).toBe(separator);
});
