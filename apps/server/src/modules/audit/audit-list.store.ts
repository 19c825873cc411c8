import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';
import { isPersonOf } from '../../platform/search-text.ts';
import type { AuditValue } from './audit-actions.ts';

export type EntriesAsked = PageAsked & {
  search?: string | undefined;
  thing?: string | undefined;
  actions?: readonly string[] | undefined;
  /** Id of an account; `visitor` and `system` have none. */
  person?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
};

export type FoundEntry = {
  seq: number;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  subjectType: string;
  subjectId: string;
  address: string | null;
  device: string | null;
  details: Record<string, AuditValue>;
};

function selectEntries(db: Db) {
  return db
    .selectFrom('audit_event')
    .select([
      'seq',
      'at',
      'actor_user_id',
      'actor_name',
      'action',
      'subject_type',
      'subject_id',
      'address',
      'user_agent',
      'details',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

function entryOf(row: Row): FoundEntry {
  return {
    seq: Number(row.seq),
    at: row.at,
    actorId: row.actor_user_id,
    actorName: row.actor_name,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    address: row.address,
    device: row.user_agent,
    details: row.details as Record<string, AuditValue>,
  };
}

/** A page of the record. */
export async function pageOfEntries(
  db: Db,
  { search, thing, actions, person, from, before, ...filter }: EntriesAsked,
): Promise<{ total: number; rows: FoundEntry[] }> {
  const words = searchWords(search);
  let found = selectEntries(db);
  if (thing !== undefined) found = found.where('subject_type', '=', thing);
  if (actions !== undefined) found = found.where('action', 'in', actions);
  if (person === 'visitor' || person === 'system')
    found = found.where('actor_user_id', 'is', null).where('actor_name', '=', person);
  else if (person !== undefined) found = found.where('actor_user_id', '=', person);
  if (from !== undefined) found = found.where('at', '>=', from);
  if (before !== undefined) found = found.where('at', '<', before);
  if (words !== undefined)
    found = found.where(
      sql<boolean>`(${containsWords([sql`actor_name`, sql`subject_id`, sql`action`, sql`address`, sql`details::text`], words)}
        or ${isPersonOf(sql`actor_user_id`, words)})`,
    );
  const { total, rows } = await selectPage(found, filter, { at: sql`seq` }, '-at', sql`seq`);
  return { total, rows: rows.map(entryOf) };
}

export async function findEntry(db: Db, seq: number): Promise<FoundEntry | undefined> {
  const row = await selectEntries(db).where('seq', '=', String(seq)).executeTakeFirst();
  return row && entryOf(row);
}
