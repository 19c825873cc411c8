/** Owns what was agreed with a customer who was merged: another one has it where nothing was agreed with them. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { disablePrices, insertCustomerPrice, standingPrices } from './customer-price.store.ts';

/** A price that holds or will hold: the product, and hundredths of a per cent. */
export type StandingPrice = { productCode: string; discountBp: number };

/** What holds today or later with a customer. */
export async function readStandingPrices(
  { clock }: Pick<Context, 'clock'>,
  db: Db | Tx,
  customerId: string,
): Promise<StandingPrice[]> {
  const prices = await standingPrices(db, customerId, dushanbeDay(clock.now()));
  return prices.map(({ productCode, discountBp }) => ({ productCode, discountBp }));
}

/** Agrees the same with another customer from today on, where nothing holds with them; the new ids. */
export async function copyPrices(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: string,
  { from, into }: { from: string; into: string },
): Promise<number[]> {
  const at = clock.now();
  const today = dushanbeDay(at);
  if ((await standingPrices(tx, into, today)).length > 0) return [];
  const ids: number[] = [];
  for (const { productId, discountBp, validFrom, validTo } of await standingPrices(tx, from, today)) {
    const begins = validFrom < today ? today : validFrom;
    const price = { customerId: into, productId, discountBp, validFrom: begins, validTo, enabled: true };
    ids.push(await insertCustomerPrice(tx, { price, by, at }));
  }
  return ids;
}

/** Ends such prices. */
export function endCopiedPrices(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  by: string,
  ids: readonly number[],
): Promise<void> {
  return disablePrices(tx, ids, { by, at: clock.now() });
}
