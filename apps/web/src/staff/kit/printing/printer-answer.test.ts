import { expect, test } from 'vitest';
import { readPrinter } from './printer-answer.ts';

test.each([
  [
    '{"speaks":"tspl","name":"TSC TE210","ready":true}',
    { language: 'tspl', name: 'TSC TE210', isReady: true },
  ],
  ['{"speaks":"ZPL"}', { language: 'zpl', name: undefined, isReady: true }],
  ['{"speaks":"TSPL","ready":false}', { language: 'tspl', name: undefined, isReady: false }],
  // Agents from before the question, and answers that are none.
  ['', { language: 'zpl', name: undefined, isReady: true }],
  ['<html>', { language: 'zpl', name: undefined, isReady: true }],
  ['null', { language: 'zpl', name: undefined, isReady: true }],
  ['{"speaks":"epl","name":7}', { language: 'zpl', name: undefined, isReady: true }],
])('an agent that answers %s', (answer, printer) => {
  expect(readPrinter(answer)).toEqual(printer);
});

test('a name is as long as there is room for', () => {
  expect(readPrinter(JSON.stringify({ name: 'x'.repeat(500) })).name).toHaveLength(60);
});
