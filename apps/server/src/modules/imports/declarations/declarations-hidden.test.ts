// What customers' own lists hide: it is asked about, as in files of the office.
import { deflateSync, inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirm, upload, type ShownFile } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import { hidingSheet, workbook } from '../../../../test/sheet-xml.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let khujand: number;

beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
});

async function customer() {
  const caller = await newCustomer(service);
  await caller.ask('PUT', '/profile/pickup-point', { pickupPointId: khujand });
  const say = async (id: string, body: object) => {
    const { json } = await caller.ask('PUT', `/declaration-files/${id}/choices`, body);
    return json['data'] as ShownFile;
  };
  return { caller, say };
}

const header = ['Трек-номер', 'Товар', 'Вес, кг'];
const rowsOf = (codes: readonly string[]) => [header, ...codes.map((code) => [code, 'обувь', '2'])];
const hiding = (codes: readonly string[]) =>
  workbook([{ name: 'S', xml: hidingSheet(rowsOf(codes), { columns: [3], hidden: [3] }) }]);

test('hidden rows and columns are asked about, and nothing is declared before', async () => {
  const { caller, say } = await customer();
  const codes = [newTrackingCode(), newTrackingCode()];
  const file = await upload(service, caller, await hiding(codes), { name: 'list.xlsx' });
  expect(file.hidden).toEqual([
    { about: 'columns', count: 1, what: ['Вес, кг'], said: null },
    { about: 'rows', count: 1, what: [`3: ${codes[1]} · обувь`], said: null },
  ]);
  const early = await caller.ask('POST', `/declaration-files/${file.id}/confirm`, { submit: true });
  expect(early.json['error']).toBe('imports.hiddenUnanswered');
  await say(file.id, { hidden: { rows: 'leave' } });
  const answer = await say(file.id, { hidden: { columns: 'leave' } });
  expect(answer.hidden.map((part) => part.said)).toEqual(['leave', 'leave']);
  expect(answer.rows.map(({ trackingCode, weightKg }) => [trackingCode, weightKg])).toEqual([
    [codes[0], null],
  ]);
  const { accepted } = await confirm(caller, file.id);
  expect(accepted.map(({ key }) => key)).toEqual([codes[0]]);
});

test('an answer is remembered for the layout, and can be changed', async () => {
  const { caller, say } = await customer();
  const first = await upload(service, caller, await hiding([newTrackingCode(), newTrackingCode()]));
  await say(first.id, { hidden: { rows: 'take', columns: 'take' } });
  const codes = [newTrackingCode(), newTrackingCode()];
  const next = await upload(service, caller, await hiding(codes));
  expect(next.hidden.map(({ said }) => said)).toEqual(['take', 'take']);
  expect(next.rows.map(({ trackingCode, weightKg }) => [trackingCode, weightKg])).toEqual([
    [codes[0], '2.000'],
    [codes[1], '2.000'],
  ]);
  expect((await say(next.id, { hidden: { rows: 'leave' } })).rows).toHaveLength(1);
  // Another's list with the same headings is asked about.
  const { caller: other } = await customer();
  const others = await upload(service, other, await hiding([newTrackingCode(), newTrackingCode()]));
  expect(others.hidden.map(({ said }) => said)).toEqual([null, null]);
});

test('a sheet that can be seen is read before a hidden one, and a hidden one only where it counts', async () => {
  const { caller, say } = await customer();
  const [seen, unseen] = [newTrackingCode(), newTrackingCode()];
  const hidden = { name: 'Старый', state: 'hidden', xml: hidingSheet(rowsOf([unseen]), {}) };
  const both = await workbook([hidden, { name: 'Новый', xml: hidingSheet(rowsOf([seen]), {}) }]);
  const file = await upload(service, caller, both);
  expect(file).toMatchObject({ sheet: 'Новый', ignoredSheets: ['Старый'], hidden: [] });
  const alone = await upload(service, caller, await workbook([hidden]));
  expect(alone).toMatchObject({ sheet: 'Старый', hidden: [{ about: 'sheet', said: null }] });
  expect((await say(alone.id, { hidden: { sheet: 'leave' } })).rows).toEqual([]);
  expect((await say(alone.id, { hidden: { sheet: 'take' } })).rows).toMatchObject([{ trackingCode: unseen }]);
});

test('a file that was sent before anybody was asked is confirmed as it stands', async () => {
  const { caller } = await customer();
  const codes = [newTrackingCode(), newTrackingCode()];
  const file = await upload(service, caller, await hiding(codes));
  const [row] = await service.context.sql<
    { content: Buffer }[]
  >`select content from sent_file where id = ${file.id}`;
  const stored = JSON.parse(inflateSync(row?.content ?? Buffer.alloc(0)).toString()) as Record<
    string,
    unknown
  >;
  delete stored['hidden'];
  const content = deflateSync(JSON.stringify(stored));
  await service.context.sql`update sent_file set content = ${content} where id = ${file.id}`;
  const { accepted } = await confirm(caller, file.id);
  expect(accepted.map(({ key }) => key)).toEqual(codes);
});
