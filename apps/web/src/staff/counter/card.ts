/**
 * The card of a customer at a counter: one shape and one row, whether the service or the snapshot of this device says
 * what lies there.
 */
import type { CounterParcel } from '@rohi/contract/stations/counter-snapshot.contract';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { readRate } from '@rohi/contract/pricing/currency-rate';
import { readAmountMinor } from '@rohi/contract/pricing/money';
import type { WireMoney } from '@rohi/contract/pricing/money';
import { staysFor } from '@rohi/contract/tracking/stays-put';
import { serverNow } from '../../shared/session/session-state.ts';
import type { BodyFor } from '../../shared/api/calls.ts';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { Visit } from './counter-queries.ts';
import type { CounterAct, CounterSnapshot } from './offline/counter-snapshot.ts';
import type { ShownPass } from './offline/shown-pass.ts';
import { chargesOf, sumOf, withoutPaid } from './offline/snapshot-cash.ts';

export type Proof = BodyFor<'POST /hand-over/visits'>['proof'];

/** A card that is open, online or offline; the same when the line comes or goes. */
export type OpenCard = {
  /** Of the visit, at the service and on this device. */
  id: string;
  customerCode: string;
  /** Undefined where it has to be shown anew. */
  proof: Proof | undefined;
  /** The pass of the proof, where its QR was shown. */
  pass: ShownPass | undefined;
  /**
   * What the service has last said of it, and when (epoch milliseconds); of another id where it knows an earlier visit
   * alone.
   */
  visit: Visit | undefined;
  readAt: number;
  /** The photo or signature that is stored on this device. */
  evidence: { id: string; kind: EvidenceKind } | undefined;
  /** So many parcels were given online; those that were given offline stand in the queue. */
  given: number;
};

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
  /** Undefined where it was not said; null of a customer without one. */
  name: string | null | undefined;
  phoneMasked: string | null;
  parcels: readonly CardParcel[];
  /** How many can be collected; a firm has more than are listed. */
  ready: number;
  coming: Visit['coming'];
  storageTomorrow: WireMoney | undefined;
  /**
   * What is owed from before the move-in, by currency, as the service has last said it; undefined where it has not.
   */
  debts: readonly WireMoney[] | undefined;
  evidence: Visit['evidence'];
};

/**
 * What this device knows: its snapshot, what was done here, and whether this person may take money. `today` is a
 * Dushanbe day.
 */
export type Known = {
  snapshot: CounterSnapshot | undefined;
  acts: readonly CounterAct[];
  mayTake: boolean;
  isOffline: boolean;
  today: string;
};

export const today = () => dushanbeDay(new Date(serverNow()));

type Open = Pick<OpenCard, 'customerCode'> & Partial<OpenCard>;

/**
 * An open card as it stands: what the service says online, the snapshot offline and of a card that the service does
 * not know yet.
 */
export function cardOf(open: Open, snapshotFacts: Known): Card | undefined {
  const { visit, id } = open;
  const { snapshot } = snapshotFacts;
  const isByService = visit !== undefined && visit.id === id && !snapshotFacts.isOffline;
  if (snapshot !== undefined && !isByService) return cardOfSnapshot(open, snapshot, snapshotFacts);
  if (visit === undefined) return undefined;
  const { ready, storageTomorrow, debts, evidence } = visit;
  const parcels = visit.parcels.map((row) => ({
    ...saidRow(row),
    cents: row.delivery === null ? null : centsOf(row.owed),
    why: whyHeld(row.problems),
    isGiven: snapshotFacts.acts.some((act) => act.isWaiting && gives(act, row.trackingCode)),
    isPaidHere: false,
  }));
  return { ...headOf(open), parcels, ready, storageTomorrow, debts, evidence };
}

