/** Why any load costs what it does on any day, for staff who answer a customer: the very rules that charge parcels. */
import { addDays, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { checkPrice as checkPriceCall } from '@rohi/contract/pricing/charge.contract';
import { divideRounded, readDecimal } from '@rohi/contract/pricing/exact-decimal';
import {
  chargeFreight,
  sumLoads,
  weightOfAllG,
  type AgreedDiscount,
  type FreightCharge,
  type Load,
} from '@rohi/contract/pricing/freight-charge';
import { toWireMoney } from '@rohi/contract/pricing/money';
import { readLoads } from '@rohi/contract/pricing/quote-request';
import { storagePerDay } from '@rohi/contract/pricing/storage-charge';
import type { StorageTerms } from '@rohi/contract/pricing/tariff';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { discountAgreedAt } from '../catalogue/agreed-price.ts';
import { findAgreedPrices, findCustomerCode } from '../catalogue/customer-price.store.ts';
import { readDay } from './freight-quote.service.ts';
import { pointsFor } from '../tariffs/points-offer.ts';
import { placeVersions, versionChargedAt } from '../tariffs/tariff-timeline.ts';
import { findVersions } from '../tariffs/tariff.store.ts';
import { describeTariff } from '../tariffs/describe-tariff.ts';

/**
 * The price of a load by a channel, as it was charged at the end of a Dushanbe day, or will be by what is published and
 * agreed now. Throws `request.invalid` naming each field that is wrong: a channel without prices on that day, an
 * unknown customer code.
 */
export async function checkPrice(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { date, channel, customerCode, ...texts }: QueryOf<typeof checkPriceCall>,
  locale: Locale,
): Promise<DataOf<typeof checkPriceCall>> {
  const { loads, problems = [] } = readLoads(texts);
  const fields: FieldProblem[] = [...problems];
  const day = readDay({ clock }, date);
  if (day === undefined) fields.push({ field: 'date', error: 'badFormat' });
  const written = customerCode?.trim() || null;
  const customer = written === null ? null : ((await findCustomerCode(db, written)) ?? null);
  if (written !== null && customer === null) fields.push({ field: 'customerCode', error: 'notAllowed' });
  const versions = (await findVersions(db)).filter(({ channelCode }) => channelCode === channel);
  if (versions.length === 0) fields.push({ field: 'channel', error: 'notAllowed' });
  if (loads === undefined || day === undefined || fields.length > 0)
    throw new AppError('request.invalid', { fields });
  const at = new Date(startOfDushanbeDay(addDays(day, 1)).getTime() - 1);
  const charged = versionChargedAt(versions, at);
  if (charged === undefined)
    throw new AppError('request.invalid', { fields: [{ field: 'date', error: 'notAllowed' }] });
  const prices = await findAgreedPrices(db, customer === null ? [] : [customer]);
  const { channelId, businessLine } = charged;
  const [agreed, ...others] = agreedWeightsG(businessLine, loads).map((weightG) =>
    discountAgreedAt(prices, { channelId, weightG, customerCode: customer, at }),
  );
  // Parcels that are agreed differently have no price as one.
  if (others.some((other) => other !== agreed))
    throw new AppError('request.invalid', { fields: [{ field: 'also', error: 'notAllowed' }] });
  const { terms, versionId } = charged;
  const charge = chargeFreight(terms, loads, agreed satisfies AgreedDiscount | undefined);
  const amount = { amountMinor: charge.amountMinor, currency: terms.currency };
  const placed = placeVersions(versions, day).find((version) => version.versionId === versionId) ?? {
    ...charged,
    effectiveTo: null,
  };
  return {
    date: day,
    whole: sumLoads(loads),
    tariff: describeTariff(placed, locale),
    steps: [...charge.steps],
    total: toWireMoney(amount),
    storage: storageRule(terms.storage, charge, amount.currency, weightOfAllG(loads)),
    points: pointsFor([{ versionId, amount, points: terms.points }]),
  };
}

/** The weights that an agreement is held against: that of all cargo, or of each parcel. */
function agreedWeightsG(businessLine: 'BSC' | 'FBA', loads: readonly Load[]): number[] {
  return businessLine === 'FBA' ? [Number(weightOfAllG(loads))] : loads.map(({ weightG }) => Number(weightG));
}

function storageRule(
  terms: StorageTerms,
  { amountMinor, steps }: FreightCharge,
  currency: Parameters<typeof toWireMoney>[0]['currency'],
  weightG: bigint,
): DataOf<typeof checkPriceCall>['storage'] {
  const chargeable = steps.flatMap((step) =>
    step.step === 'CHARGEABLE_WEIGHT' ? [readDecimal(step.weightKg, 3).value ?? 0n] : [],
  );
  const chargeableG = chargeable.length === 0 ? weightG : chargeable.reduce((sum, next) => sum + next, 0n);
  const { perDayMinor, isLeast } = storagePerDay(terms, chargeableG);
  const mostMinor = divideRounded(amountMinor * BigInt(terms.mostOfFeePercent), 100n, 'DOWN');
  return {
    freeDays: terms.freeDays,
    perDay: toWireMoney({ amountMinor: perDayMinor, currency }),
    isLeast,
    most: toWireMoney({ amountMinor: mostMinor, currency }),
  };
}
