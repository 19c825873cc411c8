import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { claim, claimPassword, madeCustomer, printSlip, slipOf } from '../../../../test/claims-by-slip.ts';
import { endOf, moneyOf, moneyPerson, type MoneyPerson } from '../../../../test/money.ts';
import { createTestApp, runJobs, type TestApp } from '../../../../test/test-app.ts';
import { needsDocument } from '../customers/customers.service.ts';
import { forgetOldLogins } from '../log-in/housekeeping.service.ts';
import { lookAtSlip } from './claim.service.ts';

const day = 86_400_000;
let service: TestApp;
let manager: MoneyPerson;
beforeAll(async () => {
  service = await createTestApp();
  manager = await moneyPerson(service, 'manager');
});
beforeEach(() => service.clock.set('2026-11-20T09:00:00Z'));

const look = (slip: { customerCode: string; slipCode: string }, address?: string) =>
  call(service.app, 'POST', '/auth/claim/slip', {
    body: slip,
    ...(address === undefined ? {} : { address }),
  });
const wrongCode = 'AAAA0000';
const refusalOf = ({ status, json: { requestId: _own, ...rest } }: Answer) => ({ status, ...rest });
const slips = (customerId: string) =>
  service.context.sql<{ state: string; triesLeft: number }[]>`
    select state, tries_left as "triesLeft" from claim_slip where user_id = ${customerId} order by printed_at, state`;

describe('a customer whom the office has made', () => {
  test('claims by the slip: looks, sets a password, is in the cabinet, and logs in by the name that was made', async () => {
    const { id, customerCode } = await madeCustomer(service, manager, { phone: '+992927770148' });
    const slipCode = await slipOf(service, manager, customerCode);
    const typed = {
      customerCode: ` ${customerCode.toLowerCase()} `,
      slipCode: `${slipCode.slice(0, 4)} ${slipCode.slice(4)}`,
    };
    expect(moneyOf(await look(typed))).toEqual({
      customerCode,
      nameMasked: 'М••••• Р•••••••',
      phoneMasked: '+992•••••0148',
      hasAccount: false,
    });
    const session = moneyOf<{ token: string; user: { username: string; locale: string } }>(
      await claim(service, typed, { locale: 'zh' }),
    );
    expect(session.user).toMatchObject({ username: expect.stringMatching(/^u[a-z2-9]{8}$/), locale: 'zh' });
    const own = moneyOf(await call(service.app, 'GET', '/auth/userinfo', { token: session.token }));
    expect(own).toMatchObject({ customerCode, phone: '+992927770148', email: null, name: 'Мадина Раҷабова' });
    expect((await call(service.app, 'GET', '/orders', { token: session.token })).json['success']).toBe(true);
    await logIn(service.app, { username: session.user.username, password: claimPassword });
    await logIn(service.app, { username: '927770148', password: claimPassword });
    const [row] = await service.context.sql<{ at: Date; offer: string }[]>`
      select claimed_at as at, offer_version as offer from user_account where id = ${id}`;
    expect(row).toEqual({ at: service.context.clock.now(), offer: expect.any(String) });
    const timeline = moneyOf<{ list: { action: string }[] }>(
      await manager.get(`/staff/customers/${id}/timeline`),
    ).list.map(({ action }) => action);
    expect(timeline).toEqual(expect.arrayContaining(['customer:slip', 'customer:claim']));
  });

  test('leaves the log-in by phone to the account that had it, however old the office says the customer is', async () => {
    const phone = '+992927770150';
    const before = await newAccount(service.context, 'customer', { phone });
    const since = new Date('2021-03-01T00:00:00Z');
    const { id, customerCode } = await madeCustomer(service, manager, { phone, since });
    service.clock.advance(60_000);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    const session = moneyOf<{ user: { id: string } }>(await claim(service, slip));
    expect(session.user.id).toBe(id);
    const { user } = await logIn(service.app, { username: '927770150', password: before.password });
    expect(user.id).toBe(before.id);
  });

  test('claims with signs that look like those on the slip', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    const slipCode = await slipOf(service, manager, customerCode);
    const alike: Record<string, string> = { '0': 'o', '1': 'i', '5': 's', '2': 'z', A: 'а', K: 'к', B: 'в' };
    const typed = [...slipCode].map((sign) => alike[sign] ?? sign.toLowerCase()).join('-');
    expect(endOf(await look({ customerCode, slipCode: typed }))).toBe('ok');
  });

  test('keeps the slip when the password is refused', async () => {
    const { customerCode } = await madeCustomer(service, manager, { phone: '+992927770149' });
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    expect(endOf(await claim(service, slip, { password: 'short' }))).toBe('200 accounts.passwordTooShort');
    expect(endOf(await claim(service, slip, { password: '992927770149' }))).toBe(
      '200 accounts.passwordIsName',
    );
    expect(endOf(await claim(service, slip))).toBe('ok');
  });

  test('must be of age and accept the offer', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    expect((await claim(service, slip, { over18: false })).status).toBe(400);
    expect((await claim(service, slip, { offerVersion: '1999-01-01' })).status).toBe(400);
  });
});

