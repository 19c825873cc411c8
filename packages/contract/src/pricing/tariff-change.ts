import { locales, type LocaleTexts } from '../locales.ts';
import { chargeFreight, type Load } from './freight-charge.ts';
import type { ChargeMode, StorageTerms, SurchargeBasis, TariffTerms } from './tariff.ts';
import {
  writeTerms,
  type CourierTexts,
  type RuleTexts,
  type SurchargeTexts,
  type TermsTexts,
} from './tariff-texts.ts';

type PlainField = Exclude<keyof TermsTexts, 'rules' | 'surcharges' | 'courierPrices'>;
type RuleField = Exclude<keyof RuleTexts, 'chargeMode' | 'from'>;
type SurchargeField = 'basis' | 'amount' | 'names';

/**
 * One field that differs. A rule is known by its mode and the quantity it begins at, a surcharge by its code, the price
 * of a courier by the code of its city; `before` is null where there was none, `after` where there is none any more.
 */
export type TermsChange =
  | { part: 'TERMS'; field: PlainField; before: string; after: string }
  | {
      part: 'RULE';
      chargeMode: ChargeMode;
      from: string;
      field: RuleField;
      before: string | null;
      after: string | null;
    }
  | {
      part: 'SURCHARGE';
      code: string;
      names: LocaleTexts;
      basis: SurchargeBasis;
      field: SurchargeField;
      before: string | null;
      after: string | null;
    }
  | { part: 'COURIER'; city: string; field: 'doorPrice'; before: string | null; after: string | null };

const ruleFields = ['to', 'unitPrice', 'minCharge', 'roundStep', 'rounding'] as const;

/** What differs between two versions, field by field, in the order in which a price list reads. */
export function compareTerms(before: TariffTerms, after: TariffTerms): TermsChange[] {
  const [old, next] = [writeTerms(before), writeTerms(after)];
  const plain: TermsChange[] = [];
  for (const field of Object.keys(next) as (keyof TermsTexts)[]) {
    if (field === 'rules' || field === 'surcharges' || field === 'courierPrices') continue;
    const [before, after] = [old[field], next[field]];
    if (before !== after) plain.push({ part: 'TERMS', field, before, after });
  }
  return [
    ...compareRules(old.rules, next.rules),
    ...compareSurcharges(old.surcharges, next.surcharges),
    ...plain,
    ...compareCouriers(old.courierPrices, next.courierPrices),
  ];
}

function compareRules(old: readonly RuleTexts[], next: readonly RuleTexts[]): TermsChange[] {
  return pairUp(old, next, ({ chargeMode, from }) => `${chargeMode} ${from}`).flatMap(([was, is]) => {
    const { chargeMode, from } = (is ?? was) as RuleTexts;
    return ruleFields.flatMap((field): TermsChange[] => {
      const [before, after] = [was?.[field] ?? null, is?.[field] ?? null];
      return before === after ? [] : [{ part: 'RULE', chargeMode, from, field, before, after }];
    });
  });
}

function compareSurcharges(old: readonly SurchargeTexts[], next: readonly SurchargeTexts[]): TermsChange[] {
  return pairUp(old, next, ({ code }) => code).flatMap(([was, is]) => {
    const { code, names, basis } = (is ?? was) as SurchargeTexts;
    const valueOf = (one: SurchargeTexts | undefined, field: SurchargeField) =>
      one === undefined
        ? null
        : field === 'names'
          ? locales.map((locale) => one.names[locale]).join(' · ')
          : one[field];
    return (['amount', 'basis', 'names'] as const).flatMap((field): TermsChange[] => {
      const [before, after] = [valueOf(was, field), valueOf(is, field)];
      return before === after ? [] : [{ part: 'SURCHARGE', code, names, basis, field, before, after }];
    });
  });
}

function compareCouriers(old: readonly CourierTexts[], next: readonly CourierTexts[]): TermsChange[] {
  return pairUp(old, next, ({ city }) => city).flatMap(([was, is]): TermsChange[] => {
    const { city } = (is ?? was) as CourierTexts;
    const [before, after] = [was?.doorPrice ?? null, is?.doorPrice ?? null];
    return before === after ? [] : [{ part: 'COURIER', city, field: 'doorPrice', before, after }];
  });
}

/** The items of both lists by their keys: those that stand in the new list first, in its order. */
function pairUp<Item>(
  old: readonly Item[],
  next: readonly Item[],
  keyOf: (item: Item) => string,
): [Item | undefined, Item | undefined][] {
  const before = new Map(old.map((item) => [keyOf(item), item]));
  const pairs = next.map((item): [Item | undefined, Item | undefined] => [before.get(keyOf(item)), item]);
  const nextKeys = new Set(next.map(keyOf));
  return [
    ...pairs,
    ...old
      .filter((item) => !nextKeys.has(keyOf(item)))
      .map((item): [Item | undefined, Item | undefined] => [item, undefined]),
  ];
}

