/** The letter to a customer whose parcels go out without a code and a document. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import { findLyingAt } from '../visits/card.store.ts';
import type { Approval } from './approval.store.ts';

const mostNamed = 30;

/** Queues it in the transaction that allows the hand-over; at night too, and to who reads no news of parcels: only the customer can say that it is somebody else. */
export async function announceHandOver(
  context: Context,
  tx: Tx,
  { customerCode, unitId }: Approval,
  at: Date,
): Promise<void> {
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const point = (await findPickupPoints(context, locale)).find(({ id }) => id === unitId);
  const lying = await findLyingAt(tx, customerCode, unitId);
  await queueLetter(tx, {
    ...{ to, locale, letter: 'handOverAllowed' },
    params: {
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
      allowedAt: at.toISOString(),
      count: lying.length,
      trackingCodes: lying.slice(0, mostNamed).map(({ trackingCode }) => trackingCode),
      hotline: await readHotline(context),
    },
  });
}
