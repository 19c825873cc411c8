import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import type { Endpoint } from '@rohi/contract/endpoint';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callName } from '../../../test/access-probes.ts';
import { call, type Answer } from '../../../test/accounts.ts';
import { endOf, expectLedgerAdds } from '../../../test/money.ts';
import {
  moneyActs,
  moneyThings,
  notPressed,
  type MoneyAct,
  type Presser,
  type Subject,
} from '../../../test/money-acts.ts';

// Every call about money of the contract, pressed twice, by two people, at once, in both orders and with a corrected
// sum: each answer is done, the same again, or a refusal that the call declares. A call that is new in the contract has
// to be placed in `moneyActs`, or named there with the reason why it is not.

const authorities = new Set<string>(['payment:take', 'payment:refund', 'payment:confirm', 'shift:open']);
const isOfMoney = ({ method, access, errors }: Endpoint) =>
  method !== 'GET' &&
  (errors.includes('billing.requestReused') ||
    (access.kind === 'staff' && authorities.has(access.authority)));

let made: Awaited<ReturnType<typeof moneyThings>>;
beforeAll(async () => {
  made = await moneyThings();
});
afterEach(() => expectLedgerAdds(made.service));

type Named = MoneyAct & { name: string; endpoint: Endpoint };
const acts: readonly Named[] = Object.entries(moneyActs).flatMap(([name, act]) =>
  allEndpoints.filter((one) => callName(one) === name).map((endpoint) => ({ ...act, name, endpoint })),
);

type Press = { by: Presser; requestId?: string; isCorrected?: boolean };

/** Presses once; whatever is answered is done or refused by a name of the call. */
async function press(
  { name, endpoint, params = { id: 'id' }, body, corrected }: Named,
  subject: Subject,
  { by, requestId = randomUUID(), isCorrected = false }: Press,
): Promise<Answer> {
  const path = endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, key: string) => subject.ids[params[key] ?? key] ?? '',
  );
  const request = (isCorrected ? corrected : body)?.(subject) ?? {};
  const answer = await call(made.service.app, endpoint.method as 'POST', path, {
    token: by.token,
    body: { requestId, ...request },
  });
  const { error } = answer.json as { error?: string };
  const isNamed = endOf(answer) === 'ok' || ['auth.notAllowed', ...endpoint.errors].includes(String(error));
  expect({ name, end: endOf(answer), isNamed }).toMatchObject({ name, isNamed: true });
  return answer;
}

const fresh = ({ thing }: MoneyAct) => made.things[thing]();

test('a call about money is placed among the acts, or says why it is not', () => {
  const placed = [...Object.keys(moneyActs), ...Object.keys(notPressed)];
  expect(placed.toSorted()).toEqual(allEndpoints.filter(isOfMoney).map(callName).toSorted());
});

describe.each(acts.map((act) => [act.name, act] as const))('%s', (_, act) => {
  test('is done once by one id, and answered by name by another id and a corrected sum', async () => {
    const subject = await fresh(act);
    const [by] = subject.pressers[act.by];
    const requestId = randomUUID();
    const first = await press(act, subject, { by, requestId });
    expect(endOf(first)).toBe('ok');
    expect((await press(act, subject, { by, requestId })).json['data']).toEqual(first.json['data']);
    if (act.corrected !== undefined)
      expect(endOf(await press(act, subject, { by, requestId, isCorrected: true }))).toBe(
        '422 billing.requestReused',
      );
    await press(act, subject, { by });
    if (act.corrected !== undefined) await press(act, subject, { by, isCorrected: true });
    await press(act, subject, { by });
  });

  test('is answered by name to two people, at once and after each other', async () => {
    const subject = await fresh(act);
    const [one, two] = subject.pressers[act.by];
    const requestId = randomUUID();
    const pressed = await Promise.all([
      press(act, subject, { by: one, requestId }),
      press(act, subject, { by: two, requestId }),
      press(act, subject, { by: one, requestId }),
      press(act, subject, { by: two }),
      ...(act.corrected === undefined ? [] : [press(act, subject, { by: two, isCorrected: true })]),
    ]);
    expect(pressed.map(endOf)).toContain('ok');
    for (const by of [two, one]) await press(act, subject, { by });
    if (act.corrected !== undefined)
      for (const by of [two, one]) await press(act, subject, { by, isCorrected: true });
  });
});

/** Acts that may be done to one thing, whichever state they are made in. */
const families = [
  ['customer'],
  ['debtor'],
  ['refund', 'approvedRefund'],
  ['correction'],
  ['points'],
  ['topUp'],
  ['compensation', 'grantedCompensation'],
  ['shift', 'countedShift', 'waitingShift'],
] as const satisfies readonly (readonly MoneyAct['thing'][])[];

const ofFamily = (family: readonly MoneyAct['thing'][]) => acts.filter(({ thing }) => family.includes(thing));

describe.each(families.map((family) => [family.join(', '), family] as const))('of %s', (_, family) => {
  const own = ofFamily(family);

  test.each(family)(
    'all acts upon it (%s) are answered by name, in both orders and at once',
    async (thing) => {
      for (const ordered of [own, own.toReversed()]) {
        const subject = await made.things[thing]();
        for (const act of ordered)
          for (const by of subject.pressers[act.by]) await press(act, subject, { by });
      }
      const subject = await made.things[thing]();
      await Promise.all(
        own.flatMap((act) => subject.pressers[act.by].map((by) => press(act, subject, { by }))),
      );
    },
  );
});

/** Those with few acts, of which each two are tried. */
const small = families.filter((family) => ofFamily(family).length <= 5);

describe.each(small.map((family) => [family.join(', '), family] as const))('of %s', (_, family) => {
  test('each two acts are answered by name, whichever comes first', async () => {
    const own = ofFamily(family);
    for (const first of own)
      for (const then of own.filter((act) => act !== first)) {
        const subject = await fresh(first);
        await press(first, subject, { by: subject.pressers[first.by][0] });
        await press(then, subject, { by: subject.pressers[then.by][1] });
      }
  });
});
