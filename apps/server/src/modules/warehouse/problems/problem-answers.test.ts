import { randomUUID } from 'node:crypto';
import { locales, type Locale } from '@rohi/contract/locales';
import type { OwnProblem } from '@rohi/contract/warehouse/parcel-problems.contract';
import type { OwnReceipt } from '@rohi/contract/warehouse/receipt.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { newTrackingCode } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole, type Customer } from '../../../../test/orders.ts';
import {
  dataOf,
  newDevice,
  scanOf,
  sendScans,
  stationPerson,
  type StationPerson,
} from '../../../../test/stations.ts';
import { publishTerms } from '../../../../test/tariffs.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import type { LetterParams } from '../../notifications/letters.ts';
import { renderLetter } from '../../notifications/render-letter.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { askSupport } from './problem-answers.service.ts';

let service: TestApp;
let points: { khujand: number };
let clerk: StationPerson;
let manager: StationPerson;
let device: string;
beforeAll(async () => {
  ({ service, points } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  manager = await stationPerson(service, 'manager');
  device = await newDevice(service);
});

const scan = async (code: string, facts: Record<string, unknown> = {}) =>
  (await sendScans(clerk, device, [scanOf(service, code, facts)]))[0];

/** A parcel of a customer that the warehouse has received and holds. */
async function held(problem = 'WET', owner?: Customer): Promise<{ customer: Customer; code: string }> {
  const customer = owner ?? (await newCustomer(service));
  const code = newTrackingCode();
  await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
  await scan(code, { action: 'REPORT_PROBLEM', problem, note: '纸箱湿透' });
  return { customer, code };
}

/** The same customer some days later, with a log-in of then. */
async function daysLater(customer: Customer, days: number): Promise<Customer> {
  service.clock.advance(days * 86_400_000);
  const { token } = await logIn(service.app, customer.account);
  const ask: Customer['ask'] = (method, path, body) =>
    call(service.app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return { ...customer, token, ask };
}

const listOf = async (customer: Customer) =>
  dataOf<{ list: OwnProblem[] }>(await customer.ask('GET', '/profile/problems')).list;
async function problemOf(customer: Customer): Promise<OwnProblem> {
  const [problem] = await listOf(customer);
  if (problem === undefined) throw new Error('there is no problem');
  return problem;
}
const tryAnswer = (customer: Customer, { id, revision }: OwnProblem, answer: string) =>
  customer.ask('POST', `/profile/problems/${id}/answer`, { answer, revision });
const answer = async (customer: Customer, problem: OwnProblem, answer: string) =>
  dataOf<OwnProblem>(await tryAnswer(customer, problem, answer));
const problemsOf = async (code: string) =>
  (await findParcelsOfCodes(service.context.db, [code]))[0]?.state.problems.toSorted();

describe('the owner of a held parcel', () => {
  test('is asked by letter and in the cabinet, with the price and the day of each answer, and sees no note', async () => {
    const { customer, code } = await held();
    const [letter] = await service.context.sql<{ params: Record<string, unknown> }[]>`
      select params from letter where name = 'parcelHeld' and recipient = ${customer.account.email ?? ''}`;
    expect(letter?.params).toMatchObject({ trackingCode: code, answerBy: '2026-12-04' });
    const problem = await problemOf(customer);
    expect(problem).toMatchObject({
      trackingCode: code,
      kind: 'WET',
      answerBy: '2026-12-04',
      answer: null,
      options: [
        { answer: 'SEND_ON', price: { amount: '0.00', currency: 'USD' }, doneBy: '2026-12-12' },
        { answer: 'RETURN', price: { amount: '5.00', currency: 'USD' }, doneBy: '2026-11-25' },
        { answer: 'DISPOSE', price: { amount: '2.00', currency: 'USD' }, doneBy: '2026-11-27' },
      ],
    });
    expect(JSON.stringify(problem)).not.toContain('纸箱');
  });

  test('may not have prohibited goods sent on', async () => {
    const { customer, code } = await held('PROHIBITED');
    const problem = await problemOf(customer);
    expect(problem.options.map((option) => option.answer)).toEqual(['RETURN', 'DISPOSE']);
    expect((await tryAnswer(customer, problem, 'SEND_ON')).json).toMatchObject({
      error: 'request.invalid',
      fields: [{ field: 'answer', error: 'notAllowed' }],
    });
    expect(await problemsOf(code)).toEqual(['HELD']);
  });

  test('lets it go on: it is held no more, and the station says so', async () => {
    const { customer, code } = await held();
    const readQuestions = async () => {
      const receipt = await customer.ask('GET', `/profile/parcels/${code}/receipt`);
      return dataOf<{ receipt: OwnReceipt }>(receipt).receipt.answerBy;
    };
    expect(await readQuestions()).toBe((await problemOf(customer)).answerBy);
    const answered = await answer(customer, await problemOf(customer), 'SEND_ON');
    expect(await readQuestions()).toBeNull();
    expect(answered.answer).toMatchObject({ answer: 'SEND_ON', doneBy: '2026-12-12' });
    expect(await problemsOf(code)).toEqual([]);
    expect(await scan(code)).toMatchObject({
      verdict: 'DUPLICATE',
      say: 'MAY_GO_ON',
      parcel: { problem: { kind: 'WET', answer: 'SEND_ON' } },
    });
  });

  test.each([
    ['RETURN', 'TO_RETURN'],
    ['DISPOSE', 'TO_DISPOSE'],
  ])('says %s: it stays held, and the station says what to do', async (answerKind, say) => {
    const { customer, code } = await held();
    await answer(customer, await problemOf(customer), answerKind);
    expect(await problemsOf(code)).toEqual(['DAMAGED', 'HELD']);
    expect(await scan(code)).toMatchObject({ verdict: 'BLOCKED', say });
  });

  test('may change the answer until the warehouse has acted', async () => {
    const { customer, code } = await held();
    const first = await answer(customer, await problemOf(customer), 'SEND_ON');
    const second = await answer(customer, first, 'RETURN');
    expect(second).toMatchObject({ revision: 2, answer: { answer: 'RETURN' } });
    expect(await problemsOf(code)).toEqual(['DAMAGED', 'HELD']);
    dataOf(
      await manager.post(`/staff/parcels/${code}/cancel`, { requestId: randomUUID(), reason: 'RETURNED' }),
    );
    expect((await tryAnswer(customer, second, 'SEND_ON')).json).toMatchObject({
      error: 'warehouse.problemSettled',
    });
    expect(await listOf(customer)).toEqual([]);
  });

  test('who answers in two windows has one answer: the same twice, or the first of two', async () => {
    const { customer, code } = await held();
    const seen = await problemOf(customer);
    const same = await Promise.all([1, 2].map(async () => answer(customer, seen, 'RETURN')));
    expect(same.map(({ revision }) => revision)).toEqual([1, 1]);
    const other = await held('OPENED', customer);
    const [, fresh] = (await listOf(customer)).toReversed();
    if (fresh === undefined) throw new Error(`no problem of ${other.code}`);
    const both = await Promise.all(
      ['SEND_ON', 'DISPOSE'].map(async (answer) => tryAnswer(customer, fresh, answer)),
    );
    const ends = both.map(({ json }) => (json['success'] === true ? 'answered' : 'refused'));
    expect(ends.toSorted()).toEqual(['answered', 'refused']);
    expect(JSON.stringify(both)).toContain('warehouse.answeredMeanwhile');
    expect(await problemsOf(code)).toEqual(['DAMAGED', 'HELD']);
  });

  test('the answer stands in the timeline of staff', async () => {
    const { customer, code } = await held();
    await answer(customer, await problemOf(customer), 'DISPOSE');
    const { list } = dataOf<{ list: { action: string; changes: object[] }[] }>(
      await manager.get(`/staff/parcels/${code}/timeline`),
    );
    expect(list.find(({ action }) => action === 'parcel:answer')?.changes).toContainEqual({
      field: 'answer',
      before: null,
      after: 'DISPOSE',
    });
  });

  test('staff see what is wrong, who has noted it where, and what was answered; nothing once it has ended', async () => {
    const { customer, code } = await held();
    const seen = async () => dataOf(await manager.get(`/staff/parcels/${code}/problem`));
    expect(await seen()).toMatchObject({
      problem: { kind: 'WET', note: '纸箱湿透', raisedBy: clerk.account.username, answer: null },
    });
    await answer(customer, await problemOf(customer), 'RETURN');
    expect(await seen()).toMatchObject({
      problem: { answer: 'RETURN', price: { amount: '5.00', currency: 'USD' }, doneBy: '2026-11-25' },
    });
    dataOf(
      await manager.post(`/staff/parcels/${code}/cancel`, { requestId: randomUUID(), reason: 'RETURNED' }),
    );
    expect(await seen()).toEqual({ problem: null });
    const { json } = await manager.get('/staff/parcels/YT0000000000001/problem');
    expect(json).toMatchObject({ error: 'tracking.parcelNotFound' });
  });

  test('a hold of the office stays when the parcel may go on', async () => {
    const customer = await newCustomer(service);
    const code = newTrackingCode();
    await newOrder(customer, points.khujand, { ...whole, trackingCodes: [code] });
    await scan(code);
    const flag = { requestId: randomUUID(), flag: 'HELD', reason: 'customs ask' };
    dataOf(await manager.post(`/staff/parcels/${code}/flag`, flag));
    await scan(code, { action: 'REPORT_PROBLEM', problem: 'WET' });
    await answer(customer, await problemOf(customer), 'SEND_ON');
    expect(await problemsOf(code)).toEqual(['HELD']);
  });
});

describe('a stranger', () => {
  test('neither sees nor answers the problem of another customer, nor one that is not there', async () => {
    const { customer } = await held();
    const problem = await problemOf(customer);
    const other = await newCustomer(service);
    expect(await listOf(other)).toEqual([]);
    const missing = { ...problem, id: randomUUID() };
    for (const [who, what] of [
      [other, problem],
      [customer, missing],
    ] as const)
      expect((await tryAnswer(who, what, 'RETURN')).json).toMatchObject({
        error: 'warehouse.problemNotFound',
      });
    expect((await problemOf(customer)).answer).toBeNull();
  });
});

describe('prices of the answers', () => {
  /** What the letter, the cabinet and the record of staff say in one language. */
  async function saidTo(customer: Customer, staff: StationPerson, code: string, locale: Locale) {
    const request = { token: customer.token, headers: { 'x-local': locale } };
    const answer = await call(service.app, 'GET', '/profile/problems', request);
    const [problem] = dataOf<{ list: OwnProblem[] }>(answer).list;
    const timeline = await call(service.app, 'GET', `/staff/parcels/${code}/timeline`, {
      token: staff.token,
      headers: { 'x-local': locale },
    });
    const { list } = dataOf<{ list: { action: string; changes: { field: string; after: string }[] }[] }>(
      timeline,
    );
    const noted = (action: string, field: string) =>
      list.find((entry) => entry.action === action)?.changes.find((change) => change.field === field)?.after;
    return {
      cabinet: problem?.options.map(({ priceText }) => priceText),
      answered: problem?.answer?.priceText,
      offers: noted('problem:report', 'offers'),
      answeredOnRecord: noted('parcel:answer', 'price'),
    };
  }

  const inWords = {
    ru: ['бесплатно', '5,00\u00A0USD', '2,00\u00A0USD'],
    en: ['free of charge', '5.00\u00A0USD', '2.00\u00A0USD'],
    zh: ['免费', '5.00\u00A0USD', '2.00\u00A0USD'],
    tg: ['ройгон', '5,00\u00A0USD', '2,00\u00A0USD'],
  };

  test('are the same in letter, cabinet and record, in every language, also when the tariff changes before the answer', async () => {
    const questions: { customer: Customer; code: string; letter: string; locale: Locale }[] = [];
    for (const locale of locales) {
      const { customer, code } = await held('WET', await newCustomer(service, { locale }));
      const [row] = await service.context.sql<{ params: LetterParams['parcelHeld'] }[]>`
        select params from letter where name = 'parcelHeld' and params ->> 'trackingCode' = ${code}`;
      if (row === undefined) throw new Error('no letter was written');
      const { text } = renderLetter('parcelHeld', row.params, locale, undefined);
      expect(text).toContain(row.params.answers);
      questions.push({ customer, code, letter: row.params.answers, locale });
    }
    await publishTerms(service, '2026-11-21', { serviceReturn: '7.5', serviceDispose: '' });
    service.clock.advance(86_400_000);
    const staff = await stationPerson(service, 'manager');
    for (const { customer, code, letter, locale } of questions) {
      const later = await daysLater(customer, 0);
      const names = inWords[locale];
      expect(await saidTo(later, staff, code, locale)).toMatchObject({ cabinet: names, offers: letter });
      for (const price of names) expect(letter).toContain(price);
      await answer(later, await problemOf(later), 'RETURN');
      expect(await saidTo(later, staff, code, locale)).toMatchObject({
        answered: names[1],
        answeredOnRecord: names[1],
      });
    }
    const rows = await service.context.sql`
      select distinct price_minor, currency from parcel_problem join parcel on parcel.id = parcel_id
      where tracking_code = any(${questions.map(({ code }) => code)})`;
    expect([...rows]).toEqual([{ price_minor: 500, currency: 'USD' }]);
    // Who is asked now reads the new prices.
    clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const { customer } = await held();
    const { options } = await problemOf(customer);
    expect(options.map(({ price }) => price?.amount ?? null)).toEqual(['0.00', '7.50', null]);
  });
});

describe('no answer in 14 days', () => {
  test('hands the parcel to support, the day after the last; an answer takes it back', async () => {
    clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
    const { customer, code } = await held();
    const isOverdue = async () => {
      await askSupport(service.context);
      const [row] = await service.context.sql<{ overdue: boolean }[]>`
        select overdue_at is not null as overdue from parcel_problem
        join parcel on parcel.id = parcel_id where tracking_code = ${code}`;
      return row?.overdue;
    };
    service.clock.advance(14 * 86_400_000);
    expect(await isOverdue()).toBe(false);
    const late = await daysLater(customer, 1);
    expect(await isOverdue()).toBe(true);
    await answer(late, await problemOf(late), 'RETURN');
    expect(await isOverdue()).toBe(false);
  });
});
