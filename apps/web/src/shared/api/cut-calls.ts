import { ApiError } from './exchange.ts';
import { reportSilence } from './silence.ts';

/** Whoever waits longer for an answer wants to know whether there is a line at all. */
const longMs = 2_000;

const waiting = new Set<() => void>();

/**
 * Waits for calls until it is certain that there is no line: a connection that was lost without a word answers nobody for minutes. Rejects as a call that got no
 * answer once `cutCalls` says so; what becomes of it then is nobody's concern here, and whoever asked may ask again under the same id.
 */
export function untilCut<Value>(asked: Promise<Value>): Promise<Value> {
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
    asked.finally(end).then(resolve, reject);
  });
}

/** There is no line: nobody waits any longer for what has not been answered. */
export function cutCalls(): void {
  for (const giveUp of waiting) giveUp();
}
