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
 * The answers of which the snapshot of this station was made, in their order, the last with the newest cursor.
 * Undefined where there are none, they are another's, or the browser stores nothing.
 */
export async function readStoredParts<Part extends SnapshotPart>(
  prefix: string,
  { deviceId, owner }: Station,
): Promise<{ parts: readonly Part[]; cursor: string; at: number } | undefined> {
  const stored = await expectedAnswers
    .run('answers', 'readonly', (store) => store.getAll(keysOf(prefix)) as Promise<Stored<Part>[]>)
    .catch((): Stored<Part>[] => []);
  const head = stored.find((each): each is Head => 'cursor' in each);
  if (head?.deviceId !== deviceId || head.owner !== owner) return undefined;
  const parts = stored.flatMap((each) => ('answer' in each ? [each.answer] : []));
  return { parts, cursor: head.cursor, at: head.at };
}

/** A tab that stores none for so long has been closed, and another tab goes on with the whole. */
const longestGapMs = 60_000;

/**
 * Stores an answer behind those before it, or in their place when it is the whole. Of several tabs one stores, so that
 * its answers follow each other. Nothing happens where it cannot be stored.
 * @param since the cursor that was sent for it
 * @param made the snapshot with the answer
 */
export async function storePart<Part extends SnapshotPart, Made extends Dated>(
  { prefix, wholeOf, hasNews }: SnapshotKind<Part, Made>,
  station: Station,
  { since, part, made }: { since: string | undefined; part: Part; made: Made },
): Promise<void> {
  const storing = expectedAnswers.run('answers', 'readwrite', async (store) => {
    const keys = keysOf(prefix);
    const head = (await store.get(prefix)) as Head | undefined;
    const follows = head !== undefined && head.cursor === since;
    if (!part.isWhole && !follows && made.at - (head?.at ?? 0) < longestGapMs) return;
    const adds = follows && !part.isWhole && (await store.count(keys)) <= mostAnswers;
    if (!adds) await store.delete(keys);
    const news = adds || part.isWhole ? part : wholeOf(made);
    if (!adds || hasNews(news)) {
      const last = await store.openKeyCursor(keys, 'prev');
      const number = Number(last?.key.slice(prefix.length) ?? 0) + 1;
      const answer: Stored<Part> = {
        key: `${prefix}${String(number).padStart(8, '0')}`,
        answer: news,
      };
      await store.put(answer);
    }
    const { cursor, at } = made;
    const next: Head = { ...station, key: prefix, cursor, at };
    await store.put(next);
  });
  await storing.catch(() => undefined);
}
