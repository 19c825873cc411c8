/**
 * Owns the public price: what carrying a load costs by each tariff of a day, and why. It sets nothing: which of them an
 * order goes by is settled by the order's kind.
 */
import { dushanbeDay, isDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import { chargeFreight, sumLoads } from '@rohi/contract/pricing/freight-charge';
import { toWireMoney, type Currency } from '@rohi/contract/pricing/money';
import type { DataOf } from '@rohi/contract/endpoint';
import type {
  explainCharge as explainChargeCall,
  FreightQuote,
} from '@rohi/contract/pricing/pricing.contract';
import { readLoads, type LoadsTexts } from '@rohi/contract/pricing/quote-request';
import type { Context } from '../../../context.ts';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { findRate } from '../rates/currency-rate.service.ts';
import { getVersion, listTariffsOn } from '../tariffs/tariff.service.ts';
import { placeVersions } from '../tariffs/tariff-timeline.ts';
import { findVersions } from '../tariffs/tariff.store.ts';
import { describeTariff } from '../tariffs/describe-tariff.ts';

/** The currency that prices are shown in beside their own. */
const localCurrency: Currency = 'TJS';

/**
 * Prices a load, or unlike places that are carried as one, by every tariff of a Dushanbe day, today when `date` is not
 * given. Throws `request.invalid` naming each field that is wrong.
 */
export async function quoteFreight(
  context: Pick<Context, 'db' | 'clock'>,
  request: LoadsTexts & { date?: string | undefined },
  locale: Locale,
): Promise<FreightQuote> {
  const { loads, problems = [] } = readLoads(request);
  const date = readDay(context, request.date);
  const fields: FieldProblem[] = [...problems];
  if (date === undefined) fields.push({ field: 'date', error: 'badFormat' });
  if (loads === undefined || date === undefined) throw new AppError('request.invalid', { fields });
  const tariffs = await listTariffsOn(context, date);
  const rate = await findRate(context, { from: 'USD', to: localCurrency, day: date });
  return {
    date,
    whole: sumLoads(loads),
    tariffs: tariffs.map((tariff) => {
      const { amountMinor, steps } = chargeFreight(tariff.terms, loads);
      const { currency } = tariff.terms;
      const local = rate?.from === currency ? rate.convert(amountMinor) : undefined;
      return {
        tariff: describeTariff(tariff, locale),
        steps: [...steps],
        total: toWireMoney({ amountMinor, currency }),
        converted: local === undefined ? null : toWireMoney({ amountMinor: local, currency: localCurrency }),
      };
    }),
    rate: rate === undefined ? null : publicRateOf(rate),
  };
}

/**
 * What a published version charges for a load, and why; a version that is over, replaced or taken back explains what it
 * charged. Throws `pricing.versionNotFound`, for a draft too, and `request.invalid` naming each field that is wrong.
 */
export async function explainCharge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  versionId: string,
  texts: LoadsTexts,
  locale: Locale,
): Promise<DataOf<typeof explainChargeCall>> {
  const { channelId, status } = await getVersion({ db }, versionId);
  if (status === 'DRAFT') throw new AppError('pricing.versionNotFound');
  const { loads, problems } = readLoads(texts);
  if (loads === undefined) throw new AppError('request.invalid', { fields: [...problems] });
  const versions = placeVersions(await findVersions(db, channelId), dushanbeDay(clock.now()));
  const version = versions.find((each) => each.versionId === versionId);
  if (version === undefined) throw new AppError('pricing.versionNotFound');
  const { amountMinor, steps } = chargeFreight(version.terms, loads);
  return {
    tariff: describeTariff(version, locale),
    steps: [...steps],
    total: toWireMoney({ amountMinor, currency: version.terms.currency }),
  };
}

function publicRateOf(rate: NonNullable<FreightQuote['rate']>): NonNullable<FreightQuote['rate']> {
  const { from, to, nominal, rateDate, source, stale } = rate;
  return { from, to, rate: rate.rate, nominal, rateDate, source, stale };
}

/** The day that is asked for, or today; undefined for one that the calendar does not have. */
export function readDay(context: Pick<Context, 'clock'>, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return dushanbeDay(context.clock.now());
  return isDay(text) ? text : undefined;
}
