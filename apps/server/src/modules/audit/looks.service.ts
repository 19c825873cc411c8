/**
 * Owns the record of who looked at the data of people. It promises that a call which answers whole phones, pictures or
 * log-ins of somebody to the office has written so before it answers, and that nothing of it is changed for 400 days
 * (decision 57).
 */
import type { LookKind, StaffLook } from '@rohi/contract/audit/looks.contract';
import type { Context } from '../../context.ts';
import { inTransaction, type Db } from '../../platform/database.ts';
import { momentsOfDays } from '../../platform/day-range.ts';
import { storableText } from './audit-actions.ts';
import {
  deleteLooks,
  findLook,
  insertLook,
  pageOfLooks,
  type LooksAsked,
  type StoredLook,
} from './look.store.ts';

/** Who looks: the actor of a request of somebody who is logged in. */
export type Viewer = { userId: string; name: string; loginId: string; address: string };

/** The owner of the data, by the name that the office knows; null for an order without an owner. */
export type LookedAt = { id: string; name: string } | null;

const mostLetters = 200;
const retentionMs = 400 * 86_400_000;

/** Writes that somebody looks; when that fails, so does the call that would answer. */
export async function recordLook(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
  look: { kind: LookKind; person: LookedAt; subjectId: string },
): Promise<void> {
  await insertLook(db, {
    at: clock.now(),
    viewerId: viewer.userId,
    viewerName: storableText(viewer.name, mostLetters),
    loginId: viewer.loginId,
    address: storableText(viewer.address, mostLetters),
    kind: look.kind,
    personId: look.person?.id ?? null,
    personName: look.person === null ? null : storableText(look.person.name, mostLetters),
    subjectId: storableText(look.subjectId, mostLetters),
  });
}

type Asked = Omit<LooksAsked, 'from' | 'before'> & { from?: string | undefined; to?: string | undefined };

/** Looks by words (viewer, person, subject), viewer, person, kind and days of Dushanbe, newest first. */
export async function findLooks(
  { db }: Pick<Context, 'db'>,
  { from, to, ...filter }: Asked,
): Promise<{ total: number; list: StaffLook[] }> {
  const { total, rows } = await pageOfLooks(db, {
    ...filter,
    ...momentsOfDays({ from, to }),
  });
  return { total, list: rows.map(describe) };
}

export async function getLook(db: Db, id: number): Promise<StaffLook | undefined> {
  const look = await findLook(db, id);
  return look && describe(look);
}

function describe({ at, viewerName, personName, ...look }: StoredLook): StaffLook {
  return { ...look, version: 0, at: at.toISOString(), viewer: viewerName, person: personName };
}

/** Once a day is enough; may run twice at once. */
export async function forgetOldLooks({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs);
  const deleted = await inTransaction(db, (tx) => deleteLooks(tx, before));
  log.info({ deleted }, 'old looks forgotten');
}
