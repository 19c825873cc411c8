import { deepStrictEqual } from 'node:assert/strict';
import { trackingAnswer, type TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import type { Peer } from '../peers/peer.ts';
import { pickCodes, seededRandom } from './asked-codes.ts';
import { askOnce } from './load.ts';

const queries = 20;
const seed = 20_261_121;
const codesEach = 100;

/**
 * Asks peers of the product's own call the same and holds the answers against each other: what is compared must be the
 * same work. The answer of the service also has to fit its contract. Throws at the first difference.
 */
export async function requireSameAnswers(peers: readonly Peer[], parcels: number): Promise<void> {
  const random = seededRandom(seed);
  for (let query = 0; query < queries; query += 1) {
    const codes = pickCodes(random, parcels, codesEach);
    const answers = await Promise.all(peers.map((peer) => ask(peer, codes)));
    const [first, ...others] = answers;
    if (trackingAnswer.parse(first).count !== codes.length) throw new Error('Not every parcel was found.');
    for (const other of others) deepStrictEqual(withoutDays(other), withoutDays(first));
  }
}

/**
 * Of an estimate only whether there is one: it follows the day of the asking, and stored answers are of the day on
 * which they were made.
 */
function withoutDays(answer: TrackingAnswer | undefined) {
  return {
    ...answer,
    detailList: answer?.detailList.map(({ eta, ...parcel }) => ({ ...parcel, isAwaited: eta !== null })),
  };
}

async function ask(peer: Peer, trackingCodeList: string[]): Promise<TrackingAnswer> {
  const response = await fetch(`http://127.0.0.1:${peer.port}/api/track/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ trackingCodeList }),
  });
  const envelope = (await response.json()) as { data: TrackingAnswer };
  if (response.status !== 200) throw new Error(`${peer.name} answered ${response.status}.`);
  return envelope.data;
}

/**
 * A peer with an answer of its own form has to find as many parcels and events as the service and show the same
 * statuses and event times. Throws at the first difference.
 */
export async function requireSameFacts(service: Peer, other: Peer, parcels: number): Promise<void> {
  const codes = pickCodes(seededRandom(seed + 1), parcels, codesEach);
  const ours = (await ask(service, codes)).detailList.map((parcel) => ({
    code: parcel.trackingCode,
    status: parcel.status as string,
    times: parcel.dailyTrackInfoList.flatMap((day) => day.details.map((detail) => Date.parse(detail.time))),
  }));
  const theirs = readParcels(JSON.parse(await askOnce(other.port, other.questionOf(codes))));
  const sorted = (list: typeof ours) => list.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  deepStrictEqual(sorted(theirs), sorted(ours), `${other.name} answers with other facts.`);
}

type ForeignParcel = Record<string, unknown> & { events: Record<string, unknown>[] };

/** GraphQL says `data.parcels` and camelCase, REST says `data` and snake_case. */
function readParcels(answer: { data: ForeignParcel[] | { parcels: ForeignParcel[] } }) {
  const list = Array.isArray(answer.data) ? answer.data : answer.data.parcels;
  return list.map((parcel) => ({
    code: String(parcel['trackingCode'] ?? parcel['tracking_code']),
    status: String(parcel['status']),
    times: parcel.events.map((event) => Date.parse(String(event['occurredAt'] ?? event['occurred_at']))),
  }));
}
