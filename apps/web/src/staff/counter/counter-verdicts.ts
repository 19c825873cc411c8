import type { StayFlag } from '@rohi/contract/tracking/stays-put';
import { ApiError } from '../../shared/api/exchange.ts';
import { newRequestId } from '../../shared/api/request-id.ts';
import { stationsTexts } from '../stations/station-words.ts';
import type { VerdictTone, VerdictWords } from '../stations/verdict/tones.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import { formatShortDecimal } from '../../shared/format/numbers.ts';
import { givable, nextToBring, unpaidOf } from './card.ts';
import type { Card } from './card.ts';
import { counterTexts } from './counter-words.ts';
import type { CounterTexts } from './texts/ru.ts';

/** `isOver`: pressing again does not help; another way does. */
type Refusal = { tone: VerdictTone; title: keyof CounterTexts['refusals']; say?: string; isOver?: boolean };

/** How each refusal of the service is shown and sounds at the counter. */
const refusals: Partial<Record<ApiError['error'], Refusal>> = {
  'handOver.otherCustomer': { tone: 'BLOCKED', title: 'other', say: 'OTHER_CUSTOMER' },
  'handOver.otherPoint': { tone: 'WRONG_PLACE', title: 'elsewhere' },
  'handOver.notHere': { tone: 'WRONG_PLACE', title: 'notHere' },
  'handOver.withCourier': { tone: 'WRONG_PLACE', title: 'courier' },
  'handOver.alreadyGiven': { tone: 'DUPLICATE', title: 'given' },
  'handOver.noPhoto': { tone: 'BLOCKED', title: 'evidence' },
  'handOver.noSignature': { tone: 'BLOCKED', title: 'evidence' },
  'handOver.unpaid': { tone: 'BLOCKED', title: 'unpaid' },
  'handOver.wrongCode': { tone: 'BLOCKED', title: 'code' },
  'handOver.codeReplaced': { tone: 'BLOCKED', title: 'code' },
  'handOver.codeClosed': { tone: 'BLOCKED', title: 'code' },
  'handOver.codeUnknown': { tone: 'UNKNOWN', title: 'code' },
  'handOver.passUnknown': { tone: 'UNKNOWN', title: 'pass' },
  'handOver.passForeign': { tone: 'BLOCKED', title: 'pass' },
  'handOver.passForged': { tone: 'BLOCKED', title: 'pass' },
  'handOver.passClock': { tone: 'BLOCKED', title: 'pass' },
  'handOver.passExpired': { tone: 'BLOCKED', title: 'pass' },
  'handOver.passRevoked': { tone: 'BLOCKED', title: 'pass' },
  'handOver.passUsed': { tone: 'DUPLICATE', title: 'pass' },
  'handOver.passOtherPoint': { tone: 'WRONG_PLACE', title: 'pass' },
  'handOver.passLimit': { tone: 'BLOCKED', title: 'passLimit' },
  'handOver.passOtherParcel': { tone: 'BLOCKED', title: 'passLimit' },
  'handOver.nobodyFound': { tone: 'UNKNOWN', title: 'noOne' },
  'handOver.tooManyNames': { tone: 'BLOCKED', title: 'names', isOver: true },
  'tracking.parcelHeld': { tone: 'BLOCKED', title: 'held', say: 'HELD' },
  'tracking.parcelNotFound': { tone: 'UNKNOWN', title: 'unknown' },
};

/** Parcels that are handed over nowhere: every station has the same word for it. */
const stays: Partial<Record<ApiError['error'], StayFlag>> = {
  'tracking.parcelLost': 'LOST',
  'tracking.parcelReturning': 'RETURNING',
};

export function verdictOf(
  tone: VerdictTone,
  words: VerdictWords,
  rest: { code?: string; say?: string } = {},
): ShownVerdict {
  return { id: newRequestId(), tone, words, hasLine: true, ...rest };
}

/** What a failure is shown as: why the service refuses, that the line is down, or that it did not work. */
export function refusalOf(error: unknown, code?: string): ShownVerdict {
  const {
    refusals: titles,
    noLine,
    nextAfterRefusal,
    nextAfterPass,
    nextOtherWay,
    putAside,
  } = counterTexts.read();
  const failure = error instanceof ApiError ? error : undefined;
  // oxlint-disable-next-line no-console -- the clerk gets the generic words; what happened is for the log
  if (failure === undefined) console.error(error);
  const msg = failure?.msg ?? '';
  const stay = failure && stays[failure.error];
  const ofCode = code === undefined ? {} : { code };
  if (stay !== undefined) {
    const { title } = stationsTexts.read().says[stay];
    return verdictOf('BLOCKED', { title, line: msg, next: putAside }, { ...ofCode, say: stay });
  }
  const refusal = failure && refusals[failure.error];
  const { tone, title, say, isOver = false }: Refusal = refusal ?? { tone: 'BLOCKED', title: 'failed' };
  const afterwards = title === 'pass' ? nextAfterPass : nextAfterRefusal;
  const next = isOver ? nextOtherWay : afterwards;
  const words = { title: titles[title], line: msg === '' ? noLine : msg, next };
  return verdictOf(tone, words, {
    ...ofCode,
    ...(say === undefined ? {} : { say }),
  });
}

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

/** What is to be done next at an open card. */
export function nextWords(card: Card, brought: readonly string[]): string {
  const { nextCell, nextNoCell, nextPay, nextGive } = counterTexts.read();
  const next = nextToBring(card, brought);
  if (next !== undefined) return next.cell === null ? nextNoCell : nextCell(next.cell);
  return unpaidOf(card, brought).length > 0 ? nextPay : nextGive;
}
