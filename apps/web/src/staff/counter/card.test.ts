import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { expect, test } from 'vitest';
import type { ScanFacts } from '../stations/scan-queue/browser-queue.ts';
import { planPayment, nothingTyped } from '../screens/cash/payment/payment-plan.ts';
import { cardOf as cardAsKnown, givable, nextToBring, type Card } from './card.ts';
import { storedProof } from './counter-state.ts';
import type { Visit } from './counter-queries.ts';
import { withChanges, type CounterAct, type CounterSnapshot } from './offline/counter-snapshot.ts';
import { cashTaken, limitReached, owedOfSnapshot } from './offline/snapshot-cash.ts';

const parcel = (code: string, facts: Partial<CounterParcel> = {}): CounterParcel => ({
  code,
  customerCode: 'TJ10482',
  cell: null,
  goods: null,
  weightG: 3_800,
  flags: [],
  owed: [],
  ...facts,
});

const snapshot = (parcels: CounterParcel[], facts: Partial<CounterSnapshot> = {}): CounterSnapshot => ({
  days: ['2026-11-20', '2026-11-21'],
  cursor: '1~2',
  at: 0,
  shift: { id: 'shift', taken: 20_000 },
  rate: { rate: '9.25', nominal: 1, rateDate: '2026-11-20' },
  limits: { handOver: 10_000, shift: 150_000 },
  evidence: 'NONE',
  parcels: new Map(parcels.map((each) => [each.code, each])),
  ...facts,
});

const now = { today: '2026-11-20', mayTake: true };
const moment = Date.parse('2026-11-20T09:00:00Z');
const act = (facts: object): CounterAct => ({
  scanId: JSON.stringify(facts),
  isWaiting: true,
  facts: { customerCode: 'TJ10482', visit: 'v', at: '', ...facts } as ScanFacts,
});
const customerCode = 'TJ10482';

type Open = Parameters<typeof cardAsKnown>[0];
/** The card, where there is one. */
function cardNow(open: Open, snapshot: Parameters<typeof cardAsKnown>[1]): Card {
  const card = cardAsKnown(open, snapshot);
  if (card === undefined) throw new TypeError('no card');
  return card;
}
const cardOfSnapshot = (snapshot: CounterSnapshot, acts: CounterAct[], open: Open, at: typeof now) =>
  cardNow(open, { snapshot, acts, isOffline: true, ...at });
const cardOfVisit = (visit: Visit, acts: CounterAct[]) =>
  cardNow({ customerCode, id: visit.id, visit }, { snapshot: undefined, acts, isOffline: false, ...now });
