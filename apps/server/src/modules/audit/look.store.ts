import type { LookKind } from '@rohi/contract/audit/looks.contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';
import { containsWords, searchWords, selectPage, type PageAsked } from '../../platform/list-page.ts';
import { isPersonOf } from '../../platform/search-text.ts';

export type NewLook = {
  at: Date;
  viewerId: string;
  viewerName: string;
  loginId: string | null;
  address: string | null;
  kind: LookKind;
  personId: string | null;
  personName: string | null;
  subjectId: string;
};

export type StoredLook = Omit<NewLook, 'loginId'> & { id: number };

export type LooksAsked = PageAsked & {
  search?: string | undefined;
  kind?: LookKind | undefined;
  viewer?: string | undefined;
  person?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
};

export async function insertLook(db: Db, look: NewLook): Promise<void> {
  await db
    .insertInto('personal_look')
    .values({
      at: look.at,
      viewer_id: look.viewerId,
      viewer_name: look.viewerName,
      login_id: look.loginId,
      address: look.address,
      kind: look.kind,
      person_id: look.personId,
      person_name: look.personName,
      subject_id: look.subjectId,
    })
    .execute();
}

function selectLooks(db: Db) {
  return db
    .selectFrom('personal_look')
    .select([
      'id',
      'at',
      'viewer_id as viewerId',
      'viewer_name as viewerName',
      'address',
      'kind',
      'person_id as personId',
      'person_name as personName',
      'subject_id as subjectId',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLooks>['executeTakeFirstOrThrow']>>;

function lookOf({ id, kind, ...row }: Row): StoredLook {
  return { ...row, id: Number(id), kind: kind as LookKind };
}

/** A page of looks, the newest first unless asked otherwise. */
export async function pageOfLooks(
  db: Db,
  { search, kind, viewer, person, from, before, ...filter }: LooksAsked,
): Promise<{ total: number; rows: StoredLook[] }> {
  const words = searchWords(search);
  let found = selectLooks(db);
  if (kind !== undefined) found = found.where('kind', '=', kind);
  if (viewer !== undefined) found = found.where('viewer_id', '=', viewer);
  if (person !== undefined) found = found.where('person_id', '=', person);
  if (from !== undefined) found = found.where('at', '>=', from);
  if (before !== undefined) found = found.where('at', '<', before);
  if (words !== undefined)
    found = found.where(
      sql<boolean>`(${containsWords([sql`viewer_name`, sql`person_name`, sql`subject_id`, sql`address`], words)}
        or ${isPersonOf(sql`viewer_id`, words)} or ${isPersonOf(sql`person_id`, words)})`,
    );
  const { total, rows } = await selectPage(found, filter, { at: sql`id` }, '-at', sql`id`);
  return { total, rows: rows.map(lookOf) };
}

export async function findLook(db: Db, id: number): Promise<StoredLook | undefined> {
  const row = await selectLooks(db).where('id', '=', String(id)).executeTakeFirst();
  return row && lookOf(row);
}

/** Forgets looks from before a moment; the table refuses every other way. */
export async function deleteLooks(tx: Tx, before: Date): Promise<number> {
  await sql`set local rohi.forgets_looks = 'on'`.execute(tx);
  const result = await tx.deleteFrom('personal_look').where('at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
