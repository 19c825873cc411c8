import { trackingCodeOf } from '../data/parcel-codes.ts';
import type { Peer } from '../peers/peer.ts';
import { runLoad } from './load.ts';

const codesEach = 100;
const connections = 4;

/** Asks a peer once for each of the first so many parcels, in the order in which they lie. */
export async function askForAll(peer: Peer, parcels: number): Promise<void> {
  const requests = Array.from({ length: Math.ceil(parcels / codesEach) }, (_, list) =>
    peer.questionOf(
      Array.from({ length: codesEach }, (_each, index) => trackingCodeOf(list * codesEach + index)),
    ),
  );
  let count = 0;
  const isOver = () => {
    count += 1;
    return count > requests.length;
  };
  const { failures } = await runLoad({
    port: peer.port,
    requests,
    connections,
    durationMs: Number.POSITIVE_INFINITY,
    isOver,
  });
  if (failures > 0) throw new Error(`${peer.name} failed ${failures} times.`);
}
