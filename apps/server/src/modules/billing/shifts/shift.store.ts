/** Drawers, shifts, what was counted in them, and cash that left them other than to customers. */
import type { DrawerKind } from '@rohi/contract/billing/cash';
import { sql as query } from 'kysely';
import { brokenUniqueConstraint, type Db, type Tx } from '../../../platform/database.ts';

export type ShiftState = 'OPEN' | 'COUNTED' | 'WAITING' | 'CLOSED';

/** A purse has its courier; a drawer of the counter has none. */
export type DrawerRow = {
  id: string;
  unitId: number;
  name: string;
  courierId: string | null;
  /** Since when it takes no shift. */
  retiredAt: Date | null;
};

/** What a drawer is: of the counter, or a courier's purse. */
export function kindOf({ courierId }: Pick<DrawerRow, 'courierId'>): DrawerKind {
  return courierId === null ? 'COUNTER' : 'PURSE';
}

/** A drawer with the shift at it that is not closed. */
export type StaffedDrawer = DrawerRow & {
  shiftId: string | null;
  clerk: string | null;
  openedAt: Date | null;
  state: ShiftState | null;
};

type Made = { at: Date; by: string };

const drawerColumns = query`drawer.id, drawer.unit_id as "unitId", name, courier_id as "courierId", retired_at as "retiredAt"`;

