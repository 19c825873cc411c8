/** What owners read of a second weight that counts: both weights, and both prices where there are any. */
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueQuietLetters } from '../../notifications/notifications.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';

export type ChangedWeight = {
  trackingCode: string;
  orderCode: string | null;
  customerCode: string | null;
  oldG: number | null;
  newG: number;
  oldMinor: bigint | null;
  newMinor: bigint | null;
  /** More was paid than it costs by now, and goes back. */
  isOverpaid: boolean;
};

const decimal = (value: bigint | number | null, scale: number) =>
  value === null ? null : writeDecimal(BigInt(value), scale);

/** One letter to the owner; none for a parcel of nobody, or to who wants no letters. */
export async function queueWeightLetter(context: Context, tx: Tx, changed: ChangedWeight): Promise<void> {
  const { trackingCode, orderCode, customerCode, isOverpaid } = changed;
  if (customerCode === null) return;
  const reader = (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const params = {
    ...{ trackingCode, orderCode, isOverpaid },
    oldKg: decimal(changed.oldG, 3),
    newKg: decimal(changed.newG, 3) ?? '',
    oldPrice: decimal(changed.oldMinor, 2),
    newPrice: decimal(changed.newMinor, 2),
    hotline: await readHotline(context),
  };
  await queueQuietLetters(tx, context.clock.now(), [
    { to: reader.email, locale: reader.locale, letter: 'weightChanged', params },
  ]);
}
