import type { SentPart } from '@rohi/contract/endpoint';
import type { giveAtDoor, notMetAtDoor } from '@rohi/contract/hand-over/courier-rounds.contract';
import type { EvidenceKind } from '@rohi/contract/pickup-points/hand-over-evidence';
import { call } from '../../../shared/api/call.ts';
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
};

/** What a courier has done at a stop, as the service is given it. */
export type DoorFacts =
  | GiveFacts
  | { kind: 'NOT_MET'; stopId: string; body: SentPart<typeof notMetAtDoor, 'body'> };
export type DoorRow = CallRow<DoorFacts>;

/** The durable queue of a courier. A round is its courier's alone: nobody else sends it. */
export const useDoorQueue = createCallQueue<DoorFacts>({ name: 'courier', send, isOwnOnly: true });

async function send({ facts }: DoorRow): Promise<void> {
  if (facts.kind === 'GIVE') return sendGiving(facts);
  const { stopId: id, body } = facts;
  await call('POST /courier/stops/{id}/not-met', { ...inTime(longestSendMs), params: { id }, body });
  return undefined;
}

/** Sends the picture and then what was given with it; may be repeated. Throws ApiError. */
export async function sendGiving({ stopId: id, body, picture }: GiveFacts): Promise<void> {
  if (picture !== undefined) {
    const { id: evidenceId, file, ...made } = picture;
    await call('PUT /courier/stops/{id}/evidence/{evidenceId}', {
      ...inTime(longestPictureMs),
      ...{ params: { id, evidenceId }, query: { ...made, visit: body.requestId }, file },
    });
  }
  await call('POST /courier/stops/{id}/give', { ...inTime(longestSendMs), params: { id }, body });
}

const inTime = (ms: number) => ({ quiet: true, signal: AbortSignal.timeout(ms) });
