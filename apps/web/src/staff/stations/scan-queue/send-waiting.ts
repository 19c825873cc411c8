import type { AnyAnswer, QueuedScan, QueueStore } from './queued-scan.ts';

/** The service takes so many scans in one call. */
const mostScans = 50;

/**
 * What became of a call. `silent`: no answer came, or one that says nothing of the scans (a failure of the service,
 * half a body): they may have been taken all the same, and go again. `refused`: the service does not take the call.
 * `locked`: no user is logged in.
 */
export type SendOutcome<Answer> =
  | { kind: 'answered'; answers: readonly Answer[] }
  | { kind: 'refused'; error: string }
  | { kind: 'silent' }
  | { kind: 'locked' };

export type SendScans<Facts, Answer extends AnyAnswer> = (
  deviceId: string,
  scans: readonly QueuedScan<Facts, Answer>[],
) => Promise<SendOutcome<Answer>>;

/** How the sending ended: nothing waits, the service was silent, or it must wait for a log-in. */
type SendEnd = 'done' | 'silent' | 'locked';

type Sending<Facts, Answer extends AnyAnswer> = {
  store: QueueStore<Facts, Answer>;
  send: SendScans<Facts, Answer>;
  isDone: (answer: Answer) => boolean;
  /** So many go in one call; as many as the service takes of scans where it is left out. */
  mostInCall?: number | undefined;
  /** Some have been settled. */
  onSettled: () => Promise<void>;
};

/**
 * Sends what waits, in its order, until nothing does. A scan leaves the queue by its answer alone: whatever else
 * happens, it stays and goes again under the same id. A call that is refused is taken apart, so that what is wrong with
 * one scan stops none after it.
 */
export async function sendWaiting<Facts, Answer extends AnyAnswer>({
  store,
  send,
  isDone,
  mostInCall = mostScans,
  onSettled,
}: Sending<Facts, Answer>): Promise<SendEnd> {
  let singly = 0;
  for (;;) {
    const batch = await nextBatch(store, singly > 0 ? 1 : mostInCall);
    const [first] = batch;
    if (first === undefined) return 'done';
    const fresh = batch.filter(({ state }) => state === 'stored');
    if (fresh.length > 0) await store.put(fresh.map((scan) => ({ ...scan, state: 'sent' as const })));
    const outcome = await send(first.deviceId, batch);
    if (outcome.kind === 'locked' || outcome.kind === 'silent') return outcome.kind;
    if (outcome.kind === 'refused' && batch.length > 1) {
      singly = batch.length;
      continue;
    }
    const settled =
      outcome.kind === 'refused' ? refuse(first, outcome.error) : answered(batch, outcome.answers, isDone);
    if (settled.length === 0) return 'silent';
    await store.put(settled);
    singly = Math.max(0, singly - 1);
    await onSettled();
  }
}

/** The next scans of one device. */
async function nextBatch<Facts, Answer extends AnyAnswer>(
  store: QueueStore<Facts, Answer>,
  most: number,
): Promise<QueuedScan<Facts, Answer>[]> {
  const waiting = await store.waiting(most);
  const end = waiting.findIndex(({ deviceId }) => deviceId !== waiting[0]?.deviceId);
  return end === -1 ? waiting : waiting.slice(0, end);
}

function refuse<Facts, Answer extends AnyAnswer>(
  scan: QueuedScan<Facts, Answer>,
  refusal: string,
): QueuedScan<Facts, Answer>[] {
  return [{ ...scan, state: 'needsPerson', refusal }];
}

/** The scans with their answers; one that has none stays as it is. */
function answered<Facts, Answer extends AnyAnswer>(
  batch: readonly QueuedScan<Facts, Answer>[],
  answers: readonly Answer[],
  isDone: (answer: Answer) => boolean,
): QueuedScan<Facts, Answer>[] {
  const byId = new Map(answers.map((answer) => [answer.scanId, answer]));
  return batch.flatMap((scan) => {
    const answer = byId.get(scan.scanId);
    if (answer === undefined) return [];
    const state = isDone(answer) ? ('accepted' as const) : ('needsPerson' as const);
    return [{ ...scan, state, answer, refusal: undefined }];
  });
}
