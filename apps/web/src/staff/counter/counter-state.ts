import { visitMinutes } from '@rohi/contract/hand-over/counter-rules';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { BodyFor } from '../../shared/api/calls.ts';
import type { Observed } from '../stations/observed.ts';
import type { ScanFacts, StationQueue } from '../stations/scan-queue/browser-queue.ts';
import type { ShownVerdict } from '../stations/verdict/verdict-banner.tsx';
import type { CounterAct } from './card.ts';
import type { Found, Visit } from './counter-queries.ts';
import type { EvidenceQueue } from './evidence/evidence-queue.ts';
import type { CounterSnapshot } from './offline/counter-snapshot.ts';
import type { KnownPassKeys } from './offline/known-pass-keys.ts';
import type { ShownPass } from './offline/shown-pass.ts';

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
  /** What the service has last said of it, and when (epoch milliseconds); of another id where it knows an earlier visit alone. */
  visit: Visit | undefined;
  readAt: number;
  /** The photo or signature that is stored on this device. */
  evidence: { id: string; kind: EvidenceKind } | undefined;
  /** So many parcels were given online; those that were given offline stand in the queue. */
  given: number;
};

type StoredProof = Pick<Extract<ScanFacts, { action: 'GIVE' }>, 'document' | 'pass' | 'byVisit'>;

/** How a stored giving names the proof of an open card; undefined where it has to be shown anew: none was, the card is over by the service's time, or it was opened by the number of a pass alone. */
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
  verdict: ShownVerdict;
  isGiving: boolean;
  /** A parcel of the open card is not taken, and the clerk writes down why. */
  isReporting: boolean;
  /** Requests to hand over without a proof, by customer code: who is chosen again still waits. */
  requests: Readonly<Record<string, string>>;
};

export const empty = {
  ...{ found: undefined, chosen: undefined, card: undefined, brought: [], unanswered: [] },
  ...{ isGiving: false, isReporting: false },
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
