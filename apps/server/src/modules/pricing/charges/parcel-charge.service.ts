/** What a measured parcel is charged, by the tariff of its line and day and what was agreed with its customer. */
import type { PlaceSize } from '@rohi/contract/pricing/chargeable-weight';
import { readDecimal } from '@rohi/contract/pricing/exact-decimal';
import {
  chargeFreight,
  writeQuantity,
  type AgreedDiscount,
  type ChargeStep,
  type Load,
} from '@rohi/contract/pricing/freight-charge';
import type { PointsTerms } from '@rohi/contract/pricing/tariff';
import { toWireMoney, type Money, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { discountAgreedAt } from '../catalogue/agreed-price.ts';
import { findAgreedPrices } from '../catalogue/customer-price.store.ts';
import { pointsFor } from '../tariffs/points-offer.ts';
import { versionChargedAt } from '../tariffs/tariff-timeline.ts';
import { findVersionsOnce } from '../tariffs/tariff.store.ts';
import { splitAmount } from '@rohi/contract/pricing/split-amount';

/** A box beside the others of its order. */
type SharingBox = {
  /** How much of what was charged is its own. */
  quantity: bigint;
  /** What was paid for it; 0 where nothing was. */
  paidMinor: bigint;
  /** Nothing is left to pay for it. */
  isPaid: boolean;
};

/**
 * What each box carries of the price of all of them. They come to the price, to the last minor unit, whatever was paid
 * first: a box that was paid keeps what was paid, and those that were not carry the rest, by what is theirs of the
 * quantity. Where all are paid and the price has risen, all of them carry what is missing; where more was paid than all
 * of them cost, what was paid stands, and the others carry nothing.
 */
function shareCargo(wholeMinor: bigint, boxes: readonly SharingBox[]): bigint[] {
  const paidMinor = boxes.reduce((sum, box) => sum + box.paidMinor, 0n);
  const restMinor = wholeMinor - paidMinor;
  const amounts = boxes.map((box) => box.paidMinor);
  if (restMinor <= 0n) return amounts;
  const isAnyOpen = boxes.some(({ isPaid }) => !isPaid);
  const open = boxes.flatMap(({ isPaid }, index) => (isAnyOpen && isPaid ? [] : [index]));
  const parts = splitAmount(
    restMinor,
    open.map((index) => boxes[index]?.quantity ?? 0n),
  );
  for (const [at, index] of open.entries()) amounts[index] = (amounts[index] ?? 0n) + (parts[at] ?? 0n);
  return amounts;
}

export { pointsFor } from '../tariffs/points-offer.ts';

/** A parcel as it was measured: grams and millimetres; a side that was not measured is null. */
export type MeasuredParcel = {
  businessLine: 'BSC' | 'FBA';
  /** The customer with the agreed prices; null: none count. */
  customerCode: string | null;
  weightG: number;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
};

export type ParcelCharge = {
  tariffCode: string;
  versionId: string;
  version: number;
  /** The weight in kg that is charged for, with three decimals; null when the tariff charges by volume. */
  chargeableWeightKg: string | null;
  /** The same in grams; of a tariff by volume what the scales say. */
  chargeableWeightG: bigint;
  steps: ChargeStep[];
  amount: Money;
  total: WireMoney;
  points: PointsTerms;
  /** Of a box of cargo: how much more was paid for all of its order than they cost by now. */
  excessMinor: bigint;
};

const umPerMm = 1_000n;

/** A parcel that was only weighed is charged by its weight: its sides count as nothing. */
function sizeOf({ lengthMm, widthMm, heightMm }: MeasuredParcel): PlaceSize {
  if (lengthMm === null || widthMm === null || heightMm === null) return { volumeCm3: 0n };
  return {
    lengthUm: BigInt(lengthMm) * umPerMm,
    widthUm: BigInt(widthMm) * umPerMm,
    heightUm: BigInt(heightMm) * umPerMm,
  };
}

/** A box of a cargo order: all of them are carried and priced as one, whichever came first. */
export type CargoBox = {
  orderCode: string;
  parcelId: string;
  /** What it carries because it was paid, in minor units; 0 where nothing was. */
  paidMinor: bigint;
  /** It was paid whole, and keeps its share. */
  isPaid: boolean;
};

type AskedParcel = MeasuredParcel & { at: Date; box?: CargoBox | undefined };
type Tariff = NonNullable<ReturnType<typeof versionChargedAt>>;
type PricedAlone = { parcel: AskedParcel; tariff: Tariff; agreed: AgreedDiscount | undefined };

/**
 * The charges of these parcels, each at its moment, in their order; null where the line had no tariff then. What was
 * published or agreed later does not count, also for that day: asked again, a charge is what it was. Boxes of one order
 * that go by one version are added up, so a caller with one of them brings the others. Two statements, however many
 * they are.
 */
export async function chargeParcels(
  { db }: Pick<Context, 'db'>,
  parcels: readonly AskedParcel[],
): Promise<(ParcelCharge | null)[]> {
  if (parcels.length === 0) return [];
  const customers = new Set(parcels.flatMap(({ customerCode }) => customerCode ?? []));
  const [versions, agreed] = await Promise.all([findVersionsOnce(db), findAgreedPrices(db, [...customers])]);
  const tariffs = parcels.map((parcel) =>
    versionChargedAt(
      versions.filter(({ businessLine }) => businessLine === parcel.businessLine),
      parcel.at,
    ),
  );
  const charges = new Map<AskedParcel, ParcelCharge>();
  for (const cargo of cargoesOf(parcels, tariffs)) {
    const weightG = cargo.reduce((sum, { parcel }) => sum + parcel.weightG, 0);
    const priced = cargo.map(({ parcel, tariff }) => {
      const { customerCode, at } = parcel;
      const request = { channelId: tariff.channelId, customerCode, at, weightG };
      return { parcel, tariff, agreed: discountAgreedAt(agreed, request) };
    });
    // An agreement that began between two boxes is one for the later box alone.
    for (const alike of groupBy(priced, (each) => JSON.stringify(each.agreed ?? null)))
      for (const [parcel, charge] of chargeCargo(alike)) charges.set(parcel, charge);
  }
  return parcels.map((parcel) => charges.get(parcel) ?? null);
}

/** What is priced as one: the boxes of an order that are of one customer and version; any other parcel is alone. */
function cargoesOf(parcels: readonly AskedParcel[], tariffs: readonly (Tariff | undefined)[]) {
  const priced = parcels.flatMap((parcel, index) => {
    const tariff = tariffs[index];
    return tariff === undefined ? [] : [{ parcel, tariff, index }];
  });
  return groupBy(priced, ({ parcel: { box, customerCode }, tariff, index }) =>
    JSON.stringify(box === undefined ? index : [box.orderCode, customerCode, tariff.versionId]),
  );
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}

const loadOf = (parcel: MeasuredParcel): Load => ({
  size: sizeOf(parcel),
  weightG: BigInt(parcel.weightG),
  places: 1,
});

/** The charges of parcels that are priced as one; of equal remainders the first box on record has the cent. */
function chargeCargo(cargo: readonly PricedAlone[]): [AskedParcel, ParcelCharge][] {
  const boxes = cargo.toSorted((a, b) =>
    Number(BigInt(a.parcel.box?.parcelId ?? 0) - BigInt(b.parcel.box?.parcelId ?? 0)),
  );
  const [first] = boxes;
  if (first === undefined) return [];
  const { tariff, agreed } = first;
  const { terms } = tariff;
  const { currency } = terms;
  const whole = chargeFreight(
    terms,
    boxes.map(({ parcel }) => loadOf(parcel)),
    agreed,
  );
  if (boxes.length === 1)
    return [
      [first.parcel, describeCharge(first, whole.steps, { amountMinor: whole.amountMinor, currency }, 0n)],
    ];
  const shares = shareCargo(
    whole.amountMinor,
    boxes.map(({ parcel: { box } }, index) => ({
      quantity: whole.quantities[index] ?? 0n,
      paidMinor: box?.paidMinor ?? 0n,
      isPaid: box?.isPaid ?? false,
    })),
  );
  const excessMinor = shares.reduce((sum, share) => sum + share, -whole.amountMinor);
  const ofWhole = whole.steps.filter(({ step }) => wholeSteps.has(step));
  return boxes.map((each, index) => {
    const amount = { amountMinor: shares[index] ?? 0n, currency };
    const own = chargeFreight(terms, loadOf(each.parcel)).steps.filter(({ step }) => !wholeSteps.has(step));
    const share: ChargeStep = {
      step: 'CARGO_SHARE',
      boxes: boxes.length,
      quantity: writeQuantity(whole.quantities[index] ?? 0n, whole.unit),
      unit: whole.unit,
      whole: toWireMoney({ amountMinor: whole.amountMinor, currency }),
      amount: toWireMoney(amount),
    };
    return [each.parcel, describeCharge(each, [...own, ...ofWhole, share], amount, excessMinor)];
  });
}

/** What stands in the explanation of a box as it is of all of them together; the others are of the box alone. */
const wholeSteps: ReadonlySet<ChargeStep['step']> = new Set(['PRICE', 'AGREED_DISCOUNT', 'SURCHARGE']);

function describeCharge(
  { parcel, tariff }: PricedAlone,
  steps: readonly ChargeStep[],
  amount: Money,
  excessMinor: bigint,
): ParcelCharge {
  const { terms, channelCode, versionId, version } = tariff;
  const weightG = BigInt(parcel.weightG);
  const chargeable = steps.find((step) => step.step === 'CHARGEABLE_WEIGHT')?.weightKg ?? null;
  return {
    tariffCode: channelCode,
    versionId,
    version,
    chargeableWeightKg: chargeable,
    chargeableWeightG: chargeable === null ? weightG : (readDecimal(chargeable, 3).value ?? weightG),
    steps: [...steps],
    amount,
    total: toWireMoney(amount),
    points: terms.points,
    excessMinor,
  };
}

/** What several deliveries by one version cost together. */
export type DeliverySum = { versionId: string; amount: Money };

/** The points that each group of deliveries brings once it is paid and received, all groups together. */
export async function pointsOfGroups(
  { db }: Pick<Context, 'db'>,
  groups: readonly (readonly DeliverySum[])[],
): Promise<number> {
  if (groups.length === 0) return 0;
  const versions = new Map((await findVersionsOnce(db)).map(({ versionId, terms }) => [versionId, terms]));
  return groups.reduce((sum, group) => {
    const priced = group.flatMap((delivery) => {
      const points = versions.get(delivery.versionId)?.points;
      return points === undefined ? [] : [{ ...delivery, points }];
    });
    return sum + (pointsFor(priced)?.count ?? 0);
  }, 0);
}
