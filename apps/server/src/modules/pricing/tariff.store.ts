import { sql as query } from 'kysely';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { RoundingMode } from '@rohi/contract/pricing/exact-decimal';
import type { Currency } from '@rohi/contract/pricing/money';
import type { ChargeMode, SurchargeBasis, TariffTerms } from '@rohi/contract/pricing/tariff';
import type { Db, Tx } from '../../platform/database.ts';
import type { TariffInForce } from './wire-tariff.ts';

type TariffRow = {
  channel_id: number;
  country_code: string;
  channel_code: string;
  business_line: 'BSC' | 'FBA';
  names: LocaleTexts;
  id: string;
  version: number;
  effective_from: string;
  effective_to: string | null;
  currency: Currency;
  volumetric_divisor: number;
  usual_from_volume_cm3: string | null;
  side_step_um: number;
  side_rounding: RoundingMode;
  volumetric_step_g: number;
  volumetric_rounding: RoundingMode;
  amount_step_minor: number;
  amount_rounding: RoundingMode;
  // Whole numbers far below 2^53: JSON keeps them exact.
  rules: {
    charge_mode: ChargeMode;
    from_quantity: number;
    to_quantity: number | null;
    unit_price_minor: number;
    min_charge_minor: number;
    quantity_step: number;
    quantity_rounding: RoundingMode;
  }[];
  surcharges: { code: string; names: LocaleTexts; basis: SurchargeBasis; amount_minor: number }[];
};

/** The published versions that hold on a Dushanbe day, at most one a channel, in the order of the channels. */
export async function findTariffsInForce(db: Db | Tx, day: string): Promise<TariffInForce[]> {
  const { rows } = await query<TariffRow>`
    select c.code as channel_code, c.country_code, c.business_line, c.names, v.*,
      (select (min(n.effective_from) - 1)::date from tariff_version n
        where n.channel_id = c.id and n.status = 'PUBLISHED' and n.effective_from > v.effective_from) as effective_to,
      (select jsonb_agg(to_jsonb(r) order by r.charge_mode, r.from_quantity) from tariff_rule r where r.version_id = v.id) as rules,
      (select coalesce(jsonb_agg(to_jsonb(s) order by s.code), '[]') from tariff_surcharge s where s.version_id = v.id) as surcharges
    from channel c
    cross join lateral (
      select * from tariff_version
      where channel_id = c.id and status = 'PUBLISHED' and effective_from <= ${day}::date
      order by effective_from desc, version desc
      limit 1
    ) v
    order by c.id`.execute(db);
  return rows.map((row) => ({
    channelId: row.channel_id,
    channelCode: row.channel_code,
    countryCode: row.country_code,
    businessLine: row.business_line,
    names: row.names,
    versionId: row.id,
    version: row.version,
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    terms: termsOf(row),
  }));
}

function termsOf(row: TariffRow): TariffTerms {
  const usualFrom = row.usual_from_volume_cm3;
  return {
    currency: row.currency,
    volumetricDivisor: row.volumetric_divisor,
    usualFromVolumeCm3: usualFrom === null ? null : Number(usualFrom),
    sideRounding: { step: row.side_step_um, mode: row.side_rounding },
    volumetricRounding: { step: row.volumetric_step_g, mode: row.volumetric_rounding },
    amountRounding: { step: row.amount_step_minor, mode: row.amount_rounding },
    rules: row.rules.map((rule) => ({
      chargeMode: rule.charge_mode,
      fromQuantity: rule.from_quantity,
      toQuantity: rule.to_quantity,
      unitPriceMinor: rule.unit_price_minor,
      minChargeMinor: rule.min_charge_minor,
      quantityRounding: { step: rule.quantity_step, mode: rule.quantity_rounding },
    })),
    surcharges: row.surcharges.map(({ amount_minor: amountMinor, code, names, basis }) => ({
      code,
      names,
      basis,
      amountMinor,
    })),
  };
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

/** A channel by its code, locked so that its versions are numbered one after the other. */
export async function lockChannel(tx: Tx, code: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('channel')
    .select('id')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

type NewVersion = { channelId: number; effectiveFrom: string; terms: TariffTerms; at: Date };

/** Writes the next version of a channel's tariff and publishes it. Lock the channel first. Returns the version's id. */
export async function insertPublishedVersion(tx: Tx, version: NewVersion): Promise<string> {
  const { id } = await insertDraft(tx, version);
  await tx
    .insertInto('tariff_rule')
    .values(
      version.terms.rules.map((rule) => ({
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
  if (version.terms.surcharges.length > 0)
    await tx
      .insertInto('tariff_surcharge')
      .values(
        version.terms.surcharges.map(({ code, names, basis, amountMinor }) => ({
          version_id: id,
          code,
          names: JSON.stringify(names),
          basis,
          amount_minor: amountMinor,
        })),
      )
      .execute();
  await tx
    .updateTable('tariff_version')
    .set({ status: 'PUBLISHED', published_at: version.at })
    .where('id', '=', id)
    .execute();
  return id;
}

function insertDraft(tx: Tx, { channelId, effectiveFrom, terms, at }: NewVersion): Promise<{ id: string }> {
  return tx
    .insertInto('tariff_version')
    .values({
      channel_id: channelId,
      version: query<number>`(select coalesce(max(version), 0) + 1 from tariff_version where channel_id = ${channelId})`,
      status: 'DRAFT',
      effective_from: effectiveFrom,
      currency: terms.currency,
      volumetric_divisor: terms.volumetricDivisor,
      usual_from_volume_cm3: terms.usualFromVolumeCm3,
      side_step_um: terms.sideRounding.step,
      side_rounding: terms.sideRounding.mode,
      volumetric_step_g: terms.volumetricRounding.step,
      volumetric_rounding: terms.volumetricRounding.mode,
      amount_step_minor: terms.amountRounding.step,
      amount_rounding: terms.amountRounding.mode,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