/**
 * Loads that stand for what people send, from a letter to a lathe; the first three are those of docs/domain.md, section
 * 6.
 */
export const exampleLoads: readonly { sidesCm: readonly [number, number, number]; weightKg: string }[] = [
  { sidesCm: [60, 50, 40], weightKg: '10' },
  { sidesCm: [30, 20, 10], weightKg: '3' },
  { sidesCm: [100, 100, 100], weightKg: '104' },
  { sidesCm: [20, 15, 5], weightKg: '0.5' },
  { sidesCm: [120, 100, 150], weightKg: '300' },
];

function loadOf({ sidesCm, weightKg }: (typeof exampleLoads)[number]): Load {
  const [lengthUm, widthUm, heightUm] = sidesCm.map((cm) => BigInt(cm) * 10_000n) as [bigint, bigint, bigint];
  return { size: { lengthUm, widthUm, heightUm }, weightG: BigInt(Number(weightKg) * 1_000), places: 1 };
}

/** What the terms charge for each example, in minor units. */
export function priceExamples(terms: TariffTerms): bigint[] {
  return exampleLoads.map((example) => chargeFreight(terms, loadOf(example)).amountMinor);
}

/** Why a change is asked about twice before it is published. */
export const strangeReasons = [
  'PRICE_JUMP',
  'NO_FREE_DAYS',
  'MANY_FREE_DAYS',
  'STORAGE_JUMP',
  'POINTS_COSTLY',
  'STARTS_TODAY',
  'REPLACES_DAY',
  'NO_CHANGE',
] as const;
export type StrangeReason = (typeof strangeReasons)[number];

/** A change as it stands before it is published; days are Dushanbe days. */
export type PlannedChange = {
  /** What would hold on its first day without it; undefined for the first version of a channel. */
  before: TariffTerms | undefined;
  after: TariffTerms;
  effectiveFrom: string;
  today: string;
  /** Another published version begins on the same day. */
  takesDayOfAnother: boolean;
};

/**
 * Returns what is strange about a change (docs/domain.md, section 6).
 * - One of the examples costs half as much again, or half as little.
 * - Storage is never free, or free for months, or a day of it moves by more than half.
 * - Points give back more than a tenth of what is paid.
 * - It begins today, without notice.
 * - It takes the place of another version of its day.
 * - It changes nothing.
 */
export function strangeReasonsOf(change: PlannedChange): StrangeReason[] {
  const { before, after, effectiveFrom, today, takesDayOfAnother } = change;
  const found: StrangeReason[] = [];
  if (before !== undefined && jumps(before, after)) found.push('PRICE_JUMP');
  found.push(...strangeStorage(before?.storage, after.storage));
  // A point gives back its worth out of each unit that was paid.
  if (after.points.perUnitPaid * after.points.valueMinor > mostGivenBackMinor) found.push('POINTS_COSTLY');
  if (effectiveFrom === today) found.push('STARTS_TODAY');
  if (takesDayOfAnother) found.push('REPLACES_DAY');
  if (before !== undefined && compareTerms(before, after).length === 0) found.push('NO_CHANGE');
  return found;
}

/** Free days beyond these are more likely a slip of the hand than an offer. */
const manyFreeDays = 60;

/** A tenth of a unit of the currency, in minor units. */
const mostGivenBackMinor = 10;

function strangeStorage(before: StorageTerms | undefined, after: StorageTerms): StrangeReason[] {
  const found: StrangeReason[] = [];
  if (after.freeDays === 0) found.push('NO_FREE_DAYS');
  if (after.freeDays > manyFreeDays) found.push('MANY_FREE_DAYS');
  const moved = (['perKgDayMinor', 'leastDayMinor', 'mostOfFeePercent'] as const).some(
    (field) => before !== undefined && movesByHalf(BigInt(before[field]), BigInt(after[field])),
  );
  if (moved) found.push('STORAGE_JUMP');
  return found;
}

/** True when an example's price moves by more than half of what it was. */
function jumps(before: TariffTerms, after: TariffTerms): boolean {
  if (before.currency !== after.currency) return true;
  const was = priceExamples(before);
  return priceExamples(after).some((amount, index) => movesByHalf(was[index] ?? 0n, amount));
}

/** A cent may come from rounding. */
function movesByHalf(before: bigint, after: bigint): boolean {
  const difference = after > before ? after - before : before - after;
  return (difference - 1n) * 2n > before;
}
