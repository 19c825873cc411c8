/** The card of a customer at a counter: one shape, whether the service or the snapshot of this device says what lies there. */
import { readAmountMinor } from '@rohi/contract/pricing/money';
import type { WireMoney } from '@rohi/contract/pricing/money';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import type { ScanFacts } from '../stations/scan-queue/browser-queue.ts';
import type { Visit } from './counter-queries.ts';

/** A scan of the counter that waits, or has been sent since the page was opened. */
export type CounterAct = { scanId: string; facts: ScanFacts; isWaiting: boolean };

/** Why a parcel stays on its shelf; all but the first three until the counter is online again. */
export type WhyStays = 'HELD' | 'LOST' | 'RETURNING' | 'TOO_OLD' | 'NO_SHIFT' | 'NO_RATE' | 'NO_RIGHT';

export type CardParcel = {
  code: string;
  name: string | null;
  weightKg: string | null;
  cell: string | null;
  /** The last free day; null where that is not known. */
  freeUntil: string | null;
  /** Days of storage that cost something. */
  paidDays: number;
  /** Cents of a dollar that are left to pay today; null where there is no price yet. */
  cents: number | null;
  why: WhyStays | undefined;
  /** Given here, and not sent yet. */
  isGiven: boolean;
  /** Paid here, and not sent yet. */
  isPaidHere: boolean;
};

export type Card = {
  customerCode: string;
  /** Undefined where nobody has said it; null of a customer without one. */
  name: string | null | undefined;
  phoneMasked: string | null;
  parcels: readonly CardParcel[];
  /** How many can be collected; a firm has more than are listed. */
  ready: number;
  coming: Visit['coming'];
  storageTomorrow: WireMoney | undefined;
  evidence: Visit['evidence'];
};

/** The card as the service shows it, with what this device has not sent yet. */
export function cardOfVisit(visit: Visit, acts: readonly CounterAct[]): Card {
  const { customer, parcels, ready, coming, storageTomorrow, evidence } = visit;
  const { name, phoneMasked } = customer;
  return {
    ...{ customerCode: customer.code, name, phoneMasked, ready, coming, storageTomorrow, evidence },
    parcels: parcels.map(({ trackingCode: code, owed, storage, delivery, problems, ...rest }) => ({
      ...{ code, name: rest.name, weightKg: rest.weightKg, cell: rest.cell, freeUntil: rest.freeUntil },
      paidDays: storage?.paidDays ?? 0,
      cents: delivery === null ? null : centsOf(owed),
      why: staysFor(problems) ?? (problems.includes('HELD') ? 'HELD' : undefined),
      isGiven: isGivenHere(acts, code),
      isPaidHere: false,
    })),
  };
}

export const centsOf = ({ amount }: Pick<WireMoney, 'amount'>) => Number(readAmountMinor(amount) ?? 0n);

/** Given by an act that still waits on this device. */
function isGivenHere(acts: readonly CounterAct[], code: string): boolean {
  return acts.some(({ facts, isWaiting }) => isWaiting && facts.action === 'GIVE' && facts.code === code);
}

export const isPaid = ({ cents }: CardParcel) => cents === 0;

/** What can be given of a card: all that does not stay and is not given yet. */
export function givable({ parcels }: Card): CardParcel[] {
  return parcels.filter(({ why, isGiven }) => why === undefined && !isGiven);
}

/** The first in walking order that is not brought yet. */
export function nextToBring(card: Card, brought: readonly string[]): CardParcel | undefined {
  return givable(card).find(({ code }) => !brought.includes(code));
}

/** What of the parcels that were brought is not paid. */
export function unpaidOf({ parcels }: Card, brought: readonly string[]): CardParcel[] {
  return parcels.filter((parcel) => brought.includes(parcel.code) && !isPaid(parcel));
}