describe('a slip', () => {
  test('opens its account once: of two claims at once one does', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    const both = await Promise.all([claim(service, slip), claim(service, slip)]);
    expect(both.map(endOf).toSorted()).toEqual(['409 claim.slipOver', 'ok']);
    expect(endOf(await claim(service, slip))).toBe('409 claim.slipOver');
    expect(await slips(id)).toEqual([{ state: 'USED', triesLeft: 5 }]);
  });

  test('ends after thirty days', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    service.clock.advance(30 * day - 1000);
    expect(endOf(await look(slip))).toBe('ok');
    service.clock.advance(1000);
    expect(endOf(await look(slip))).toBe('409 claim.slipOver');
    expect(endOf(await claim(service, slip))).toBe('409 claim.slipOver');
  });

  test('ends with the next one, whose tries begin anew', async () => {
    const { customerCode } = await madeCustomer(service, manager);
    const first = await slipOf(service, manager, customerCode);
    for (const left of [4, 3, 2, 1, 0]) {
      const answer = await look({ customerCode, slipCode: wrongCode });
      expect(answer.json).toMatchObject({
        error: 'claim.notFitting',
        msg: `The customer code or the code on the slip does not fit. Tries left: ${left}.`,
      });
    }
    expect(endOf(await look({ customerCode, slipCode: first }))).toBe('409 claim.triesSpent');
    service.clock.advance(1000);
    const second = await slipOf(service, manager, customerCode);
    expect(endOf(await look({ customerCode, slipCode: first }))).toBe('422 claim.notFitting');
    expect(endOf(await claim(service, { customerCode, slipCode: second }))).toBe('ok');
  });

  test('bears five tries in all, however the code is spelt', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const slipCode = await slipOf(service, manager, customerCode);
    const digits = customerCode.replace(/\D/g, '');
    for (const spelling of [customerCode, digits, `0${digits}`, digits, customerCode.toLowerCase()])
      expect(endOf(await look({ customerCode: spelling, slipCode: wrongCode }))).toBe('422 claim.notFitting');
    expect(await slips(id)).toEqual([{ state: 'PRINTED', triesLeft: expect.any(Number) }]);
    await service.context.sql`update claim_slip set tries_left = 0 where user_id = ${id}`;
    expect(endOf(await look({ customerCode, slipCode }))).toBe('422 claim.notFitting');
  });

  test('is not printed for who has an account with an e-mail, and is forgotten after ninety days', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    await claim(service, slip);
    await service.context
      .sql`update user_account set email = lower(${`${customerCode}@example.com`}) where id = ${id}`;
    const again = await service.app.inject({
      method: 'POST',
      url: '/api/staff/claim-slips',
      headers: { token: manager.token, 'x-local': 'ru' },
      payload: { customerCode, format: 'escpos', documentSeen: true },
    });
    expect(again.json()).toMatchObject({ code: 409, error: 'customers.alreadyClaimed' });
    service.clock.advance(90 * day + 1);
    await forgetOldLogins(service.context);
    expect(await slips(id)).toEqual([]);
    await runJobs(service);
  });
});

