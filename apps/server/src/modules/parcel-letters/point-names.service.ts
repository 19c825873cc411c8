import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../context.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';

/** Pickup points as letters name them, name, city and address, by language and id. */
export async function readPointNames(
  context: Context,
  locales: ReadonlySet<Locale>,
): Promise<Map<Locale, Map<number, string>>> {
  const names = new Map<Locale, Map<number, string>>();
  for (const locale of locales) {
    const list = await findPickupPoints(context, locale);
    names.set(
      locale,
      new Map(list.map(({ id, name, city, address }) => [id, `${name}, ${city.name}, ${address}`])),
    );
  }
  return names;
}
