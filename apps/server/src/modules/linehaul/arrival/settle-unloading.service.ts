/** What becomes of things that are missing, or have come beside the list. */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type { settleUnloading as settleCall } from '@rohi/contract/linehaul/trip-arrival.contract';
import { readScannedCode } from '@rohi/contract/stations/scanned-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findChecklists, settleItems } from '../../containers/checklists.service.ts';
import { doOnce } from '../once.service.ts';
import { lockUnloading, readNumbers, recordUnloading, type Unloader } from './begin-unloading.service.ts';

/**
 * Settles things by their codes; the code of a bag means all of it that is missing. What is there by now, or was never on the list, is passed over. Throws
 * `list.notFound` and `linehaul.otherState`.
 */
export function settleUnloading(
  context: Context,
  unloader: Unloader,
  code: string,
  { requestId, act, codes: read }: BodyOf<typeof settleCall>,
): Promise<DataOf<typeof settleCall>> {
  const { principal } = unloader;
  const once = { type: 'trip-settled', actor: principal, requestId, code };
  return doOnce(context, once, async (tx, at) => {
    const trip = await lockUnloading(tx, unloader, code);
    const [list] = await findChecklists(tx, [trip.id]);
    if (list === undefined) throw new AppError('list.notFound');
    const codes = read.map((each) => readScannedCode(each) ?? each);
    const settled = await settleItems(tx, list.id, { act, codes, at, by: principal.name });
    if (settled > 0)
      await recordUnloading(tx, { principal, code, at }, 'trip:unload-settle', {
        how: act,
        parcels: settled,
      });
    return { settled, unloading: await readNumbers(tx, trip) };
  });
}
