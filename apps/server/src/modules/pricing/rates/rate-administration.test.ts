import { randomUUID } from 'node:crypto';
import type { RateLine } from '@rohi/contract/pricing/rate-administration.contract';
import { describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type Answer } from '../../../../test/accounts.ts';
import { rateActions, rateOn } from '../../../../test/rates.ts';
import { createTestApp } from '../../../../test/test-app.ts';

/** The service with two managers logged in, on Friday 20 November 2026 in Dushanbe. */
async function openPricing() {
  const service = await createTestApp();
  await service.app.ready();
  const tokens: string[] = [];
  for (let each = 0; each < 2; each += 1) {
    const account = await newAccount(service.context, 'manager');
    tokens.push((await logIn(service.app, account)).token);
  }
  const [first = '', second = ''] = tokens;
  const ask = (token: string, path: string, body: unknown = {}) =>
    call(service.app, 'POST', path, { token, body });
  const enter = (token: string, rate: string, rateDate: string, more: Record<string, unknown> = {}) =>
    ask(token, '/price/rates', { requestId: randomUUID(), from: 'USD', to: 'TJS', rate, rateDate, ...more });
  return { ...service, first, second, ask, enter };
}

const rateOf = ({ json }: Answer) => json['data'] as RateLine;

describe('a rate entered by hand', () => {
  test('counts at once when it is near the last one, and is entered once', async () => {
    const pricing = await openPricing();
    expect(rateOf(await pricing.enter(pricing.first, '10,12', '2026-11-19'))).toMatchObject({
      status: 'ACCEPTED',
      rate: '10.12',
      nominal: 1,
      source: 'manual',
      last: null,
      canDecide: false,
    });
    const requestId = randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => pricing.enter(pricing.first, '10.2', '2026-11-20', { requestId })),
    );
    expect(new Set(twice.map((answer) => rateOf(answer).id)).size).toBe(1);
    expect(rateOf(twice[0] as Answer)).toMatchObject({ last: { rate: '10.12' }, changePct: '+0.8' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '10.2', stale: false });
    expect(await rateActions(pricing)).toEqual(['rate:enter', 'rate:enter']);
  });

  test('waits for a second person when it differs by more than a fifth', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-19');
    expect(rateOf(await pricing.enter(pricing.first, '12', '2026-11-20'))).toMatchObject({
      status: 'ACCEPTED',
    });
    const waiting = rateOf(await pricing.enter(pricing.first, '120', '2026-11-20'));
    expect(waiting).toMatchObject({ status: 'WAITING', canDecide: false, changePct: '+900.0' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '12' });
    const own = await pricing.ask(pricing.first, `/price/rates/${waiting.id}/confirm`);
    expect(own).toMatchObject({ status: 409, json: { error: 'pricing.secondPersonNeeded' } });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '12' });
    const confirmed = await pricing.ask(pricing.second, `/price/rates/${waiting.id}/confirm`);
    expect(rateOf(confirmed)).toMatchObject({ status: 'ACCEPTED', decidedAt: '2026-11-20T09:00:00.000Z' });
    expect(await rateOn(pricing, '2026-11-20')).toMatchObject({ rate: '120' });
    expect((await rateActions(pricing)).at(-1)).toBe('rate:confirm');
  });

  test('T11: twenty confirmations of one rate race and one wins; a refusal beside them leaves one outcome', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-18');
    const waiting = rateOf(await pricing.enter(pricing.first, '15', '2026-11-19'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pricing.ask(pricing.second, `/price/rates/${waiting.id}/confirm`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ json }) => json['error']))).toEqual(new Set(['pricing.rateDecided']));
    const another = rateOf(await pricing.enter(pricing.first, '30', '2026-11-20'));
    const both = await Promise.all([
      pricing.ask(pricing.second, `/price/rates/${another.id}/confirm`),
      pricing.ask(pricing.first, `/price/rates/${another.id}/refuse`),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(
      (await rateActions(pricing)).filter((action) => action === 'rate:confirm' || action === 'rate:refuse'),
    ).toHaveLength(2);
  });

  test('the database itself refuses that one person enters and confirms', async () => {
    const pricing = await openPricing();
    await pricing.enter(pricing.first, '10', '2026-11-19');
    const { id } = rateOf(await pricing.enter(pricing.first, '15', '2026-11-20'));
    await expect(
      pricing.context
        .sql`update currency_rate set status = 'ACCEPTED', decided_at = now(), decided_by = 'x', decided_by_id = entered_by_id where id = ${id}`,
    ).rejects.toThrow(/second_person/);
  });

  test.each([
    [{ rate: '0' }, 'rate', 'tooSmall'],
    [{ rate: '-1' }, 'rate', 'badFormat'],
    [{ rate: '1e308' }, 'rate', 'badFormat'],
    [{ rate: 'NaN' }, 'rate', 'badFormat'],
    [{ rate: '' }, 'rate', 'required'],
    [{ rate: '1000000' }, 'rate', 'tooLarge'],
    [{ rate: '10.1234567' }, 'rate', 'tooPrecise'],
    [{ rate: 10 }, 'rate', 'wrongType'],
    [{ nominal: '0' }, 'nominal', 'badFormat'],
    [{ nominal: '1.5' }, 'nominal', 'badFormat'],
    [{ rateDate: '2026-11-22' }, 'rateDate', 'tooLarge'],
    [{ rateDate: '2026-02-30' }, 'rateDate', 'badFormat'],
    [{ from: 'TJS', to: 'USD' }, 'to', 'notAllowed'],
    [{ from: 'USD', to: 'USD' }, 'to', 'notAllowed'],
    [{ from: 'EUR' }, 'from', 'notAllowed'],
  ])('with %j is refused', async (wrong, field, error) => {
    const pricing = await openPricing();
    const answer = await pricing.enter(pricing.first, '10', '2026-11-20', wrong);
    expect(answer.status).toBe(400);
    expect(answer.json['fields']).toMatchObject([{ field, error }]);
    expect(await rateActions(pricing)).toEqual([]);
  });
});
