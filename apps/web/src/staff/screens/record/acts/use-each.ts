import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { recordTexts } from '../record-words.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';

/** A parcel that an act has failed for, and why, in the service's words. */
export type Failure = { id: string; msg: string };

/**
 * Does an act to each of several parcels, each with a request id of its own, so that one whose answer was lost may be asked for again.
 * @param done says for how many it was done
 */
export function useEach(onDone: () => void, done: (count: number) => string) {
  const queries = useQueryClient();
  const { noAnswer } = recordTexts.read().acts;
  const { idOf } = useRequestIds();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  /** `choice`: another choice is another request. */
  const run = async (
    ids: readonly string[],
    choice: string,
    act: (id: string, requestId: string) => Promise<unknown>,
  ) => {
    setBusy(true);
    const failed: Failure[] = [];
    for (const id of ids) {
      try {
        await act(id, idOf(`${id}/${choice}`));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Without an answer there are no words of the service's.
        failed.push({ id, msg: error.msg || noAnswer });
      }
    }
    const missed = new Set(failed.map(({ id }) => id));
    const moved = ids.filter((id) => !missed.has(id));
    setBusy(false);
    setFailures(failed);
    setFinished(new Set([...finished, ...moved]));
    if (moved.length > 0) showMessage('success', done(moved.length));
    void queries.invalidateQueries();
    if (failed.length === 0) onDone();
  };
  return { run, busy, failures, finished };
}
