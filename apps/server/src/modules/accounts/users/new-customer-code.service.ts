import { randomInt } from 'node:crypto';
import { usualShape } from '@rohi/contract/accounts/customer-code';
import { takenNameOf } from './user.store.ts';

const mostDraws = 20;

/**
 * Runs work that gives somebody a new customer code, and again with another one where that is taken. Throws what the
 * work throws, also where each of twenty codes was.
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

/** A code of the usual shape, drawn: the code of one customer does not show how many there are. */
function drawCustomerCode(): string {
  const { letters, digits } = usualShape;
  return `${letters}-${randomInt(10 ** (digits.least - 1), 10 ** digits.most)}`;
}
