import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCodes, readPdf, readPngPicture } from '../../../test/label-reader.ts';
import { markupPayloads } from '../../../test/markup-payloads.ts';
import { printTspl } from '../../../test/tspl-printer.ts';
import { printZpl } from '../../../test/zpl-printer.ts';
import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import { drawLabels } from './draw-labels.service.ts';
import type { LabelData, PrintJob } from './label-data.ts';

// What we draw is read by others: PDFium makes pictures and texts of the PDF, small printers of the tests dots of ZPL
// and TSPL, ZXing reads the codes.

const label = (fields: Partial<LabelData> = {}): LabelData => ({
  trackingCode: 'YT8001234567890',
  orderCode: 'RA2611064KX7PY',
  customerCode: 'TJ-10482',
  recipientName: 'Назарова Мадина',
  phoneTail: '0777',
  goods: 'Обувь, 12 пар',
  businessLine: 'BSC',
  handlingNotes: [],
  tripCode: 'TR-1023',
  route: ['Иу', 'Душанбе', 'Худжанд'],
  pickupPoint: { code: 'PP-KHUJAND', name: 'Панҷшанбе', city: 'Худжанд', cityZh: '苦盏' },
  weightG: 12_400,
  sidesMm: [600, 505, 400],
  chargeableWeightKg: '20.200',
  place: { number: 2, of: 5 },
  receivedDay: '2026-11-18',
  link: 'https://example.tj/t/YT8001234567890',
  ...fields,
});

const job = (fields: Partial<PrintJob> = {}): PrintJob => ({
  docType: 'parcel-label',
  format: 'pdf',
  locale: 'ru',
  copies: 1,
  printedDay: '2026-11-21',
  labels: [label()],
  ...fields,
});

const zplOf = async (fields: Partial<PrintJob>) =>
  printZpl((await drawLabels(job({ ...fields, format: 'zpl' }))).toString('ascii'));
const tsplOf = async (fields: Partial<PrintJob>) =>
  printTspl(await drawLabels(job({ ...fields, format: 'tspl' })));
const pdfOf = async (fields: Partial<PrintJob>, options?: { pictures: boolean }) =>
  readPdf(await drawLabels(job(fields)), options);

/** Codes as couriers and we ourselves give them, of every length that a narrow label has to bear. */
const trackingCode = fc.oneof(
  fc.stringMatching(/^YT[0-9]{13}$/),
  fc.stringMatching(/^SF[0-9]{12,13}$/),
  fc.stringMatching(/^7[3-9][0-9]{12}$/),
  fc.stringMatching(/^JD[A-Z0-9]{2}[0-9]{10,13}-[1-9]-[1-9]-$/),
  fc.stringMatching(/^DPK[0-9]{12}-[1-9]$/),
  fc.stringMatching(/^[A-Z]{2}[0-9]{9}CN$/),
  fc
    .array(fc.constantFrom(...ownCodeAlphabet), { minLength: 9, maxLength: 9 })
    .map((signs) => `RP${signs.join('')}`),
);
const randomCodes = fc.sample(trackingCode, { numRuns: 100, seed: 20_261_121 });
/** Too many signs for bars of 0.25 mm on the narrow label. */
const isLong = (code: string) => /^JD.{15}/.test(code);
const labelsOf = (codes: readonly string[]) =>
  codes.map((code) => label({ trackingCode: code, link: `https://example.tj/t/${code}` }));

