import { deepStrictEqual } from 'node:assert/strict';
import { trackingAnswer, type TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import type { Peer } from '../peers/peer-process.ts';
import { pickCodes, seededRandom } from './track-requests.ts';

const queries = 20;

/**
 * Asks all peers the same and holds the answers against each other: what is compared must be the same work. The answer of the
 * service also has to fit its contract. Throws at the first difference.
 */
export async function requireSameAnswers(
  peers: readonly Peer[],
  options: { parcels: number; seed: number; codes: number },
): Promise<void> {
  const random = seededRandom(options.seed);
  for (let query = 0; query < queries; query += 1) {
    const codes = pickCodes(random, options.parcels, options.codes);
    const answers = await Promise.all(peers.map((peer) => ask(peer, codes)));
    const [first, ...others] = answers;
    if (trackingAnswer.parse(first).count !== codes.length) throw new Error('Not every parcel was found.');
    for (const other of others) deepStrictEqual(other, first);
  }
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
