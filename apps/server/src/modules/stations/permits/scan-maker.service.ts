/** Who has made a scan that somebody else sends. */
import type { StationScan } from '@rohi/contract/stations/scans.contract';
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { UserPrincipal } from '../../../principal.ts';
import { findAccountName } from '../../accounts/log-in/login-holder.service.ts';
import type { DeviceRow } from '../devices/device.store.ts';
import { rightOf, type StationContext } from '../scans/scan-acts.service.ts';
import { stationUnitOf } from '../station-unit.ts';
import { readingTime } from './permit.ts';
import { holderOfPermit } from './permits.service.ts';

export type ScanMaker = {
  /** The user in the record of the scan, with the rights that it is taken by. */
  principal: UserPrincipal;
  /** Since when they were logged in as they made it; null for an unattended device. */
  loginAt: Date | null;
  /** The user that the device names without proof. */
  allegedly: string | null;
  /** True if the sender is not the person who scanned. No one at the box can answer a question then. */
  isOther: boolean;
  /** Why it is not taken in the name of who made it. */
  refusal?: ScanSay;
};

type Sent = { principal: UserPrincipal; loginAt: Date | null; device: DeviceRow; sentAt: Date | undefined };

/**
 * Who made a scan: the holder of its permit, where the device is one of theirs, else the sender, whatever the device
 * says.
 */
export async function makerOf(
  context: StationContext,
  { principal, loginAt, device, sentAt }: Sent,
  scan: StationScan,
): Promise<ScanMaker> {
  const { madeBy, at } = scan;
  const sender = { principal, loginAt, allegedly: null, isOther: false };
  if (madeBy === undefined) return sender;
  const readAt = readingTime(new Date(at), sentAt, context.clock.now());
  const holder =
    madeBy.permit === undefined ? undefined : await holderOfPermit(context, device, madeBy.permit, readAt);
  const isProven = holder !== undefined && holder.principal.userId === madeBy.userId;
  // Under an earlier log-in of their own, as its permit says.
  if (madeBy.userId === principal.userId) return isProven ? { ...sender, loginAt: holder.beganAt } : sender;
  if (!isProven) {
    const allegedly = (await findAccountName(context.db, madeBy.userId)) ?? null;
    return { ...sender, allegedly, isOther: true, refusal: 'PERMIT_ENDED' };
  }
  const { principal: maker, beganAt } = holder;
  const bound = stationUnitOf(maker);
  const isOwn = bound === undefined || bound === device.unitId;
  const mayDo = maker.authorities.has('station:scan') && maker.authorities.has(rightOf(context, scan));
  const named = { principal: maker, loginAt: beganAt, allegedly: null, isOther: true };
  return isOwn && mayDo ? named : { ...named, refusal: 'NO_RIGHT' };
}
