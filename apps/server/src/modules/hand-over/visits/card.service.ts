/** What a clerk sees of a customer after a right proof. */
import type { CardParcel, VisitCard } from '@rohi/contract/hand-over/visits.contract';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import { describeDebts } from '../../billing/opening/debts.service.ts';
import { owedByParcel, owedCharges } from '../../billing/charges/owed.service.ts';
import { readOwnCollections } from '../../collection/own-collections.service.ts';
import { findPassOfVisit } from '../../collection/passes/shown-pass.service.ts';
import { findParcelNames } from '../../tracking/owner/parcel-names.service.ts';
import { arrivalEstimator, findComingParcels } from '../../tracking/tracking.service.ts';
import { evidenceOf } from '../evidence/evidence.service.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import type { CounterPoint } from '../finding/counter-point.service.ts';
import { findLyingAt, type LyingParcel } from './card.store.ts';
import type { Visit } from './visit.store.ts';

/** So many are listed of what is still on the way. */
const mostComing = 50;

type ReadyHere = {
  parcels: CardParcel[];
  lying: readonly LyingParcel[];
  owedMinor: bigint;
  storageTomorrow: VisitCard['storageTomorrow'];
};

/** Who collects where; `parcelIds`: only the parcels that a pass entrusts to its bearer, null for all. */
type Collecting = { customerCode: string; unitId: number; parcelIds?: readonly string[] | null };

/**
 * What a customer can collect at a point, cell by cell; a firm has more than are listed. Amounts in dollars, names in
 * `locale`.
 */
export async function readReadyHere(
  context: Context,
  { customerCode, unitId, parcelIds = null }: Collecting,
  locale: Locale,
): Promise<ReadyHere> {
  const [{ places }, here, charges] = await Promise.all([
    readOwnCollections(context, { customerCode }, locale),
    findLyingAt(context.db, customerCode, unitId),
    owedCharges(context, customerCode),
  ]);
  const lying = here.filter(({ id }) => parcelIds === null || parcelIds.includes(id));
  const place = places.find(({ pickupPoint }) => pickupPoint.id === unitId);
  const owed = owedByParcel(charges);
  const owedOf = (parcelId: string) => {
    const { chargesMinor = 0n, storageMinor = 0n } = owed.get(parcelId) ?? {};
    return chargesMinor + storageMinor;
  };
  const ready = new Map(place?.parcels.map((parcel) => [parcel.trackingCode, parcel]));
  const parcels = lying.toSorted(byWalk).flatMap((parcel): CardParcel[] => {
    const dues = ready.get(parcel.trackingCode);
    const { cell, goods, problems } = parcel;
    return dues === undefined
      ? []
      : [{ ...dues, cell, problems, name: dues.name ?? goods, owed: usd(owedOf(parcel.id)) }];
  });
  return {
    parcels,
    lying,
    storageTomorrow: place?.storageTomorrow ?? usd(0n),
    owedMinor: lying.reduce((sum, parcel) => sum + owedOf(parcel.id), 0n),
  };
}

/** The card of a visit as it stands now; amounts in dollars, names in `locale`. */
export async function describeVisit(
  context: Context,
  visit: Visit,
  point: CounterPoint,
  locale: Locale,
): Promise<VisitCard> {
  const { customerCode, id, clerk, proof, document, delegate, openedAt, endedAt, passSerial: serial } = visit;
  const pass = serial === null ? undefined : await findPassOfVisit(context, serial);
  const wanted = { customerCode, unitId: point.id, parcelIds: pass?.parcelIds ?? null };
  const [[customer], { parcels, lying, owedMinor, storageTomorrow }, coming, evidence, debts] =
    await Promise.all([
      findCounterCustomers(context.db, point.id, [customerCode]),
      readReadyHere(context, wanted, locale),
      comingHere(context, customerCode, point.id),
      evidenceOf(context, visit),
      describeDebts(context.db, customerCode),
    ]);
  return {
    id,
    clerk,
    proof,
    document,
    delegate,
    coming,
    parcels,
    ready: lying.length,
    evidence,
    pass: serial === null ? null : { serial, parcelLimit: pass?.parcelLimit ?? null },
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    customer: {
      code: customerCode,
      name: customer?.name ?? null,
      phoneMasked: maskPhone(customer?.phone ?? null),
    },
    pickupPoint: { id: point.id, name: point.names[locale] },
    owed: usd(owedMinor),
    storageTomorrow,
    debts: debts.map(({ owed }) => owed),
  };
}

const collator = new Intl.Collator('en', { numeric: true });

/** From cell to cell as they are named, and last what lies in none. */
function byWalk(a: LyingParcel, b: LyingParcel): number {
  if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
  return collator.compare(a.cell, b.cell) || collator.compare(a.trackingCode, b.trackingCode);
}

/** What comes to the point and when, the first to come first. */
async function comingHere(
  context: Context,
  customerCode: string,
  unitId: number,
): Promise<VisitCard['coming']> {
  const [estimate, parcels] = await Promise.all([
    arrivalEstimator(context),
    findComingParcels(context.db, customerCode, mostComing),
  ]);
  const here = parcels.filter(({ facts }) => facts.pickupPointId === unitId);
  const names = await findParcelNames(
    context.db,
    customerCode,
    here.map(({ trackingCode }) => trackingCode),
  );
  return here
    .flatMap((parcel) => {
      const days = estimate(parcel);
      const { trackingCode } = parcel;
      return days === null
        ? []
        : [{ trackingCode, name: names.get(trackingCode) ?? null, from: days.from, to: days.to }];
    })
    .toSorted((a, b) => a.to.localeCompare(b.to));
}

function usd(amountMinor: bigint) {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
