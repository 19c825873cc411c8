/** To which channels a parcel was moved, for its record. */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { readTripNames } from '../trip-words.service.ts';
import { movesOfCode } from './channel-move.store.ts';

export type ShownMove = {
  from: string | null;
  to: string | null;
  note: string | null;
  movedAt: Date;
  movedBy: string;
};

/**
 * The moves of the current parcel of a code, the first first; channels by their names, null where they are not in use
 * any more.
 */
export async function listChannelMoves(context: Context, code: string, locale: Locale): Promise<ShownMove[]> {
  const moves = await movesOfCode(context.db, code);
  if (moves.length === 0) return [];
  const { channel } = await readTripNames(context, locale);
  return moves.map(({ fromChannelId, channelId, ...rest }) => ({
    from: channel(fromChannelId),
    to: channel(channelId),
    ...rest,
  }));
}
