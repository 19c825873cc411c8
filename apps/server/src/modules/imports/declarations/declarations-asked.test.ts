// What customers' own lists leave open of their numbers: it is asked, as in files of the office, and answered once for
// a layout.
import { deflateSync, inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTrackingCode } from '../../../../test/build.ts';
import { confirm, upload, workbookOf, type ShownFile } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let service: TestApp;
let khujand: number;

beforeAll(async () => {
  const made = await createOrderApp();
  ({ service } = made);
  khujand = made.points.khujand;
});

type Answer = { about: string; index: number; value: string };

async function customer() {
  const caller = await newCustomer(service);
  await caller.ask('PUT', '/profile/pickup-point', { pickupPointId: khujand });
  const say = async (id: string, ...answers: Answer[]) => {
    const { json } = await caller.ask('PUT', `/declaration-files/${id}/choices`, { answers });
    return json['data'] as ShownFile;
  };
  const early = async (id: string) =>
    (await caller.ask('POST', `/declaration-files/${id}/confirm`, { submit: true })).json['error'];
  return { caller, say, early };
}

const weightsOf = ({ rows }: ShownFile) => rows.map(({ weightKg }) => weightKg);
const list = (heading: string, ...weights: (string | number)[]) =>
  workbookOf([
    ['Трек-номер', 'Товар', heading],
    ...weights.map((weight) => [newTrackingCode(), 'обувь', weight]),
  ]);

describe('a weight', () => {
  test('of which no heading says the unit is asked about, where it can hardly be kilogrammes', async () => {
    const { caller, say, early } = await customer();
    const file = await upload(service, caller, await list('Вес', 850, '1200', 640));
    expect(file.asked).toMatchObject([
      {
        about: 'unit',
        index: 2,
        header: 'Вес',
        samples: ['850', '1200', '640'],
        question: 'In which unit are these numbers?',
        choices: [
          { value: 'g', name: 'grams' },
          { value: 'kg', name: 'kilograms' },
          { value: 'jin', name: 'jin (500 g)' },
          { value: 't', name: 'tonnes' },
          { value: 'lb', name: 'pounds' },
        ],
        said: null,
      },
    ]);
    expect(await early(file.id)).toBe('imports.columnsUnanswered');
    expect(weightsOf(await say(file.id, { about: 'unit', index: 2, value: 'lb' }))[0]).toBe('385.554');
    const answer = await say(file.id, { about: 'unit', index: 2, value: 'g' });
    expect(weightsOf(answer)).toEqual(['0.850', '1.200', '0.640']);
    expect(answer.asked).toMatchObject([{ said: 'g' }]);
    expect((await confirm(caller, file.id)).accepted).toHaveLength(3);
  });

  test.each([
    ['Вес, г', 850, '0.850'],
    ['重量（磅）', 2, '0.907'],
    ['Weight (lbs)', '2', '0.907'],
    ['Вес', '850 г', '0.850'],
    ['重量', '3斤', '1.500'],
  ])('whose heading or cell says it is not: %s %s', async (heading, weight, kilograms) => {
    const { caller } = await customer();
    const file = await upload(service, caller, await list(heading, weight));
    expect([file.asked, weightsOf(file)]).toEqual([[], [kilograms]]);
  });

  test('that may be two things is asked about, unless another number of the file shows how it is meant', async () => {
    const { caller, say, early } = await customer();
    const file = await upload(service, caller, await list('Вес, кг', '1,250', '3'));
    expect(file.asked).toMatchObject([
      {
        about: 'numbers',
        samples: ['1,250'],
        choices: [
          { value: 'parts', name: '1.25' },
          { value: 'thousands', name: '1250' },
        ],
        said: null,
      },
    ]);
    expect(await early(file.id)).toBe('imports.columnsUnanswered');
    const answer = { about: 'numbers', index: 2 };
    expect(weightsOf(await say(file.id, { ...answer, value: 'thousands' }))).toEqual(['1250.000', '3.000']);
    expect(weightsOf(await say(file.id, { ...answer, value: 'parts' }))).toEqual(['1.250', '3.000']);
    const clear = await upload(service, caller, await list('Вес, кг', '1,250', '0,5'));
    expect(clear.asked).toMatchObject([]);
  });
});

