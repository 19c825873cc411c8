/** Why a pass opens no card or gives no parcel, by name. */
import { dushanbeMinute } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { PassRefusal, StoredPass } from '../../collection/passes/shown-pass.service.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';

/** `left`: how many tries are left where a number is unknown. */
export async function passRefused(
  context: Context,
  { verdict, pass, left = 0 }: { verdict: PassRefusal; pass: StoredPass | undefined; left?: number },
  locale: Locale,
): Promise<AppError> {
  if (verdict === 'UNKNOWN') return new AppError('handOver.passUnknown', { params: { left } });
  if (verdict === 'EXPIRED')
    return new AppError('handOver.passExpired', { params: minuteOf(pass?.notAfter) });
  if (verdict === 'REVOKED') return new AppError('handOver.passRevoked', { params: minuteOf(pass?.endedAt) });
  if (verdict === 'USED') return new AppError('handOver.passUsed', { params: minuteOf(pass?.usedAt) });
  if (verdict !== 'OTHER_POINT') return new AppError(unsaid[verdict]);
  const unit = (await readUnits(context)).find(({ id }) => id === pass?.pickupPointId);
  return new AppError('handOver.passOtherPoint', { params: { point: unit?.names[locale] ?? '' } });
}

/** What needs no more words. */
const unsaid = {
  FOREIGN: 'handOver.passForeign',
  FORGED: 'handOver.passForged',
  CLOCK: 'handOver.passClock',
} as const;

function minuteOf(moment: Date | null | undefined): { date: string; time: string } {
  const [date = '', time = ''] = moment ? dushanbeMinute(moment).split(' ') : [];
  return { date, time };
}
