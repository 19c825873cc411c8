import { expect, test } from 'vitest';
import { readCodes, readPdf, type Picture } from '../../../test/label-reader.ts';
import type { ClaimSlipData } from './claim-slip-data.ts';
import { drawClaimSlipFile } from './draw-labels.service.ts';

const slip: ClaimSlipData = {
  customerCode: 'TPS5013',
  slipCode: '7K4M2X9H',
  link: 'https://rohi.example/#/claim?c=TPS5013&s=7K4M2X9H',
  site: 'rohi.example',
  lastDay: '2026-12-20',
  day: '2026-11-20',
  time: '14:33',
  place: 'Сино-1',
  clerk: 'Зарина',
  documentSeen: true,
};

const sheetOf = async (fields: Partial<ClaimSlipData> = {}) => {
  const pages = await readPdf(
    await drawClaimSlipFile({ docType: 'claim-slip', format: 'a6', slip: { ...slip, ...fields } }),
  );
  expect(pages).toHaveLength(1);
  return pages[0]!;
};

/** The dots that a printer of receipts burns: each `GS v 0` is a band of them. */
function dotsOf(bytes: Buffer): Picture {
  const bands: Buffer[] = [];
  let perRow = 0;
  for (let at = bytes.indexOf('\u001dv0\0', 0, 'latin1'); at >= 0;) {
    perRow = bytes.readUInt16LE(at + 4);
    const length = perRow * bytes.readUInt16LE(at + 6);
    bands.push(bytes.subarray(at + 8, at + 8 + length));
    const next = at + 8 + length;
    at = bytes.subarray(next, next + 2).toString('latin1') === '\u001dv' ? next : -1;
  }
  const all = Buffer.concat(bands);
  const [width, height] = [perRow * 8, all.length / perRow];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let dot = 0; dot < width * height; dot += 1)
    if (((all[dot >> 3] ?? 0) & (0x80 >> (dot & 7))) !== 0) data.fill(0, dot * 4, dot * 4 + 3);
  return { width, height, data };
}

test('a slip on A6 says both codes, its last day and who has printed it, and its squares lead to the page with both', async () => {
  const { text, widthMm, heightMm, picture } = await sheetOf();
  expect([Math.round(widthMm), Math.round(heightMm)]).toEqual([105, 148]);
  for (const line of [
    'TPS5013',
    '7K4M 2X9H',
    '20.12.2026',
    'Откройте rohi.example,',
    'rohi.example-ро кушоед,',
    'Никому не показывайте',
    'Ба касе нишон надиҳед',
    'Сино-1, Зарина 20.11.2026 14:33',
    'документ: да',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line);
  expect(await readCodes(picture)).toEqual([{ format: 'QRCode', text: slip.link }]);
});

test('a printer of receipts gets the same as dots of 72 mm', async () => {
  const picture = dotsOf(await drawClaimSlipFile({ docType: 'claim-slip', format: 'escpos', slip }));
  expect(picture.width).toBe(576);
  expect(await readCodes(picture)).toEqual([{ format: 'QRCode', text: slip.link }]);
});

test('without an address of the site there are no squares, and the longest names stay on the paper', async () => {
  const { text, picture } = await sheetOf({
    link: null,
    site: null,
    place: null,
    clerk: 'Абдураҳмонова Гулчеҳра Нуриддинхоҷаевна',
    customerCode: 'ABCDE-12345678Z',
    documentSeen: false,
  });
  expect(text).toContain('ABCDE-12345678Z');
  expect(text).toContain('7K4M 2X9H');
  expect(text).toContain('Откройте наш сайт');
  expect(text).toContain('документ: нет');
  expect(await readCodes(picture)).toEqual([]);
});
