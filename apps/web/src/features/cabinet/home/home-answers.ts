import { useEffect, useRef, useState } from 'react';
import type { Asked, CallName, ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { useFollowedOwn } from '../../../shared/api/use-followed.ts';
import { useStoredAnswer } from '../../../shared/api/use-stored-answer.ts';

export type AnswerTo<N extends CallName> = Answer<ReplyTo<N>, Asked<N>>;
export type HomeAnswers = ReturnType<typeof useHomeAnswers>;

/** Where something is ready it may be handed over any moment; else a parcel moves a few times in three weeks. */
const readyAgainMs = 20_000;
const lookAgainMs = 60_000;
/** What stands beside holds up what can be collected no longer than this. */
const mostWaitMs = 2_000;

/**
 * The answer of the visit before, until the one of now has come: what one opens in the queue at the counter is there at
 * once.
 */
const useStored = <N extends CallName>(name: N, request: Asked<N>) => useStoredAnswer(name, request, true);

/**
 * All that the home of the cabinet says, asked for at once and followed while it is open. `isWhole` once all of it is
 * there, or is not to be had: what is drawn then has nothing put in above it.
 */
export function useHomeAnswers() {
  const parcels = useStored('GET /profile/parcels', {});
  const collections = useStored('GET /profile/collections', {});
  const passes = useStored('GET /profile/passes', {});
  const own = useStored('GET /profile/pickup-point', {});
  const points = useStored('GET /pickup-points', {});
  const addresses = useStored('GET /warehouse-address', {});
  const problems = useStored('GET /profile/problems', {});
  const atCounter = useStored('GET /profile/counter-problems', {});
  const afterNotice = useStored('GET /profile/shelf', {});
  const collected = useStored('GET /profile/collected', {});
  const messages = useStored('GET /profile/messages', {});
  const isReady = collections.state === 'ready' && collections.data.places.length > 0;
  useFollowedOwn(parcels, isReady ? readyAgainMs : lookAgainMs);
  useFollowedOwn(collections, isReady ? readyAgainMs : lookAgainMs);
  // The office writes whatever the parcels do.
  useFollowedOwn(messages, lookAgainMs);
  // An answer of the visit before is followed by the one of now, for which all of them are on their way already.
  const fresh = parcels.isWaiting ? undefined : parcels.data;
  useAskedAfter(fresh, [problems, atCounter, afterNotice, collected]);
  const needed = [parcels, collections, passes, own, addresses];
  const beside = [problems, atCounter, afterNotice, collected, messages];
  return {
    parcels,
    collections,
    passes,
    own,
    points,
    addresses,
    collected,
    messages,
    problems: { asked: problems, atCounter, afterNotice },
    isWhole: useWhole(needed.every(isSettled), beside.every(isSettled)),
  };
}

const isSettled = ({ state }: { state: Answer<unknown>['state'] }) => state !== 'loading';

/** True once both are, or the first for some time: then it stays so. */
function useWhole(isNeededThere: boolean, isAllThere: boolean): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!isNeededThere) return undefined;
    const timer = setTimeout(() => setWhole(true), isAllThere ? 0 : mostWaitMs);
    return () => clearTimeout(timer);
  }, [isNeededThere, isAllThere]);
  return isWhole || (isNeededThere && isAllThere);
}

/**
 * Has questions asked again once another answer has come to what they hang on: what was raised, decided or handed over
 * since. Undefined is none yet.
 */
export function useAskedAfter(data: unknown, answers: readonly Pick<Answer<unknown>, 'again'>[]): void {
  const former = useRef(data);
  useEffect(() => {
    if (data === undefined || former.current === data) return;
    const isFirst = former.current === undefined;
    former.current = data;
    if (!isFirst) for (const { again } of answers) again();
    // oxlint-disable-next-line react/exhaustive-deps -- the questions are the same ones at each drawing
  }, [data]);
}
