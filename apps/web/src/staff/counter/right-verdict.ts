import { formatShortDecimal } from '../../shared/format/numbers.ts';
import type { VerdictWords } from '../stations/texts/stations-texts.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { Visit } from './counter-queries.ts';
import { verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';
import { givable, nextToBring, unpaidOf } from './visit-sums.ts';

/** A parcel of this customer was brought: how many that makes, and what comes next. */
export function rightVerdict(visit: Visit, brought: readonly string[], code: string): ShownVerdict {
  const words = counterTexts.read();
  const parcel = visit.parcels.find(({ trackingCode }) => trackingCode === code);
  const weightKg = parcel?.weightKg ?? null;
  const weight = weightKg === null ? '' : words.kilograms(formatShortDecimal(weightKg));
  return verdictOf(
    'OK',
    {
      title: words.right(brought.length, Math.max(brought.length, givable(visit).length)),
      line: words.rightLine(parcel?.name ?? '', weight),
      next: nextWords(visit, brought),
    },
    { code },
  );
}

/** A payment was taken, or the card was changed elsewhere: what comes next as it stands now. */
export function cardVerdict(
  visit: Visit,
  brought: readonly string[],
  words: Omit<VerdictWords, 'next'>,
): ShownVerdict {
  const mayGive = brought.length > 0 && unpaidOf(visit, brought).length === 0;
  const next = mayGive ? counterTexts.read().nextGive : nextWords(visit, brought);
  return verdictOf('OK', { ...words, next }, { code: visit.customer.code });
}

function nextWords(visit: Visit, brought: readonly string[]): string {
  const { nextCell, nextNoCell, nextPay, nextGive } = counterTexts.read();
  const next = nextToBring(visit, brought);
  if (next !== undefined) return next.cell === null ? nextNoCell : nextCell(next.cell);
  return unpaidOf(visit, brought).length > 0 ? nextPay : nextGive;
}