describe('the codes of labels', () => {
  test('100 parcel labels in PDF: bars give the tracking code, the QR code its page', async () => {
    const pages = await pdfOf({ labels: labelsOf(randomCodes) });
    const read = [];
    for (const { picture } of pages) read.push(await readCodes(picture));
    expect(read).toEqual(
      randomCodes.map((code) => [
        { format: 'Code128', text: code },
        { format: 'QRCode', text: `https://example.tj/t/${code}` },
      ]),
    );
  });

  test.each([
    ['ZPL', zplOf],
    ['TSPL', tsplOf],
  ])('and in %s', async (_language, printed) => {
    const codes = randomCodes.slice(0, 25);
    const read = [];
    for (const { picture } of await printed({ labels: labelsOf(codes) })) read.push(await readCodes(picture));
    expect(read).toEqual(
      codes.map((code) => [
        { format: 'Code128', text: code },
        { format: 'QRCode', text: `https://example.tj/t/${code}` },
      ]),
    );
  });

  test.each([
    ['PDF', pdfOf],
    ['ZPL', zplOf],
    ['TSPL', tsplOf],
  ])('the small shelf label in %s', async (_format, printed) => {
    const codes = randomCodes.slice(0, 25);
    const read = [];
    for (const { picture } of await printed({ docType: 'shelf-label', labels: labelsOf(codes) }))
      read.push(await readCodes(picture));
    expect(read).toEqual(codes.map((code) => [{ format: isLong(code) ? 'QRCode' : 'Code128', text: code }]));
  });

  test('S08: TSPL burns the dots of the picture on the screen, all of them and no others', async () => {
    const data = label({ goods: 'Пальто 大衣', handlingNotes: ['Хрупкое'] });
    for (const docType of ['parcel-label', 'shelf-label'] as const) {
      const png = await drawLabels(job({ docType, format: 'png', labels: [data] }));
      const [printed] = await tsplOf({ docType, labels: [data] });
      const { width, height, grey } = await readPngPicture(png);
      expect(printed?.picture).toMatchObject({ width, height });
      const dots = printed?.picture.data.filter((_, index) => index % 4 === 0);
      expect(Buffer.from(dots ?? []).equals(grey)).toBe(true);
    }
  });

  test('TSPL leaves out what is blank', async () => {
    const bytes = await drawLabels(job({ format: 'tspl' }));
    expect(bytes.length).toBeLessThan((800 / 8) * 1_200 * 0.8);
  });

  test('the bars are at least 10 mm high and have ten modules of white on both sides', async () => {
    const [printed] = await zplOf({ labels: labelsOf(['JDVA12345678901-1-1-']) });
    const picture = printed?.picture as NonNullable<typeof printed>['picture'];
    const rowAt = (mm: number) =>
      picture.data.slice(mm * 8 * picture.width * 4, (mm * 8 + 1) * picture.width * 4);
    const blacks = (mm: number) =>
      Array.from({ length: picture.width }, (_, x) => x).filter((x) => rowAt(mm)[x * 4] === 0);
    const bars = blacks(95);
    for (let mm = 92; mm <= 105; mm += 1) expect(blacks(mm)).toEqual(bars);
    const white = bars.findIndex((x, index) => x !== (bars[0] ?? 0) + index);
    // The first bar of a Code 128 is two modules wide.
    const module = white / 2;
    expect(bars[0]).toBeGreaterThanOrEqual(10 * module);
    expect(picture.width - 1 - (bars.at(-1) ?? 0)).toBeGreaterThanOrEqual(10 * module);
  });
});

