import { answerOf, withBrowserStore } from '../../../shared/api/browser-store.ts';
import { expectedAnswers } from '../../../shared/api/stored-answers.ts';
import type { Snapshot, SnapshotAnswer, Station } from './snapshot-shape.ts';

/** Since when the next answer is asked for, and when the last came (epoch milliseconds). */
type Head = Station & { key: string; cursor: string; at: number };
type StoredAnswer = { key: string; answer: SnapshotAnswer };
type Stored = Head | StoredAnswer;

/** Sorts before all answers. */
const headKey = '';

/** So many answers are stored one behind the other; then the whole takes their place. */
const mostAnswers = 100;

/**
 * The answers of which the snapshot of this station was made, in their order, the last with the newest cursor. Undefined where there are none, they are
 * another's, or the browser stores nothing.
 */
export async function readExpected({
  deviceId,
  owner,
}: Station): Promise<{ answers: readonly SnapshotAnswer[]; cursor: string; at: number } | undefined> {
  const stored = await withBrowserStore(expectedAnswers, 'readonly', (store) =>
    answerOf(store.getAll() as IDBRequest<Stored[]>),
  ).catch((): Stored[] => []);
  const head = stored.find((each): each is Head => 'cursor' in each);
  if (head?.deviceId !== deviceId || head.owner !== owner) return undefined;
  const answers = stored.flatMap((each) => ('answer' in each ? [each.answer] : []));
  return { answers, cursor: head.cursor, at: head.at };
}

/** Whoever stores none for so long has been closed, and another tab goes on with the whole. */
const longestGapMs = 60_000;

/**
 * Stores an answer behind those before it, or in their place when it is the whole. Of several tabs one stores, whose answers follow each other. Nothing happens where it
 * cannot be stored.
 * @param since the cursor that was sent for it
 * @param made the snapshot with the answer
 */
export async function storeExpected(
  station: Station,
  since: string | undefined,
  answer: SnapshotAnswer,
  made: Snapshot,
): Promise<void> {
  await withBrowserStore(expectedAnswers, 'readwrite', async (store) => {
    const head = await answerOf(store.get(headKey) as IDBRequest<Head | undefined>);
    const follows = head !== undefined && head.cursor === since;
    if (!answer.isWhole && !follows && made.at - (head?.at ?? 0) < longestGapMs) return;
    const adds = follows && !answer.isWhole && (await answerOf(store.count())) <= mostAnswers;
    if (!adds) await answerOf(store.clear());
    const news = adds || answer.isWhole ? answer : wholeOf(made);
    if (!adds || news.parcels.length + news.gone.length + news.cells.length > 0) {
      const last = await answerOf(store.openKeyCursor(null, 'prev'));
      const key = String(Number(last?.key ?? 0) + 1).padStart(8, '0');
      await answerOf(store.put({ key, answer: news } satisfies StoredAnswer));
    }
    await answerOf(store.put({ ...station, key: headKey, cursor: made.cursor, at: made.at } satisfies Head));
  }).catch(() => undefined);
}

function wholeOf({ parcels, cells, cursor }: Snapshot): SnapshotAnswer {
  return {
    isWhole: true,
    parcels: [...parcels.values()],
    gone: [],
    cells: [...cells].map(([customerCode, cell]) => ({ customerCode, cell })),
    cursor,
  };
}
