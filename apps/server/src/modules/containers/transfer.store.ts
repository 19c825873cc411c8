import type { TransferState } from '@rohi/contract/containers/transfer-words';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../platform/database.ts';

export type TransferRow = {
  id: string;
  code: string;
  hubId: number;
  pointId: number;
  /** The day in Dushanbe on which it was opened, and which of this day it is. */
  day: string;
  no: number;
  state: TransferState;
  driver: string | null;
  vehicle: string | null;
  openedAt: Date;
  openedBy: string;
  closedAt: Date | null;
  departedAt: Date | null;
  departedBy: string | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
};

const columns = query`id::text as id, code, hub_id as "hubId", point_id as "pointId", day::text as day, no, state, driver, vehicle,
  opened_at as "openedAt", opened_by as "openedBy", closed_at as "closedAt", departed_at as "departedAt",
  departed_by as "departedBy", arrived_at as "arrivedAt", finished_at as "finishedAt"`;

export async function findTransfer(db: Db | Tx, code: string): Promise<TransferRow | undefined> {
  const { rows } = await query<TransferRow>`select ${columns} from transfer where code = ${code}`.execute(db);
  return rows[0];
}

/** The transfer that a hub fills for a point now. */
export async function findOpenTransfer(
  db: Db | Tx,
  { hubId, pointId }: Pick<TransferRow, 'hubId' | 'pointId'>,
): Promise<TransferRow | undefined> {
  const { rows } = await query<TransferRow>`
    select ${columns} from transfer where hub_id = ${hubId} and point_id = ${pointId} and state = 'OPEN'`.execute(
    db,
  );
  return rows[0];
}

/** Locks a transfer: its state does not change meanwhile. */
export async function lockTransfer(tx: Tx, code: string): Promise<TransferRow | undefined> {
  const { rows } = await query<TransferRow>`
    select ${columns} from transfer where code = ${code} for no key update`.execute(tx);
  return rows[0];
}

/** False when the hub fills one for this point already, or the code is taken. */
export async function insertTransfer(
  tx: Tx,
  transfer: Pick<TransferRow, 'code' | 'hubId' | 'pointId' | 'day' | 'openedAt' | 'openedBy'>,
): Promise<boolean> {
  const { code, hubId, pointId, day, openedAt, openedBy } = transfer;
  const { rows } = await query`
    insert into transfer (code, hub_id, point_id, day, no, state, opened_at, opened_by)
    select ${code}, ${hubId}, ${pointId}, ${day}::date, coalesce(max(no), 0) + 1, 'OPEN', ${openedAt}, ${openedBy}
    from transfer where hub_id = ${hubId} and point_id = ${pointId} and day = ${day}::date
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** The state of a transfer with the moments and facts that belong to it; what is not named stays. */
export async function updateTransfer(
  tx: Tx,
  id: string,
  progress: { state: TransferState } & Partial<
    Pick<
      TransferRow,
      'closedAt' | 'departedAt' | 'departedBy' | 'arrivedAt' | 'finishedAt' | 'driver' | 'vehicle'
    >
  >,
): Promise<void> {
  const names = {
    closedAt: 'closed_at',
    departedAt: 'departed_at',
    departedBy: 'departed_by',
    arrivedAt: 'arrived_at',
    finishedAt: 'finished_at',
    driver: 'driver',
    vehicle: 'vehicle',
  } as const;
  const { state, ...facts } = progress;
  const sets = Object.entries(facts).map(
    ([name, value]) => query`${query.ref(names[name as keyof typeof names])} = ${value}`,
  );
  await query`
    update transfer set ${query.join([query`state = ${state}`, ...sets])} where id = ${id}::bigint`.execute(
    tx,
  );
}

/** The transfers of a hub, or to a point, that are on their way somewhere, and those that ended since then. */
export async function listTransfers(
  db: Db,
  where: { hubId: number } | { pointId: number },
  endedSince: Date,
): Promise<TransferRow[]> {
  const which =
    'hubId' in where
      ? query`hub_id = ${where.hubId}`
      : query`point_id = ${where.pointId} and departed_at is not null`;
  const { rows } = await query<TransferRow>`
    select ${columns} from transfer
    where ${which} and (finished_at is null or finished_at > ${endedSince}) order by id`.execute(db);
  return rows;
}
