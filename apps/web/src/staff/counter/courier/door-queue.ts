import type { SentPart } from '@rohi/contract/endpoint';
import type { giveAtDoor, notMetAtDoor } from '@rohi/contract/hand-over/courier-rounds.contract';
import { call } from '../../../shared/api/call.ts';
import { longestSendMs } from '../../stations/scan-queue/browser-line.ts';
import { createCallQueue } from '../call-queue.ts';
import type { CallRow } from '../call-queue.ts';

/** What a courier has done at a stop, as the service is given it. */
export type DoorFacts =
  | { kind: 'GIVE'; stopId: string; body: SentPart<typeof giveAtDoor, 'body'> }
  | { kind: 'NOT_MET'; stopId: string; body: SentPart<typeof notMetAtDoor, 'body'> };
export type DoorRow = CallRow<DoorFacts>;

/** The durable queue of a courier. A round is its courier's alone: nobody else sends it. */
export const useDoorQueue = createCallQueue<DoorFacts>({ name: 'courier', send, isOwnOnly: true });

async function send({ facts }: DoorRow): Promise<void> {
  const asked = { params: { id: facts.stopId }, quiet: true, signal: AbortSignal.timeout(longestSendMs) };
  if (facts.kind === 'GIVE') await call('POST /courier/stops/{id}/give', { ...asked, body: facts.body });
  else await call('POST /courier/stops/{id}/not-met', { ...asked, body: facts.body });
}