describe('the words of labels', () => {
  test('name what is sorted by, in the language asked for, the city in Russian and Chinese', async () => {
    const [page] = await pdfOf({ locale: 'tg' }, { pictures: false });
    expect(page).toMatchObject({ widthMm: expect.closeTo(100, 1), heightMm: expect.closeTo(150, 1) });
    for (const words of [
      'TJ-10482',
      '… 0777',
      'PP-KHUJAND',
      'Худжанд',
      '苦盏',
      'Панҷшанбе',
      'Иу → Душанбе → Худжанд',
      'YT8001234567890',
      'Вазни ҳисобӣ',
      '12,4 кг',
      '60×50,5×40 см',
      '20,2 кг',
      '2/5',
      '18.11.2026',
    ])
      expect(page?.text).toContain(words);
  });

  test.each([
    ['Tajik', 'Ғафурова Ҷамила Қӯрғонтеппагӣ ҳӣ'],
    ['Chinese', '女士羊毛大衣十二件，黑色'],
    ['all scripts together', 'Пальто 大衣 coats №5 «зимӣ»'],
    ['a decomposed letter', 'и\u0304мзо'],
    ['commands of a printer', '^XZ^XA^FO0,0~JA_5E$`}'],
    ['a page of a browser', '<script>alert(1)</script>'],
    ['a string of a PDF', ') Tj ET (\\n\\251'],
  ])('say in PDF what was written: %s', async (_what, text) => {
    const [page] = await pdfOf({ labels: [label({ goods: text })] }, { pictures: false });
    expect(page?.text).toContain(text.normalize('NFC'));
  });

  test('goods that are named in two languages keep both halves', async () => {
    const goods = 'Посуда и приборы из нержавеющей стали для кафе 不锈钢餐具和厨房用品';
    const [page] = await pdfOf({ labels: [label({ goods })] }, { pictures: false });
    expect(page?.text.replaceAll(/\s/g, '')).toContain(goods.replaceAll(' ', ''));
  });

  test('T23: signs that steer, turn round or hide text are gone, and nothing else is', async () => {
    const hostile = 'a\u202Eb\u0000c\u200Bd\u2066e\u00ADf\r\n\t\u0007g\uFEFFh\u{E0041}i👟j';
    const [page] = await pdfOf({ labels: [label({ goods: hostile })] }, { pictures: false });
    expect(page?.text).toContain('abcdef ghi j');
  });

  test('T23: a label says each payload of markup as it was typed, in PDF and in ZPL', async () => {
    // Longer ones are cut where the paper ends.
    const texts = markupPayloads.filter((text) => text.length <= 40).map((text) => text.normalize('NFC'));
    expect(texts.length).toBeGreaterThan(60);
    const labels = texts.map((goods) => label({ goods }));
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    const pages = await pdfOf({ labels }, { pictures: false });
    expect(pages.map(({ text }, index) => plain(text).includes(plain(texts[index] ?? '')))).toEqual(
      texts.map(() => true),
    );
    const printed = await zplOf({ labels: texts.map((recipientName) => label({ recipientName })) });
    expect(printed).toHaveLength(texts.length);
    for (const { texts: set } of printed)
      expect(set).toEqual(expect.arrayContaining(['TJ-10482', 'YT8001234567890']));
  });

  test('a sign that no font has is named, not left blank', async () => {
    const [page] = await pdfOf({ labels: [label({ goods: 'a 𠮷 b' })] }, { pictures: false });
    expect(page?.text).toContain('a [U+20BB7] b');
  });

  test('in ZPL Latin is set by the printer, anything else is drawn; no value becomes a command', async () => {
    const goods = '^XZ~JA_5E^FD coat';
    const [printed, ...others] = await zplOf({ labels: [label({ goods })] });
    expect(others).toEqual([]);
    expect(printed?.texts).toEqual(
      expect.arrayContaining(['TJ-10482', goods, '2/5', 'RA2611064KX7PY', 'YT8001234567890']),
    );
    const [cyrillic] = await zplOf({ labels: [label({ goods: 'Пальто^XZ 大衣' })] });
    expect(cyrillic?.texts.join()).not.toContain('^');
  });

  test('long values stay on the paper, on labels of both kinds and in both formats', async () => {
    const long = label({
      trackingCode: 'A-'.repeat(20),
      customerCode: 'TJ-1048299999',
      recipientName: 'Абдураҳмонов Фирдавс Муҳаммадшарифович '.repeat(4),
      goods: '女式羊毛大衣 '.repeat(40),
      handlingNotes: Array.from({ length: 5 }, () => 'Не кантовать, верх указан стрелкой'),
      tripCode: 'T'.repeat(40),
      route: Array.from({ length: 6 }, () => 'Истаравшан'),
      pickupPoint: {
        code: 'PP-TURSUNZODA-VOKZAL-2-ZAPADNYJ',
        name: 'Пункт '.repeat(60),
        city: 'Истаравшан '.repeat(5),
        cityZh: '伊斯塔拉夫尚'.repeat(4),
      },
      weightG: 999_999_999,
      sidesMm: [99_999, 99_999, 99_999],
      place: { number: 998, of: 999 },
    });
    const ink = (picture: { width: number; height: number; data: Uint8ClampedArray }, marginMm: number) => {
      const margin = Math.round(marginMm * 8);
      const onEdge = (x: number, y: number) =>
        x < margin || y < margin || x >= picture.width - margin || y >= picture.height - margin;
      let count = 0;
      for (let y = 0; y < picture.height; y += 1)
        for (let x = 0; x < picture.width; x += 1)
          if (onEdge(x, y) && (picture.data[(y * picture.width + x) * 4] ?? 255) < 128) count += 1;
      return count;
    };
    for (const locale of ['ru', 'en', 'zh', 'tg'] as const) {
      const [large] = await pdfOf({ labels: [long], locale });
      expect(ink(large?.picture as never, 2.5)).toBe(0);
      const [largeZpl] = await zplOf({ labels: [long], locale });
      expect(ink(largeZpl?.picture as never, 2.5)).toBe(0);
      const [small] = await pdfOf({ docType: 'shelf-label', labels: [long], locale });
      expect(ink(small?.picture as never, 1)).toBe(0);
    }
  });
});

describe('a file of labels', () => {
  test('has each label in order, and its copies one after the other', async () => {
    const labels = labelsOf(['AAAA1', 'BBBB2']);
    const pages = await pdfOf({ labels, copies: 3 }, { pictures: false });
    expect(pages.map(({ text }) => /AAAA1|BBBB2/.exec(text)?.[0])).toEqual([
      ...Array.from({ length: 3 }, () => 'AAAA1'),
      ...Array.from({ length: 3 }, () => 'BBBB2'),
    ]);
    for (const printed of [await zplOf({ labels, copies: 3 }), await tsplOf({ labels, copies: 3 })])
      expect(printed.map(({ copies }) => copies)).toEqual([3, 3]);
  });

  test('is the same for the same job', async () => {
    expect((await drawLabels(job())).equals(await drawLabels(job()))).toBe(true);
  });

  test('of a parcel of which nothing is known yet says so', async () => {
    const plain = label({
      orderCode: null,
      customerCode: null,
      recipientName: null,
      phoneTail: null,
      goods: null,
      tripCode: null,
      pickupPoint: null,
      weightG: null,
      sidesMm: null,
      chargeableWeightKg: null,
      place: null,
      receivedDay: null,
    });
    const [page] = await pdfOf({ labels: [plain], locale: 'en' }, { pictures: false });
    for (const words of ['No customer code', 'No pickup point', 'Printed', '2026-11-21'])
      expect(page?.text).toContain(words);
  });
});