test('of two columns of one meaning that differ somebody says which counts; equal ones are not asked about', async () => {
  const { caller, say, early } = await customer();
  const [first, second] = [newTrackingCode(), newTrackingCode()];
  const header = ['Трек-номер', 'Товар', 'Вес, кг', '重量（克）'];
  const file = await upload(
    service,
    caller,
    await workbookOf([header, [first, 'обувь', 5, 4800], [second, 'сумка', 2, 2000]]),
  );
  expect(file.asked).toMatchObject([
    {
      about: 'twice',
      index: 2,
      choices: [
        { value: '2', name: 'Вес, кг: 5; 2' },
        { value: '3', name: '重量（克）: 4800; 2000' },
      ],
      said: null,
    },
  ]);
  expect(file.unknownColumns).toEqual([]);
  expect(await early(file.id)).toBe('imports.columnsUnanswered');
  expect(weightsOf(await say(file.id, { about: 'twice', index: 2, value: '3' }))).toEqual(['4.800', '2.000']);
  expect(weightsOf(await say(file.id, { about: 'twice', index: 2, value: '2' }))).toEqual(['5.000', '2.000']);
  const rows = [header.with(3, 'Weight'), [newTrackingCode(), 'обувь', 5, 5]];
  expect((await upload(service, caller, await workbookOf(rows))).asked).toEqual([]);
});

test('an answer is remembered for the layout of this customer, and what is no answer is none', async () => {
  const { caller, say } = await customer();
  const first = await upload(service, caller, await list('Вес', 850));
  expect((await say(first.id, { about: 'unit', index: 2, value: 'mm' })).asked).toMatchObject([
    { said: null },
  ]);
  await say(first.id, { about: 'unit', index: 2, value: 'g' });
  const next = await upload(service, caller, await list('Вес', 420));
  expect([next.asked[0]?.said, ...weightsOf(next)]).toEqual(['g', '0.420']);
  const { caller: other } = await customer();
  expect((await upload(service, other, await list('Вес', 420))).asked).toMatchObject([{ said: null }]);
});

test.each([
  ['ru', 'В каких единицах эти числа?', 'граммы'],
  ['zh', '这些数字的单位是？', '克'],
])('the question in %s', async (locale, question, name) => {
  const { caller } = await customer();
  const { asked } = await upload(service, caller, await list('Вес', 850), { locale });
  expect(asked).toMatchObject([{ question, choices: [{ name }, {}, {}, {}, {}] }]);
});

test('a file that was sent before anybody was asked is confirmed as it stands', async () => {
  const { caller } = await customer();
  const { id } = await upload(service, caller, await list('Вес', 850));
  const [row] = await service.context.sql<
    { content: Buffer }[]
  >`select content from sent_file where id = ${id}`;
  const stored = JSON.parse(inflateSync(row?.content ?? Buffer.alloc(0)).toString()) as Record<
    string,
    unknown
  >;
  delete stored['answers'];
  await service.context
    .sql`update sent_file set content = ${deflateSync(JSON.stringify(stored))} where id = ${id}`;
  expect((await confirm(caller, id)).accepted).toHaveLength(1);
});

test('words in the place of a code are said to be words, whatever their letters', async () => {
  const { caller } = await customer();
  const words = ['уточняется', 'ПОЗЖЕ', 'pending', 'no-track', '稍后提供'];
  const rows = [['Трек-номер', 'Товар'], ...words.map((word) => [word, 'обувь'])];
  const { rows: read } = await upload(service, caller, await workbookOf(rows));
  expect(read.map(({ problems }) => problems.map(({ error }) => error))).toEqual(
    words.map(() => ['wordForCode']),
  );
});
