import type { Settlement } from '@rohi/contract/containers/settlements';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

/**
 * What a checklist is of: a trip that a hub unloads, a transfer that a hub fills and a point accepts, or a container of
 * another kind, by its code and the name of the kind.
 */
export type ChecklistOwner =
  | { tripId: string }
  | { transferId: string; work: 'FILLING' | 'ACCEPTING' }
  | { container: string; work: string };

export type ChecklistRow = {
  id: string;
  /** The id of its trip or transfer, or the code of its container. */
  ownerId: string;
  unitId: number;
  begunAt: Date;
  endedAt: Date | null;
};

export type ItemState = 'EXPECTED' | 'IMPLIED' | 'SCANNED' | 'SURPLUS';
export type ItemRow = {
  id: string;
  parcelId: string | null;
  code: string;
  bagCode: string | null;
  isExpected: boolean;
  state: ItemState;
  isDamaged: boolean;
  settled: Settlement | null;
};

const columns = query`id::text as id, coalesce(trip_id::text, transfer_id::text, container) as "ownerId", unit_id as "unitId", begun_at as "begunAt", ended_at as "endedAt"`;
const itemColumns = query`id::text as id, parcel_id::text as "parcelId", code, bag_code as "bagCode",
  is_expected as "isExpected", state, is_damaged as "isDamaged", settled`;

/** The checklist of a container; undefined where none has begun. */
export async function findChecklist(db: Db | Tx, owner: ChecklistOwner): Promise<ChecklistRow | undefined> {
  const { rows } =
    await query<ChecklistRow>`select ${columns} from checklist where ${ownedBy(owner)}`.execute(db);
  return rows[0];
}

/** The checklists of one work, by the ids of their trips or transfers, or by the codes of their containers. */
export async function findChecklists(
  db: Db | Tx,
  owners: readonly string[],
  work: string,
): Promise<ChecklistRow[]> {
  const list = [...owners];
  const isOwned =
    work === 'UNLOADING'
      ? query`trip_id = any(${list}::bigint[])`
      : work === 'FILLING' || work === 'ACCEPTING'
        ? query`transfer_id = any(${list}::bigint[])`
        : query`container = any(${list}::text[])`;
  const { rows } = await query<ChecklistRow>`
    select ${columns} from checklist where ${isOwned} and work = ${work}`.execute(db);
  return rows;
}

