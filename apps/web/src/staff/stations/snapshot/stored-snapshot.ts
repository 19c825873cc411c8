import { answerOf, withBrowserStore } from '../../../shared/api/browser-store.ts';
import { expectedAnswers } from '../../../shared/api/stored-answers.ts';
import type { Dated, SnapshotKind, SnapshotPart, Station } from './snapshot-kind.ts';

/** Since when the next answer is asked for, and when the last was (epoch milliseconds). */
type Head = Station & { key: string; cursor: string; at: number };
type Stored<Part> = Head | { key: string; answer: Part };

/** So many answers are stored one behind the other; then the whole takes their place. */
const mostAnswers = 100;

/** The keys of a kind: its prefix alone for the head, with eight digits behind it for the answers. */
function keysOf(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}9999999999`);
}

/**
 * The answers of which the snapshot of this station was made, in their order, the last with the newest cursor. Undefined where there are none, they are
 * another's, or the browser stores nothing.
 */
export async function readStoredParts<Part extends SnapshotPart>(
  prefix: string,
  { deviceId, owner }: Station,
): Promise<{ parts: readonly Part[]; cursor: string; at: number } | undefined> {
  const stored = await withBrowserStore(expectedAnswers, 'readonly', (store) =>
    answerOf(store.getAll(keysOf(prefix)) as IDBRequest<Stored<Part>[]>),
  ).catch((): Stored<Part>[] => []);
  const head = stored.find((each): each is Head => 'cursor' in each);
  if (head?.deviceId !== deviceId || head.owner !== owner) return undefined;
  const parts = stored.flatMap((each) => ('answer' in each ? [each.answer] : []));
  return { parts, cursor: head.cursor, at: head.at };
}

/** Whoever stores none for so long has been closed, and another tab goes on with the whole. */
const longestGapMs = 60_000;

/**
 * Stores an answer behind those before it, or in their place when it is the whole. Of several tabs one stores, whose answers follow each other. Nothing happens where it
 * cannot be stored.
 * @param since the cursor that was sent for it
 * @param made the snapshot with the answer
 */
export async function storePart<Part extends SnapshotPart, Made extends Dated>(
  { prefix, wholeOf, hasNews }: SnapshotKind<Part, Made>,
  station: Station,
  { since, part, made }: { since: string | undefined; part: Part; made: Made },
): Promise<void> {
  await withBrowserStore(expectedAnswers, 'readwrite', async (store) => {
    const keys = keysOf(prefix);
    const head = await answerOf(store.get(prefix) as IDBRequest<Head | undefined>);
    const follows = head !== undefined && head.cursor === since;
    if (!part.isWhole && !follows && made.at - (head?.at ?? 0) < longestGapMs) return;
    const adds = follows && !part.isWhole && (await answerOf(store.count(keys))) <= mostAnswers;
    if (!adds) await answerOf(store.delete(keys));
    const news = adds || part.isWhole ? part : wholeOf(made);
    if (!adds || hasNews(news)) {
      const last = await answerOf(store.openKeyCursor(keys, 'prev'));
      const number = Number((last?.key as string | undefined)?.slice(prefix.length) ?? 0) + 1;
      await answerOf(store.put({ key: `${prefix}${String(number).padStart(8, '0')}`, answer: news }));
    }
    const { cursor, at } = made;
    await answerOf(store.put({ ...station, key: prefix, cursor, at } satisfies Head));
  }).catch(() => undefined);
}
