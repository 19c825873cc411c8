import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

/** One count of a unit. */
export type InventoryRow = {
  id: string;
  unitId: number;
  rack: string | null;
  cell: string | null;
  openedAt: Date;
  openedBy: string;
  closedAt: Date | null;
  closedBy: string | null;
};

const columns = query`id::text as id, unit_id as "unitId", rack, cell, opened_at as "openedAt", opened_by as "openedBy",
  closed_at as "closedAt", closed_by as "closedBy"`;

/**
 * Its id; undefined when the unit is being counted already. Two who open one at the same time wait here for each other.
 */
export async function insertInventory(
  tx: Tx,
  { unitId, rack, cell, openedAt, openedBy }: Omit<InventoryRow, 'id' | 'closedAt' | 'closedBy'>,
): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>`
    insert into inventory (unit_id, rack, cell, opened_at, opened_by)
    values (${unitId}, ${rack}, ${cell}, ${openedAt}, ${openedBy})
    on conflict (unit_id) where closed_at is null do nothing returning id::text as id`.execute(tx);
  return rows[0]?.id;
}

export async function findInventory(db: Db | Tx, id: string): Promise<InventoryRow | undefined> {
  const { rows } = await query<InventoryRow>`
    select ${columns} from inventory where id = ${id}::bigint`.execute(db);
  return rows[0];
}

export async function findOpenInventory(db: Db | Tx, unitId: number): Promise<InventoryRow | undefined> {
  const { rows } = await query<InventoryRow>`
    select ${columns} from inventory where unit_id = ${unitId} and closed_at is null`.execute(db);
  return rows[0];
}

/** Locks a count: `read`, it does not end; `change`, nothing is counted meanwhile either. */
export async function lockInventory(
  tx: Tx,
  id: string,
  mode: 'read' | 'change',
): Promise<InventoryRow | undefined> {
  const { rows } = await query<InventoryRow>`
    select ${columns} from inventory where id = ${id}::bigint
    for ${query.raw(mode === 'read' ? 'share' : 'no key update')}`.execute(tx);
  return rows[0];
}

/** Those that go on, then those that ended last; of one unit or of all. */
export async function listInventoryRows(
  db: Db,
  unitId: number | undefined,
  mostPast: number,
): Promise<InventoryRow[]> {
  const ofUnit = query`(${unitId ?? null}::integer is null or unit_id = ${unitId ?? null}::integer)`;
  const { rows } = await query<InventoryRow>`
    (select ${columns} from inventory where ${ofUnit} and closed_at is null order by opened_at, inventory.id)
    union all
    (select ${columns} from inventory where ${ofUnit} and closed_at is not null order by closed_at desc, inventory.id desc limit ${mostPast})`.execute(
    db,
  );
  return rows;
}

export async function endInventory(tx: Tx, id: string, ended: { at: Date; by: string }): Promise<void> {
  await query`
    update inventory set closed_at = ${ended.at}, closed_by = ${ended.by} where id = ${id}::bigint`.execute(
    tx,
  );
}

/** False when somebody had said so before. */
export async function insertDoneCell(
  tx: Tx,
  inventoryId: string,
  { cell, at, by }: { cell: string; at: Date; by: string },
): Promise<boolean> {
  const { rows } = await query`
    insert into inventory_cell (inventory_id, cell, done_at, done_by)
    values (${inventoryId}::bigint, ${cell}, ${at}, ${by}) on conflict do nothing returning cell`.execute(tx);
  return rows.length > 0;
}

/** Takes a finished cell back; false when it was not finished. */
export async function deleteDoneCell(tx: Tx, inventoryId: string, cell: string): Promise<boolean> {
  const { rows } = await query`
    delete from inventory_cell where inventory_id = ${inventoryId}::bigint and cell = ${cell} returning cell`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The cells of which somebody has said that all in them was counted. */
export async function listDoneCells(db: Db | Tx, inventoryId: string): Promise<string[]> {
  const { rows } = await query<{ cell: string }>`
    select cell from inventory_cell where inventory_id = ${inventoryId}::bigint order by cell`.execute(db);
  return rows.map(({ cell }) => cell);
}
