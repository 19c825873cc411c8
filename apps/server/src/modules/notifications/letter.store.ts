import { sql as query } from 'kysely';
import type { Locale } from '@rohi/contract/locales';
import type { Db, Tx } from '../../platform/database.ts';

export type NewLetter = {
  name: string;
  locale: Locale;
  recipient: string;
  params: object;
  expiresAt: Date | null;
};

/** Inserts letters under ids that the caller made; they may go out so much later. */
export async function insertLetters(
  tx: Tx,
  letters: readonly (NewLetter & { id: string })[],
  delayMs: number,
): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ expiresAt, ...letter }) => ({ ...letter, expires_at: expiresAt }));
  await query`
    insert into letter (id, name, locale, recipient, params, expires_at, due_at)
    select id, name, locale, recipient, params, expires_at, now() + make_interval(secs => ${delayMs / 1_000})
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as new (id uuid, name text, locale text, recipient text, params jsonb, expires_at timestamptz)`.execute(
    tx,
  );
}

export type QueuedLetter = NewLetter & { params: Record<string, unknown> };

/** A letter that still waits, or undefined. */
export async function findQueuedLetter(db: Db, id: string): Promise<QueuedLetter | undefined> {
  const row = await db
    .selectFrom('letter')
    .select(['name', 'locale', 'recipient', 'params', 'expires_at'])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      locale: row.locale as Locale,
      recipient: row.recipient,
      params: row.params as Record<string, unknown>,
      expiresAt: row.expires_at,
    }
  );
}

export type LetterEnd = { state: 'sent' | 'expired' | 'failed'; failure: string | null; endedAt: Date };

/** What the failure of a letter says that was withdrawn. */
const withdrawn = 'withdrawn';

/** Withdraws those of these letters that still wait, and returns their ids. */
export async function withdrawWaiting(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    update letter set state = 'expired', failure = ${withdrawn}, ended_at = ${at}, params = null
    where id = any(${[...ids]}::uuid[]) and state = 'queued' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ends a letter that waits, or that was withdrawn while the mail server took it; what its text named goes with it. */
export async function endLetter(db: Db, id: string, end: LetterEnd): Promise<void> {
  await db
    .updateTable('letter')
    .set((update) => ({
      state: end.state,
      failure: end.failure,
      ended_at: end.endedAt,
      params: null,
      tries: update('tries', '+', end.state === 'expired' ? 0 : 1),
    }))
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('state', '=', 'queued'),
        where.and([where('failure', '=', withdrawn), where.lit(end.state === 'sent')]),
      ]),
    )
    .execute();
}

/** Notes a try that failed; the letter goes on waiting. */
export async function noteFailedTry(db: Db, id: string, failure: string): Promise<void> {
  await db
    .updateTable('letter')
    .set((update) => ({ failure, tries: update('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** Ends what waits past its time, whatever its job does. Returns how many. */
export async function expireLetters(db: Db, now: Date): Promise<number> {
  const result = await db
    .updateTable('letter')
    .set({ state: 'expired', ended_at: now, params: null })
    .where('state', '=', 'queued')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Ends all that wait. Returns how many. */
export async function expireAllLetters(db: Db, now: Date): Promise<number> {
  const result = await db
    .updateTable('letter')
    .set({ state: 'expired', ended_at: now, params: null })
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes those of these letters that still wait; their jobs find nothing to send. */
export async function deleteQueuedLetters(tx: Tx, ids: readonly string[]): Promise<void> {
  await query`delete from letter where id = any(${[...ids]}::uuid[]) and state = 'queued'`.execute(tx);
}

/** Deletes letters that ended before a moment. Returns how many. */
export async function deleteEndedLetters(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('letter').where('ended_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

export type LetterCounts = {
  queued: number;
  failed: number;
  /** How long the oldest letter waits that may go out, in seconds; 0 where none does. */
  oldestDueSeconds: number;
};

/** Letters that wait, and those given up since a moment. */
export async function countLetters(db: Db, failedSince: Date): Promise<LetterCounts> {
  const { rows } = await query<{ queued: string; failed: string; oldest: number | null }>`
    select (select count(*) from letter where state = 'queued') as queued,
      (select count(*) from letter where state = 'failed' and ended_at >= ${failedSince}) as failed,
      (select extract(epoch from now() - min(due_at))::float8 from letter where state = 'queued' and due_at <= now()) as oldest`.execute(
    db,
  );
  const [row] = rows;
  return {
    queued: Number(row?.queued ?? 0),
    failed: Number(row?.failed ?? 0),
    oldestDueSeconds: row?.oldest ?? 0,
  };
}

/** What became of a letter: when it was queued, and when it ended. */
export type LetterFate = {
  id: string;
  name: string;
  state: 'queued' | 'sent' | 'expired' | 'failed';
  at: Date;
};

/** The letters of these ids that are not forgotten yet, the oldest first. */
export async function letterFates(db: Db | Tx, ids: readonly string[]): Promise<LetterFate[]> {
  const { rows } = await query<LetterFate>`
    select id, name, state, coalesce(ended_at, queued_at) as at from letter
    where id = any(${[...ids]}::uuid[]) order by queued_at, id`.execute(db);
  return rows;
}
