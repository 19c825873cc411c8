import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { visitMinutes } from '@rohi/contract/hand-over/counter-rules';
import type { Observed } from '../stations/observed.ts';
import type { ScanFacts, StationQueue } from '../stations/scan-queue/browser-queue.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import { serverNow } from '../../shared/session/session-state.ts';
import { cardOf, today } from './card.ts';
import type { Card, Known, OpenCard, Proof } from './card.ts';
import type { Found, Visit } from './counter-queries.ts';
import type { EvidenceQueue } from './evidence/evidence-queue.ts';
import type { CounterAct, CounterSnapshot } from './offline/counter-snapshot.ts';
import type { KnownPassKeys } from './offline/known-pass-keys.ts';
import { readShownPass } from './offline/shown-pass.ts';

/** A card that is opened now; `visit`: what the service says of it. */
export function openedCard(id: string, customerCode: string, proof: Proof, visit?: Visit): OpenCard {
  const pass = proof.kind === 'PASS' ? readShownPass(proof.pass) : undefined;
  const readAt = visit === undefined ? 0 : serverNow();
  return { id, customerCode, proof, pass, visit, readAt, evidence: undefined, given: 0 };
}

type StoredProof = Pick<Extract<ScanFacts, { action: 'GIVE' }>, 'document' | 'pass' | 'byVisit'>;

/**
 * How a stored giving names the proof of an open card; undefined where it has to be shown anew: none was, the card is
 * over by the service's time, or it was opened by the number of a pass alone.
 */
export function storedProof({ proof, pass, visit, id }: OpenCard, now: number): StoredProof | undefined {
  if (pass !== undefined) return { pass: pass.text };
  if (proof?.kind === 'DOCUMENT') return { document: proof.document };
  if (proof === undefined || proof.kind === 'PASS' || visit?.id !== id) return undefined;
  const isOver = Date.parse(visit.openedAt) + visitMinutes * 60_000 <= now;
  return isOver ? undefined : { byVisit: true };
}

/** What stands at the counter: who was found and chosen, or the open card with what was brought to it. */
export type CounterState = {
  found: Found | undefined;
  /** Customer code of who was chosen of those that were found. */
  chosen: string | undefined;
  card: OpenCard | undefined;
  brought: readonly string[];
  /** Scans that got no answer: they are taken once it is certain that the counter is offline. */
  unanswered: readonly string[];
  /** What was typed where the service has found no customer. */
  unfound: string | undefined;
  verdict: ShownVerdict;
  isGiving: boolean;
  /** This window waits for the answer to a payment. */
  isPaying: boolean;
  /** How many payments this window has sent. */
  payments: number;
  /** A parcel of the open card is not taken, and the clerk writes down why. */
  isReporting: boolean;
  /** Requests to hand over without a proof, by customer code: who is chosen again still waits. */
  requests: Readonly<Record<string, string>>;
};

export const empty = {
  found: undefined,
  chosen: undefined,
  card: undefined,
  brought: [],
  unanswered: [],
  unfound: undefined,
  isGiving: false,
  isReporting: false,
};

/** The registered device at which the counter stands, and what it goes by offline. */
export type Station = {
  deviceId: string;
  queue: StationQueue;
  evidence: EvidenceQueue;
  isOffline: boolean;
  /** How many acts wait to be sent. */
  waiting: number;
  snapshot: CounterSnapshot | undefined;
  mayTake: boolean;
  /** By what passes are judged at this moment. */
  passKeys: () => KnownPassKeys | undefined;
};

/** The state as it is now, and how acts change it. `refresh`: the numbers of the point are read anew. */
export type CounterAt = {
  read: () => CounterState;
  change: (next: Partial<CounterState>) => void;
  refresh: () => Promise<void>;
  /** Undefined in a browser that is no registered device: it is always taken as online. */
  station: () => Station | undefined;
  acts: Observed<readonly CounterAct[]>;
};

export const isOffline = ({ station }: Pick<CounterAt, 'station'>) => station()?.isOffline === true;

/** What this device knows at this moment; a browser that is no registered device knows what the service says alone. */
export function knownOf(station: Station | undefined, acts: readonly CounterAct[]): Known {
  const { snapshot, mayTake = false, isOffline: isDown = false } = station ?? {};
  return { snapshot, acts, mayTake, isOffline: isDown, today: today() };
}

/** The open card as it stands now. */
export function cardNow({
  read,
  station,
  acts,
}: Pick<CounterAt, 'read' | 'station' | 'acts'>): Card | undefined {
  const { card } = read();
  return card && cardOf(card, knownOf(station(), acts.read()));
}

/** What stands against an act; `isNone`: nothing of the kind is known, so that something else may be meant. */
type Against = { verdict: ShownVerdict; isNone?: boolean };

/** What was given, and why something was not. */
export type GiveEnd = { given: readonly string[]; refusal?: ShownVerdict | undefined };

/** Who judges what is done at a counter: the service online, this device by its snapshot offline. */
export type Judge = {
  /** The customer that is looked for; undefined where none is known. */
  find: (text: string) => Promise<Partial<CounterState> | undefined>;
  /** The card of the chosen customer, or of the owner of the proof. */
  open: (proof: Proof) => Promise<OpenCard | Against>;
  /** The code of a parcel that was brought to an open card. */
  look: (card: OpenCard, raw: string) => Promise<{ code: string } | Against>;
  give: (card: OpenCard, codes: readonly string[]) => Promise<GiveEnd>;
  /** Takes the photo or signature that the point asks for. */
  addEvidence: (card: OpenCard, picture: { kind: EvidenceKind; file: Blob }) => Promise<void>;
};
