import { customerCodeShapes } from '@rohi/contract/accounts/customer-code';
import { expect, test } from 'vitest';
import {
  damagedLabel,
  declarationOf,
  otherWays,
  writtenOtherwise,
  type DamagedLabel,
} from '../../../../test/damaged-labels.ts';
import { cluesFrom, declarationFrom } from '../compared-forms.service.ts';
import { keysOfDeclaration, probesOf } from './clue-keys.ts';
import type { Declaration, ReadClues } from './clues.ts';
import { likenessOf, readableSigns } from './code-likeness.ts';
import { bindLine, mayBind, rank, scoreOf, type Scored } from './score-candidate.ts';

const seed = 20_261_123;
const all = 2_000;
/** Scored as among so many: two thousand is a morning's list. */
const compared = 1_000_000;

const declared = Array.from({ length: all }, (_none, index) => {
  const { recipient, phone, ...made } = declarationOf(seed, index, all);
  const facts = { ...made, parcelId: String(index), recipient, account: null, phones: [phone], seller: null };
  return declarationFrom(facts);
});

/** What the index of the database does. */
const holders = new Map<number, Declaration[]>();
for (const each of declared)
  for (const key of keysOfDeclaration(each)) holders.set(key, [...(holders.get(key) ?? []), each]);

function candidatesOf(label: Omit<DamagedLabel, 'owner' | 'trackingCode' | 'facts'>): Scored[] {
  const clues = cluesFrom({ ...label, seller: null }, customerCodeShapes);
  const found = new Set(
    probesOf(clues).flatMap(({ any, all: wanted }) => {
      const some =
        any.length > 0 ? any.flatMap((key) => holders.get(key) ?? []) : (holders.get(wanted[0] ?? 0) ?? []);
      return some.filter((each) => wanted.every((key) => holders.get(key)?.includes(each)));
    }),
  );
  return rank(
    [...found].map((each) => scoreOf(clues, each, compared)),
    3,
  );
}

const labels = Array.from({ length: 600 }, (_none, number) => damagedLabel(seed, number, all));
const ranked = labels.map((label) => ({ label, best: candidatesOf(label) }));

/** The share with the owner among the first three. */
function found(facts: number): number {
  const ofThese = ranked.filter(({ label }) => label.owner !== undefined && label.facts.length === facts);
  const right = ofThese.filter(({ label, best }) =>
    best.some((each) => each.declared.customerCode === label.owner),
  );
  return right.length / ofThese.length;
}

test('of 600 damaged labels among 2,000 declarations the owner is among the first three', () => {
  expect(found(2)).toBeGreaterThanOrEqual(0.95);
  expect(found(1)).toBeGreaterThanOrEqual(0.85);
  expect(found(0)).toBeGreaterThanOrEqual(0.9);
});

test.each(otherWays)(
  'forty whole codes that are written otherwise are exact and first by the code alone: %s',
  (way) => {
    const written = declared.flatMap(({ trackingCode }, number) => {
      const code = writtenOtherwise(trackingCode, way, number);
      return code === undefined ? [] : [{ trackingCode, code }];
    });
    const some = written.slice(0, 40);
    expect(some).toHaveLength(40);
    const nothing = { customerCode: null, name: null, phone: null, goods: null, weightG: null };
    const wrong = some.filter(({ trackingCode, code }) => {
      const [best] = candidatesOf({ ...nothing, code });
      const clues = cluesFrom({ ...nothing, seller: null, code }, customerCodeShapes);
      const steps = likenessOf(clues.code, readableSigns(trackingCode)).steps;
      // What a courier's letters say stands in front of what is left.
      const read = way === 'LETTERS' ? steps.filter(({ label }) => label !== '') : steps;
      return best?.declared.trackingCode !== trackingCode || read.some(({ kind }) => kind !== 'SAME');
    });
    expect(wrong).toEqual([]);
  },
);

test('labels without a declaration stay below the line, and where binding is offered the first is the right one', () => {
  const unowned = ranked.filter(({ label }) => label.owner === undefined);
  expect(unowned.length).toBeGreaterThan(20);
  expect(Math.max(...unowned.map(({ best }) => best[0]?.score ?? 0))).toBeLessThan(bindLine);
  const offered = ranked.filter(({ best }) => mayBind(best));
  expect(offered.length).toBeGreaterThan(400);
  expect(offered.filter(({ label, best }) => best[0]?.declared.customerCode !== label.owner)).toEqual([]);
});

/** As clerks have written what they could read; the customer is the one of `meant` below. */
const meant = {
  parcelId: String(all),
  trackingCode: 'SF1402857719064',
  customerCode: 'TJ-104826',
  recipient: 'Рахимов Фарход',
  account: null,
  phones: ['+992 93 555 01 48'],
  goods: 'Игрушки',
  seller: null,
  weightG: 2_900,
};

