import type { LocaleTexts } from '@rohi/contract/locales';
import type { RoundingMode } from '@rohi/contract/pricing/exact-decimal';
import type { Currency } from '@rohi/contract/pricing/money';
import type { ChargeMode, SurchargeBasis, TariffTerms } from '@rohi/contract/pricing/tariff';

/** A version as a statement gives it, with its channel, rules and surcharges. */
export type TariffRow = {
  channel_id: number;
  country_code: string;
  channel_code: string;
  business_line: 'BSC' | 'FBA';
  names: LocaleTexts;
  id: string;
  version: number;
  status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  revision: number;
  effective_from: string;
  created_at: Date;
  created_by: string | null;
  published_at: Date | null;
  published_by: string | null;
  cancelled_at: Date | null;
  cancelled_by: string | null;
  currency: Currency;
  volumetric_divisor: number;
  usual_from_volume_cm3: string | null;
  side_step_um: number;
  side_rounding: RoundingMode;
  volumetric_step_g: number;
  volumetric_rounding: RoundingMode;
  amount_step_minor: number;
  amount_rounding: RoundingMode;
  storage_free_days: number;
  storage_per_kg_day_minor: number;
  storage_least_day_minor: number;
  storage_most_of_fee_percent: number;
  points_per_unit_paid: number;
  point_value_minor: number;
  points_life_months: number;
  points_most_of_fee_percent: number;
  service_send_on_minor: number | null;
  service_return_minor: number | null;
  service_dispose_minor: number | null;
  courier_prices: TariffTerms['courier'];
  // Whole numbers far below 2^53: JSON holds them exactly.
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

/** A version of a channel's tariff, whatever stands with it. */
export type TariffVersion = {
  channelId: number;
  channelCode: string;
  countryCode: string;
  businessLine: 'BSC' | 'FBA';
  names: LocaleTexts;
  versionId: string;
  version: number;
  status: TariffRow['status'];
  /** Counts the changes of the row, so that no unseen change is overwritten. */
  revision: number;
  /** Dushanbe day. */
  effectiveFrom: string;
  createdAt: Date;
  createdBy: string | null;
  publishedAt: Date | null;
  publishedBy: string | null;
  cancelledAt: Date | null;
  cancelledBy: string | null;
  terms: TariffTerms;
};

export function versionOf(row: TariffRow): TariffVersion {
  return {
    channelId: row.channel_id,
    channelCode: row.channel_code,
    countryCode: row.country_code,
    businessLine: row.business_line,
    names: row.names,
    versionId: row.id,
    version: row.version,
    status: row.status,
    revision: row.revision,
    effectiveFrom: row.effective_from,
    createdAt: row.created_at,
    createdBy: row.created_by,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
    terms: termsOf(row),
  };
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
    storage: {
      freeDays: row.storage_free_days,
      perKgDayMinor: row.storage_per_kg_day_minor,
      leastDayMinor: row.storage_least_day_minor,
      mostOfFeePercent: row.storage_most_of_fee_percent,
    },
    points: {
      perUnitPaid: row.points_per_unit_paid,
      valueMinor: row.point_value_minor,
      lifeMonths: row.points_life_months,
      mostOfFeePercent: row.points_most_of_fee_percent,
    },
    services: {
      sendOnMinor: row.service_send_on_minor,
      returnMinor: row.service_return_minor,
      disposeMinor: row.service_dispose_minor,
    },
    courier: row.courier_prices,
  };
}

/** The columns of a version that hold its terms. */
export function termColumnsOf(terms: TariffTerms) {
  return {
    currency: terms.currency,
    volumetric_divisor: terms.volumetricDivisor,
    usual_from_volume_cm3: terms.usualFromVolumeCm3,
    side_step_um: terms.sideRounding.step,
    side_rounding: terms.sideRounding.mode,
    volumetric_step_g: terms.volumetricRounding.step,
    volumetric_rounding: terms.volumetricRounding.mode,
    amount_step_minor: terms.amountRounding.step,
    amount_rounding: terms.amountRounding.mode,
    storage_free_days: terms.storage.freeDays,
    storage_per_kg_day_minor: terms.storage.perKgDayMinor,
    storage_least_day_minor: terms.storage.leastDayMinor,
    storage_most_of_fee_percent: terms.storage.mostOfFeePercent,
    points_per_unit_paid: terms.points.perUnitPaid,
    point_value_minor: terms.points.valueMinor,
    points_life_months: terms.points.lifeMonths,
    points_most_of_fee_percent: terms.points.mostOfFeePercent,
    service_send_on_minor: terms.services.sendOnMinor,
    service_return_minor: terms.services.returnMinor,
    service_dispose_minor: terms.services.disposeMinor,
    courier_prices: JSON.stringify(terms.courier),
  };
}
