import { convertMinor, readRate } from '@rohi/contract/pricing/currency-rate';
import { readAmountMinor, toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import type { DoorRow } from './door-queue.ts';
import type { OwnRound, Stop } from './stored-round.ts';

/** How a stop stands on this phone: `stored` is done here and not yet taken by the service, `passedOn` was not taken and is settled at the point. */
export type StopState = 'open' | 'stored' | 'refused' | 'passedOn' | 'given' | 'missed';

/** What became of a stop, with what waits on this phone counted in. */
export function stateOf(
  { id, parcels, notMet }: Pick<Stop, 'id' | 'parcels' | 'notMet'>,
  unsent: readonly Pick<DoorRow, 'facts'>[],
  refused: readonly Pick<DoorRow, 'facts'>[],
): StopState {
  if (unsent.some(({ facts }) => facts.stopId === id)) return 'stored';
  const out = parcels.filter(({ ended }) => ended === null);
  if (out.length > 0 && refused.some(({ facts }) => facts.stopId === id)) return 'refused';
  const isLeft = out.some(({ needsPerson }) => !needsPerson);
  if (isLeft && notMet === null) return 'open';
  if (out.length > 0 && !isLeft) return 'passedOn';
  return parcels.some(({ ended }) => ended === 'GIVEN') ? 'given' : 'missed';
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

/** What is to be paid for those parcels of a stop that were scanned, with the fee of its courier whichever parcel bears it; for all while none was. */
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
