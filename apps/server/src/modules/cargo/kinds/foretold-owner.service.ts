/** The owner of a parcel as a hub sees it before taking it in, and how far owners are known. Writes nothing. */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { countOwners, foretellOwner as foretellCall } from '@rohi/contract/stations/hub-owners.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { priceAtWeight } from '../../billing/charges/weighed-price.service.ts';
import { boundPointOf } from '../../orders/points/pickup-binding.service.ts';
import { findOwners } from '../../orders/orders/parcel-owners.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import { findParcelsOfCodes } from '../../tracking/tracking.service.ts';
import { countOwnersOfTrip } from './hub-owner.store.ts';
import { shownCustomers, findOwnerOf } from './owner-at-hub.service.ts';

type Foretold = DataOf<typeof foretellCall>;

/** TextOwner a parcel would be, and what its delivery would cost. */
export async function foretellOwner(
  context: Context,
  { parcel: read, customerCode, weightG }: QueryOf<typeof foretellCall>,
  locale: Locale,
): Promise<Foretold> {
  const { db } = context;
  const code = readScannedCode(read) ?? '';
  const [parcel] = await findParcelsOfCodes(db, [code]);
  const owner = (await findOwners(db, [code])).get(code);
  const found = await findOwnerOf(db, customerCode, owner?.ownerCode ?? null);
  if (found === 'OTHER') return { ...nothing, state: 'OTHER' };
  const [customer] = found.customers;
  const isOne = customer !== undefined && found.customers.length === 1;
  const weighedG = parcel?.facts.weightG ?? null;
  const grams = weighedG ?? weightG ?? null;
  const price =
    parcel && isOne && grams !== null
      ? await priceAtWeight(db, parcel.id, { customerCode: customer.customerCode, weightG: grams })
      : null;
  const pointId = owner?.pickupPointId ?? (isOne ? await boundPointOf(db, customer.id) : undefined);
  const places = placeDirectoryOf(context);
  await places.prepare(db, [pointId ?? null]);
  return {
    state: found.state,
    customers: await shownCustomers(db, found.customers),
    weighedG,
    price: price === null ? null : await inBothMoneys(context, price),
    point: pointId === undefined ? null : (places.unitName(pointId, locale) ?? null),
  };
}

const nothing = { customers: [], weighedG: null, price: null, point: null };

async function inBothMoneys(context: Context, usdMinor: bigint): Promise<NonNullable<Foretold['price']>> {
  const rate = await findRate(context, { from: 'USD', to: 'TJS', day: dushanbeDay(context.clock.now()) });
  return {
    usd: toWireMoney({ amountMinor: usdMinor, currency: 'USD' }),
    tjs: rate ? toWireMoney({ amountMinor: rate.convert(usdMinor), currency: 'TJS' }) : null,
  };
}

/** How far the owners of what a trip has brought are known. */
export function readOwners({ db }: Pick<Context, 'db'>, trip: string): Promise<DataOf<typeof countOwners>> {
  return countOwnersOfTrip(db, trip);
}