/** The ids of the checklists of one work that have not ended. */
export async function findOpenChecklists(db: Db | Tx, work: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>`
    select id::text from checklist where work = ${work} and ended_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

function ownedBy(owner: ChecklistOwner) {
  if ('tripId' in owner) return query`trip_id = ${owner.tripId}::bigint`;
  const { work } = owner;
  return 'transferId' in owner
    ? query`transfer_id = ${owner.transferId}::bigint and work = ${work}`
    : query`container = ${owner.container} and work = ${work}`;
}

/** Locks the checklist of a container: `read`, it does not end; `change`, nothing is checked against it either. */
export async function lockChecklist(
  tx: Tx,
  owner: ChecklistOwner,
  mode: 'read' | 'change',
): Promise<ChecklistRow | undefined> {
  const { rows } = await query<ChecklistRow>`
    select ${columns} from checklist where ${ownedBy(owner)}
    for ${query.raw(mode === 'read' ? 'share' : 'no key update')}`.execute(tx);
  return rows[0];
}

export type ExpectedItem = { parcelId: string; code: string; bagCode: string | null };

/** False when the container has one already. */
export async function insertChecklist(
  tx: Tx,
  { owner, unitId, at, by }: { owner: ChecklistOwner; unitId: number; at: Date; by: string },
  items: readonly ExpectedItem[],
): Promise<boolean> {
  const { tripId, transferId, container, work } = {
    tripId: null,
    transferId: null,
    container: null,
    work: 'UNLOADING',
    ...owner,
  };
  const { rows } = await query<{ id: string }>`
    insert into checklist (trip_id, transfer_id, container, work, unit_id, begun_at, begun_by)
    values (${tripId}::bigint, ${transferId}::bigint, ${container}, ${work}, ${unitId}, ${at}, ${by})
    on conflict do nothing returning id::text as id`.execute(tx);
  const [made] = rows;
  if (made === undefined) return false;
  await addExpected(tx, made.id, items);
  return true;
}

/** Puts on a checklist what should come as well; what stands there stays as it is. How many. */
export async function addExpected(
  tx: Tx,
  checklistId: string,
  items: readonly ExpectedItem[],
): Promise<number> {
  const { numAffectedRows } = await query`
    insert into checklist_item (checklist_id, parcel_id, code, bag_code, is_expected, state)
    select ${checklistId}::bigint, parcel_id, code, bag_code, true, 'EXPECTED'
    from unnest(${items.map(({ parcelId }) => parcelId)}::bigint[], ${items.map(({ code }) => code)}::text[],
      ${items.map(({ bagCode }) => bagCode)}::text[]) as item (parcel_id, code, bag_code)
    order by parcel_id
    on conflict (checklist_id, code) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Takes off a checklist what is still missing of these parcels. */
export async function dropExpected(tx: Tx, checklistId: string, parcelIds: readonly string[]): Promise<void> {
  await query`
    delete from checklist_item
    where checklist_id = ${checklistId}::bigint and parcel_id = any(${[...parcelIds]}::bigint[]) and state = 'EXPECTED'`.execute(
    tx,
  );
}

/** The item of a parcel, or of a code that no parcel has. */
export async function lockItem(
  tx: Tx,
  checklistId: string,
  { parcelId, code }: { parcelId: string | undefined; code: string },
): Promise<ItemRow | undefined> {
  const which = parcelId === undefined ? query`code = ${code}` : query`parcel_id = ${parcelId}::bigint`;
  const { rows } = await query<ItemRow>`
    select ${itemColumns} from checklist_item where checklist_id = ${checklistId}::bigint and ${which}
    for no key update`.execute(tx);
  return rows[0];
}

export type Checked = { state: ItemState; scanId: string; at: Date; by: string; device: string };

/** Puts an unexpected thing on a checklist; what stands there already stays. Reports whether it was put there. */
export async function insertSurplus(
  tx: Tx,
  checklistId: string,
  { parcelId, code }: { parcelId: string | undefined; code: string },
  { state, isDamaged, scanId, at, by, device }: Checked & { isDamaged: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await query`
    insert into checklist_item (checklist_id, parcel_id, code, is_expected, state, is_damaged, scan_id, state_at, state_by, device)
    values (${checklistId}::bigint, ${parcelId ?? null}::bigint, ${code}, false, ${state}, ${isDamaged}, ${scanId}::uuid, ${at},
      ${by}, ${device})
    on conflict (checklist_id, code) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** An item comes into a state by a scan; what was said of it while it was missing is forgotten. */
export async function writeItem(
  tx: Tx,
  itemId: string,
  checked: Checked & { isDamaged: boolean },
): Promise<void> {
  const { state, scanId, at, by, device, isDamaged } = checked;
  await query`
    update checklist_item set state = ${state}, is_damaged = ${isDamaged}, scan_id = ${scanId}::uuid, state_at = ${at},
      state_by = ${by}, device = ${device}, settled = null, settled_at = null, settled_by = null
    where id = ${itemId}::bigint`.execute(tx);
}

/** What of these parcels is still missing counts as come in its whole bag; how many. */
export async function implyItems(
  tx: Tx,
  checklistId: string,
  parcelIds: readonly string[],
  { scanId, at, by, device }: Omit<Checked, 'state'>,
): Promise<number> {
  const { numAffectedRows } = await query`
    update checklist_item set state = 'IMPLIED', scan_id = ${scanId}::uuid, state_at = ${at}, state_by = ${by},
      device = ${device}, settled = null, settled_at = null, settled_by = null
    where checklist_id = ${checklistId}::bigint and parcel_id = any(${[...parcelIds]}::bigint[]) and state = 'EXPECTED'`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** How many of these parcels are on the list. */
export async function countListed(
  db: Db | Tx,
  checklistId: string,
  parcelIds: readonly string[],
): Promise<number> {
  const { rows } = await query<{ items: number }>`
    select count(*)::integer as items from checklist_item
    where checklist_id = ${checklistId}::bigint and parcel_id = any(${[...parcelIds]}::bigint[]) and is_expected`.execute(
    db,
  );
  return rows[0]?.items ?? 0;
}

/** What a scan has implied, or of these parcels is implied, is missing again; how many. */
export async function unimplyItems(
  tx: Tx,
  checklistId: string,
  which: { scanId: string } | { parcelIds: readonly string[] },
): Promise<number> {
  const implied =
    'scanId' in which
      ? query`scan_id = ${which.scanId}::uuid`
      : query`parcel_id = any(${[...which.parcelIds]}::bigint[])`;
  const { numAffectedRows } = await query`
    update checklist_item set state = 'EXPECTED', scan_id = null, state_at = null, state_by = null, device = null
    where checklist_id = ${checklistId}::bigint and ${implied} and state = 'IMPLIED'`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** An item is as it was before a scan; one that the scan has put on the list is taken off it. */
export async function restoreItem(
  tx: Tx,
  itemId: string,
  before: { state: ItemState; isDamaged: boolean } | null,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (before === null) {
    await query`delete from checklist_item where id = ${itemId}::bigint`.execute(tx);
    return;
  }
  const isSeen = before.state !== 'EXPECTED';
  await query`
    update checklist_item set state = ${before.state}, is_damaged = ${before.isDamaged}, scan_id = null,
      state_at = ${isSeen ? at : null}, state_by = ${isSeen ? by : null}, device = null
    where id = ${itemId}::bigint`.execute(tx);
}

/** A parcel that other lists of the same work miss has come with this one. */
export async function settleElsewhere(
  tx: Tx,
  parcelId: string,
  checklistId: string,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await query`
    update checklist_item set settled = 'CAME_ELSEWHERE', settled_at = ${at}, settled_by = ${by}
    where parcel_id = ${parcelId}::bigint and checklist_id <> ${checklistId}::bigint and state = 'EXPECTED'
      and checklist_id in (select other.id from checklist as other join checklist as this on this.work = other.work
        where this.id = ${checklistId}::bigint)`.execute(tx);
}

/** Says what becomes of things; the code of a bag means all of it that is missing. How many items. */
export async function settleItems(
  tx: Tx,
  checklistId: string,
  { act, codes, at, by }: { act: Settlement; codes: readonly string[]; at: Date; by: string },
): Promise<number> {
  const wanted = act === 'SET_ASIDE' ? query`state = 'SURPLUS'` : query`state = 'EXPECTED'`;
  const { numAffectedRows } = await query`
    update checklist_item set settled = ${act}, settled_at = ${at}, settled_by = ${by}
    where checklist_id = ${checklistId}::bigint and ${wanted}
      and (code = any(${[...codes]}::text[]) or bag_code = any(${[...codes]}::text[]))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function endChecklist(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await query`
    update checklist set ended_at = ${at}, ended_by = ${by} where id = ${id}::bigint and ended_at is null`.execute(
    tx,
  );
}

/** A checklist that had ended goes on. */
export async function reopenChecklist(tx: Tx, id: string): Promise<void> {
  await query`update checklist set ended_at = null, ended_by = null where id = ${id}::bigint`.execute(tx);
}

export type ChecklistSum = {
  expected: number;
  scanned: number;
  implied: number;
  missing: number;
  surplus: number;
  damaged: number;
  unsettled: number;
};

/** The numbers of a checklist on which nothing stands. */
export const withoutItems: ChecklistSum = {
  expected: 0,
  scanned: 0,
  implied: 0,
  missing: 0,
  surplus: 0,
  damaged: 0,
  unsettled: 0,
};

const isOpen = query`((state = 'EXPECTED' and (settled is null or settled = 'LOOK_AGAIN')) or (state = 'SURPLUS' and settled is null))`;

/** Checklists in numbers, by their ids; one without items is missing. */
export async function sumChecklists(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ChecklistSum>> {
  const count = (wanted: ReturnType<typeof query>) => query`(count(*) filter (where ${wanted}))::integer`;
  const { rows } = await query<ChecklistSum & { checklistId: string }>`
    select checklist_id::text as "checklistId", ${count(query`is_expected`)} as expected,
      ${count(query`is_expected and state = 'SCANNED'`)} as scanned, ${count(query`state = 'IMPLIED'`)} as implied,
      ${count(query`state = 'EXPECTED'`)} as missing, ${count(query`not is_expected`)} as surplus,
      ${count(query`is_damaged`)} as damaged, ${count(isOpen)} as unsettled
    from checklist_item where checklist_id = any(${[...ids]}::bigint[]) group by checklist_id`.execute(db);
  return new Map(rows.map(({ checklistId, ...sum }) => [checklistId, sum]));
}
