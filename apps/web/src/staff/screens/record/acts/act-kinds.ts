import { cancelReasons, isCancelReason } from '@rohi/contract/tracking/parcel-events';
import { officeFlags, type OfficeFlag } from '@rohi/contract/tracking/parcel-status';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';

/** What the service says may be done to a parcel now. */
export type ParcelVerdicts = ReplyTo<'POST /staff/parcels/acts'>['list'][number];

export type ActKind = 'accept' | 'raise' | 'clear' | 'undo' | 'cancel';

/** All acts on a parcel in their order: those of the transition table, and the gift to an owner. */
export const allActs = ['accept', 'raise', 'clear', 'assign', 'undo', 'cancel'] as const;
export type AnyAct = (typeof allActs)[number];

/** What is to be done: with a flag or a reason of the list where the act has one, and with a reason in words. */
export type Act = { kind: ActKind; choice: string | undefined; reason: string };

/** What there is to choose from for any of these parcels; undefined where an act has nothing to choose. */
export function choicesOf(kind: ActKind, parcels: readonly ParcelVerdicts[]): readonly string[] | undefined {
  if (kind === 'cancel')
    return cancelReasons.filter((reason) => parcels.some(({ cancel }) => cancel.reasons.includes(reason)));
  if (kind === 'raise' || kind === 'clear')
    return officeFlags.filter((flag) => parcels.some((parcel) => parcel[kind].flags.includes(flag)));
  return undefined;
}

/** Whether an act fits a parcel, with what was chosen for all. */
export function fits({ kind, choice }: Pick<Act, 'kind' | 'choice'>, parcel: ParcelVerdicts): boolean {
  if (choice === undefined) return parcel[kind].fits;
  if (kind === 'cancel') return parcel.cancel.reasons.some((reason) => reason === choice);
  if (kind === 'raise' || kind === 'clear') return parcel[kind].flags.some((flag) => flag === choice);
  return parcel[kind].fits;
}

const isFlag = (value: string | undefined): value is OfficeFlag => officeFlags.some((flag) => flag === value);

const quiet = { quiet: true } as const;

/** Does it to one parcel; the same id does it once. Throws ApiError. */
export async function send(
  { kind, choice, reason }: Act,
  { id, version }: ParcelVerdicts,
  requestId: string,
): Promise<void> {
  const params = { id };
  if (kind === 'accept')
    await call('POST /staff/parcels/{id}/accept', { params, body: { requestId }, ...quiet });
  if (kind === 'undo')
    await call('POST /staff/parcels/{id}/undo', { params, body: { requestId, version, reason }, ...quiet });
  if (kind === 'cancel' && isCancelReason(choice))
    await call('POST /staff/parcels/{id}/cancel', { params, body: { requestId, reason: choice }, ...quiet });
  if (kind === 'raise' && isFlag(choice))
    await call('POST /staff/parcels/{id}/flag', {
      params,
      body: { requestId, flag: choice, reason },
      ...quiet,
    });
  if (kind === 'clear' && isFlag(choice))
    await call('POST /staff/parcels/{id}/unflag', {
      params,
      body: { requestId, flag: choice, reason },
      ...quiet,
    });
}
