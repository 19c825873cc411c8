/** What a courier sees: the own round only. */
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { DataOf } from '@rohi/contract/endpoint';
import type { ownCourierRound, OwnStop } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { Locale } from '@rohi/contract/locales';
import { convertMinor } from '@rohi/contract/pricing/currency-rate';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { owedCharges } from '../../billing/charges/owed.service.ts';
import { todaysRate, type TodaysRate } from '../../billing/payments/payment-rate.service.ts';
import { clerksWithOpenShifts } from '../../billing/shifts/own-shift.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import { evidenceRuleOf } from '../evidence/evidence.service.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import { requirePoint } from '../finding/counter-point.service.ts';
import { hoursOf, notMetOf } from './point-day.service.ts';
import {
  findStop,
  listNeedingPerson,
  openRounds,
  stopsOf,
  takenOfStops,
  type NeedingPerson,
  type Stop,
  type StopOfRound,
  type TakenParcel,
} from './round.store.ts';

/** The own open round as it stands now; amounts at the rate of today. Throws `handOver.noPoint`. */
export async function readOwnRound(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof ownCourierRound>> {
  const { db } = context;
  const point = await requirePoint(context, principal);
  const [round] = await openRounds(db, { unitId: point.id, courierId: principal.userId });
  if (round === undefined) return { round: null };
  const [stops, rate, shifts, units] = await Promise.all([
    stopsOf(db, [round.id]),
    todaysRate(context),
    clerksWithOpenShifts(context, [principal.userId]),
    readUnits(context),
  ]);
  const stopIds = stops.map(({ id }) => id);
  const [taken, needing] = await Promise.all([takenOfStops(db, stopIds), listNeedingPerson(db, stopIds)]);
  const customers = await findCounterCustomers(
    db,
    point.id,
    stops.map(({ customerCode }) => customerCode),
  );
  const names = new Map(customers.map(({ customerCode, name }) => [customerCode, name]));
  const described = await Promise.all(
    stops.map((stop) =>
      describeStop(context, {
        stop,
        rate,
        name: names.get(stop.customerCode) ?? null,
        taken: taken.filter(({ stopId }) => stopId === stop.id),
        needing: needing.filter(({ stopId }) => stopId === stop.id),
      }),
    ),
  );
  const city = units.find(({ id }) => id === point.id)?.city.names[locale] ?? '';
  return {
    round: {
      id: round.id,
      ...hoursOf(round),
      at: context.clock.now().toISOString(),
      stops: described,
      pickupPoint: { id: point.id, name: point.names[locale], city },
      rate: rate === undefined ? null : { ...rate.used, stale: rate.isStale },
      shiftId: shifts.get(principal.userId) ?? null,
      evidence: await evidenceRuleOf(context, point.id),
    },
  };
}

type Described = {
  stop: Stop;
  taken: readonly TakenParcel[];
  needing: readonly NeedingPerson[];
  rate: TodaysRate | undefined;
  name: string | null;
};

async function describeStop(
  context: Context,
  { stop, taken, needing, rate, name }: Described,
): Promise<OwnStop> {
  const out = new Set(taken.filter(({ ended }) => ended === null).map(({ parcelId }) => parcelId));
  const all = out.size === 0 ? [] : await owedCharges(context, stop.customerCode);
  const charges = all.filter(({ parcelId, owedMinor }) => out.has(parcelId) && owedMinor > 0n);
  const owed = charges.reduce((sum, { owedMinor }) => sum + owedMinor, 0n);
  const { id, number, customerCode, address, landmark, phone } = stop;
  return {
    id,
    number,
    customerCode,
    address,
    landmark,
    phone,
    notMet: notMetOf(stop),
    nameMasked: maskName(name),
    phoneMasked: maskPhone(phone),
    parcels: taken.map(({ trackingCode, ended }) => ({
      trackingCode,
      ended,
      needsPerson: ended === null && needing.some((each) => isOf(each, trackingCode)),
    })),
    charges: charges.map(({ id: chargeId, trackingCode, kind, owedMinor }) => ({
      id: chargeId,
      trackingCode,
      kind,
      owed: toWireMoney({ amountMinor: owedMinor, currency: 'USD' }),
    })),
    owed: toWireMoney({ amountMinor: owed, currency: 'USD' }),
    owedTjs:
      rate === undefined
        ? null
        : toWireMoney({ amountMinor: convertMinor(owed, rate.exchange), currency: 'TJS' }),
  };
}

/** Whether a case is of a parcel: a failed attempt is of all of its stop. */
function isOf({ action, code }: NeedingPerson, trackingCode: string): boolean {
  return action === 'NOT_MET' || (action === 'GIVE' && code === trackingCode);
}

/** A stop of an own round, ended or not. Throws `courier.stopNotFound`, also for that of a colleague. */
export async function requireOwnStop(
  { db }: Pick<Context, 'db'>,
  { userId, unitId }: UserPrincipal,
  id: string,
): Promise<StopOfRound> {
  const stop = await findStop(db, id);
  if (stop?.courierId !== userId || stop.unitId !== unitId) throw new AppError('courier.stopNotFound');
  return stop;
}
