/** What a pickup point sees of its couriers. */
import { maskName } from '@rohi/contract/accounts/masked-name';
import type { CourierPointDay, PointRound } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { maskPhone } from '../../../platform/phone-numbers.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { clerksWithOpenShifts } from '../../billing/shifts/own-shift.service.ts';
import { findCounterCustomers } from '../finding/counter-look.store.ts';
import { requirePoint } from '../finding/counter-point.service.ts';
import {
  couriersOf,
  openRounds,
  stopsOf,
  takenOfStops,
  waitingForCourier,
  type Round,
  type Stop,
} from './round.store.ts';

/** Couriers, what waits for one by address, and rounds that are not ended. Throws `handOver.noPoint`. */
export async function readCourierDay(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<CourierPointDay> {
  const point = await requirePoint(context, principal);
  const [couriers, waiting, rounds] = await Promise.all([
    couriersOf(context.db, point.id),
    readWaiting(context, point.id),
    openRounds(context.db, { unitId: point.id }),
  ]);
  const atDrawers = await clerksWithOpenShifts(
    context,
    couriers.map(({ id }) => id),
  );
  return {
    pickupPoint: { id: point.id, name: point.names[locale] },
    couriers: couriers.map(({ id, name }) => ({ id, name, hasOpenShift: atDrawers.has(id) })),
    waiting,
    rounds: await describeRounds(context, rounds),
  };
}

async function readWaiting({ db }: Context, unitId: number): Promise<CourierPointDay['waiting']> {
  const rows = await waitingForCourier(db, unitId);
  const customers = new Map(
    (
      await findCounterCustomers(
        db,
        unitId,
        rows.map(({ customerCode }) => customerCode),
      )
    ).map((customer) => [customer.customerCode, customer]),
  );
  const stops = Map.groupBy(rows, ({ customerCode, address, landmark, phone }) =>
    JSON.stringify([customerCode, address, landmark, phone]),
  );
  return [...stops.values()].flatMap((parcels) => {
    const [first] = parcels;
    if (first === undefined) return [];
    const { customerCode, address, landmark, phone, wantedOn } = first;
    return [
      {
        customerCode,
        address,
        landmark,
        wantedOn,
        phoneMasked: maskPhone(phone),
        nameMasked: maskName(customers.get(customerCode)?.name ?? null),
        parcels: parcels.map(({ trackingCode, cell }) => ({ trackingCode, cell })),
      },
    ];
  });
}

/** Rounds with their stops and parcels. */
export async function describeRounds(
  { db }: Pick<Context, 'db'>,
  rounds: readonly Round[],
): Promise<PointRound[]> {
  const stops = await stopsOf(
    db,
    rounds.map(({ id }) => id),
  );
  const taken = await takenOfStops(
    db,
    stops.map(({ id }) => id),
  );
  return rounds.map(({ id, courierId, courier, ...round }) => ({
    id,
    courierId,
    courier,
    ...hoursOf(round),
    stops: stops
      .filter(({ roundId }) => roundId === id)
      .map((stop) => ({
        id: stop.id,
        number: stop.number,
        customerCode: stop.customerCode,
        address: stop.address,
        landmark: stop.landmark,
        notMet: notMetOf(stop),
        parcels: taken
          .filter(({ stopId }) => stopId === stop.id)
          .map(({ trackingCode, ended }) => ({ trackingCode, ended })),
      })),
  }));
}

/** When a courier has set out, and the hours that customers know. */
export function hoursOf({ setOutAt, hourFrom, hourTo }: Pick<Round, 'setOutAt' | 'hourFrom' | 'hourTo'>) {
  const hours = hourFrom === null || hourTo === null ? null : { from: hourFrom, to: hourTo };
  return { setOutAt: setOutAt?.toISOString() ?? null, hours };
}

/** Why the parcels of a stop were not taken, and when they come again; null where that was not so. */
export function notMetOf({ notMetAt, notMetReason, againOn }: Stop) {
  return notMetAt === null || notMetReason === null || againOn === null
    ? null
    : { reason: notMetReason, at: notMetAt.toISOString(), againOn };
}