describe('a customer without an e-mail who has forgotten the password', () => {
  test('sets a new one by a slip, keeps the user name, and every other log-in ends', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const claimed = moneyOf<{ token: string; user: { username: string } }>(
      await claim(service, { customerCode, slipCode: await slipOf(service, manager, customerCode) }),
    );
    const { username } = claimed.user;
    const claimedAt = service.context.clock.now();
    service.clock.advance(40 * day);
    const { db } = service.context;
    expect(await needsDocument(db, customerCode, service.context.clock.now())).toBe(false);
    manager = await moneyPerson(service, 'manager');
    const slip = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    expect(moneyOf(await look(slip))).toMatchObject({ hasAccount: true });
    const before = await logIn(service.app, { username, password: claimPassword });
    const fresh = 'another bird over the Panj';
    const session = moneyOf<{ user: { username: string } }>(await claim(service, slip, { password: fresh }));
    expect(session.user.username).toBe(username);
    expect((await call(service.app, 'GET', '/auth/userinfo', { token: before.token })).status).toBe(401);
    await logIn(service.app, { username, password: fresh });
    const old = { body: { username, password: claimPassword } };
    expect((await call(service.app, 'POST', '/auth/login', old)).json['success']).toBe(false);
    expect(await needsDocument(db, customerCode, service.context.clock.now())).toBe(true);
    expect(endOf(await claim(service, slip))).toBe('409 claim.slipOver');
    const [row] = await service.context.sql<{ at: Date }[]>`
      select claimed_at as at from user_account where id = ${id}`;
    expect(row).toEqual({ at: claimedAt });
  });

  test('gets no slip without a document unless a second person allows it, and none is of use with an e-mail', async () => {
    const { id, customerCode } = await madeCustomer(service, manager);
    const first = { customerCode, slipCode: await slipOf(service, manager, customerCode) };
    expect(moneyOf(await look(first))).toMatchObject({ hasAccount: false });
    moneyOf(await claim(service, first));
    service.clock.advance(1000);
    expect((await printSlip(service, manager, customerCode, false)).end).toBe('409 claim.secondPersonNeeded');
    const colleague = await moneyPerson(service, 'manager');
    const { waiting } = moneyOf<{ waiting: { customerCode: string }[] }>(
      await colleague.get('/staff/claim-slips'),
    );
    expect(waiting.map((slip) => slip.customerCode)).toContain(customerCode);
    const slip = { customerCode, slipCode: await slipOf(service, colleague, customerCode) };
    await service.context
      .sql`update user_account set email = lower(${`${customerCode}@example.com`}) where id = ${id}`;
    expect(endOf(await look(slip))).toBe('409 claim.slipOver');
    expect(endOf(await claim(service, slip))).toBe('409 claim.slipOver');
  });
});

