import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { expect } from 'vitest';

type Count = { deepest: number; answered: number; texts: string[]; ended: boolean };

const counts = new AsyncLocalStorage<Count>();
let isCounting = false;

type Ask = (...args: unknown[]) => unknown;

/**
 * Has every statement of connections that are opened from now on counted, BEGIN and COMMIT too. To be called before a
 * database is opened.
 */
export function countStatements(): void {
  if (isCounting) return;
  isCounting = true;
  const prototype = pg.Client.prototype as unknown as { query: Ask };
  const ask = prototype.query;
  prototype.query = function query(this: unknown, ...args: unknown[]): unknown {
    const count = counts.getStore();
    const answer = Reflect.apply(ask, this, args);
    if (count === undefined || count.ended || !(answer instanceof Promise)) return answer;
    // It waits for all that was answered before it was sent; what goes out together waits together.
    const depth = count.answered + 1;
    count.deepest = Math.max(count.deepest, depth);
    count.texts.push(`${depth} ${textOf(args[0])}`);
    const end = () => {
      count.answered = Math.max(count.answered, depth);
    };
    return answer.finally(end);
  };
}

function textOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Runs a call, and counts how many statements of it waited for the answer of another: those that are sent together are
 * one wait. `texts`: each statement behind the number of its wait.
 */
export async function countWaits<Result>(
  call: () => Promise<Result>,
): Promise<{ result: Result; waits: number; texts: string[] }> {
  const count: Count = { deepest: 0, answered: 0, texts: [], ended: false };
  const result = await counts.run(count, call);
  count.ended = true;
  return { result, waits: count.deepest, texts: count.texts };
}

/**
 * Holds the waits of an act that has been done before, as all but the first of a day have been. A number that falls is
 * lowered here.
 */
export async function expectWaits(
  most: number,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  await (
    await prepare()
  )();
  const { waits, texts } = await countWaits(await prepare());
  expect(waits, texts.join('\n')).toBeLessThanOrEqual(most);
}