test.each<Partial<ReadClues & { weightG: number }>>([
  { code: 'SF14028577' },
  { code: '…857719064' },
  { code: '57719064', weightG: 3_000 },
  { code: 'SF1402******064', customerCode: 'TJ-1048' },
  { code: 'SF14O28S77I9O64' },
  { code: 'SF1402857791064' },
  { code: 'SF140285719064', goods: '玩具' },
  { code: 'SF14028557719064', weightG: 2_850 },
  { code: '1402857719064' },
  { code: 'ЫА14028577190', phone: '0148' },
  { code: 'SF?????????9064', name: '法尔霍德·拉希莫夫', weightG: 2_950 },
  { code: null, customerCode: 'TJ-10482?', name: 'Rahimov' },
  { code: null, phone: '…0148', name: 'farhod' },
  { code: '0285771', customerCode: '104826' },
])('written by hand: of %j the owner is first', (read) => {
  const nothing = { code: null, customerCode: null, name: null, phone: null, goods: null, seller: null };
  const clues = cluesFrom({ ...nothing, weightG: null, ...read }, customerCodeShapes);
  const scored = [...declared, declarationFrom(meant)].map((each) => scoreOf(clues, each, compared));
  expect(rank(scored, 3)[0]?.declared.customerCode).toBe(meant.customerCode);
  // It is found without looking at all of them.
  const keys = new Set(keysOfDeclaration(declarationFrom(meant)));
  const isFound = probesOf(clues).some(
    ({ any, all: wanted }) =>
      wanted.every((key) => keys.has(key)) && (any.length === 0 || any.some((key) => keys.has(key))),
  );
  expect(isFound).toBe(true);
});

const stepsOf = (label: string, code: string) =>
  likenessOf(readableSigns(label), code)
    .steps.map(({ kind }) => kind.slice(0, 2))
    .join(' ');

test.each([
  ['SF14O2B57719O??', 'SF1402857719064', 'SA SA SA SA AL SA AL SA SA SA SA SA AL UN UN'],
  ['SF140285771', 'SF1402857719064', 'SA SA SA SA SA SA SA SA SA SA SA MI MI MI MI'],
  ['SF1402875719064', 'SF1402857719064', 'SA SA SA SA SA SA SA SW SW SA SA SA SA SA SA'],
  ['SF140257719064', 'SF1402857719064', 'SA SA SA SA SA SA MI SA SA SA SA SA SA SA SA'],
  ['ЅF1402857719064', 'SF1402857719064', Array.from({ length: 15 }, () => 'SA').join(' ')],
])('%s is laid beside %s sign by sign', (label, code, kinds) => {
  expect(stepsOf(label, code)).toBe(kinds);
});

test('what speaks against is said, and what is not left says nothing', () => {
  const declaration = declarationFrom(meant);
  const none = {
    code: null,
    customerCode: null,
    name: null,
    phone: null,
    goods: null,
    seller: null,
    weightG: null,
  };
  const against = (read: Partial<ReadClues & { weightG: number | null }>) =>
    scoreOf(cluesFrom({ ...none, ...read }, customerCodeShapes), declaration, compared).reasons.map(
      ({ clue, bits }) => `${clue} ${bits > 0 ? 'for' : 'against'}`,
    );
  expect(against({})).toEqual([]);
  expect(against({ goods: '服装' })).toEqual(['GOODS against']);
  expect(against({ goods: '玩具', phone: '…48' })).toEqual(['PHONE for', 'GOODS for']);
  expect(against({ name: '法尔霍德·拉希莫夫' })).toEqual(['NAME for']);
  expect(against({ name: 'la xi mo fu' })).toEqual(['NAME for']);
  expect(against({ name: 'Сафаров' })).toEqual(['NAME against']);
  expect(against({ customerCode: 'TJ-1048??' })).toEqual(['CUSTOMER for']);
  expect(against({ weightG: 9_000 })).toEqual(['WEIGHT against']);
});

test('of two equally likely customers neither is offered, and the earlier declaration comes first', () => {
  const twin = (customerCode: string, index: number) =>
    declarationFrom({
      parcelId: String(index),
      trackingCode: 'SF1402857719064',
      customerCode,
      recipient: null,
      account: null,
      phones: [],
      goods: null,
      seller: null,
      weightG: null,
    });
  const clues = cluesFrom(
    {
      code: 'SF14028577190',
      customerCode: null,
      name: null,
      phone: null,
      goods: null,
      seller: null,
      weightG: null,
    },
    customerCodeShapes,
  );
  const scored = ['TJ-10001', 'TJ-10002'].map((code, index) => scoreOf(clues, twin(code, index), 20_000));
  expect(mayBind(rank(scored.slice(0, 1), 3))).toBe(true);
  expect(mayBind(rank(scored, 3))).toBe(false);
  for (const found of [scored, scored.toReversed()])
    expect(rank(found, 3).map(({ declared: { customerCode } }) => customerCode)).toEqual([
      'TJ-10001',
      'TJ-10002',
    ]);
});
