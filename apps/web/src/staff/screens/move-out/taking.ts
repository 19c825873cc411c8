import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { offerFile } from '../../../shared/files/offer-file.ts';

export type MoveOut = ReplyTo<'GET /staff/move-out'>;

/** Where the taking of everything stands; `msg` is why it broke off, in the words of the service. */
type TakingState =
  | { name: 'idle' }
  | { name: 'running'; bytes: number }
  | { name: 'done'; file: string; bytes: number }
  | { name: 'failed'; msg: string };

export type Taking = ReturnType<typeof useTaking>;

/** What is smaller is shown as this. */
const leastShown = 100_000;

/** Megabytes with one digit behind the mark, as they are shown. */
export const megabytes = (bytes: number): string =>
  formatDecimal((Math.max(bytes, leastShown) / 1_000_000).toFixed(1));

/** A part so small that it is not worth drawing anew. */
const drawnEveryBytes = leastShown;

/** Takes everything along as a file. Leaving the screen gives it up, as its button does. */
export function useTaking(onTaken: () => void) {
  const [state, setState] = useState<TakingState>({ name: 'idle' });
  const [hasPictures, setHasPictures] = useState(true);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const take = async () => {
    const controller = new AbortController();
    running.current = controller;
    let drawn = 0;
    setState({ name: 'running', bytes: 0 });
    try {
      const { content, name } = await fetchFile('GET /staff/move-out/file', {
        query: { pictures: hasPictures ? 'yes' : 'no' },
        signal: controller.signal,
        onBytes: (bytes) => {
          if (bytes - drawn < drawnEveryBytes) return;
          drawn = bytes;
          setState({ name: 'running', bytes });
        },
      });
      const file = name ?? 'move-out.zip';
      offerFile(file, content);
      setState({ name: 'done', file, bytes: content.size });
      onTaken();
    } catch (error) {
      if (controller.signal.aborted) setState({ name: 'idle' });
      else setState({ name: 'failed', msg: error instanceof ApiError ? error.msg : '' });
    }
  };
  return {
    state,
    hasPictures,
    setHasPictures,
    take: () => void take(),
    stop: () => running.current?.abort(),
    back: () => setState({ name: 'idle' }),
  };
}
