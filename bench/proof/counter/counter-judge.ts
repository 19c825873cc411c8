import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { transitions } from '../../../apps/server/src/modules/tracking/moves/parcel-transitions.ts';
import {
  findParcelsOfCodes,
  type KnownParcel,
} from '../../../apps/server/src/modules/tracking/tracking.service.ts';
import type { CounterSetup } from './counter-setup.ts';

/** What is wrong with hand-overs and histories of these parcels; empty where all is well. */
export async function faultsOfParcels(
  setup: Pick<CounterSetup, 'context'>,
  codes: readonly string[],
): Promise<string[]> {
  const [rows, parcels] = await Promise.all([
    faultsOfRows(setup, codes),
    findParcelsOfCodes(setup.context.db, codes),
  ]);
  return [...rows, ...parcels.flatMap(faultsOfPath)];
}

/**
 * One hand-over stands of a parcel that was given, none of another, and each has its event: who, when, where, by which
 * request.
 */
async function faultsOfRows(
  { context }: Pick<CounterSetup, 'context'>,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await context.sql<
    { code: string; status: string; standing: number; events: number; alone: number }[]
  >`
    select tracking_code as code, status,
      (select count(*)::integer from hand_over where parcel_id = parcel.id and taken_back_at is null) as standing,
      (select count(*)::integer from parcel_event as event where event.parcel_id = parcel.id and type = 'CUSTOMER_RECEIVED')
        - (select count(*)::integer from hand_over where parcel_id = parcel.id) as events,
      (select count(*)::integer from hand_over where parcel_id = parcel.id and not exists (
        select from parcel_event as event where event.parcel_id = parcel.id and type = 'CUSTOMER_RECEIVED'
          and event.actor = hand_over.clerk and event.occurred_at = hand_over.at and event.place_id = hand_over.unit_id
          and event.request_id = hand_over.request_id::text)) as alone
    from parcel where tracking_code = any(${[...codes]}::text[]) and is_current`;
  return rows.flatMap(({ code, status, standing, events, alone }) => {
    const right = status === ParcelStatus.Received ? 1 : 0;
    return [
      ...(standing === right ? [] : [`${code} is ${status}, and ${standing} hand-overs of it stand`]),
      ...(events === 0 ? [] : [`${code} was received ${events} times without a hand-over`]),
      ...(alone === 0 ? [] : [`${code} has ${alone} hand-overs without their event`]),
    ];
  });
}

/** Each event begins where the one before ended, by a row of the table of transitions. */
function faultsOfPath({ trackingCode, history }: KnownParcel): string[] {
  return history.flatMap(({ seq, type, statusFrom, statusTo }, index) => {
    const isFirst = index === 0;
    const follows = seq === index + 1 && statusFrom === (isFirst ? null : history[index - 1]?.statusTo);
    const isRow =
      isFirst ||
      statusFrom === statusTo ||
      type === 'CORRECTED' ||
      transitions.some(
        ({ event, from, to }) =>
          event === type && from.some((each) => each === statusFrom) && to === statusTo,
      );
    return follows && isRow ? [] : [`${trackingCode}: ${type} from ${statusFrom} to ${statusTo}`];
  });
}
