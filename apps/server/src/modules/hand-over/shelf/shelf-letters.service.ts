/** Letters to owners about what was decided of their parcels on the shelf; also to who reads no news of parcels. */
import { shelfCauseNames } from '@rohi/contract/hand-over/shelf-decision-rules';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { readersOf } from '../../accounts/customers/letter-readers.service.ts';
import { queueLetter } from '../../notifications/notifications.service.ts';
import { findPickupPoints } from '../../pickup-points/pickup-points.service.ts';
import { readHotline } from '../../reference-data/settings.service.ts';
import type { NewDecision } from './shelf-decision.store.ts';

type About = Pick<NewDecision, 'trackingCode' | 'unitId' | 'cause' | 'storedUntil' | 'standsStill'>;

/** Queues the letter of what has just been decided or done, in the transaction of it. */
export async function writeShelfLetter(
  context: Context,
  tx: Tx,
  customerCode: string,
  letter: 'parcelStored' | 'parcelReturning' | 'parcelReturned' | 'parcelDisposed',
  { trackingCode, unitId, cause, storedUntil, standsStill }: About,
): Promise<void> {
  const reader = (await readersOf(tx, [customerCode], { isDue: true })).get(customerCode);
  if (reader === undefined) return;
  const { email: to, locale } = reader;
  const point = (await findPickupPoints(context, locale)).find(({ id }) => id === unitId);
  const params = {
    trackingCode,
    what: shelfCauseNames[cause][locale],
    pickupPoint: point === undefined ? null : `${point.name}, ${point.city.name}, ${point.address}`,
    hotline: await readHotline(context),
  };
  if (letter !== 'parcelStored') await queueLetter(tx, { to, locale, letter, params });
  else if (storedUntil !== null && standsStill !== null)
    await queueLetter(tx, { to, locale, letter, params: { ...params, storedUntil, standsStill } });
}
