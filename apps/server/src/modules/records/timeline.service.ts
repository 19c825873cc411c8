/**
 * All that happened to a parcel, an order or a customer in one list: what its rooms record of it, with notes, letters
 * and claims.
 */
import type { DataOf } from '@rohi/contract/endpoint';
import type { HistoryEntry } from '@rohi/contract/lists/staff-list';
import type { Locale } from '@rohi/contract/locales';
import type { parcelRecord } from '@rohi/contract/records/records.contract';
import type { Context } from '../../context.ts';
import type { UserPrincipal } from '../../principal.ts';
import { namesOfStaff } from '../accounts/users/people.service.ts';
import { readHistory } from '../audit/change-row.service.ts';
import { claimsOfParcel, type ClaimOfParcel } from '../orders/claims/parcel-claims.service.ts';
import { historyOfOrder } from '../orders/staff/staff-orders.service.ts';
import { listChannelMoves } from '../linehaul/channels/recorded-moves.service.ts';
import { lettersAboutParcel } from '../parcel-letters/letters-about-parcel.service.ts';
import { readWords } from '../reference-data/words.service.ts';
import { photosForStaff } from '../tracking/photos/parcel-photos.service.ts';
import { historyOfParcel } from '../tracking/staff/staff-history.service.ts';
import { listProblemsOnRecord, recordedPriceText } from '../warehouse/problems/staff-problems.service.ts';
import { listUndoneScans } from '../warehouse/undo/undone-scans.service.ts';
import { answersAt } from './message.store.ts';
import { notesAt, type RecordSubject } from './note.store.ts';
import { recordTexts } from './record-texts.ts';
import { isInStationEntry, photoEntry, problemEntry, undoneEntry, withPhotos } from './station-entries.ts';

type Timeline = DataOf<typeof parcelRecord.timeline>;
type Entry = Timeline['list'][number];

/** So much is shown of each kind; few records have more. */
const all = { page: 1, limit: 200 };

/**
 * What happened to a parcel; a problem that a station has reported is one entry, with its flags and photos, and so is
 * what one has taken back. Throws `tracking.parcelNotFound`, also for one beyond the caller's unit.
 */
export async function timelineOfParcel(
  context: Context,
  principal: UserPrincipal,
  subject: RecordSubject,
  locale: Locale,
): Promise<Timeline> {
  const [{ list }, notes, answers, letters, claims, photos, problems, undone, moves, words] =
    await Promise.all([
      historyOfParcel(context, principal, subject.id, all, locale),
      noteEntries(context, subject),
      answerEntries(context, subject, locale),
      lettersAboutParcel(context.db, subject.id),
      claimsOfParcel(context.db, subject.id),
      photosForStaff(context, principal, subject.id, locale),
      listProblemsOnRecord(context, subject.id, locale),
      listUndoneScans(context, subject.id),
      listChannelMoves(context, subject.id, locale),
      readWords(context),
    ]);
  const { problemNames } = words[locale];
  const entries = withPhotos({ problems, undone }, photos.list);
  const beside = [
    ...letters.map(({ at, state }) => ({
      at: at.toISOString(),
      actor: 'system',
      action: 'letter:send',
      title: recordTexts.letter[locale],
      changes: [changeOf('note', recordTexts[state][locale])],
    })),
    ...claims.flatMap((claim) => claimEntries(claim, locale)),
    ...entries.problems.map((problem) => problemEntry(problem, problemNames, locale)),
    ...entries.undone.map((each) => undoneEntry(each, locale)),
    ...moves.map((move) => moveEntry(move, locale)),
    ...entries.alone.map((taken) => photoEntry(taken, locale)),
  ];
  const own = list.filter((entry) => !isInStationEntry(entry)).map((entry) => withPrice(entry, locale));
  return merged(context, own, notes, answers, beside);
}

/** What happened to an order and its parcels. Throws `orders.notFound`, also for one beyond the caller's unit. */
export async function timelineOfOrder(
  context: Context,
  principal: UserPrincipal,
  subject: RecordSubject,
  locale: Locale,
): Promise<Timeline> {
  const [{ list }, ...others] = await Promise.all([
    historyOfOrder(context, principal, subject.id, all, locale),
    noteEntries(context, subject),
    answerEntries(context, subject, locale),
  ]);
  return merged(context, list, ...others);
}

