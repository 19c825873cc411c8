/**
 * Owns the words of the service: the program's own, and over them what the office says instead. Promises that a word
 * never loses a placeholder, that no unseen change is overwritten, and that every change is on record.
 */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import { locales, type Locale, type LocaleTexts } from '@rohi/contract/locales';
import type { listWords } from '@rohi/contract/reference-data/dictionary.contract';
import { nameOrder } from '@rohi/contract/tajik-order';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import { inTransaction, type Db, type Tx } from '../../platform/database.ts';
import { readCached } from '../../platform/cached-value.ts';
import { recordAudit, type AuditActor } from '../audit/audit.service.ts';
import { dictionaryEntries, type DictionaryEntry } from './data-dictionary.ts';
import { insertOverride, listOverrides, newestVersion, type WordOverride } from './dictionary-word.store.ts';
import { publicWordsOf, type PublicWords } from './public-words.ts';
import { keepsPlaceholders, placeholdersOf } from './word-placeholders.ts';

export type { PublicWords } from './public-words.ts';

/** A word with what the office made of it: `version` 0 while it is unchanged. */
type Word = DictionaryEntry & {
  ownNames: LocaleTexts;
  version: number;
  writtenAt: Date | null;
  writtenBy: string | null;
};

type WordBook = { words: readonly Word[]; publicWords: Record<Locale, PublicWords> };

const changeKey = 'list:word';

const entriesByValue = new Map(dictionaryEntries.map((entry) => [entry.consValue, entry]));

/** The words as this process knows them: a change is seen at once here, and within a second by other processes. */
export async function readWords(
  context: Context,
  db: Db | Tx = context.db,
): Promise<Record<Locale, PublicWords>> {
  return (await readBook(context, db)).publicWords;
}

/** The words as the database has them now. */
export async function loadWords(context: Context, db: Db | Tx): Promise<Record<Locale, PublicWords>> {
  return (await loadBook(context, db)).publicWords;
}

/** Types of words that answers alone carry: the client has none of its own for them. */
const answerTypes = new Set([
  ...['EVENT_TITLE', 'EVENT_TITLE_AT', 'EVENT_TEXT'],
  ...['PROBLEM_TITLE', 'PROBLEM_TEXT', 'REASON_TEXT'],
]);

/** Words of screens that the office has replaced, in the order of the dictionary. */
export async function listRenamedWords(
  context: Context,
): Promise<{ consValue: string; names: LocaleTexts }[]> {
  const { words } = await readBook(context, context.db);
  return words.flatMap((word) =>
    hasOtherWords(word) && !answerTypes.has(word.consType)
      ? [{ consValue: word.consValue, names: word.names }]
      : [],
  );
}

/** The same by the codes of the dictionary: for callers that write or read words by their codes. */
export async function readRenamedWords(context: Context): Promise<ReadonlyMap<string, LocaleTexts>> {
  return new Map((await listRenamedWords(context)).map(({ consValue, names }) => [consValue, names]));
}

/** Every code of the service with its names, the office's words in their place. */
export async function listDictionary(context: Context): Promise<readonly DictionaryEntry[]> {
  return (await readBook(context, context.db)).words;
}

/**
 * Forgets what is cached of the words here and in the other processes, and so in all answers. Returns how many words
 * there are and how many changes were ever made to them.
 */
export async function refreshWords(
  context: Context,
  actor: AuditActor,
): Promise<{ count: number; version: number; refreshedAt: string }> {
  const at = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    await announceChanges(context.changes, tx, [changeKey]);
    const { words } = await loadBook(context, tx);
    const version = words.reduce((sum, word) => sum + word.version, 0);
    const subject = { type: 'dictionary', id: 'all' };
    await recordAudit(tx, { at, actor, action: 'dictionary:refresh', subject, details: { version } });
    return { count: words.length, version, refreshedAt: at.toISOString() };
  });
}

function readBook(context: Context, db: Db | Tx): Promise<WordBook> {
  return readCached(context, changeKey, () => loadBook(context, db));
}

async function loadBook({ log }: Pick<Context, 'log'>, db: Db | Tx): Promise<WordBook> {
  const overrides = new Map((await listOverrides(db)).map((each) => [each.consValue, each]));
  const words = dictionaryEntries.map((entry) => {
    const word = withOverride(entry, overrides.get(entry.consValue));
    if (word.version > 0 && !fitsOwn(entry, word.names)) {
      // The program's own word has changed since: its new placeholders must not be lost.
      log.warn({ word: entry.consValue }, 'a word of the office no longer fits and is not used');
      return { ...word, names: entry.names };
    }
    return word;
  });
  const names = new Map(words.map((word) => [word.consValue, word.names]));
  const nameOf = (consValue: string): LocaleTexts => {
    const found = names.get(consValue);
    if (found === undefined) throw new RangeError(`the dictionary has no word ${consValue}`);
    return found;
  };
  return { words, publicWords: publicWordsOf(nameOf) };
}

function withOverride(entry: DictionaryEntry, override: WordOverride | undefined): Word {
  const ownNames = entry.names;
  if (override === undefined) return { ...entry, ownNames, version: 0, writtenAt: null, writtenBy: null };
  const { version, writtenAt, writtenBy } = override;
  return { ...entry, ownNames, names: { ...ownNames, ...override.names }, version, writtenAt, writtenBy };
}

