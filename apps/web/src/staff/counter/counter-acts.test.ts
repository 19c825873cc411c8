import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createObserved } from '../stations/observed.ts';
import { close, paid, pressGive, take, taking } from './counter-acts.ts';
import type { Visit } from './counter-queries.ts';
import { empty, openedCard, type CounterAt, type CounterState } from './counter-state.ts';
import { verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import type { CounterAct } from './offline/counter-snapshot.ts';

beforeAll(() => counterTexts.load());
afterEach(() => vi.unstubAllGlobals());

function counterAt(): CounterAt {
  let state: CounterState = {
    ...empty,
    requests: {},
    isPaying: false,
    payments: 0,
    verdict: verdictOf('READY', { title: '', line: '', next: '' }),
  };
  return {
    read: () => state,
    change: (next) => (state = { ...state, ...next }),
    refresh: () => Promise.resolve(),
    station: () => undefined,
    acts: createObserved<readonly CounterAct[]>([]),
  };
}

test('scans without an answer wait for the snapshot, and not after the card was closed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const at = counterAt();
  await expect(take(at, 'TJ-10482')).rejects.toMatchObject({ status: 0 });
  await expect(take(at, 'YT7223450000101')).rejects.toMatchObject({ status: 0 });
  expect(at.read().unanswered).toEqual(['TJ-10482', 'YT7223450000101']);
  await close(at);
  expect(at.read().unanswered).toEqual([]);
});

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const visitThatOwes = (...sums: string[]): Visit => ({
  id: 'v',
  openedAt: '2026-11-20T08:50:00Z',
  endedAt: null,
  clerk: 'c',
  proof: 'CODE',
  document: null,
  delegate: null,
  pass: null,
  evidence: { asked: 'NONE', made: [] },
  customer: { code: 'TJ-10482', name: 'Мадина', phoneMasked: null },
  pickupPoint: { id: 1, name: 'p' },
  ready: sums.length,
  parcels: sums.map((owed, index) => ({
    trackingCode: `P${index}`,
    name: 'Книга',
    weightKg: '3.8',
    cell: null,
    freeUntil: '2026-11-22',
    delivery: usd('9.50'),
    storage: null,
    storageTomorrow: null,
    owed: usd(owed),
    problems: [],
  })),
  coming: [],
  owed: usd('0'),
  storageTomorrow: usd('0'),
  debts: [],
});

/**
 * A card of which P0 was brought and nothing is paid; `answer` says what the service then answers of it, `given` what
 * it was asked to hand over.
 */
function owingCard() {
  const codes: string[] = [];
  let answer: (visit: Visit) => void = () => undefined;
  const visit = new Promise<Visit>((resolve) => (answer = resolve));
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') codes.push(`${address} ${typeof body === 'string' ? body : ''}`);
    const data = method === 'GET' ? await visit : { ok: true };
    return Response.json({ success: true, code: 0, msg: '', data });
  });
  const at = counterAt();
  const card = openedCard('v', 'TJ-10482', { kind: 'CODE', code: '123456' }, visitThatOwes('9.50', '4.00'));
  at.change({ card, brought: ['P0'] });
  return { at, given: codes, answer };
}

test('what a colleague was paid meanwhile is handed over by the Enter that has asked', async () => {
  const { at, given, answer } = owingCard();
  const enter = pressGive(at)();
  answer(visitThatOwes('0.00', '4.00'));
  await enter;
  expect(given).toEqual([expect.stringContaining('P0')]);
});

test('an Enter of before the payment of this window hands over nothing, whatever its question is answered', async () => {
  const { at, given, answer } = owingCard();
  const [asks, behindIt] = [pressGive(at), pressGive(at)];
  const first = asks();
  taking(at, true);
  const meanwhile = pressGive(at);
  answer(visitThatOwes('0.00', '4.00'));
  taking(at, false);
  for (const enter of [first, behindIt(), meanwhile()]) await enter;
  await paid(at, { customerCode: 'TJ-10482', number: '7' });
  expect(given).toEqual([]);
  const { nextGive } = counterTexts.read();
  expect(at.read().verdict.words).toEqual({ ...counterTexts.read().paid('7'), next: nextGive });

  await pressGive(at)();
  expect(given).toEqual([expect.stringContaining('P0')]);
  // The card stays open for what is left on the shelf.
  const { given: says, nextNoCell } = counterTexts.read();
  expect(at.read().verdict.words).toEqual({ ...says(1), next: nextNoCell });
});

test('a payment that is answered after its card was closed is said of who has paid', async () => {
  const { at } = owingCard();
  at.change({ ...empty, card: undefined });
  await paid(at, { customerCode: 'TJ-10482', number: '7' });
  expect(at.read().verdict).toMatchObject({ code: 'TJ-10482', words: counterTexts.read().paid('7') });
});
