import { randomUUID } from 'node:crypto';
import {
  stickersOnSheet,
  type StickerPaper,
  type StickerSeries,
} from '@rohi/contract/stations/stickers.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { readCodes, readPdf } from '../../../test/label-reader.ts';
import {
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../test/stations.ts';
import { createTestApp, openTestContext, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { isOwnParcelCode } from '@rohi/contract/tracking/own-codes';

let service: TestApp;
let clerk: StationPerson;
let deviceId: string;
beforeAll(async () => {
  service = await createTestApp();
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  deviceId = await newDevice(service);
});

const reserve = async (sheets = 1, requestId = randomUUID(), person = clerk) =>
  dataOf<StickerSeries>(await person.post('/stations/sticker-series', { requestId, sheets }));

const print = (first: number, last: number, { token } = clerk, paper?: StickerPaper) =>
  service.app.inject({
    method: 'POST',
    url: '/api/stations/stickers/print',
    headers: { token },
    payload: { first, last, ...(paper === undefined ? {} : { paper }) },
  });

/** Codes as a scanner reads them from the printed sheets, page by page. */
async function printedCodes(first: number, last: number, paper?: StickerPaper): Promise<string[][]> {
  const pages = await readPdf((await print(first, last, clerk, paper)).rawPayload);
  const codes = [];
  for (const { picture } of pages) codes.push((await readCodes(picture)).map(({ text }) => text));
  return codes;
}

const codesOf = async ({ first, last }: Pick<StickerSeries, 'first' | 'last'>) =>
  (
    await service.context.sql<{ code: string }[]>`
      select code from sticker where number between ${first} and ${last} order by number`
  ).map(({ code }) => code);

/** A box that somebody is known for: received as it is scanned. */
const receive = async (code: string, facts: object = {}) =>
  (await sendScans(clerk, deviceId, [scanOf(service, code, { isSure: true, ...facts })]))[0];

describe('sheets of stickers', () => {
  test('have a code each that a scanner reads and that checks, with their numbers', async () => {
    const series = await reserve(2);
    expect(series).toMatchObject({ last: series.first + 2 * stickersOnSheet - 1, used: 0 });
    const pages = await printedCodes(series.first, series.last);
    expect(pages.map((codes) => codes.length)).toEqual([stickersOnSheet, stickersOnSheet]);
    expect(pages.flat().every(isOwnParcelCode)).toBe(true);
    expect(pages.flat().toSorted()).toEqual((await codesOf(series)).toSorted());
  });

  test('follow each other without a gap, and no code comes twice, from two processes at once too', async () => {
    const second = await buildApp((await openTestContext(service.address)).context);
    const { token } = clerk;
    const answers = await Promise.all(
      [service.app, second, service.app, second].map((app) =>
        call(app, 'POST', '/stations/sticker-series', {
          token,
          body: { requestId: randomUUID(), sheets: 1 },
        }),
      ),
    );
    const all = answers.map((answer) => dataOf<StickerSeries>(answer)).toSorted((a, b) => a.first - b.first);
    all.slice(1).forEach((series, index) => expect(series.first).toBe((all[index]?.last ?? 0) + 1));
    const codes = (await Promise.all(all.map(codesOf))).flat();
    expect(new Set(codes).size).toBe(4 * stickersOnSheet);
    await second.close();
  });

  test('are reserved once by one request, and listed with how many are in use', async () => {
    const requestId = randomUUID();
    const [first, again] = await Promise.all([reserve(1, requestId), reserve(1, requestId)]);
    expect(again).toEqual(first);
    const [code = ''] = await codesOf(first);
    await receive(newTrackingCode(), { sticker: code });
    const { list } = dataOf<{ list: StickerSeries[] }>(await clerk.get('/stations/sticker-series'));
    expect(list[0]).toEqual({ ...first, used: 1 });
  });

  test('are printed again by their numbers, but for those that are on a parcel', async () => {
    const series = await reserve();
    const [used = '', asCode = '', ...free] = await codesOf(series);
    await receive(newTrackingCode(), { sticker: used });
    // A box without any code of its own: the sticker is all it has.
    await receive(asCode);
    expect((await printedCodes(series.first, series.first + 4)).flat().toSorted()).toEqual(
      free.slice(0, 3).toSorted(),
    );
    expect((await print(series.first, series.first + 1)).json()).toMatchObject({
      error: 'documents.noStickers',
    });
    expect((await print(series.first, series.first - 1)).statusCode).toBe(400);
    expect((await print(1, 10_000)).statusCode).toBe(400);
    expect((await print(2_000_000_000, 2_000_000_001)).statusCode).toBe(404);
  });

  test.each(['58x40', '100x100'] as const)(
    'for a roll of %s have one a page that a scanner reads; for those in use no label is fed',
    async (paper) => {
      const { first } = await reserve();
      const [used = '', ...free] = await codesOf({ first, last: first + 3 });
      await receive(newTrackingCode(), { sticker: used });
      const { rawPayload } = await print(first, first + 3, clerk, paper);
      const pages = await readPdf(rawPayload);
      const [width = 0, height = 0] = paper.split('x').map(Number);
      for (const { widthMm, heightMm } of pages) {
        expect(widthMm).toBeCloseTo(width, 0);
        expect(heightMm).toBeCloseTo(height, 0);
      }
      expect(await printedCodes(first, first + 3, paper)).toEqual(free.map((code) => [code]));
    },
  );

  test('belong to who may reserve codes, and stand in the audit record', async () => {
    const series = await reserve();
    await print(series.first, series.last);
    const rows = await service.context.sql`
      select action, details from audit_event where action like 'sticker:%' order by seq desc limit 2`;
    const details = { firstNumber: series.first, lastNumber: series.last };
    expect([...rows]).toEqual([
      { action: 'sticker:print', details },
      { action: 'sticker:reserve', details },
    ]);
    const support = await stationPerson(service, 'support');
    expect((await print(series.first, series.last, support)).statusCode).toBe(403);
    const refused = await support.post('/stations/sticker-series', { requestId: randomUUID(), sheets: 1 });
    expect(refused.status).toBe(403);
    const tooMany = await clerk.post('/stations/sticker-series', { requestId: randomUUID(), sheets: 21 });
    expect(tooMany.status).toBe(400);
  });
});

describe('a sticker on a box with a torn label', () => {
  test('is its own code: the box is found by it in every scan and in tracking', async () => {
    const [code = ''] = await codesOf(await reserve());
    const carriers = newTrackingCode();
    expect(await receive(carriers, { sticker: ` ${code.toLowerCase()} ` })).toMatchObject({
      verdict: expect.any(String),
      parcel: { trackingCode: carriers },
    });
    expect(await receive(code)).toMatchObject({
      verdict: 'DUPLICATE',
      say: 'ALREADY_RECEIVED',
      parcel: { trackingCode: carriers },
    });
    const [put] = await sendScans(clerk, deviceId, [
      scanOf(service, code, { action: 'PUT_AWAY', cell: 'A-01-1' }),
    ]);
    expect(put).toMatchObject({ say: 'PUT_AWAY', parcel: { trackingCode: carriers, cell: 'A-01-1' } });
    const found = await call(service.app, 'POST', '/track/query', { body: { trackingCodeList: [code] } });
    expect(dataOf<{ count: number }>(found).count).toBe(1);
  });

  test('is bound to a box that was received before, once', async () => {
    const [code = '', other = ''] = await codesOf(await reserve());
    const carriers = newTrackingCode();
    await receive(carriers);
    expect(await receive(carriers, { sticker: code })).toMatchObject({ verdict: 'OK', say: 'LABELLED' });
    expect(await receive(carriers, { sticker: code })).toMatchObject({ verdict: 'DUPLICATE' });
    // The first was torn too.
    expect(await receive(carriers, { sticker: other })).toMatchObject({ verdict: 'OK', say: 'LABELLED' });
    expect(await receive(newTrackingCode(), { sticker: code })).toMatchObject({ say: 'STICKER_USED' });
  });

  test('that is used twice is refused, and nothing of the scan is written', async () => {
    const [code = '', asCode = ''] = await codesOf(await reserve());
    await receive(newTrackingCode(), { sticker: code });
    await receive(asCode);
    for (const used of [code, asCode]) {
      const carriers = newTrackingCode();
      expect(await receive(carriers, { sticker: used })).toMatchObject({
        verdict: 'BLOCKED',
        say: 'STICKER_USED',
      });
      expect(await service.context.sql`select from parcel where tracking_code = ${carriers}`).toHaveLength(0);
    }
  });

  test('goes on the same box again after its receipt was taken back, and on no other', async () => {
    const [code = '', asCode = ''] = await codesOf(await reserve());
    const carriers = newTrackingCode();
    for (const [box, facts] of [
      [carriers, { sticker: code }],
      [asCode, {}],
    ] as const) {
      const scan = scanOf(service, box, { ...facts, isSure: true });
      const undo = scanOf(service, box, { action: 'UNDO', undoes: scan.scanId, reason: 'MISTAKE' });
      const answers = await sendScans(clerk, deviceId, [scan, undo]);
      expect(answers.map(({ say }) => say)).toEqual(['RECEIVED_UNOWNED', 'UNDONE']);
      const sticker = 'sticker' in facts ? facts.sticker : box;
      const other = await receive(newTrackingCode(), { sticker, isSure: true });
      expect(other).toMatchObject({ verdict: 'BLOCKED', say: 'STICKER_USED' });
      expect(await receive(box, { ...facts, isSure: true })).toMatchObject({ say: 'RECEIVED_UNOWNED' });
    }
    // The box is found by its sticker as before.
    expect(await receive(code)).toMatchObject({ verdict: 'DUPLICATE', parcel: { trackingCode: carriers } });
  });

  test.each(['RP00000000', 'RPABCDEFGH1', 'YT8834201957402', 'RC-NEXT', 'А'.repeat(200)])(
    'that we have not printed is refused: %s',
    async (sticker) => {
      expect(await receive(newTrackingCode(), { sticker })).toMatchObject({ say: 'NO_SUCH_STICKER' });
    },
  );

  test('goes to one of two boxes that two clerks stick it on at once', async () => {
    const second = await buildApp((await openTestContext(service.address)).context);
    const rival = {
      post: (path: string, body: unknown) => call(second, 'POST', path, { token: clerk.token, body }),
    };
    const [code = ''] = await codesOf(await reserve());
    const scans = [newTrackingCode(), newTrackingCode()].map((box) =>
      scanOf(service, box, { sticker: code, isSure: true }),
    );
    const answers = await Promise.all([
      sendScans(clerk, deviceId, scans.slice(0, 1)),
      sendScans(rival, deviceId, scans.slice(1)),
    ]);
    const says = answers.map(([answer]) => String(answer?.say));
    expect(says.toSorted()).toEqual(['RECEIVED_UNOWNED', 'STICKER_USED']);
    await second.close();
  });
});
