/** The letter to a customer whose pickup code has been replaced, because a wrong one was said too often. */
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { readersOf } from '../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../notifications/notifications.service.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import type { Collector } from './pickup-code.ts';

/** Queues it in the transaction that replaces the code; the code itself is filled in as the letter goes out. Who reads no letters about parcels gets none. */
export async function notifyOfReplacedCode(context: Context, tx: Tx, collector: Collector): Promise<void> {
  const { customerCode, pickupPointId } = collector;
  const reader = (await readersOf(tx, [customerCode])).get(customerCode);
  if (reader === undefined) return;
  const points = await findPickupPoints(context, reader.locale);
  const point = points.find(({ id }) => id === pickupPointId);
  await queueLetter(tx, {
    to: reader.email,
    locale: reader.locale,
    letter: 'pickupCodeReplaced',
    params: {
      pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
      replacedAt: context.clock.now().toISOString(),
      collector: { customerCode, pickupPointId },
    },
  });
}
