/** Takes out of the history of a parcel what a scan has reported: that it came, and that it is damaged. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { UserPrincipal } from '../../../principal.ts';
import {
  effectiveEvents,
  writeParcels,
  type ParcelWrite,
  type ScannableParcel,
} from '../../tracking/tracking.service.ts';

type Move = ParcelWrite['moves'][number];
type Undoer = { principal: UserPrincipal; unitId: number; device: string };
type Undoing = {
  undoId: string;
  claimedAt: Date;
  note: string | undefined;
  /** The scan that is taken back. */
  scanId: string;
  /** What it has reported; undefined where it was only checked. */
  arrival: 'HUB_INBOUND' | 'PP_RECEIVED' | undefined;
  /** The damage was flagged by it. */
  isFlagged: boolean;
};

/** Takes the scan out of the parcel's history; what stands against it. */
export async function correctScan(
  context: Context,
  tx: Tx,
  { principal, unitId, device: station }: Undoer,
  { undoId, claimedAt, note, scanId, arrival: reported, isFlagged }: Undoing,
  { trackingCode, history, state }: ScannableParcel,
): Promise<ScanSay | undefined> {
  const reason = note?.trim() ?? '';
  const said = {
    ...({ actor: principal, source: 'station', claimedAt, placeId: unitId, station } as const),
    ...(reason === '' ? {} : { reason }),
  };
  const arrival = effectiveEvents(history).find(
    ({ type, requestId }) => type === reported && requestId === scanId,
  );
  const moves: Move[] = [];
  if (arrival !== undefined)
    moves.push({ ...said, type: 'CORRECTED', corrects: arrival.seq, requestId: undoId });
  if (isFlagged && state.problems.includes('DAMAGED'))
    moves.push({ ...said, type: 'FLAG_CLEARED', flag: 'DAMAGED' });
  if (moves.length === 0) return undefined;
  const [result] = await writeParcels(context, tx, [{ trackingCode, moves }]);
  const refused = result?.outcomes.find((outcome) => outcome.result === 'refused');
  return refused?.result === 'refused' ? wordOf(refused.error) : undefined;
}

function wordOf(error: string): ScanSay {
  if (error === 'tracking.undoTooLate') return 'TOO_LONG_AGO';
  return error === 'tracking.nothingToUndo' ? 'CHANGED_SINCE' : 'NO_RIGHT';
}
