/** What colleagues have scanned with a device, for a supervisor who takes it back. */
import type { DataOf } from '@rohi/contract/endpoint';
import { mostColleagueScans, type colleagueScans } from '@rohi/contract/stations/colleague-scans.contract';
import { undoableActions } from '@rohi/contract/stations/undo-reasons';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { namesOfStaff } from '../../accounts/users/people.service.ts';
import { undoneAmong } from '../../warehouse/undo/undone-scans.service.ts';
import { findOwnDevice } from '../devices/devices.service.ts';
import { listScansOfOthers } from '../scans/scan.store.ts';

/** So many are looked at: some of them were taken back. */
const mostRead = 5 * mostColleagueScans;

/** The last scans of others with a device that stand and can be taken back. Throws `stations.deviceNotFound`. */
export async function listColleagueScans(
  context: Context,
  principal: UserPrincipal,
  deviceId: string,
): Promise<DataOf<typeof colleagueScans>> {
  await findOwnDevice(context, principal, deviceId);
  const { userId } = principal;
  const scans = await listScansOfOthers(context.db, {
    deviceId,
    userId,
    actions: undoableActions,
    limit: mostRead,
  });
  const undone = await undoneAmong(
    context,
    deviceId,
    scans.map(({ scanId }) => scanId),
  );
  const nameOf = await namesOfStaff(context);
  const standing = scans.filter(({ scanId }) => !undone.has(scanId)).slice(0, mostColleagueScans);
  return { list: standing.map(({ by, at, ...scan }) => ({ ...scan, at: at.toISOString(), by: nameOf(by) })) };
}
