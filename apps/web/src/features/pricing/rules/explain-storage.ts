import type { WireStorageCharge } from '@rohi/contract/pricing/charge.contract';
import { comma } from '../../../shared/i18n/list-signs.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatMoney, formatPrice, formatShortDecimal } from '../../../shared/format/numbers.ts';
import type { ChargeTexts } from '../texts/charge/ru.ts';
import type { Line } from './explain-steps.ts';

/**
 * What storage has come to, as lines to read: until when it is free, what a day costs, which days cost nothing, the
 * sum.
 */
export function explainStorage(
  storage: WireStorageCharge,
  texts: ChargeTexts['storage'],
  kg: string,
): Line[] {
  const { freeUntil, since, paidDays, pausedDays, perDay, perKgDay, isLeast, isMost, most, total } = storage;
  const free: Line = { key: 'FREE', name: texts.freeUntil, value: formatDate(freeUntil) };
  if (since === null) return [free];
  const weight = `${formatShortDecimal(storage.chargeableWeightKg)}\u00a0${kg}`;
  const spans = storage.pauses.map(({ from, to, because }) =>
    texts.pausedFor(texts.because[because], formatDate(from), to === null ? null : formatDate(to)),
  );
  const paused = (['CLOSED', 'PROBLEM'] as const).flatMap((reason): Line[] =>
    pausedDays[reason] === 0
      ? []
      : [
          {
            key: reason,
            name: texts.paused[reason],
            how: [...(reason === 'PROBLEM' ? spans : []), texts.notCharged].join(comma),
            value: texts.days(pausedDays[reason]),
          },
        ],
  );
  const computed = texts.computed(texts.days(paidDays), formatMoney(perDay));
  return [
    free,
    {
      key: 'DAY',
      name: texts.oneDay,
      how: isLeast ? texts.leastDay : `${weight} × ${formatPrice(perKgDay)}`,
      value: formatMoney(perDay),
    },
    ...paused,
    {
      key: 'STORAGE',
      name: texts.since(formatDate(since)),
      how: isMost ? `${computed}, ${texts.mostReached(formatMoney(most))}` : computed,
      value: formatMoney(total),
      isSum: true,
    },
  ];
}
