/**
 * Owns searches by name at counters. Promises that a clerk has so many an hour, at whatever device and window, and that
 * a clerk who uses them up is on record and seen by the supervisors.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { mostFound, mostNameLooks, shortestName } from '@rohi/contract/hand-over/counter-rules';
import type {
  nameLooks as nameLooksCall,
  seeNameLooks as seeNameLooksCall,
} from '@rohi/contract/hand-over/finding.contract';
import { inOtherLayout } from '@rohi/contract/lists/keyboard-layout';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError, tooMany } from '../../../errors.ts';
import { createBudget } from '../../../platform/budgets.ts';
import { inTransaction } from '../../../platform/database.ts';
import { isPersonNamed } from '../../../platform/search-text.ts';
import { boundPointOf, type RequestActor, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import {
  countUnseenNameLooks,
  findByFoldedName,
  listNameLooks,
  noteNameLooksSeen,
} from './counter-look.store.ts';
import type { CounterClerk } from './counter-point.service.ts';

/** Of so many the names are compared; a common name has no more at one point. */
const mostCompared = 500;
const listedDays = 30;

export type NameLooks = (
  context: Context,
  clerk: CounterClerk,
  unitId: number,
  name: string,
) => Promise<string[]>;

/** Searches by name within their budget: the codes of the customers that are found. Throws `handOver.tooManyNames`. */
export function limitNameLooks(context: Context): NameLooks {
  const budget = createBudget(context, { name: 'handOver.names', most: mostNameLooks });
  const noted = createBudget(context, { name: 'handOver.namesUsedUp', most: 1 });
  return async (at, clerk, unitId, name) => {
    const { usedBefore, waitSec } = await budget.tryTake(clerk.principal.userId, 1);
    if (usedBefore !== undefined) return customersNamed(at, unitId, name);
    const isFirst = (await noted.tryTake(clerk.principal.userId, 1)).usedBefore !== undefined;
    if (isFirst) await noteUsedUp(at, clerk);
    throw tooMany(waitSec * 1000, 'handOver.tooManyNames');
  };
}

async function noteUsedUp({ db, clock }: Context, { actor }: CounterClerk): Promise<void> {
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'hand-over:names-used-up',
      subject: { type: 'user', id: actor.userId },
      details: {},
    }),
  );
}

/** Whether a text can be looked for as a name. */
export function isName(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= shortestName || /\p{Script=Han}/u.test(text);
}

/** As it was typed, and where that finds no one as the same keys say it in the other layout. */
async function customersNamed(context: Context, unitId: number, name: string): Promise<string[]> {
  for (const typed of [name, inOtherLayout(name)]) {
    if (typed === undefined || !isName(typed)) continue;
    const search = { unitId, name: typed, most: mostCompared };
    // The folded text of an account has its phone and address too, which are not searched here.
    const found = (await findByFoldedName(context.db, search)).flatMap(({ customerCode, name: own }) =>
      isPersonNamed(own ?? '', typed) ? [customerCode] : [],
    );
    if (found.length > 0) return found.slice(0, mostFound + 1);
  }
  return [];
}

/** Who has used up the searches of an hour; limited to the own point for staff of one point, names in `locale`. */
export async function readNameLooks(
  context: Context,
  principal: UserPrincipal,
  locale: Locale,
): Promise<DataOf<typeof nameLooksCall>> {
  const since = listedSince(context);
  const [rows, units] = await Promise.all([
    listNameLooks(context.db, { since, unitId: boundPointOf(principal) }),
    readUnits(context),
  ]);
  const names = new Map(units.map(({ id, names: named }) => [id, named[locale]]));
  return {
    clerks: rows.map(({ unitId: id, at, seenAt, seenBy, ...row }) => ({
      ...row,
      at: at.toISOString(),
      seen: seenAt === null || seenBy === null ? null : { by: seenBy, at: seenAt.toISOString() },
      isOwn: row.clerkId === principal.userId,
      pickupPoint: { id, name: names.get(id) ?? String(id) },
    })),
  };
}

function listedSince({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - listedDays * 86_400_000);
}

/**
 * How many clerks used up their searches and were not reviewed yet, and since when the first waits. Counted for users
 * who may decide at that point, never their own.
 */
export async function countNameLooksToSee(
  context: Pick<Context, 'db' | 'clock'>,
  principal: UserPrincipal,
): Promise<{ count: number; oldest: Date | null }> {
  const filter = { since: listedSince(context), unitId: boundPointOf(principal), reader: principal.userId };
  return countUnseenNameLooks(context.db, filter);
}

/**
 * That a supervisor has seen it; on record, once. Throws `auth.notAllowed` for the own ones, and beyond the own point.
 */
export async function seeNameLooks(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { principal, actor }: { principal: UserPrincipal; actor: RequestActor },
  { unitId, clerkId, upTo }: BodyOf<typeof seeNameLooksCall>,
): Promise<null> {
  const bound = boundPointOf(principal);
  if (clerkId === principal.userId || (bound !== undefined && bound !== unitId))
    throw new AppError('auth.notAllowed');
  await inTransaction(db, async (tx) => {
    const seen = { unitId, clerkId, upTo: new Date(upTo), by: principal.name };
    if (!(await noteNameLooksSeen(tx, seen))) return;
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'hand-over:names-seen',
      subject: { type: 'user', id: clerkId },
      details: { unit: unitId },
    });
  });
  return null;
}
