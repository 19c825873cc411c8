import { codeOfCard, confirmedCommands, stationCommands } from '@rohi/contract/stations/command-cards';
import { expect, test } from 'vitest';
import { readCodes, readPdf } from '../../../test/label-reader.ts';
import { commandWords } from './command-words.ts';
import { printTspl } from '../../../test/tspl-printer.ts';
import { printZpl } from '../../../test/zpl-printer.ts';
import { drawSheets, drawTest } from './draw-labels.service.ts';
import { testLabelCode } from './test-label.ts';

const sheetsOf = async (cards: typeof stationCommands | readonly ['NEXT'], name = '收货台 2') =>
  readPdf(await drawSheets({ docType: 'command-cards', cards, name, printedDay: '2026-11-23' }));

test('every card of the sheet can be read, with its words in both languages beside it', async () => {
  const [sheet, ...others] = await sheetsOf(stationCommands);
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ widthMm: expect.closeTo(210, 1), heightMm: expect.closeTo(297, 1) });
  const read = await readCodes(sheet?.picture as never);
  expect(new Set(read.map(({ format, text }) => `${format} ${text}`))).toEqual(
    new Set(stationCommands.map((command) => `Code128 ${codeOfCard(command)}`)),
  );
  for (const command of stationCommands) {
    expect(sheet?.text).toContain(commandWords[command].zh);
    expect(sheet?.text).toContain(commandWords[command].ru);
  }
  expect(sheet?.text).toContain('收货台 2');
});

test('what counts at the second scan says so, and so does the legend', async () => {
  const marks = (text = '') => text.match(/× 2/g)?.length;
  const [sheet] = await sheetsOf(stationCommands);
  expect(marks(sheet?.text)).toBe(confirmedCommands.length + 1);
  const [plain] = await sheetsOf(['NEXT'], '');
  expect(marks(plain?.text)).toBe(1);
});

test('the test label can be read in every format', async () => {
  const draw = (format: 'pdf' | 'zpl' | 'tspl') =>
    drawTest({ docType: 'test-label', format, name: '收货台 2', printedDay: '2026-11-23' });
  const pictures = [
    ...(await readPdf(await draw('pdf'))),
    ...printZpl((await draw('zpl')).toString('ascii')),
    ...printTspl(await draw('tspl')),
  ].map(({ picture }) => picture);
  const code = [{ format: 'Code128', text: testLabelCode }];
  expect(await Promise.all(pictures.map(readCodes))).toEqual([code, code, code]);
});
