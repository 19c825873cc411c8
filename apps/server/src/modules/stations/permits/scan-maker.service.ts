/** Who has made a scan that somebody else sends. */
import type { StationScan } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { findAccountName } from '../../accounts/log-in/login-holder.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { rightOf } from '../scans/decide-scan.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { readingTime } from './permit.ts';
import { holderOfPermit } from './permits.service.ts';

export type ScanMaker = {
  /** In whose name and with whose rights it is taken. */
  principal: UserPrincipal;
  /** As the list of those that need a person names who made it. */
  scannedBy: string;
  /** Somebody else than the sender made it: nobody who could be asked stands before the box. */
  isOther: boolean;
  /** Why it is not taken in the name of who made it. */
  refusal?: ScanSay;
};

type Sent = { principal: UserPrincipal; device: DeviceRow; sentAt: Date | undefined };

/** Who made a scan: the one who sends it, or the holder of its permit, where the device is one of theirs. */
export async function makerOf(
  context: Context,
  { principal, device, sentAt }: Sent,
  { madeBy, at, action }: Pick<StationScan, 'madeBy' | 'at' | 'action'>,
): Promise<ScanMaker> {
  if (madeBy === undefined || madeBy.userId === principal.userId)
    return { principal, scannedBy: principal.name, isOther: false };
  const readAt = readingTime(new Date(at), sentAt, context.clock.now());
  const holder =
    madeBy.permit === undefined ? undefined : await holderOfPermit(context, device, madeBy.permit, readAt);
  if (holder?.userId !== madeBy.userId) {
    const scannedBy = (await findAccountName(context.db, madeBy.userId)) ?? principal.name;
    return { principal, scannedBy, isOther: true, refusal: 'PERMIT_ENDED' };
  }
  const bound = stationUnitOf(holder);
  const isOwn = bound === undefined || bound === device.unitId;
  const mayDo = holder.authorities.has('station:scan') && holder.authorities.has(rightOf(action));
  const named = { principal: holder, scannedBy: holder.name, isOther: true };
  return isOwn && mayDo ? named : { ...named, refusal: 'NO_RIGHT' };
}
