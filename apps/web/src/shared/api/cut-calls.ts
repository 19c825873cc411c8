import { ApiError } from './exchange.ts';
import { reportSilence } from './silence.ts';

/** A user who waits longer for an answer wants to know whether there is a connection at all. */
const longMs = 2_000;

const waiting = new Set<() => void>();

/**
 * Waits for calls until it is certain that the connection is lost: one that was lost without a word gives no answer for
 * minutes. Rejects as a call that got no answer once `cutCalls` says so. What becomes of it then does not matter here,
 * and the caller may ask again under the same id.
 */
export function untilCut<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reportSilence, longMs);
    const end = () => {
      clearTimeout(timer);
      waiting.delete(giveUp);
    };
    const giveUp = () => {
      end();
      reject(new ApiError(0, 'client.network'));
    };
    waiting.add(giveUp);
    promise.finally(end).then(resolve, reject);
  });
}

/** The connection is lost: what has not been answered is waited for no longer. */
export function cutCalls(): void {
  for (const giveUp of waiting) giveUp();
}
