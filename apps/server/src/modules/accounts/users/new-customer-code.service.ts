import { randomInt } from 'node:crypto';
import { takenNameOf } from './user.store.ts';

const mostDraws = 20;

/**
 * Runs work that gives somebody a new customer code, and again with another one where that is taken. Throws what the work throws, also where each of
 * twenty codes was.
 */
export async function withNewCustomerCode<Result>(
  work: (customerCode: string) => Promise<Result>,
  draw: () => string = drawCustomerCode,
): Promise<Result> {
  for (let drawn = 1; ; drawn += 1) {
    try {
      return await work(draw());
    } catch (error) {
      if (takenNameOf(error) !== 'customerCode' || drawn === mostDraws) throw error;
    }
  }
}

/** `TJ-` and five or six digits, drawn: the code of one customer does not show how many there are. */
function drawCustomerCode(): string {
  return `TJ-${randomInt(10_000, 1_000_000)}`;
}
