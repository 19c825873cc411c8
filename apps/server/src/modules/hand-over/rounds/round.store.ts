/** Rounds of couriers: their stops, and the parcels that were taken. */
import type { CourierEnd, NotMetReason } from '@rohi/contract/hand-over/courier-rules';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { sql as query } from 'kysely';
import type { Db, Tx } from '../../../platform/database.ts';

export type Round = {
  id: string;
  unitId: number;
  courierId: string;
  courier: string;
  setOutAt: Date | null;
  hourFrom: string | null;
  hourTo: string | null;
  endedAt: Date | null;
};

const roundColumns = query`
  courier_round.id, courier_round.unit_id as "unitId", courier_id as "courierId", courier, set_out_at as "setOutAt",
  hour_from as "hourFrom", hour_to as "hourTo", courier_round.ended_at as "endedAt"`;

export async function findRound(db: Db | Tx, id: string): Promise<Round | undefined> {
  const { rows } = await query<Round>`select ${roundColumns} from courier_round where id = ${id}`.execute(db);
  return rows[0];
}

/** The same, locked until the end of the transaction. */
export async function lockRound(tx: Tx, id: string): Promise<Round | undefined> {
  const { rows } = await query<Round>`
    select ${roundColumns} from courier_round where id = ${id} for update`.execute(tx);
  return rows[0];
}

type NewRound = Pick<Round, 'id' | 'unitId' | 'courierId' | 'courier'> & { at: Date; by: string };

/** The open round of a courier, locked; made where there is none. */
export async function lockOpenRound(tx: Tx, round: NewRound): Promise<Round | undefined> {
  await query`
    insert into courier_round (id, unit_id, courier_id, courier, made_at, made_by)
    values (${round.id}, ${round.unitId}, ${round.courierId}, ${round.courier}, ${round.at}, ${round.by})
    on conflict (courier_id) where ended_at is null do nothing`.execute(tx);
  const { rows } = await query<Round>`
    select ${roundColumns} from courier_round where courier_id = ${round.courierId} and ended_at is null
    for update`.execute(tx);
  return rows[0];
}

/** Rounds of a point that are not ended, or the one of a courier. */
export async function openRounds(
  db: Db,
  { unitId, courierId }: { unitId: number; courierId?: string },
): Promise<Round[]> {
  const { rows } = await query<Round>`
    select ${roundColumns} from courier_round where unit_id = ${unitId} and ended_at is null
      and (${courierId ?? null}::uuid is null or courier_id = ${courierId ?? null})
    order by made_at, id`.execute(db);
  return rows;
}

export async function storeSetOut(
  tx: Tx,
  id: string,
  { at, from, to }: { at: Date; from: string; to: string },
): Promise<void> {
  await query`
    update courier_round set set_out_at = ${at}, hour_from = ${from}, hour_to = ${to} where id = ${id}`.execute(
    tx,
  );
}

export async function storeRoundEnd(tx: Tx, id: string, at: Date): Promise<void> {
  await query`update courier_round set ended_at = ${at} where id = ${id} and ended_at is null`.execute(tx);
}

type Door = { address: string; landmark: string | null; phone: string };

export type Stop = Door & {
  id: string;
  roundId: string;
  number: number;
  customerCode: string;
  notMetRequest: string | null;
  notMetAt: Date | null;
  notMetReason: NotMetReason | null;
  againOn: string | null;
};

const stopColumns = query`
  courier_stop.id, round_id as "roundId", number, customer_code as "customerCode", address, landmark, phone,
  not_met_request as "notMetRequest", not_met_at as "notMetAt", not_met_reason as "notMetReason", again_on as "againOn"`;

/** The stop of a customer at an address of a locked round, the last one where it is new. */
export async function stopAt(
  tx: Tx,
  { id, roundId, customerCode, door }: { id: string; roundId: string; customerCode: string; door: Door },
): Promise<Stop> {
  const { address, landmark, phone } = door;
  const find = async () => {
    const { rows } = await query<Stop>`
      select ${stopColumns} from courier_stop where round_id = ${roundId} and customer_code = ${customerCode}
        and address = ${address} and landmark is not distinct from ${landmark} and phone = ${phone}`.execute(
      tx,
    );
    return rows[0];
  };
  const stop = await find();
  if (stop !== undefined) return stop;
  await query`
    insert into courier_stop (id, round_id, number, customer_code, address, landmark, phone)
    select ${id}, ${roundId}, coalesce(max(number), 0) + 1, ${customerCode}, ${address}, ${landmark}, ${phone}
    from courier_stop where round_id = ${roundId}`.execute(tx);
  const made = await find();
  if (made === undefined) throw new RangeError('a stop that was written is not there');
  return made;
}

