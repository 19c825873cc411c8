import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { findStoredAnswer, storeAnswer } from '../../../shared/api/stored-answers.ts';

type Reply = ReplyTo<'GET /courier/round'>;
export type OwnRound = NonNullable<Reply['round']>;
export type Stop = OwnRound['stops'][number];

const name = 'GET /courier/round';
/** Stops are addresses and codes: a language that is changed on the road still has them. */
const language = 'every';

/** The own round from the service; without the line as it was last seen on this phone. Throws what went wrong where neither is there. */
export async function readRound(signal: AbortSignal): Promise<Reply> {
  try {
    const answer = await call(name, { quiet: true, signal });
    await storeAnswer(name, answer, Date.now(), language);
    return answer;
  } catch (error) {
    if (signal.aborted || isRefusal(error)) throw error;
    const stored = await findStoredAnswer<Reply>(name, language);
    if (stored === undefined) throw error;
    return stored.data;
  }
}

/** The service refuses the round itself: what was stored is not for this person any more. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
