import { convertMinor, readRate } from '@rohi/contract/pricing/currency-rate';
import { readAmountMinor, toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import { centsOf, type Card } from '../card.ts';
import type { DoorRow, GiveFacts } from './door-queue.ts';
import type { OwnRound, Stop } from './own-round.ts';

/**
 * How a stop stands on this phone: `stored` is done here and not yet taken by the service, `passedOn` was not taken
 * and is settled at the point.
 */
export type StopState = 'open' | 'stored' | 'refused' | 'passedOn' | 'given' | 'missed';

type Unsent = readonly Pick<DoorRow, 'facts'>[];

/**
 * What became of a stop, with what waits on this phone counted in. A customer who has taken a part is met again for
 * the rest, offline as well.
 */
export function stateOf(
  stop: Pick<Stop, 'id' | 'parcels' | 'notMet'>,
  unsent: Unsent,
  refused: readonly Pick<DoorRow, 'facts'>[],
): StopState {
  const { id, parcels, notMet } = stop;
  const own = unsent.flatMap(({ facts }) => (facts.stopId === id ? [facts] : []));
  const waiting = waitingOf(stop, unsent);
  const isLeft = outOf(stop).some((code) => !waiting.includes(code));
  if (own.some(({ kind }) => kind === 'NOT_MET') || (own.length > 0 && !isLeft)) return 'stored';
  const isOut = parcels.some(({ ended }) => ended === null);
  if (isOut && refused.some(({ facts }) => facts.stopId === id)) return 'refused';
  if (isLeft) return notMet === null ? 'open' : 'missed';
  if (isOut) return 'passedOn';
  const { given, rest } = fateOf(stop);
  return given > 0 && rest.length === 0 ? 'given' : 'missed';
}

type Parcels = readonly Pick<Stop['parcels'][number], 'trackingCode' | 'ended'>[];

/**
 * How many parcels of a stop were given of how many, and the ways of the others; one that has not left does not count.
 */
export function fateOf({ parcels }: { parcels: Parcels }): { given: number; all: number; rest: Parcels } {
  const codes = new Set(
    parcels.flatMap(({ trackingCode, ended }) => (ended === 'GIVEN' ? [trackingCode] : [])),
  );
  const rest = parcels.filter(
    ({ trackingCode, ended }) => !codes.has(trackingCode) && ended !== 'TAKEN_BACK',
  );
  const left = new Set(rest.map(({ trackingCode }) => trackingCode));
  return { given: codes.size, all: codes.size + left.size, rest };
}

/** The parcels of a stop that were given on this phone and of which the service does not know yet. */
export function waitingOf({ id }: Pick<Stop, 'id'>, unsent: Unsent): string[] {
  return givingsOf(id, unsent).flatMap(({ parcels }) => parcels.map(({ trackingCode }) => trackingCode));
}

/** A stop without what was given and paid on this phone and is not sent yet. */
export function withoutWaiting<Known extends Pick<Stop, 'id' | 'parcels' | 'charges'>>(
  stop: Known,
  unsent: Unsent,
): Known {
  const waiting = waitingOf(stop, unsent);
  const paid = givingsOf(stop.id, unsent).flatMap(({ cash }) => (cash?.charges ?? []).map(({ id }) => id));
  return {
    ...stop,
    parcels: stop.parcels.filter(({ trackingCode }) => !waiting.includes(trackingCode)),
    charges: stop.charges.filter(({ id }) => !paid.includes(id)),
  };
}

function givingsOf(stopId: string, unsent: Unsent): GiveFacts['body'][] {
  return unsent.flatMap(({ facts }) =>
    facts.kind === 'GIVE' && facts.stopId === stopId ? [facts.body] : [],
  );
}

/** The parcels of a stop that the courier still has, without those of which a person at the point decides. */
export function outOf({ parcels }: Pick<Stop, 'parcels'>): string[] {
  return parcels.flatMap(({ trackingCode, ended, needsPerson }) =>
    ended === null && !needsPerson ? [trackingCode] : [],
  );
}

export type DueAtDoor = {
  charges: Pick<Stop['charges'][number], 'id' | 'owed'>[];
  owed: WireMoney;
  /** Null without a rate. */
  owedTjs: WireMoney | null;
};

/**
 * What is to be paid for those parcels of a stop that were scanned, with the fee of its courier whichever parcel bears
 * it; for all while none was.
 */
export function dueAtDoor(
  { charges }: Pick<Stop, 'charges'>,
  scanned: readonly string[],
  rate: OwnRound['rate'],
): DueAtDoor {
  const meant = charges.filter(
    ({ trackingCode, kind }) => scanned.length === 0 || kind === 'COURIER' || scanned.includes(trackingCode),
  );
  const cents = meant.reduce((sum, { owed }) => sum + (readAmountMinor(owed.amount) ?? 0n), 0n);
  const rateMillionths = rate === null ? undefined : readRate(rate.rate);
  return {
    charges: meant.map(({ id, owed }) => ({ id, owed })),
    owed: toWireMoney({ amountMinor: cents, currency: 'USD' }),
    owedTjs:
      rate === null || rateMillionths === undefined
        ? null
        : toWireMoney({
            amountMinor: convertMinor(cents, { nominal: rate.nominal, rateMillionths }),
            currency: 'TJS',
          }),
  };
}

/**
 * The stop as a card: what the courier still has of it, each with its own sum, the fee apart; what was given here
 * waits.
 */
export function cardOfStop(
  stop: Pick<Stop, 'id' | 'customerCode' | 'parcels' | 'charges'>,
  unsent: Unsent,
): Card {
  const waiting = waitingOf(stop, unsent);
  const { charges } = withoutWaiting(stop, unsent);
  const sumOf = (code: string) =>
    charges
      .filter(({ trackingCode, kind }) => trackingCode === code && kind !== 'COURIER')
      .reduce((sum, { owed }) => sum + centsOf(owed), 0);
  const parcels = outOf(stop).map((code) => ({
    code,
    name: null,
    weightKg: null,
    cell: null,
    freeUntil: null,
    paidDays: 0,
    cents: sumOf(code),
    why: undefined,
    isGiven: waiting.includes(code),
    isPaidHere: false,
  }));
  return {
    customerCode: stop.customerCode,
    name: undefined,
    phoneMasked: null,
    parcels,
    ready: parcels.length,
    coming: [],
    storageTomorrow: undefined,
    debts: undefined,
    evidence: { asked: 'NONE', made: [] },
  };
}
