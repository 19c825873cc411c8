import { expect, test } from 'vitest';
import { actInTurns, type ActProgress } from './act-in-turns.ts';

const codes = Array.from({ length: 286 }, (_, index) => `RA${index}`);

async function watch(ask: (turn: readonly string[]) => ReturnType<Parameters<typeof actInTurns>[2]>) {
  const steps: ActProgress[] = [];
  const failure = await actInTurns(codes, 60, ask, (progress) => steps.push(progress)).catch(
    (error: unknown) => error,
  );
  return { steps, last: steps.at(-1), failure };
}

test('says after each turn how far it is, and names what was refused', async () => {
  const { steps, last } = await watch(async (turn) => ({
    done: turn.filter((code) => code !== 'RA70'),
    refused: turn.includes('RA70') ? [{ code: 'RA70', error: 'orders.tooLateToChange', msg: 'late' }] : [],
  }));
  expect(steps.map(({ done, refused }) => done.length + refused.length)).toEqual([60, 120, 180, 240, 286]);
  expect(last).toMatchObject({ refused: [{ code: 'RA70', msg: 'late' }], rest: [] });
  expect(last?.done).toHaveLength(285);
});

test('a turn that fails ends it: its orders and those after it are left', async () => {
  const lost = new Error('no answer');
  const { last, failure } = await watch(async (turn) => {
    if (turn.includes('RA130')) throw lost;
    return { done: [...turn], refused: [] };
  });
  expect(failure).toBe(lost);
  expect(last?.done).toHaveLength(120);
  expect(last?.rest).toEqual(codes.slice(120));
});
