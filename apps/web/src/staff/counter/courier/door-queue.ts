import type { SentPart } from '@rohi/contract/endpoint';
import type { giveAtDoor, notMetAtDoor } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../../shared/api/call.ts';
import { outcomeOf } from '../../stations/scan-queue/outcome-of.ts';
import { longestPictureMs, longestSendMs } from '../../stations/scan-queue/browser-line.ts';
import { createCallQueue } from '../call-queue.ts';
import type { CallRow } from '../call-queue.ts';

/** The photo or signature that the point asks for; it goes before what it belongs to. */
export type DoorPicture = { id: string; kind: EvidenceKind; takenAt: string; file: Blob };

export type GiveFacts = {
  kind: 'GIVE';
  stopId: string;
  body: SentPart<typeof giveAtDoor, 'body'>;
  picture?: DoorPicture | undefined;
  isPassedOn?: boolean | undefined;
};

/** What a courier has done at a stop, as the service is given it. */
export type DoorFacts =
  | GiveFacts
  | {
      kind: 'NOT_MET';
      stopId: string;
      body: SentPart<typeof notMetAtDoor, 'body'>;
      /** The courier cannot put it right and leaves it to the point. */
      isPassedOn?: boolean | undefined;
    };
export type DoorRow = CallRow<DoorFacts>;

/** The durable queue of a courier. A round is its courier's alone: no other user sends it. */
export const useDoorQueue = createCallQueue<DoorFacts>({ name: 'courier', send, isOwnOnly: true });

/** So long after it was done the courier has left the door: what the service does not take is settled at the point. */
const lateAfterMs = 60_000;

async function send({ deviceId, facts }: DoorRow): Promise<void> {
  const isLate = Date.now() - Date.parse(facts.body.at) > lateAfterMs;
  if (facts.isPassedOn === true || isLate) return sendStored(deviceId, facts);
  if (facts.kind === 'GIVE') return sendGiving(facts);
  const { stopId: id, body } = facts;
  await call('POST /courier/stops/{id}/not-met', { ...inTime(longestSendMs), params: { id }, body });
  return undefined;
}

/** Sends the picture and then what was given with it; may be repeated. Throws ApiError. */
export async function sendGiving(facts: GiveFacts): Promise<void> {
  const { stopId: id, body } = facts;
  await sendPicture(facts);
  await call('POST /courier/stops/{id}/give', { ...inTime(longestSendMs), params: { id }, body });
}

async function sendPicture({ stopId: id, body, picture }: GiveFacts): Promise<void> {
  if (picture === undefined) return;
  const { id: evidenceId, file, ...made } = picture;
  await call('PUT /courier/stops/{id}/evidence/{evidenceId}', {
    ...inTime(longestPictureMs),
    params: { id, evidenceId },
    query: { ...made, visit: body.requestId },
    file,
  });
}

/** Hands over what this phone has stored: from then on it is done, or needs a person at the point. Throws ApiError. */
async function sendStored(deviceId: string, facts: DoorFacts): Promise<void> {
  const { stopId: id, body } = facts;
  const stored = { requestId: body.requestId, deviceId, at: body.at };
  const act =
    facts.kind === 'GIVE'
      ? storedGiving(facts)
      : ({ act: 'NOT_MET', reason: facts.body.reason, againOn: facts.body.againOn } as const);
  if (facts.kind === 'GIVE') await sendPicture(facts).catch(unlessRefused);
  const sentAt = new Date().toISOString();
  await call('POST /courier/stops/{id}/stored-acts', {
    ...inTime(longestSendMs),
    params: { id },
    body: { ...stored, ...act, sentAt },
  });
}

function storedGiving({ body: { proof, parcels, cash } }: GiveFacts) {
  // A code is checked at once, and never stored.
  if (proof.kind !== 'DOCUMENT') throw new TypeError('a giving that was stored has a document');
  return { act: 'GIVE', document: proof.document, parcels, cash } as const;
}

/**
 * A picture that the service does not take is one that was not made: the giving goes without it, and stands at the
 * point for that.
 */
function unlessRefused(error: unknown): void {
  if (outcomeOf(error).kind !== 'refused') throw error;
}

const inTime = (ms: number) => ({ quiet: true, signal: AbortSignal.timeout(ms) });
