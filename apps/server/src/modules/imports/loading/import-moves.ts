import type { CancelReason, ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { requestIdOf, type ImportedCode, type EventSourceRow } from './import-plan.ts';
import type { ParcelRow } from './parcel-rows.ts';

/** An event as the file has it; its source is added later. An event without a time counts as happened by now. */
export type FileMove = {
  type: ParcelEventType;
  claimedAt?: Date;
  placeId?: number;
  reason?: CancelReason;
  requestId?: string;
  implied?: boolean;
};

/** The events that lead to a status; tracking knows them. */
export type StepsTo = (status: ParcelStatus) => readonly ParcelEventType[];

/** The beginning of a parcel that the file makes known. */
export function beginningMove(work: ImportedCode, row: ParcelRow): Omit<FileMove, 'type'> {
  const moments = [row.receivedAt, ...work.events.map((event) => event.row.time), row.statusAt].flatMap(
    (moment) => moment?.at ?? [],
  );
  const earliest = moments.length === 0 ? undefined : new Date(Math.min(...moments.map(Number)));
  const at = row.createdAt?.at ?? earliest;
  // Without a time of the order, the later steps only prove that it was made.
  const isProved = row.createdAt === null && (moments.length > 0 || !isNew(row.status));
  return { ...(at === undefined ? {} : { claimedAt: at }), ...(isProved ? { implied: true } : {}) };
}

function isNew(status: ParcelStatus | null): boolean {
  return status === null || status === ParcelStatus.AwaitingSubmission;
}

/** An event row as a move that may be repeated. */
export function eventMove({ row, requestId }: EventSourceRow): FileMove {
  return {
    type: row.type,
    claimedAt: row.time.at,
    requestId,
    ...(row.placeId === null ? {} : { placeId: row.placeId }),
    ...(row.reason === null ? {} : { reason: row.reason }),
  };
}

/**
 * The steps that a row's status and date of receipt prove. Only the last one and the receipt are reported as such; the
 * ones between are implied.
 */
export function stepMoves(row: ParcelRow, stepsTo: StepsTo): FileMove[] {
  const isCancelled = row.status === ParcelStatus.Cancelled;
  const types = row.status === null || isCancelled ? [] : [...stepsTo(row.status)];
  if (row.receivedAt !== null && !types.includes('CN_RECEIVED')) types.push('CN_RECEIVED');
  const receipt = types.indexOf('CN_RECEIVED');
  const early = row.createdAt ?? row.receivedAt ?? row.statusAt;
  const moves = types.map((type, index): FileMove => {
    if (type === 'CN_RECEIVED' && row.receivedAt !== null) {
      const { trackingCode, receivedAt } = row;
      return {
        type,
        claimedAt: receivedAt.at,
        requestId: requestIdOf({ trackingCode, type, placeId: null, time: receivedAt }),
      };
    }
    const isLast = index === types.length - 1 && !isCancelled;
    const moment = isLast || (receipt !== -1 && index > receipt) ? row.statusAt : early;
    return {
      type,
      ...(moment === null ? {} : { claimedAt: moment.at }),
      ...(isLast ? {} : { implied: true }),
      ...(isLast && row.statusPlaceId !== undefined ? { placeId: row.statusPlaceId } : {}),
    };
  });
  return isCancelled ? [...moves, cancellationMove(row)] : moves;
}

function cancellationMove(row: ParcelRow): FileMove {
  return {
    type: 'CANCELLED',
    ...(row.statusAt === null ? {} : { claimedAt: row.statusAt.at }),
    ...(row.reason === null ? {} : { reason: row.reason }),
  };
}
