import { formatShortDecimal } from '../../shared/format/numbers.ts';
import type { VerdictWords } from '../stations/texts/stations-texts.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import { givable, nextToBring, unpaidOf } from './card.ts';
import type { Card } from './card.ts';
import { verdictOf } from './counter-verdicts.ts';
import { counterTexts } from './counter-words.ts';

/** So many were found; `chosen`: which of them is the customer. */
export function foundVerdict(count: number, chosen: string | undefined): ShownVerdict {
  const { found, nextProof } = counterTexts.read();
  const words = found(count);
  return verdictOf('NEEDS_PERSON', chosen === undefined ? words : { ...words, next: nextProof });
}

/** A pass, a pickup code or a customer (`named`) was scanned while the card of `code` is open. */
export function otherCardVerdict(code: string, named: string | undefined): ShownVerdict {
  const { cardIsOpen, endFirst } = counterTexts.read();
  return verdictOf('BLOCKED', named === code ? cardIsOpen : endFirst(code), { code });
}

/** A parcel of this customer was brought: how many that makes, and what comes next. */
export function rightVerdict(card: Card, brought: readonly string[], code: string): ShownVerdict {
  const words = counterTexts.read();
  const parcel = card.parcels.find((each) => each.code === code);
  const weightKg = parcel?.weightKg ?? null;
  const weight = weightKg === null ? '' : words.kilograms(formatShortDecimal(weightKg));
  return verdictOf(
    'OK',
    {
      title: words.right(brought.length, Math.max(brought.length, givable(card).length)),
      line: words.rightLine(parcel?.name ?? '', weight),
      next: nextWords(card, brought),
    },
    { code },
  );
}

/** A payment was taken, or the card was changed elsewhere: what comes next as it stands now. */
export function cardVerdict(
  card: Card,
  brought: readonly string[],
  words: Omit<VerdictWords, 'next'>,
): ShownVerdict {
  const mayGive = brought.length > 0 && unpaidOf(card, brought).length === 0;
  const next = mayGive ? counterTexts.read().nextGive : nextWords(card, brought);
  return verdictOf('OK', { ...words, next }, { code: card.customerCode });
}

function nextWords(card: Card, brought: readonly string[]): string {
  const { nextCell, nextNoCell, nextPay, nextGive } = counterTexts.read();
  const next = nextToBring(card, brought);
  if (next !== undefined) return next.cell === null ? nextNoCell : nextCell(next.cell);
  return unpaidOf(card, brought).length > 0 ? nextPay : nextGive;
}