/** What was done with a customer. */
export async function timelineOfCustomer(
  context: Context,
  subject: RecordSubject,
  locale: Locale,
): Promise<Timeline> {
  const [account, { list }, ...others] = await Promise.all([
    readHistory(context.db, { type: 'account', id: subject.id }, all),
    // What was written and noted is on record under the customer.
    readHistory(context.db, subject, all),
    noteEntries(context, subject),
    answerEntries(context, subject, locale),
  ]);
  return merged(context, [...account.list, ...list], ...others);
}

/**
 * In one list, newest first, colleagues by name. A note stands in it with its words, so what is recorded of notes is
 * left out.
 */
async function merged(
  context: Context,
  history: readonly HistoryEntry[],
  ...others: readonly (readonly Entry[])[]
): Promise<Timeline> {
  const nameOf = await namesOfStaff(context);
  const own = history.filter(({ action }) => !action.startsWith('note:'));
  const entries = [own, ...others].flat().toSorted((a, b) => b.at.localeCompare(a.at));
  return { list: entries.map((entry) => ({ ...entry, actor: nameOf(entry.actor) })) };
}

/** By which channel it goes since somebody has moved it. */
function moveEntry(
  { from, to, note, movedAt, movedBy }: Awaited<ReturnType<typeof listChannelMoves>>[number],
  locale: Locale,
): Entry {
  const way = [from, to].filter((each) => each !== null).join(' → ');
  return {
    at: movedAt.toISOString(),
    actor: movedBy,
    action: 'channel:move',
    title: [recordTexts.otherChannel[locale], way].join(recordTexts.colon[locale]),
    changes: note === null ? [] : [changeOf('note', note)],
  };
}

async function noteEntries({ db }: Context, subject: RecordSubject): Promise<HistoryEntry[]> {
  const notes = await notesAt(db, subject);
  return notes.map(({ authorName, createdAt, text }) => ({
    at: createdAt.toISOString(),
    actor: authorName,
    action: 'note:add',
    changes: [changeOf('note', text)],
  }));
}

async function answerEntries(
  { db }: Context,
  subject: RecordSubject,
  locale: Locale,
): Promise<HistoryEntry[]> {
  const answers = await answersAt(db, subject);
  return answers.map(({ customerCode, createdAt }) => ({
    at: createdAt.toISOString(),
    actor: customerCode,
    action: 'message:answer',
    title: recordTexts.answered[locale],
    changes: [],
  }));
}

/** What an owner has answered, with the price in the words of the letter. */
function withPrice(entry: HistoryEntry, locale: Locale): HistoryEntry {
  if (entry.action !== 'parcel:answer') return entry;
  const changes = entry.changes.map((change) =>
    change.field === 'price' ? changeOf('price', recordedPriceText(change.after ?? '', locale)) : change,
  );
  return { ...entry, changes };
}

const claimEnds = {
  APPROVED: 'claimApproved',
  REFUSED: 'claimRefused',
  WITHDRAWN: 'claimWithdrawn',
} as const;

function claimEntries(claim: ClaimOfParcel, locale: Locale): HistoryEntry[] {
  const { code, state, customerCode, openedAt, decidedAt, decidedBy } = claim;
  const changes = [changeOf('claim', code)];
  const opened = {
    at: openedAt.toISOString(),
    actor: customerCode,
    action: 'claim:open',
    title: recordTexts.claimOpened[locale],
    changes,
  };
  if (state === 'OPEN' || decidedAt === null) return [opened];
  const ended = {
    at: decidedAt.toISOString(),
    actor: decidedBy ?? customerCode,
    action: `claim:${state.toLowerCase()}`,
    title: recordTexts[claimEnds[state]][locale],
    changes,
  };
  return [ended, opened];
}

function changeOf(field: string, after: string): HistoryEntry['changes'][number] {
  return { field, before: null, after };
}