export type StopOfRound = Stop & { courierId: string; unitId: number };

/** A stop with its round, locked where it is to be changed. */
export async function findStop(db: Db | Tx, id: string, lock?: 'lock'): Promise<StopOfRound | undefined> {
  const { rows } = await query<StopOfRound>`
    select ${stopColumns}, courier_id as "courierId", unit_id as "unitId"
    from courier_stop join courier_round on courier_round.id = round_id where courier_stop.id = ${id}
    ${lock === undefined ? query`` : query`for update of courier_stop`}`.execute(db);
  return rows[0];
}

export async function storeNotMet(
  tx: Tx,
  id: string,
  { requestId, at, reason, againOn }: { requestId: string; at: Date; reason: NotMetReason; againOn: string },
): Promise<void> {
  await query`
    update courier_stop set not_met_request = ${requestId}, not_met_at = ${at}, not_met_reason = ${reason},
      again_on = ${againOn}::date where id = ${id}`.execute(tx);
}

/** The stops of rounds, in the order of the way. */
export async function stopsOf(db: Db | Tx, roundIds: readonly string[]): Promise<Stop[]> {
  const { rows } = await query<Stop>`
    select ${stopColumns} from courier_stop where round_id = any(${[...roundIds]}::uuid[]) order by round_id, number`.execute(
    db,
  );
  return rows;
}

export type NeedingPerson = { stopId: string; code: string; action: string };

/** What was done at stops while offline, was not taken, and waits for somebody at the point. */
export async function listNeedingPerson(db: Db | Tx, stopIds: readonly string[]): Promise<NeedingPerson[]> {
  const { rows } = await query<NeedingPerson>`
    select stop_id as "stopId", code, action from stop_exception_facts
    where stop_id = any(${[...stopIds]}::uuid[])`.execute(db);
  return rows;
}

export type KnownStop = { id: string; number: number; setOutAt: Date | null; parcels: string[] };

