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
import type { Db, Tx } from '../../../platform/database.ts';
import { readSettings } from '../../reference-data/settings.service.ts';
import {
  findCodes,
  findCodesOnParcels,
  findCountedTo,
  storeCountedTo,
} from '../codes/customer-code.store.ts';
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
      if (plan.way === 'counted')
        await storeCountedTo(context.db, plan.prefix, plan.from, numberOfCode(code));
      return result;
    } catch (error) {
      if (takenNameOf(error) !== 'customerCode' || tried === mostTries) throw error;
    } finally {
      context.changes.end([shapesChangeKey]);
    }
  }
}

/** The number of a code that the office's setting has made. */
export const numberOfCode = (code: string) => Number(/\d+$/.exec(code)?.[0]);

async function nextCode({ db }: Pick<Context, 'db'>, plan: CodePlan): Promise<string> {
  const [code] = await findFreeCodes(db, plan, 1);
  if (code === undefined) throw new RangeError('there are no customer codes left');
  return code;
}

/** Codes that the next customers would get: the very next where they are counted, some of those that are left else. */
export async function readNextCodes(
  context: Context,
  count: number,
): Promise<Pick<CodePlan, 'way'> & { codes: string[] }> {
  const plan = codePlanOf(await readSettings(context));
  return { way: plan.way, codes: await findFreeCodes(context.db, plan, count) };
}

/**
 * Codes that lead to no customer and are none of `taken` (as folded); fewer than `count` where there are no more.
 */
export async function findFreeCodes(
  db: Db | Tx,
  plan: CodePlan,
  count: number,
  taken: readonly string[] = [],
): Promise<string[]> {
  const found = new Set<string>();
  if (count === 0) return [];
  const loose = new Set(taken.map(looseOf));
  const portions = plan.way === 'counted' ? countedNumbers(db, plan, count) : drawnPortions(plan, count);
  for await (const numbers of portions) {
    const codes = numbers
      .filter((number) => !isReserved(number, plan.reserved))
      .map((number) => codeOfNumber(plan, number));
    for (const code of await free(db, [...new Set(codes)], loose)) found.add(code);
    if (found.size >= count) break;
  }
  return [...found].slice(0, count);
}

/**
 * Those of these codes that lead to no customer and stand on no open parcel, also written in other letters or without
 * the noughts before their number.
 */
async function free(db: Db | Tx, codes: readonly string[], besides: ReadonlySet<string>): Promise<string[]> {
  const looseOfCode = (code: string) => looseOf(foldCustomerCode(code) ?? '');
  const taken = new Set((await findCodes(db, [], codes.map(looseOfCode))).map((row) => row.loose));
  const numbers = codes.map((code) => String(numberOfCode(code)));
  const onParcels = new Set((await findCodesOnParcels(db, numbers)).map(looseOfCode));
  return codes.filter((code) =>
    [taken, besides, onParcels].every((others) => !others.has(looseOfCode(code))),
  );
}

/** From the number that was given last, in portions. */
async function* countedNumbers(
  db: Db | Tx,
  { prefix, from }: CodePlan,
  count: number,
): AsyncGenerator<number[]> {
  const atOnce = Math.max(numbersAtOnce, count);
  const last = await findCountedTo(db, prefix, from);
  const least = last === undefined ? from : last + 1;
  for (let number = least; number < 10 ** mostCodeDigits; number += atOnce)
    yield Array.from({ length: atOnce }, (_, at) => number + at);
}

const mostPortions = 20;

/** Drawn: the code of one customer does not show how many there are. */
async function* drawnPortions(plan: CodePlan, count: number): AsyncGenerator<number[]> {
  const { first, last } = drawnNumbers(plan);
  for (let portion = 0; portion < mostPortions; portion += 1)
    yield Array.from({ length: Math.max(numbersDrawn, 2 * count) }, () => randomInt(first, last + 1));
}

const numbersDrawn = 10;