describe('before the proof', () => {
  test('the answer is the same whether the code, its slip or neither is known', async () => {
    const withSlip = await madeCustomer(service, manager);
    const withoutSlip = await madeCustomer(service, manager);
    await slipOf(service, manager, withSlip.customerCode);
    const codes = [withSlip.customerCode, withoutSlip.customerCode, 'TJ-99999', 'no code at all'];
    for (const left of [4, 3, 2, 1, 0, undefined]) {
      const answers = [];
      for (const customerCode of codes)
        answers.push(refusalOf(await look({ customerCode, slipCode: wrongCode })));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, String(left)).toBe(1);
      expect(answers[0]).toMatchObject({
        error: left === undefined ? 'claim.triesSpent' : 'claim.notFitting',
      });
    }
  });

  test('10,000 wrong slips tell nothing and claim nothing', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => madeCustomer(service, manager)));
    for (const { customerCode } of made) await slipOf(service, manager, customerCode);
    const knownCodes = made.map(({ customerCode }) => customerCode);
    const sign = (at: number) => ownCodeAlphabet.charAt(at % ownCodeAlphabet.length);
    const ends = new Map<string, Map<string, number>>();
    const tried = async (customerCode: string, number: number) => {
      const slipCode = Array.from({ length: 8 }, (_, at) => sign(number * 7 + at * at)).join('');
      const end = await lookAtSlip(service.context, { customerCode, slipCode }).then(
        () => 'opened',
        (error: { errorName?: string; params?: object }) =>
          `${error.errorName} ${JSON.stringify(error.params)}`,
      );
      const counted = ends.get(customerCode) ?? new Map<string, number>();
      ends.set(customerCode, counted.set(end, (counted.get(end) ?? 0) + 1));
    };
    const strangers = Array.from({ length: 15 }, (_, at) => `ZZ-${1000 + at}`);
    const codes = [...knownCodes, ...strangers];
    for (let number = 0; number < 10_000; number += codes.length)
      await Promise.all(codes.map((code, at) => tried(code, number + at)));
    const answers = [...ends.values()].map((counted) => JSON.stringify([...counted]));
    expect(new Set(answers).size).toBe(1);
    expect(Object.fromEntries([...ends.values()][0] ?? [])).toEqual({
      'claim.notFitting {"n":4}': 1,
      'claim.notFitting {"n":3}': 1,
      'claim.notFitting {"n":2}': 1,
      'claim.notFitting {"n":1}': 1,
      'claim.notFitting {"n":0}': 1,
      'claim.triesSpent {}': 495,
    });
    const claimed = await service.context.sql`
      select from user_account where customer_code = any(${knownCodes}) and username is not null`;
    expect(claimed).toHaveLength(0);
  });

  test('an address has ten tries an hour, and right ones are not counted', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const office = await moneyPerson(limited, 'manager');
    const { customerCode } = await madeCustomer(limited, office);
    const slip = { customerCode, slipCode: await slipOf(limited, office, customerCode) };
    const from = (body: object, address: string) =>
      call(limited.app, 'POST', '/auth/claim/slip', { body, address });
    for (let number = 0; number < 10; number += 1)
      expect(endOf(await from({ customerCode: `ZZ-${number}`, slipCode: wrongCode }, '203.0.113.9'))).toBe(
        '422 claim.notFitting',
      );
    expect(endOf(await from(slip, '203.0.113.9'))).toBe('429 request.tooMany');
    for (let number = 0; number < 12; number += 1) expect(endOf(await from(slip, '203.0.113.10'))).toBe('ok');
    expect(endOf(await claim(limited, slip, {}, '203.0.113.10'))).toBe('ok');
  });

  test('an address keeps its tries where the password is what is refused, or the slip is over', async () => {
    const limited = await createTestApp({ rateLimit: 1 });
    const office = await moneyPerson(limited, 'manager');
    const { customerCode } = await madeCustomer(limited, office);
    const slip = { customerCode, slipCode: await slipOf(limited, office, customerCode) };
    const address = '203.0.113.11';
    for (let number = 0; number < 11; number += 1)
      expect(endOf(await claim(limited, slip, { password: 'short' }, address))).toBe(
        '200 accounts.passwordTooShort',
      );
    expect(endOf(await claim(limited, slip, {}, address))).toBe('ok');
    for (let number = 0; number < 11; number += 1)
      expect(endOf(await claim(limited, slip, {}, address))).toBe('409 claim.slipOver');
  });

  test('a phone is offered by no installation that cannot prove one', async () => {
    expect(moneyOf(await call(service.app, 'GET', '/auth/claim-ways'))).toEqual({ ways: ['slip'] });
  });
});
