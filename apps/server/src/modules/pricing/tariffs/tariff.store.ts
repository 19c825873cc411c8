import { sql as query } from 'kysely';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { TariffTerms } from '@rohi/contract/pricing/tariff';
import type { Db, Tx } from '../../../platform/database.ts';
import { termColumnsOf, versionOf, type TariffRow, type TariffVersion } from './tariff-row.ts';
import type { TariffInForce } from './describe-tariff.ts';

const parts = query`
  (select jsonb_agg(to_jsonb(r) order by r.charge_mode, r.from_quantity) from tariff_rule r where r.version_id = v.id) as rules,
  (select coalesce(jsonb_agg(to_jsonb(s) order by s.code), '[]') from tariff_surcharge s where s.version_id = v.id) as surcharges`;
const ofChannel = query`c.code as channel_code, c.country_code, c.business_line, c.names`;

/** The published versions that hold on a Dushanbe day, at most one a channel, in the order of the channels. */
export async function findTariffsInForce(db: Db | Tx, day: string): Promise<TariffInForce[]> {
  const { rows } = await query<TariffRow & { effective_to: string | null }>`
    select ${ofChannel}, v.*, ${parts},
      (select (min(n.effective_from) - 1)::date from tariff_version n
        where n.channel_id = c.id and n.status = 'PUBLISHED' and n.effective_from > v.effective_from) as effective_to
    from channel c
    cross join lateral (
      select * from tariff_version
      where channel_id = c.id and status = 'PUBLISHED' and effective_from <= ${day}::date
      order by effective_from desc, version desc
      limit 1
    ) v
    order by c.id`.execute(db);
  return rows.map((row) => ({ ...versionOf(row), effectiveTo: row.effective_to }));
}

/** One version by its id, locked for a change if asked for. */
export async function findVersion(
  db: Db | Tx,
  id: string,
  lock?: 'lock',
): Promise<TariffVersion | undefined> {
  const { rows } = await query<TariffRow>`
    select ${ofChannel}, v.*, ${parts}
    from tariff_version v join channel c on c.id = v.channel_id
    where v.id = ${id}
    ${lock === undefined ? query`` : query`for update of v`}`.execute(db);
  return rows[0] && versionOf(rows[0]);
}

/** Every version of one channel, or of all, oldest first. */
export async function findVersions(db: Db | Tx, channelId?: number): Promise<TariffVersion[]> {
  const { rows } = await query<TariffRow>`
    select ${ofChannel}, v.*, ${parts}
    from tariff_version v join channel c on c.id = v.channel_id
    where ${channelId === undefined ? query`true` : query`v.channel_id = ${channelId}`}
    order by v.channel_id, v.version`.execute(db);
  return rows.map(versionOf);
}

const readBefore = new WeakMap<Db | Tx, Promise<TariffVersion[]>>();

/**
 * Every version, oldest first, read once in a transaction for all that is priced in it; outside of one it is read each
 * time. What is published meanwhile counts from the next transaction on, so that all prices of one are by the same
 * tariffs.
 */
export function findVersionsOnce(db: Db | Tx): Promise<TariffVersion[]> {
  const existing = readBefore.get(db);
  if (existing !== undefined) return existing;
  const read = findVersions(db);
  if (db.isTransaction) readBefore.set(db, read);
  return read;
}

/** The id of the draft that a request made; undefined when it made none. */
export async function findDraftOfRequest(db: Db | Tx, requestId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tariff_version')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a channel; undefined when its code is taken. */
export async function insertChannel(
  tx: Tx,
  channel: { code: string; businessLine: 'BSC' | 'FBA'; names: LocaleTexts },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('channel')
    .values({
      code: channel.code,
      business_line: channel.businessLine,
      names: JSON.stringify(channel.names),
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A channel by its code or id, locked so that its versions are numbered one after the other. */
export async function lockChannel(tx: Tx, channel: string | number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('channel')
    .select('id')
    .where(typeof channel === 'number' ? 'id' : 'code', '=', channel)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

type NewVersion = {
  channelId: number;
  effectiveFrom: string;
  terms: TariffTerms;
  at: Date;
  createdBy?: string;
  requestId?: string;
};

/** Writes the next version of a channel's tariff as a draft. Lock the channel first. Returns the version's id. */
export async function insertDraft(tx: Tx, version: NewVersion): Promise<string> {
  readBefore.delete(tx);
  const { channelId, effectiveFrom, terms, at, createdBy = null, requestId = null } = version;
  const { id } = await tx
    .insertInto('tariff_version')
    .values({
      channel_id: channelId,
      version: query<number>`(select coalesce(max(version), 0) + 1 from tariff_version where channel_id = ${channelId})`,
      status: 'DRAFT',
      effective_from: effectiveFrom,
      created_at: at,
      created_by: createdBy,
      request_id: requestId,
      ...termColumnsOf(terms),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertParts(tx, id, terms);
  return id;
}

async function insertParts(tx: Tx, id: string, { rules, surcharges }: TariffTerms): Promise<void> {
  await tx
    .insertInto('tariff_rule')
    .values(
      rules.map((rule) => ({
        version_id: id,
        charge_mode: rule.chargeMode,
        from_quantity: rule.fromQuantity,
        to_quantity: rule.toQuantity,
        unit_price_minor: rule.unitPriceMinor,
        min_charge_minor: rule.minChargeMinor,
        quantity_step: rule.quantityRounding.step,
        quantity_rounding: rule.quantityRounding.mode,
      })),
    )
    .execute();
  if (surcharges.length === 0) return;
  await tx
    .insertInto('tariff_surcharge')
    .values(
      surcharges.map(({ code, names, basis, amountMinor }) => ({
        version_id: id,
        code,
        names: JSON.stringify(names),
        basis,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

async function deleteParts(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tariff_rule').where('version_id', '=', id).execute();
  await tx.deleteFrom('tariff_surcharge').where('version_id', '=', id).execute();
}

/** Writes a draft anew; its revision goes up by one. Lock it first. */
export async function updateDraft(
  tx: Tx,
  id: string,
  { effectiveFrom, terms }: Pick<NewVersion, 'effectiveFrom' | 'terms'>,
): Promise<void> {
  readBefore.delete(tx);
  await deleteParts(tx, id);
  await tx
    .updateTable('tariff_version')
    .set({
      ...termColumnsOf(terms),
      effective_from: effectiveFrom,
      revision: query<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
  await insertParts(tx, id, terms);
}

/** Takes a draft away with all that hangs on it. */
export async function deleteDraft(tx: Tx, id: string): Promise<void> {
  readBefore.delete(tx);
  await deleteParts(tx, id);
  await tx.deleteFrom('tariff_version').where('id', '=', id).execute();
}

/** Publishes a draft; from then on it stays as it is. `by` is null for the service itself. */
export async function markPublished(tx: Tx, id: string, at: Date, by: string | null): Promise<void> {
  readBefore.delete(tx);
  await tx
    .updateTable('tariff_version')
    .set({ status: 'PUBLISHED', published_at: at, published_by: by })
    .where('id', '=', id)
    .execute();
}

/** Takes a published version back; it stays on record. */
export async function markCancelled(tx: Tx, id: string, at: Date, by: string): Promise<void> {
  readBefore.delete(tx);
  await tx
    .updateTable('tariff_version')
    .set({
      status: 'CANCELLED',
      cancelled_at: at,
      cancelled_by: by,
      revision: query<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}
