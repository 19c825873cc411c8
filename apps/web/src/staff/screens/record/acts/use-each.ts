import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { actInTurns } from '../../../../features/orders/rules/act-in-turns.ts';
import { recordTexts } from '../../screen-words.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';

/** A parcel that an act has failed for, and why, in the service's words. */
export type Failure = { id: string; msg: string };

/**
 * Does an act to each of several parcels, each with a request id of its own, so that one with a lost answer may be
 * asked for again. How far it is stands in `progress` meanwhile.
 * @param done says for how many it was done
 */
export function useEach(onDone: () => void, done: (count: number) => string) {
  const queries = useQueryClient();
  const { noAnswer, ofMany } = recordTexts.read().acts;
  const { idOf } = useRequestIds();
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [progress, setProgress] = useState<string>();
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  /** `choice`: another choice is another request. */
  const run = async (
    ids: readonly string[],
    choice: string,
    act: (id: string, requestId: string) => Promise<unknown>,
  ) => {
    setBusy(true);
    let failed: Failure[] = [];
    let moved: string[] = [];
    await actInTurns(
      ids,
      1,
      async ([id = '']) => {
        try {
          await act(id, idOf(`${id}/${choice}`));
          return { done: [id], refused: [] };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          // Without an answer there are no words of the service's.
          return { done: [], refused: [{ code: id, error: '', msg: error.msg || noAnswer }] };
        }
      },
      ({ done: did, refused }) => {
        moved = did;
        failed = refused.map(({ code, msg }) => ({ id: code, msg }));
        setProgress(ofMany(did.length + refused.length, ids.length));
      },
    );
    setBusy(false);
    setProgress(undefined);
    setFailures(failed);
    setFinished(new Set([...finished, ...moved]));
    const share = ids.length > 1 ? ` · ${ofMany(moved.length, ids.length)}` : '';
    if (moved.length > 0) showMessage('success', `${done(moved.length)}${share}`);
    void queries.invalidateQueries();
    if (failed.length === 0) onDone();
  };
  return { run, busy, progress, failures, finished };
}
