/**
 * Owns what open pages of the cabinet ask all the time: whether anything of their customer has changed. Promises that
 * the answer costs no statement but one a second and process, that it knows of every change a second after its commit,
 * whichever statement made it, and that all processes say the same.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ownPulse, pulse } from '@rohi/contract/pulse/pulse.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database.ts';
import { readSecret } from '../../platform/installation-keys.ts';
import { deleteOldChanges, listChangesSince } from './pulse.store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const lookAgainMs = 1_000;
const hourMs = 3_600_000;
/** So many customers are remembered before those without a change for an hour are looked for. */
const tidyAbove = 10_000;

/** The key of the principal: the customer code and what only this installation can make of it. */
export async function readOwnPulse(context: Context, customerCode: string): Promise<DataOf<typeof ownPulse>> {
  return { key: `${customerCode}.${await signOf(context, customerCode)}` };
}

/** Throws (404) `request.notFound` for an unknown key. */
export async function readPulse(context: Context, key: string): Promise<DataOf<typeof pulse>> {
  const [customerCode = '', signature = ''] = key.split('.');
  const sign = Buffer.from(await signOf(context, customerCode));
  const isOwn = signature.length === sign.length && timingSafeEqual(Buffer.from(signature), sign);
  if (!isOwn) throw new AppError('request.notFound');
  return { stamp: stampOf((await lookFor(context)).get(customerCode)) };
}

/** Once an hour: what is not asked for any more is deleted. */
export const forgetOldChanges = ({ db }: Pick<Context, 'db'>): Promise<void> => deleteOldChanges(db);

async function signOf(context: Context, customerCode: string): Promise<string> {
  const secret = await readSecret(context, 'PULSE');
  return createHmac('sha256', secret).update(customerCode).digest('base64url').slice(0, 22);
}

/**
 * Until when each transaction that has changed something of a customer counts, by its number; by the clock that no date
 * change moves.
 */
type Changes = Map<string, number>;

/**
 * The sum of the numbers of the last hour's transactions: another one after each of them, in whichever order they end,
 * and the same in every process. A change that leaves the hour makes another sum too, for which a page asks once in
 * vain.
 */
function stampOf(changes: Changes = new Map()): string {
  const now = performance.now();
  let sum = 0n;
  for (const [number, until] of changes) if (until > now) sum += BigInt(number);
  return sum === 0n ? '' : sum.toString(36);
}

type Looked = { at: number; mark: string; changes: Map<string, Changes>; asking?: Promise<void> };

const lookedOf = new WeakMap<Db, Looked>();

/**
 * The changes of each customer, as the database knew them a second ago at most; many that ask at once cost one
 * statement.
 */
async function lookFor({ db, clock }: Deps): Promise<ReadonlyMap<string, Changes>> {
  const looked: Looked = lookedOf.get(db) ?? { at: Number.NEGATIVE_INFINITY, mark: '0', changes: new Map() };
  lookedOf.set(db, looked);
  const now = clock.now().getTime();
  // A clock that was set back must not make an answer good for ever.
  if (Math.abs(now - looked.at) >= lookAgainMs) {
    looked.asking ??= look(db, looked, now).finally(() => delete looked.asking);
    await looked.asking;
  }
  return looked.changes;
}

async function look(db: Db, looked: Looked, now: number): Promise<void> {
  const askedAt = performance.now();
  const { mark, changes } = await listChangesSince(db, looked.mark);
  for (const { customerCode, changedIn, ageMs } of changes) {
    const moments = looked.changes.get(customerCode) ?? new Map<string, number>();
    looked.changes.set(customerCode, moments.set(changedIn, askedAt + hourMs - ageMs));
  }
  looked.mark = mark;
  looked.at = now;
  if (looked.changes.size > tidyAbove) forgetBefore(looked.changes, askedAt);
}

function forgetBefore(all: Map<string, Changes>, now: number): void {
  for (const [code, changes] of all) {
    for (const [number, until] of changes) if (until < now) changes.delete(number);
    if (changes.size === 0) all.delete(code);
  }
}
