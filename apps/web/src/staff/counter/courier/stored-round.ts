import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { answerOf, withBrowserStore } from '../../../shared/api/browser-store.ts';

export type OwnRound = NonNullable<ReplyTo<'GET /courier/round'>['round']>;
export type Stop = OwnRound['stops'][number];

const place = { database: 'rohi-courier', store: 'round' };
type Stored = { key: string; round: OwnRound | null };

/** The own round from the service; without the line as it was last seen on this phone. Throws what went wrong where neither is there. */
export async function readRound(owner: string, signal: AbortSignal): Promise<{ round: OwnRound | null }> {
  try {
    const { round } = await call('GET /courier/round', { quiet: true, signal });
    await withBrowserStore(place, 'readwrite', (store) =>
      answerOf(store.put({ key: owner, round } satisfies Stored)),
    ).catch(() => undefined);
    return { round };
  } catch (error) {
    if (signal.aborted) throw error;
    const stored = await withBrowserStore(place, 'readonly', (store) =>
      answerOf(store.get(owner) as IDBRequest<Stored | undefined>),
    ).catch(() => undefined);
    if (stored === undefined) throw error;
    return { round: stored.round };
  }
}