const cardOf = (snapshot: CounterSnapshot, acts: CounterAct[] = [], at = now) =>
  cardOfSnapshot(snapshot, acts, { customerCode }, at);

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const visitOf = (parcels: { code: string; owed: string; cell?: string }[]): Visit => ({
  id: 'v',
  openedAt: '2026-11-20T08:50:00Z',
  endedAt: null,
  clerk: 'c',
  proof: 'CODE',
  document: null,
  delegate: null,
  pass: null,
  evidence: { asked: 'NONE', made: [] },
  customer: { code: customerCode, name: 'Мадина', phoneMasked: null },
  pickupPoint: { id: 1, name: 'p' },
  ready: parcels.length,
  parcels: parcels.map(({ code, owed, cell = null }) => ({
    trackingCode: code,
    name: 'Книга',
    weightKg: '3.8',
    cell,
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

test('a parcel goes, goes for cash or stays with its reason, cell by cell, and another customer’s is not among them', () => {
  const stock = snapshot([
    parcel('PAID', { cell: 'B-2' }),
    parcel('OWED', { cell: 'A-12', owed: [{ id: '7', cents: [950, 970] }] }),
    parcel('HELD', { cell: 'A-2', flags: ['HELD'] }),
    parcel('LOST', { cell: 'A-3', flags: ['HELD', 'LOST'] }),
    parcel('RETURNING', { cell: 'A-4', flags: ['RETURNING'] }),
    parcel('THEIRS', { customerCode: 'TJ2' }),
  ]);
  const card = cardOf(stock);
  expect(card.parcels.map(({ code, cents, why }) => [code, cents, why])).toEqual([
    ['HELD', 0, 'HELD'],
    ['LOST', 0, 'LOST'],
    ['RETURNING', 0, 'RETURNING'],
    ['OWED', 950, undefined],
    ['PAID', 0, undefined],
  ]);
  expect(givable(card).map(({ code }) => code)).toEqual(['OWED', 'PAID']);
  expect(nextToBring(card, ['OWED'])?.code).toBe('PAID');
  expect(owedOfSnapshot(stock, [], card, now.today).parcels).toMatchObject([
    { trackingCode: 'OWED', charges: [{ id: '7', owed: usd('9.50') }] },
  ]);
  expect(cardOf(stock, [], { ...now, today: '2026-11-21' }).parcels[3]).toMatchObject({ cents: 970 });
});

test('nothing goes by a snapshot of days that are over, and nothing for cash without shift, rate or right', () => {
  const owed = [parcel('OWED', { owed: [{ id: '7', cents: [950, 970] }] })];
  const why = (snapshot: CounterSnapshot, at = now) => cardOf(snapshot, [], at).parcels[0]?.why;
  expect(why(snapshot([parcel('PAID')]), { ...now, today: '2026-11-22' })).toBe('TOO_OLD');
  expect(why(snapshot(owed, { shift: null }))).toBe('NO_SHIFT');
  expect(why(snapshot(owed, { rate: null }))).toBe('NO_RATE');
  expect(why(snapshot(owed), { ...now, mayTake: false })).toBe('NO_RIGHT');
});

test('what was done since counts: paid here it goes, given it stays given, and limits grow by what waits', () => {
  const stock = snapshot([parcel('OWED', { owed: [{ id: '7', cents: [950, 970] }] })]);
  const cash = act({ action: 'TAKE_CASH', shiftId: 'shift', charges: [{ id: '7', cents: 950 }] });
  expect(cardOf(stock, [cash]).parcels).toMatchObject([{ isPaidHere: true, isGiven: false, cents: 0 }]);
  const card = cardOf(stock, [cash, act({ action: 'GIVE', code: 'OWED' })]);
  expect(card.parcels).toMatchObject([{ isGiven: true }]);
  expect(givable(card)).toEqual([]);
  expect(cashTaken(stock, [cash], 'v')).toEqual({ handOver: 950, shift: 20_950 });
  expect(cashTaken(stock, [cash], 'other')).toEqual({ handOver: 0, shift: 20_950 });
});

test('cash is due by the rate of the snapshot, and change is what the service will count', () => {
  const stock = snapshot([parcel('OWED', { owed: [{ id: '7', cents: [950, 970] }] })]);
  const owed = owedOfSnapshot(stock, [], cardOf(stock), now.today);
  const charges = owed.parcels.flatMap((each) => each.charges);
  const plan = (TJS: string, rate = owed.rate) =>
    planPayment(charges, { balance: 0n, points: 0 }, rate, { ...nothingTyped, TJS });
  expect(plan('100')).toMatchObject({ dueTjs: 8_788n, outcome: { change: { TJS: 1_212n } } });
  expect(plan('80').outcome).toBe('TOO_LITTLE');
  expect(plan('100', null).dueTjs).toBeUndefined();
  const taken = { handOver: 9_000, shift: 149_000 };
  expect([1_000, 1_001].map((cents) => limitReached(snapshot([]), taken, cents))).toEqual([
    undefined,
    'handOver',
  ]);
  expect(limitReached(snapshot([]), { handOver: 0, shift: 149_500 }, 501)).toBe('shift');
});

test('an answer takes out what is gone before it puts in what is new', () => {
  const before = snapshot([parcel('A'), parcel('B')]);
  const { parcels: _all, at: _at, ...rest } = before;
  const answer = { ...rest, isWhole: false, parcels: [parcel('A', { cell: 'C-1' })], gone: ['A', 'B'] };
  expect([...withChanges(before, answer, 5).parcels.values()]).toMatchObject([{ code: 'A', cell: 'C-1' }]);
});

test('the card is one shape: offline it has the rows of the snapshot and what the service has said of it since', () => {
  const stock = snapshot([
    parcel('GIVEN'),
    parcel('PAID', { owed: [{ id: '7', cents: [950, 970] }] }),
    parcel('OWED', { owed: [{ id: '8', cents: [950, 970] }] }),
  ]);
  const visit = visitOf([
    { code: 'PAID', owed: '0.00' },
    { code: 'OWED', owed: '9.50' },
  ]);
  const online = cardOfVisit(visit, []);
  const open = { customerCode, id: 'v', visit, readAt: moment };
  const offline = cardOfSnapshot(stock, [], open, now);
  const facts = ({ parcels, name }: typeof online) => [name, parcels.map(({ code, cents }) => [code, cents])];
  expect(facts(offline)[0]).toBe('Мадина');
  expect(new Map(offline.parcels.map(({ code, cents }) => [code, cents]))).toEqual(
    new Map(online.parcels.map(({ code, cents }) => [code, cents])),
  );
  // What the service said before the snapshot, or on another day, counts no more.
  expect(cardOfSnapshot({ ...stock, at: moment + 1 }, [], open, now).parcels).toHaveLength(3);
  const tomorrow = cardOfSnapshot(stock, [], open, { ...now, today: '2026-11-21' });
  expect(tomorrow.parcels.map(({ cents }) => cents)).toEqual([0, 970, 970]);
  // What waits on the device is given on the card of the service too.
  const card = cardOfVisit(visit, [act({ action: 'GIVE', code: 'PAID' })]);
  expect(givable(card).map(({ code }) => code)).toEqual(['OWED']);
});

test('a proof that has opened the card stands offline while the card is open', () => {
  const card = {
    id: 'v',
    customerCode,
    pass: undefined,
    visit: visitOf([]),
    readAt: moment,
    evidence: undefined,
    proof: { kind: 'CODE' as const, code: '123456' },
    given: 0,
  };
  const document = { type: 'PASSPORT' as const, end: '4412' };
  expect(storedProof(card, moment)).toEqual({ byVisit: true });
  expect(storedProof(card, moment + 50 * 60_000)).toBeUndefined();
  expect(storedProof({ ...card, id: 'other' }, moment)).toBeUndefined();
  expect(storedProof({ ...card, proof: { kind: 'DOCUMENT', document } }, moment)).toEqual({ document });
  expect(storedProof({ ...card, proof: { kind: 'PASS', pass: '2046-1' } }, moment)).toBeUndefined();
  expect(storedProof({ ...card, proof: undefined }, moment)).toBeUndefined();
});
