/**
 * Readers that ask for many parcels of one trip at a time, and look whether an answer holds moved and unmoved ones
 * together.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { askOnce } from './load.ts';
import type { Peer } from '../peers/peer.ts';

export type Watched = {
  answers: number;
  /** Answers of moved parcels alone, and of unmoved ones alone. */
  moved: number;
  unmoved: number;
  /** Answers that hold both. */
  mixed: number;
  /** Questions that a crowded service turned away. */
  refused: number;
};

/** What readers ask for, how many there are, and how long each of them looks at an answer before it asks again. */
type Reading = { codes: readonly string[]; readers: number; atOnce: number; pauseMs: number };

/** Asks through all of these services at once, in turn for other codes, while something is done. */
export async function watchWhile(
  peers: readonly Pick<Peer, 'port' | 'questionOf'>[],
  { codes, readers, atOnce, pauseMs }: Reading,
  work: () => Promise<void>,
): Promise<Watched> {
  const watched: Watched = { answers: 0, moved: 0, unmoved: 0, mixed: 0, refused: 0 };
  const state = { isOver: false };
  const read = async (reader: number): Promise<void> => {
    const peer = peers[reader % peers.length];
    if (peer === undefined) throw new RangeError('there is nobody to ask');
    for (let turn = reader; !state.isOver; turn += 7) {
      const from = (turn * 997) % Math.max(1, codes.length - atOnce);
      const question = peer.questionOf(codes.slice(from, from + atOnce));
      const answer = await askOnce(peer.port, question).catch(() => undefined);
      if (answer === undefined) watched.refused += 1;
      else note(watched, answer);
      await pause(pauseMs);
    }
  };
  const reading = Array.from({ length: readers }, (_, reader) => read(reader));
  try {
    await work();
  } finally {
    state.isOver = true;
    await Promise.all(reading);
  }
  return watched;
}

const statusInAnswer = /"status":"(DTH|DHWCRK)"/g;

function note(watched: Watched, answer: string): void {
  const statuses = new Set([...answer.matchAll(statusInAnswer)].map(([, status]) => status));
  watched.answers += 1;
  if (statuses.size > 1) watched.mixed += 1;
  else if (statuses.has('DHWCRK')) watched.moved += 1;
  else if (statuses.has('DTH')) watched.unmoved += 1;
}