function fitsOwn(entry: DictionaryEntry, names: LocaleTexts): boolean {
  return locales.every((locale) => keepsPlaceholders(entry.names[locale], names[locale]));
}

type WordPage = DataOf<typeof listWords>;

/** The words of a page for who edits them: in the order of the dictionary, or by code, name or day of change. */
export async function findWords(
  context: Context,
  { page, limit, search, consType, changed, sort }: QueryOf<typeof listWords>,
  locale: Locale,
): Promise<WordPage> {
  const { words } = await loadBook(context, context.db);
  const sought = search?.normalize('NFC').trim().toLowerCase() ?? '';
  const found = words.filter(
    (word) =>
      (consType === undefined || word.consType === consType) &&
      (changed !== 'yes' || hasOtherWords(word)) &&
      [word.consValue, ...Object.values(word.names)].some((text) => text.toLowerCase().includes(sought)),
  );
  const compare = sort === undefined ? undefined : orderOf(sort, locale);
  const sorted = compare === undefined ? found : found.toSorted(compare);
  return {
    total: found.length,
    list: sorted.slice((page - 1) * limit, page * limit).map((word) => describeWord(word, locale)),
  };
}

const orders = {
  consValue: () => (a: Word, b: Word) => (a.consValue < b.consValue ? -1 : 1),
  name: (locale: Locale) => {
    const order = nameOrder(locale);
    return (a: Word, b: Word) => order(a.names[locale], b.names[locale]);
  },
  writtenAt: () => (a: Word, b: Word) => (a.writtenAt?.getTime() ?? 0) - (b.writtenAt?.getTime() ?? 0),
};

/** `key` sorts upwards, `-key` downwards. */
function orderOf(sort: keyof typeof orders | `-${keyof typeof orders}`, locale: Locale) {
  const compare = orders[sort.replace(/^-/, '') as keyof typeof orders](locale);
  return sort.startsWith('-') ? (a: Word, b: Word) => compare(b, a) : compare;
}

/** One word. Throws `catalogue.notFound`. */
export async function getWord(
  context: Context,
  consValue: string,
  locale: Locale,
): Promise<WordPage['list'][number]> {
  const { words } = await loadBook(context, context.db);
  const word = words.find((each) => each.consValue === consValue);
  if (word === undefined) throw new AppError('catalogue.notFound');
  return describeWord(word, locale);
}

function hasOtherWords({ names, ownNames }: Word): boolean {
  return locales.some((locale) => names[locale] !== ownNames[locale]);
}

function describeWord(word: Word, locale: Locale): WordPage['list'][number] {
  const { consType, consValue, names, ownNames, version, writtenAt, writtenBy } = word;
  return {
    id: consValue,
    consType,
    consValue,
    name: names[locale],
    names,
    ownNames,
    placeholders: [...new Set(placeholdersOf(ownNames.en))],
    version,
    writtenAt: writtenAt?.toISOString() ?? null,
    writtenBy,
  };
}

export type WordChange = { version: number; names: LocaleTexts };

/**
 * Writes a word as the office wants it; a language that says what the program says follows the program again. Returns
 * the word as it stands. Throws `catalogue.notFound`, `catalogue.changedMeanwhile` when `version` is not the newest,
 * and `request.invalid` for a text that is empty or has lost a placeholder.
 */
export async function changeWord(
  context: Context,
  consValue: string,
  { version, names }: WordChange,
  actor: AuditActor & { userId: string },
  locale: Locale,
): Promise<WordPage['list'][number]> {
  const entry = entriesByValue.get(consValue);
  if (entry === undefined) throw new AppError('catalogue.notFound');
  const texts = readTexts(entry, names);
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    await announceChanges(context.changes, tx, [changeKey]);
    if ((await newestVersion(tx, consValue)) !== version) throw new AppError('catalogue.changedMeanwhile');
    const next = { consValue, version: version + 1, names: texts, at, userId: actor.userId };
    if (!(await insertOverride(tx, next))) throw new AppError('catalogue.changedMeanwhile');
    await recordAudit(tx, {
      at,
      actor,
      action: 'word:change',
      subject: { type: 'word', id: consValue },
      details: { version: version + 1, languages: Object.keys(texts) },
    });
  });
  return getWord(context, consValue, locale);
}

/** The languages that differ from the program's own words. */
function readTexts(entry: DictionaryEntry, names: LocaleTexts): Partial<Record<Locale, string>> {
  const problems: FieldProblem[] = [];
  const texts: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const own = entry.names[locale];
    const text = names[locale].normalize('NFC').replaceAll(/\s+/g, ' ').trim();
    const field = `names.${locale}`;
    if (text === '') problems.push({ field, error: 'required' });
    else if (!keepsPlaceholders(own, text)) {
      const expected = placeholdersOf(own).join(' ') || '—';
      problems.push({ field, error: 'badPlaceholders', params: { expected } });
    } else if (text !== own) texts[locale] = text;
  }
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return texts;
}
