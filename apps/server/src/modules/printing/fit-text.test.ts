import { expect, test } from 'vitest';
import { wrapText } from './fit-text.ts';
import type { LabelTools } from './label-drawing.ts';

// Each sign is as wide as the size of the text.
const tools = {
  printable: (text: string) => text,
  widthOf: (text: string) => [...text].length,
} as unknown as LabelTools;

const lines = (text: string, width: number) =>
  wrapText(tools, text, { width, size: 1, weight: 'medium' }, 5).map(({ text: line }) => line);

test('a name breaks between its words wherever the next one has room', () => {
  expect(lines('Али Ӯроқзода', 9)).toEqual(['Али', 'Ӯроқзода']);
  expect(lines('Назарова Мадина Ӯроқзода', 12)).toEqual(['Назарова', 'Мадина', 'Ӯроқзода']);
});

test('what has no space, or a word longer than a line, is filled to the end', () => {
  expect(lines('银海路八十八号三号库', 4)).toEqual(['银海路八', '十八号三', '号库']);
  expect(lines('A Электрооборудование', 8)).toEqual(['A Электр', 'ооборудо', 'вание']);
});
