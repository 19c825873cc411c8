import { locales, type Locale } from '@rohi/contract/locales';
import type { FinishedAnswer } from './timeline-renderer.ts';

type StoredAnswer = FinishedAnswer<Buffer>;

type Entry = {
  code: string;
  locale: Locale;
  answer: StoredAnswer;
  bytes: number;
  /** Found since it came, or since it was last let stay. */
  isRecent: boolean;
  older: Entry | undefined;
  newer: Entry | undefined;
};

/**
 * Answers in the order of coming, bounded in bytes. Who is to leave stays once more if it was found in the meantime
 * ("second chance"): a find then writes one flag, where a true order of use would move the entry between its
 * neighbours.
 */
export type EntryQueue = {
  maxBytes: number;
  bytes: number;
  maps: Record<Locale, Map<string, Entry>>;
  oldest: Entry | undefined;
  newest: Entry | undefined;
};

/** What an entry costs beside its text: map node, its own fields, Buffer object. */
const entryOverheadBytes = 400;

export function createEntryQueue(maxBytes: number): EntryQueue {
  const maps = { ru: new Map(), en: new Map(), zh: new Map(), tg: new Map() };
  return { maxBytes, bytes: 0, maps, oldest: undefined, newest: undefined };
}

export function findEntry(queue: EntryQueue, code: string, locale: Locale): StoredAnswer | undefined {
  const entry = queue.maps[locale].get(code);
  if (entry === undefined) return undefined;
  entry.isRecent = true;
  return entry.answer;
}

/** Adds an answer or replaces it; one that is larger than the whole queue is not stored. */
export function addEntry(queue: EntryQueue, code: string, locale: Locale, answer: StoredAnswer): void {
  removeEntry(queue, code, locale);
  const bytes = code.length + answer.row.length + answer.fragment.length + entryOverheadBytes;
  if (bytes > queue.maxBytes) return;
  const entry: Entry = {
    code,
    locale,
    answer,
    bytes,
    isRecent: false,
    older: undefined,
    newer: undefined,
  };
  append(queue, entry);
  queue.maps[locale].set(code, entry);
  queue.bytes += bytes;
  makeRoom(queue);
}

export function removeEntry(queue: EntryQueue, code: string, locale: Locale): void {
  const entry = queue.maps[locale].get(code);
  if (entry !== undefined) drop(queue, entry);
}

export function clearEntries(queue: EntryQueue): void {
  for (const locale of locales) queue.maps[locale].clear();
  queue.oldest = undefined;
  queue.newest = undefined;
  queue.bytes = 0;
}

function makeRoom(queue: EntryQueue): void {
  while (queue.bytes > queue.maxBytes && queue.oldest !== undefined) {
    const entry = queue.oldest;
    if (!entry.isRecent) {
      drop(queue, entry);
      continue;
    }
    entry.isRecent = false;
    takeOut(queue, entry);
    append(queue, entry);
  }
}

function drop(queue: EntryQueue, entry: Entry): void {
  takeOut(queue, entry);
  queue.maps[entry.locale].delete(entry.code);
  queue.bytes -= entry.bytes;
}

function append(queue: EntryQueue, entry: Entry): void {
  entry.older = queue.newest;
  entry.newer = undefined;
  if (queue.newest === undefined) queue.oldest = entry;
  else queue.newest.newer = entry;
  queue.newest = entry;
}

function takeOut(queue: EntryQueue, { older, newer }: Entry): void {
  if (older === undefined) queue.oldest = newer;
  else older.newer = newer;
  if (newer === undefined) queue.newest = older;
  else newer.older = older;
}