/** Stops with the parcels that were to be brought there. */
export async function findStops(db: Db | Tx, ids: readonly string[]): Promise<KnownStop[]> {
  const { rows } = await query<KnownStop>`
    select courier_stop.id, number, set_out_at as "setOutAt",
      array(select tracking_code from courier_parcel where stop_id = courier_stop.id order by out_at, parcel_id) as parcels
    from courier_stop join courier_round on courier_round.id = round_id
    where courier_stop.id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return rows;
}

export type TakenParcel = {
  requestId: string;
  stopId: string;
  parcelId: string;
  trackingCode: string;
  ended: CourierEnd | null;
};

const takenColumns = query`
  request_id as "requestId", stop_id as "stopId", parcel_id as "parcelId", tracking_code as "trackingCode", ended`;

export async function takenOfStops(db: Db | Tx, stopIds: readonly string[]): Promise<TakenParcel[]> {
  const { rows } = await query<TakenParcel>`
    select ${takenColumns} from courier_parcel where stop_id = any(${[...stopIds]}::uuid[]) order by out_at, parcel_id`.execute(
    db,
  );
  return rows;
}

/** The parcel that a request has taken out, with its stop and round. */
export async function takenByRequest(
  db: Db | Tx,
  requestId: string,
): Promise<
  (TakenParcel & Pick<Stop, 'roundId' | 'number' | 'customerCode'> & { courierId: string }) | undefined
> {
  const { rows } = await query<
    TakenParcel & Pick<Stop, 'roundId' | 'number' | 'customerCode'> & { courierId: string }
  >`
    select ${takenColumns}, round_id as "roundId", number, customer_code as "customerCode", courier_id as "courierId"
    from courier_parcel join courier_stop on courier_stop.id = stop_id join courier_round on courier_round.id = round_id
    where request_id = ${requestId}`.execute(db);
  return rows[0];
}

export async function insertTaken(
  tx: Tx,
  taken: Omit<TakenParcel, 'ended'> & { seq: number; at: Date },
): Promise<void> {
  await query`
    insert into courier_parcel (request_id, stop_id, parcel_id, tracking_code, seq, out_at)
    values (${taken.requestId}, ${taken.stopId}, ${taken.parcelId}, ${taken.trackingCode}, ${taken.seq}, ${taken.at})`.execute(
    tx,
  );
}

type Carrier = {
  courierId: string;
  courier: string;
  unitId: number;
  stopId: string;
  againOn: string | null;
};

/** The courier who has a parcel; undefined without one. */
export async function carrierOf(db: Db | Tx, parcelId: string): Promise<Carrier | undefined> {
  const { rows } = await query<Carrier>`
    select courier_id as "courierId", courier, unit_id as "unitId", stop_id as "stopId", again_on as "againOn"
    from courier_parcel join courier_stop on courier_stop.id = stop_id join courier_round on courier_round.id = round_id
    where parcel_id = ${parcelId} and ended is null`.execute(db);
  return rows[0];
}

/**
 * Notes how the last way of each of these parcels has ended, as its history says. False where all of them had that note
 * already.
 */
export async function noteEnds(tx: Tx, parcelIds: readonly string[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await query`
    update courier_parcel as taken set ended = now_is.ended, ended_at = case when now_is.ended is null then null else coalesce(taken.ended_at, now()) end
    from (
      select way.request_id, case
        when exists (select from parcel_event_facts as fix where fix.parcel_id = way.parcel_id and fix.corrects = way.seq) then 'TAKEN_BACK'
        when parcel.status = ${ParcelStatus.Received} then 'GIVEN'
        when parcel.status = ${ParcelStatus.Cancelled} then 'CANCELLED'
        when parcel.status <> ${ParcelStatus.AwaitingCustomer} then 'TAKEN_BACK'
        when exists (select from parcel_event_facts as back where back.parcel_id = way.parcel_id and back.type = 'COURIER_BACK'
          and back.seq > way.seq and not exists (select from parcel_event_facts as fix
            where fix.parcel_id = way.parcel_id and fix.corrects = back.seq)) then 'BACK'
        end as ended
      from (select distinct on (parcel_id) request_id, parcel_id, seq from courier_parcel
        where parcel_id = any(${[...parcelIds]}::bigint[]) order by parcel_id, seq desc) as way
      join parcel_facts as parcel on parcel.id = way.parcel_id
    ) as now_is
    where now_is.request_id = taken.request_id and taken.ended is distinct from now_is.ended`.execute(tx);
  return numAffectedRows > 0n;
}

type WaitingRow = Door & {
  customerCode: string;
  wantedOn: string | null;
  trackingCode: string;
  cell: string | null;
};

/** Parcels that lie at a point and are to be brought to the door, those that wait for a later day last. */
export async function waitingForCourier(db: Db, unitId: number): Promise<WaitingRow[]> {
  const { rows } = await query<WaitingRow>`
    select parcel.customer_code as "customerCode", address, landmark, choice.phone, wanted_on as "wantedOn",
      tracking_code as "trackingCode", cell
    from courier_choice_facts as choice
    join parcel_facts as parcel on parcel.id = choice.parcel_id
    left join parcel_cell_facts as place on place.parcel_id = parcel.id and place.unit_id = ${unitId}
    where choice.pickup_point_id = ${unitId} and parcel.pickup_point_id = ${unitId}
      and parcel.customer_code = choice.customer_code and parcel.status = ${ParcelStatus.AwaitingCustomer}
      and parcel.closed_at is null and not parcel.problems && array['HELD', 'LOST', 'RETURNING']
      and not exists (select from courier_parcel where courier_parcel.parcel_id = parcel.id and ended is null)
    order by wanted_on nulls first, parcel.customer_code, address, tracking_code`.execute(db);
  return rows;
}

/** Who may deliver from a point. */
export async function couriersOf(
  db: Db | Tx,
  unitId: number,
): Promise<{ id: string; username: string; name: string }[]> {
  const { rows } = await query<{ id: string; username: string; name: string }>`
    select distinct user_id as id, username, name from staff_right_facts
    where unit_id = ${unitId} and authority = 'courier:deliver' order by name, username`.execute(db);
  return rows;
}