/** What the service has said of it since the snapshot, on the same day, counts too. */
function cardOfSnapshot(open: Open, snapshot: CounterSnapshot, snapshotFacts: Known): Card {
  const { customerCode, visit, readAt = 0, id, evidence } = open;
  const isNewer = readAt > snapshot.at && dushanbeDay(new Date(readAt)) === snapshotFacts.today;
  const newer = isNewer ? visit : undefined;
  const isWhole = newer !== undefined && newer.ready === newer.parcels.length;
  const parcels = ofCustomer(snapshot, customerCode).flatMap((parcel) => {
    const row = newer?.parcels.find(({ trackingCode }) => trackingCode === parcel.code);
    // Given since, as far as the service has listed all that lies there.
    return isWhole && row === undefined ? [] : rowOfSnapshot(parcel, row, snapshot, snapshotFacts);
  });
  const made = visit?.id === id ? (visit?.evidence.made ?? []) : [];
  return {
    ...headOf(open),
    parcels,
    ready: parcels.length,
    storageTomorrow: undefined,
    debts: visit?.debts,
    evidence: { asked: snapshot.evidence, made: evidence === undefined ? made : [...made, evidence.kind] },
  };
}

const headOf = ({ customerCode, visit }: Open) => ({
  customerCode,
  name: visit?.customer.name,
  phoneMasked: visit?.customer.phoneMasked ?? null,
  coming: visit?.coming ?? [],
});

type Said = Visit['parcels'][number];

const saidRow = ({ trackingCode: code, name, weightKg, cell, freeUntil, storage }: Said) => ({
  code,
  name,
  weightKg,
  cell,
  freeUntil,
  paidDays: storage?.paidDays ?? 0,
});

function rowOfSnapshot(
  parcel: CounterParcel,
  row: Said | undefined,
  snapshot: CounterSnapshot,
  snapshotFacts: Known,
): CardParcel {
  const { code, goods, cell, weightG } = parcel;
  const charges = chargesOf(parcel, snapshot, snapshotFacts.today);
  const left = withoutPaid(charges, snapshotFacts.acts);
  const cents = row !== undefined && centsOf(row.owed) === 0 ? 0 : sumOf(left);
  return {
    ...(row === undefined ? { code, freeUntil: null, paidDays: 0 } : saidRow(row)),
    cell,
    cents,
    name: row?.name ?? goods,
    weightKg: weightG === null ? null : String(weightG / 1_000),
    why: whyStays(parcel, cents, snapshot, snapshotFacts),
    isGiven: snapshotFacts.acts.some((act) => gives(act, code)),
    isPaidHere: left.length < charges.length,
  };
}

const gives = ({ facts }: CounterAct, code: string) => facts.action === 'GIVE' && facts.code === code;

const whyHeld = (problems: Said['problems']): WhyStays | undefined =>
  staysFor(problems) ?? (problems.includes('HELD') ? 'HELD' : undefined);

function whyStays(
  { flags }: CounterParcel,
  owed: number,
  { days, shift, rate }: CounterSnapshot,
  { today: day, mayTake }: Known,
): WhyStays | undefined {
  const held = whyHeld(flags);
  if (held !== undefined) return held;
  // Storage may have begun to cost something since.
  if (!days.includes(day)) return 'TOO_OLD';
  if (owed === 0) return undefined;
  if (!mayTake) return 'NO_RIGHT';
  if (shift === null) return 'NO_SHIFT';
  return rate === null || readRate(rate.rate) === undefined ? 'NO_RATE' : undefined;
}

const collator = new Intl.Collator('en', { numeric: true });

/** The parcels of a customer in walking order: from cell to cell as they are named, and last what lies in none. */
export function ofCustomer({ parcels }: CounterSnapshot, customerCode: string): CounterParcel[] {
  return [...parcels.values()]
    .filter((parcel) => parcel.customerCode === customerCode)
    .toSorted((a, b) => {
      if (a.cell === null || b.cell === null) return Number(a.cell === null) - Number(b.cell === null);
      return collator.compare(a.cell, b.cell) || collator.compare(a.code, b.code);
    });
}

export const centsOf = ({ amount }: Pick<WireMoney, 'amount'>) => Number(readAmountMinor(amount) ?? 0n);

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
