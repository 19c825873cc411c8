/** What a courier to the door costs, city by city, by the tariff of a line. */
import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney } from '@rohi/contract/pricing/money';
import type { listCourierPrices as listCall } from '@rohi/contract/pricing/pricing.contract';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { listPlaces } from '../../places/places.service.ts';
import { readVersions } from './published-tariffs.service.ts';
import { versionChargedAt } from './tariff-timeline.ts';
import { findVersionsOnce } from './tariff.store.ts';

/** Cents of a dollar, and the version that says so. */
type CourierPrice = { priceMinor: bigint; versionId: string };

/** The prices that count at a moment; undefined of a city that has no courier. */
export async function readCourierPrices(
  db: Db | Tx,
): Promise<(businessLine: 'BSC' | 'FBA', city: string, at: Date) => CourierPrice | undefined> {
  const versions = await findVersionsOnce(db);
  return (businessLine, city, at) => {
    const ofLine = versions.filter((version) => version.businessLine === businessLine);
    const found = versionChargedAt(ofLine, at);
    const named = found?.terms.courier.find((each) => each.city === city);
    if (found === undefined || named === undefined || found.terms.currency !== 'USD') return undefined;
    return { priceMinor: BigInt(named.priceMinor), versionId: found.versionId };
  };
}

/** The cities of a country, in which a courier may have a price; units stand in such cities. */
export async function listCourierCities(
  db: Db | Tx,
  countryCode: string,
): Promise<{ code: string; names: Record<string, string> }[]> {
  const places = await listPlaces(db);
  return places.filter((place) => place.kind === 'CITY' && place.countryCode === countryCode);
}

/** The prices of parcels today, in the order of the tariff; a code that names no place is left out. */
export async function listCourierPrices(context: Context, locale: Locale): Promise<DataOf<typeof listCall>> {
  const [versions, places] = await Promise.all([readVersions(context), listPlaces(context.db)]);
  const parcels = versions.filter(({ businessLine }) => businessLine === 'BSC');
  const terms = versionChargedAt(parcels, context.clock.now())?.terms;
  return (terms?.courier ?? []).flatMap(({ city: cityCode, priceMinor }) => {
    const place = places.find(({ code }) => code === cityCode);
    if (terms === undefined || place === undefined) return [];
    const price = toWireMoney({ amountMinor: BigInt(priceMinor), currency: terms.currency });
    return [{ cityCode, city: place.names[locale] ?? cityCode, price }];
  });
}
