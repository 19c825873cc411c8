/** By which rate somoni are taken: that of today in Dushanbe, as it was shown to who pays. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { readRate, type ExchangeRate } from '@rohi/contract/pricing/currency-rate';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { findRate } from '../../pricing/rates/currency-rate.service.ts';
import type { UsedRate } from '../ledger/posting.ts';

export type TodaysRate = { used: UsedRate; exchange: ExchangeRate; isStale: boolean };

/** The refusal where somoni are needed and no rate of today is known. */
export function noRate({ clock }: Pick<Context, 'clock'>): AppError {
  return new AppError('pricing.noRate', {
    params: { from: 'USD', to: 'TJS', date: dushanbeDay(clock.now()) },
  });
}

/** Undefined where none of the last days is on record. */
export async function todaysRate(context: Pick<Context, 'db' | 'clock'>): Promise<TodaysRate | undefined> {
  const day = dushanbeDay(context.clock.now());
  const rateOfDay = await findRate(context, { from: 'USD', to: 'TJS', day });
  if (rateOfDay === undefined) return undefined;
  const { rate, nominal, rateDate, source, stale } = rateOfDay;
  const rateMillionths = readRate(rate);
  if (rateMillionths === undefined) throw new RangeError(`the rate of ${rateDate} is none`);
  return { used: { rate, nominal, rateDate, source }, exchange: { nominal, rateMillionths }, isStale: stale };
}