/** False when the counter of the point has a drawer of that name. */
export async function insertDrawer(
  tx: Tx,
  drawer: Pick<DrawerRow, 'id' | 'unitId' | 'name'> & Made,
): Promise<boolean> {
  const { rows } = await query`
    insert into drawer (id, unit_id, name, made_at, made_by)
    values (${drawer.id}, ${drawer.unitId}, ${drawer.name}, ${drawer.at}, ${drawer.by})
    on conflict (unit_id, name) where courier_id is null and retired_at is null do nothing returning id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** One of this courier at this point stays as it is. */
export async function insertPurse(
  tx: Tx,
  purse: Pick<DrawerRow, 'id' | 'unitId' | 'name'> & { courierId: string } & Made,
): Promise<void> {
  await query`
    insert into drawer (id, unit_id, name, made_at, made_by, courier_id)
    values (${purse.id}, ${purse.unitId}, ${purse.name}, ${purse.at}, ${purse.by}, ${purse.courierId})
    on conflict (unit_id, courier_id) where courier_id is not null do nothing`.execute(tx);
}

/** The purse of a courier at a point. */
export async function findPurse(
  db: Db | Tx,
  { unitId, courierId }: { unitId: number; courierId: string },
): Promise<DrawerRow | undefined> {
  const { rows } = await query<DrawerRow>`
    select ${drawerColumns} from drawer
    where unit_id = ${unitId} and courier_id = ${courierId}`.execute(db);
  return rows[0];
}

/** Drawers of a unit, or of all. */
export async function findDrawers(db: Db | Tx, unitId: number | undefined): Promise<StaffedDrawer[]> {
  const { rows } = await query<StaffedDrawer>`
    select ${drawerColumns}, shift.id as "shiftId", clerk, opened_at as "openedAt", state
    from drawer left join shift on drawer_id = drawer.id and state <> 'CLOSED'
    where ${unitId ?? null}::integer is null or drawer.unit_id = ${unitId ?? null}
    order by drawer.unit_id, name`.execute(db);
  return rows;
}

export async function findDrawer(db: Db | Tx, id: string): Promise<DrawerRow | undefined> {
  const { rows } = await query<DrawerRow>`
    select ${drawerColumns} from drawer where id = ${id}`.execute(db);
  return rows[0];
}

/**
 * A drawer under a lock, in whatever process: `share` for who opens a shift at it, `change` for who names or retires
 * it.
 */
export async function lockDrawer(
  tx: Tx,
  id: string,
  mode: 'share' | 'change',
): Promise<DrawerRow | undefined> {
  const lock = mode === 'share' ? query`for share` : query`for update`;
  const { rows } = await query<DrawerRow>`
    select ${drawerColumns} from drawer where id = ${id} ${lock}`.execute(tx);
  return rows[0];
}

/**
 * Writes the name of a drawer and whether it is retired; the database refuses a name that another drawer of the counter
 * has.
 */
export async function changeDrawerRow(
  tx: Tx,
  { id, name, retired }: { id: string; name: string; retired: Made | null },
): Promise<void> {
  await query`update drawer set name = ${name}, retired_at = ${retired?.at ?? null}, retired_by = ${retired?.by ?? null}
    where id = ${id}`.execute(tx);
}

/** Whether somebody has a shift at a drawer that is not closed. */
export async function hasOpenShift(tx: Tx, drawerId: string): Promise<boolean> {
  const { rows } = await query`select from shift where drawer_id = ${drawerId} and state <> 'CLOSED'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sums in minor units. */
export type CashPair = { TJS: bigint; USD: bigint };

export type ShiftRow = {
  id: string;
  drawerId: string;
  drawerName: string;
  /** The courier of a purse; null at a drawer of the counter. */
  courierId: string | null;
  unitId: number;
  clerkId: string;
  clerk: string;
  openedAt: Date;
  day: string;
  float: CashPair;
  left: CashPair;
  afterShift: string | null;
  state: ShiftState;
  reason: string | null;
  note: string | null;
  closedAt: Date | null;
  confirmedBy: string | null;
};

type Pairs = Record<'float_tjs' | 'float_usd' | 'left_tjs' | 'left_usd', string>;
type StoredShift = Omit<ShiftRow, 'float' | 'left'> & Pairs;

const shiftColumns = query`
  shift.id, drawer_id as "drawerId", name as "drawerName", courier_id as "courierId", shift.unit_id as "unitId", clerk_id as "clerkId", clerk,
  opened_at as "openedAt", day::text as day, float_tjs, float_usd, left_tjs, left_usd, after_shift as "afterShift", state,
  reason, note, closed_at as "closedAt", confirmed_by as "confirmedBy"`;
const shifts = query`shift join drawer on drawer.id = drawer_id`;

const shiftOf = ({ float_tjs, float_usd, left_tjs, left_usd, ...row }: StoredShift): ShiftRow => ({
  ...row,
  float: { TJS: BigInt(float_tjs), USD: BigInt(float_usd) },
  left: { TJS: BigInt(left_tjs), USD: BigInt(left_usd) },
});

export type NewShift = Omit<
  ShiftRow,
  'drawerName' | 'courierId' | 'state' | 'reason' | 'note' | 'closedAt' | 'confirmedBy'
> & {
  counted: object;
};

/** Opens a shift; what stands against it by the name of the constraint that was broken. */
export async function insertShift(tx: Tx, shift: NewShift): Promise<string | undefined> {
  try {
    await query`
      insert into shift (id, drawer_id, unit_id, clerk_id, clerk, opened_at, day, float_counted, float_tjs, float_usd, left_tjs,
        left_usd, after_shift, state)
      values (${shift.id}, ${shift.drawerId}, ${shift.unitId}, ${shift.clerkId}, ${shift.clerk}, ${shift.openedAt}, ${shift.day},
        ${JSON.stringify(shift.counted)}::json, ${shift.float.TJS}, ${shift.float.USD}, ${shift.left.TJS}, ${shift.left.USD},
        ${shift.afterShift}, 'OPEN')`.execute(tx);
    return undefined;
  } catch (error) {
    const constraint = brokenUniqueConstraint(error);
    if (constraint === undefined) throw error;
    return constraint;
  }
}

export async function findShift(db: Db | Tx, id: string): Promise<ShiftRow | undefined> {
  const { rows } = await query<StoredShift>`
    select ${shiftColumns} from ${shifts} where shift.id = ${id}`.execute(db);
  return rows[0] && shiftOf(rows[0]);
}

/** The shift of somebody that is not closed. */
export async function openShiftOf(db: Db | Tx, clerkId: string): Promise<ShiftRow | undefined> {
  const { rows } = await query<StoredShift>`
    select ${shiftColumns} from ${shifts} where clerk_id = ${clerkId} and state <> 'CLOSED'`.execute(db);
  return rows[0] && shiftOf(rows[0]);
}

/** The open shifts of these people, by person. */
export async function openShiftsOf(db: Db, clerkIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await query<{ id: string; clerkId: string }>`
    select id, clerk_id as "clerkId" from shift
    where clerk_id = any(${[...clerkIds]}::uuid[]) and state = 'OPEN'`.execute(db);
  return new Map(rows.map(({ id, clerkId }) => [clerkId, id]));
}

/**
 * The same under a lock: `share` for who posts to its drawer, so that it is not counted meanwhile; `change` for who
 * counts and closes it.
 */
export async function lockShift(tx: Tx, id: string, how: 'share' | 'change'): Promise<ShiftRow | undefined> {
  const lock = how === 'share' ? query`for share of shift` : query`for no key update of shift`;
  const { rows } = await query<StoredShift>`
    select ${shiftColumns} from ${shifts} where shift.id = ${id} ${lock}`.execute(tx);
  return rows[0] && shiftOf(rows[0]);
}

/** The last shift at a drawer. */
export async function lastShiftAt(tx: Tx, drawerId: string): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>`
    select id from shift where drawer_id = ${drawerId} order by opened_at desc limit 1`.execute(tx);
  return rows[0]?.id;
}

