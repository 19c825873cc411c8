import { codeOfCard, confirmedCommands, stationCommands } from '@rohi/contract/stations/command-cards';
import { expect, test } from 'vitest';
import { readCodes, readPdf } from '../../../test/label-reader.ts';
import { commandWords } from './command-words.ts';
import { drawSheets } from './draw-labels.service.ts';

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
