import { randomInt } from 'node:crypto';
import { foldCustomerCode, looseOf } from '@rohi/contract/accounts/customer-code';
import {
  codeOfNumber,
  codePlanOf,
  drawnNumbers,
  isReserved,
  mostCodeDigits,
  type CodePlan,
} from '@rohi/contract/accounts/customer-code-plan';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import { findCodes, findCountedTo, storeCountedTo } from '../codes/customer-code.store.ts';
import { shapesChangeKey } from '../codes/customer-codes.service.ts';
import { takenNameOf } from './user.store.ts';

/** Several who register at once draw or count the same code. */
const mostTries = 50;

/** Numbers that are looked at together. */
const numbersAtOnce = 100;

/**
 * Runs work that gives somebody a new customer code, as the office has set it, and again with another one where that
 * is taken. Throws what the work throws, also where each of fifty codes was taken.
 */
export async function withNewCustomerCode<Result>(
  context: Context,
  work: (customerCode: string) => Promise<Result>,
  next: (plan: CodePlan) => Promise<string> = (plan) => nextCode(context, plan),
): Promise<Result> {
  const plan = codePlanOf(await readSettings(context));
  for (let tried = 1; ; tried += 1) {
    const code = await next(plan);
    // The first code of its shape changes what looks like a customer code.
    await context.changes.begin();
    try {
      const result = await work(code);
      if (plan.way === 'counted') await storeCountedTo(context.db, plan.prefix, plan.from, numberOf(code));
      return result;
    } catch (error) {
      if (takenNameOf(error) !== 'customerCode' || tried === mostTries) throw error;
    } finally {
      context.changes.end([shapesChangeKey]);
    }
  }
}

const numberOf = (code: string) => Number(/\d+$/.exec(code)?.[0]);

async function nextCode({ db }: Pick<Context, 'db'>, plan: CodePlan): Promise<string> {
  const [code] = await freeCodes(db, plan, 1);
  if (code === undefined) throw new RangeError('there are no customer codes left');
  return code;
}

/** Codes that the next customers would get: the very next where they are counted, some of those that are left else. */
export async function readNextCodes(
  context: Context,
  count: number,
): Promise<Pick<CodePlan, 'way'> & { codes: string[] }> {
  const plan = codePlanOf(await readSettings(context));
  return { way: plan.way, codes: await freeCodes(context.db, plan, count) };
}

async function freeCodes(db: Db, plan: CodePlan, count: number): Promise<string[]> {
  const found: string[] = [];
  const portions = plan.way === 'counted' ? countedNumbers(db, plan) : drawnPortions(plan);
  for await (const numbers of portions) {
    const codes = numbers
      .filter((number) => !isReserved(number, plan.reserved))
      .map((number) => codeOfNumber(plan, number));
    found.push(...(await free(db, [...new Set(codes)])));
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** Those of these codes that lead to no customer, also without the noughts before their number. */
async function free(db: Db, codes: readonly string[]): Promise<string[]> {
  const folded = (code: string) => foldCustomerCode(code) ?? '';
  const taken = await findCodes(db, [], codes.map(folded).map(looseOf));
  const loose = new Set(taken.map((row) => row.loose));
  return codes.filter((code) => !loose.has(looseOf(folded(code))));
}

/** From the number that was given last, in portions. */
async function* countedNumbers(db: Db, { prefix, from }: CodePlan): AsyncGenerator<number[]> {
  const last = await findCountedTo(db, prefix, from);
  const least = last === undefined ? from : last + 1;
  for (let number = least; number < 10 ** mostCodeDigits; number += numbersAtOnce)
    yield Array.from({ length: numbersAtOnce }, (_, at) => number + at);
}

const mostPortions = 20;

/** Drawn: the code of one customer does not show how many there are. */
async function* drawnPortions(plan: CodePlan): AsyncGenerator<number[]> {
  const { first, last } = drawnNumbers(plan);
  for (let portion = 0; portion < mostPortions; portion += 1)
    yield Array.from({ length: numbersDrawn }, () => randomInt(first, last + 1));
}

const numbersDrawn = 10;