export async function changeShift(
  tx: Tx,
  id: string,
  change: {
    state: ShiftState;
    reason: string | null;
    note: string | null;
    closedAt: Date | null;
    confirmed?: { name: string; userId: string };
  },
): Promise<void> {
  await query`
    update shift set state = ${change.state}, reason = ${change.reason}, note = ${change.note}, closed_at = ${change.closedAt},
      confirmed_by = ${change.confirmed?.name ?? null}, confirmed_by_id = ${change.confirmed?.userId ?? null}
    where id = ${id}`.execute(tx);
}

export type CountRow = { number: number; countedAt: Date; cash: CashPair; cardMinor: bigint };

/** The next count of a shift that is locked. */
export async function insertCount(
  tx: Tx,
  shiftId: string,
  count: Omit<CountRow, 'number'> & { counted: object },
): Promise<void> {
  await query`
    insert into shift_count (shift_id, number, counted_at, counted, tjs_minor, usd_minor, card_minor)
    select ${shiftId}, count(*) + 1, ${count.countedAt}, ${JSON.stringify(count.counted)}::json, ${count.cash.TJS},
      ${count.cash.USD}, ${count.cardMinor} from shift_count where shift_id = ${shiftId}`.execute(tx);
}

/** The last count of a shift; undefined while nothing is counted. */
export async function lastCount(db: Db | Tx, shiftId: string): Promise<CountRow | undefined> {
  type Row = Pick<CountRow, 'number' | 'countedAt'> & Record<'tjs' | 'usd' | 'card', string>;
  const { rows } = await query<Row>`
    select number, counted_at as "countedAt", tjs_minor as tjs, usd_minor as usd, card_minor as card
    from shift_count where shift_id = ${shiftId} order by number desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { number, countedAt, tjs, usd, card } = row;
  return { number, countedAt, cash: { TJS: BigInt(tjs), USD: BigInt(usd) }, cardMinor: BigInt(card) };
}

/** Shifts of a unit or of all: those that wait for a second person, the oldest first, then the newest first. */
export async function pageOfShifts(
  db: Db,
  { unitId, limit, offset }: { unitId: number | undefined; limit: number; offset: number },
): Promise<{ total: number; rows: ShiftRow[] }> {
  const where = query`${unitId ?? null}::integer is null or shift.unit_id = ${unitId ?? null}`;
  const [counted, page] = await Promise.all([
    query<{ total: string }>`select count(*) as total from shift where ${where}`.execute(db),
    query<StoredShift>`
      select ${shiftColumns} from ${shifts} where ${where}
      order by case when state = 'WAITING' then opened_at end, opened_at desc, shift.id limit ${limit} offset ${offset}`.execute(
      db,
    ),
  ]);
  return { total: Number(counted.rows[0]?.total ?? 0), rows: page.rows.map(shiftOf) };
}

export type OutlayRow = {
  id: string;
  shiftId: string;
  kind: 'PAID_OUT' | 'COLLECTED';
  currency: 'TJS' | 'USD';
  amount: bigint;
  reason: string | null;
  number: string | null;
  takenBy: string | null;
  note: string | null;
  at: Date;
};

export async function insertOutlay(tx: Tx, outlay: OutlayRow): Promise<void> {
  await query`
    insert into drawer_outlay (id, shift_id, kind, currency, amount_minor, reason, number, taken_by, note, at)
    values (${outlay.id}, ${outlay.shiftId}, ${outlay.kind}, ${outlay.currency}, ${outlay.amount}, ${outlay.reason},
      ${outlay.number}, ${outlay.takenBy}, ${outlay.note}, ${outlay.at})`.execute(tx);
}
