import type { DataOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import { writeDecimal } from '@rohi/contract/pricing/exact-decimal';
import type { headChannelPrices, WireTariff } from '@rohi/contract/pricing/pricing.contract';
import { unitOf, type ChargeMode, type TariffRule } from '@rohi/contract/pricing/tariff';
import type { TariffVersion } from './tariff-row.ts';

/** A published version with the last Dushanbe day it holds on; null while no later one is published. */
export type TariffInForce = TariffVersion & { effectiveTo: string | null };

/** A version as the calls answer it: quantities in kg or m³, prices in the tariff's currency. */
export function describeTariff(tariff: TariffInForce, locale: Locale): WireTariff {
  const { businessLine, names, terms, versionId, version, effectiveFrom, effectiveTo } = tariff;
  const { currency, volumetricDivisor, usualFromVolumeCm3 } = terms;
  return {
    code: tariff.channelCode,
    businessLine,
    versionId,
    version,
    effectiveFrom,
    effectiveTo,
    name: names[locale],
    names,
    currency,
    volumetricDivisor,
    usualFromVolumeM3: usualFromVolumeCm3 === null ? null : quantityText(usualFromVolumeCm3, 'VOLUME'),
    rules: terms.rules.map(describeRule),
    surcharges: terms.surcharges.map((surcharge) => ({
      code: surcharge.code,
      name: surcharge.names[locale],
      names: surcharge.names,
      basis: surcharge.basis,
      amount: amountText(surcharge.amountMinor),
    })),
    storage: {
      freeDays: terms.storage.freeDays,
      perKgDay: amountText(terms.storage.perKgDayMinor),
      leastDay: amountText(terms.storage.leastDayMinor),
      mostOfFeePercent: terms.storage.mostOfFeePercent,
    },
    points: {
      perUnitPaid: terms.points.perUnitPaid,
      value: amountText(terms.points.valueMinor),
      lifeMonths: terms.points.lifeMonths,
      mostOfFeePercent: terms.points.mostOfFeePercent,
    },
  };
}

/** The same as the specification's list of channel prices has it. */
export function toChannelPrice(
  tariff: TariffInForce,
  locale: Locale,
): DataOf<typeof headChannelPrices>[number] {
  const { currency, rules, surcharges } = describeTariff(tariff, locale);
  const { channelId, channelCode, countryCode, effectiveFrom, effectiveTo, version } = tariff;
  return {
    id: tariff.versionId,
    channelId,
    channelCode,
    countryCode,
    currency,
    rules,
    surcharges,
    effectiveFrom,
    effectiveTo,
    version,
  };
}

function describeRule(rule: TariffRule): WireTariff['rules'][number] {
  const { chargeMode, toQuantity } = rule;
  return {
    chargeMode,
    unit: unitOf(chargeMode),
    from: quantityText(rule.fromQuantity, chargeMode),
    to: toQuantity === null ? null : quantityText(toQuantity, chargeMode),
    unitPrice: amountText(rule.unitPriceMinor),
    minCharge: amountText(rule.minChargeMinor),
    roundStep: quantityText(rule.quantityRounding.step, chargeMode),
  };
}

function quantityText(quantity: number, mode: ChargeMode): string {
  return writeDecimal(BigInt(quantity), unitOf(mode) === 'KG' ? 3 : 6, 0);
}

function amountText(amountMinor: number): string {
  return writeDecimal(BigInt(amountMinor), 2);
}
