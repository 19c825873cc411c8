/** An act on a trip that a client may ask for again: it is done once, and the same request gets the same answer. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database.ts';
import { inPatientTransaction } from '../../platform/lock-lanes.ts';
import { findMade, noteMade } from '../audit/change-row.service.ts';

export type OnceAsked = { type: string; actor: { userId: string }; requestId: string; code: string };

/** Does something to a trip in one transaction, or gives the answer of the first time. Throws what `write` throws. */
export async function doOnce<Answer extends object>(
  context: Context,
  { type, actor, requestId, code }: OnceAsked,
  write: (tx: Tx, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const request = { type, actor, requestId };
  const readKnown = async () => {
    const existing = await findMade(context, request);
    return existing === undefined ? undefined : (JSON.parse(existing) as Answer);
  };
  const before = await readKnown();
  if (before !== undefined) return before;
  try {
    return await inPatientTransaction(context, `trip:${code}`, async (tx) => {
      const now = context.clock.now();
      const answer = await write(tx, now);
      await noteMade(tx, request, JSON.stringify(answer), now);
      return answer;
    });
  } catch (error) {
    // The same request came twice at once: the other one has done it.
    const after = await readKnown();
    if (after !== undefined) return after;
    throw error;
  }
}
