/**
 * Owns the files of a move-in until they are written: what was sent, what was said and answered of them, and the word
 * to write them. Promises that a file alone writes nothing, and that nothing is written which its sender has not seen.
 */
import { createHash } from 'node:crypto';
import type { BodyOf } from '@rohi/contract/endpoint';
import type {
  answerMoveInRows,
  confirmMoveInFile,
  sayOfMoveInFile,
} from '@rohi/contract/imports/move-in-files.contract';
import {
  moveInAnswers,
  type MoveInKind,
  type MoveInQuestion,
  type MoveInSay,
} from '@rohi/contract/imports/move-in-rules';
import { bookColumns } from '@rohi/contract/imports/earlier-books';
import { officeImportLimits, type TextEncoding } from '@rohi/contract/imports/office-import-rules';
import type { Locale } from '@rohi/contract/locales';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { shortFileName } from '../../../platform/table-files/file-name.ts';
import type { RequestActor } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readSent } from '../../files/row-files.service.ts';
import type { SaidOfBook } from '../earlier-books/earlier-book.ts';
import { openSentBook } from '../earlier-books/open-earlier-book.service.ts';
import { readEarlierBook } from '../earlier-books/read-earlier-book.ts';
import { isWaiting } from '../office/office-import-files.service.ts';
import {
  findWholeImport,
  lockImport,
  setConfirmedAnew,
  setState,
  storeFile,
  storeRead,
  type StoredImport,
} from '../office/office-import.store.ts';
import { describeRefusal } from '../tables/describe-refusal.ts';
import {
  findFileFacts,
  storeAnswers,
  storeConfirmed,
  storeCounts,
  storeFileFacts,
  storeSaid,
  storeUnconfirmed,
  type MoveInFileFacts,
  type StoredAnswers,
} from './move-in-file.store.ts';
import {
  choicesOf,
  isClear,
  packSource,
  planFile,
  readBook,
  rowsOfKind,
  sumsOf,
} from './move-in-plan.service.ts';
import { checkAgain, queueMoveInRun, unpackRows, writtenBefore } from './move-in-runs.service.ts';
import { findMoveIn, findOpenMoveIn, lockMoveIns } from './move-in.store.ts';
import { countOutcomes, rowsOfBook } from './planned-rows.service.ts';
import { keepAnswer, keyOfRow } from './row-answers.service.ts';
import type { MoveIn } from '@rohi/contract/imports/move-in.contract';

/** What somebody sends: bytes of a file, or a text that was pasted. */
export type SentMoveInFile = {
  id: string;
  name: string;
  kind: MoveInKind | undefined;
} & ({ bytes: Buffer; encoding: TextEncoding | undefined } | { text: string });

/**
 * Reads what a firm brings to the move-in that is open, and has found out what would happen. The same content under the
 * same id is read once. Throws `moveIn.notOpen`, `imports.fileRefused` with the reason, `imports.otherFile`,
 * `server.busy`.
 */
export async function sendMoveInFile(
  context: Context,
  actor: RequestActor,
  sent: SentMoveInFile,
  locale: Locale,
): Promise<void> {
  const bytes = 'text' in sent ? Buffer.from(sent.text) : sent.bytes;
  const contentHash = createHash('sha256').update(bytes).digest();
  if (isSent(await findWholeImport(context.db, sent.id, 'move-in'), contentHash)) return;
  if ((await findOpenMoveIn(context.db)) === undefined) throw new AppError('moveIn.notOpen');
  const source = await readSent(
    { read: () => openSentBook(sent), explain: (refusal) => describeRefusal(refusal, locale) },
    bytes,
  );
  const answers: SaidOfBook | null = sent.kind === undefined ? null : { kind: sent.kind };
  await inTransaction(context.db, async (tx) => {
    await lockMoveIns(tx);
    await lockImport(tx, sent.id);
    if (isSent(await findWholeImport(tx, sent.id, 'move-in'), contentHash)) return;
    const moveIn = await findOpenMoveIn(tx);
    if (moveIn === undefined) throw new AppError('moveIn.notOpen');
    const { currency, year } = moveIn.choices;
    const book = readEarlierBook(source, {
      ...answers,
      ...(currency === null ? {} : { currency }),
      ...(year === null ? {} : { year }),
    });
    const isReady = isReadable(book);
    const rows = rowsOfBook(book.sheets).length;
    const version = await storeFile(tx, {
      id: sent.id,
      fileName: shortFileName(sent.name),
      byteLength: Math.max(1, bytes.length),
      contentHash,
      content: await packSource(source),
      uploadedBy: actor.userId,
      uploadedAt: context.clock.now(),
      state: isReady ? 'CHECKING' : 'COLUMNS',
      kinds: [],
      rows,
      givenColumns: null,
    });
    const isText = 'text' in source;
    await storeFileFacts(tx, {
      importId: sent.id,
      moveInId: moveIn.id,
      kind: book.kind,
      isText,
      said: answers,
    });
    if (isReady) await queueMoveInRun(tx, { id: sent.id, state: 'CHECKING', version });
    await record(
      context,
      tx,
      actor,
      'import:upload',
      { id: sent.id, fileName: shortFileName(sent.name) },
      { rows },
    );
  });
}

function isSent(existing: StoredImport | undefined, contentHash: Buffer): boolean {
  if (existing === undefined) return false;
  if (!existing.contentHash.equals(contentHash)) throw new AppError('imports.otherFile');
  return true;
}

const isReadable = (book: Parameters<typeof isClear>[0]) =>
  isClear(book) && book.kind !== null && rowsOfKind(book.kind) !== undefined;

type Said = BodyOf<typeof sayOfMoveInFile>;

/**
 * Says what a file and its sheets are, in place of what was understood, and has found out anew what would happen.
 * Throws as `changeWaiting`, and `request.invalid` for sheets or columns that cannot be.
 */
export async function sayOfFile(
  context: Context,
  actor: RequestActor,
  id: string,
  request: Said,
): Promise<void> {
  await changeWaiting(
    context,
    { id, version: request.version, mayBeWritten: false },
    async (tx, opened, content) => {
      const answers: SaidOfBook = {
        ...(request.kind === undefined ? {} : { kind: request.kind }),
        sheets: readSheetsSaid(request.sheets),
      };
      const book = await readBook({ ...opened, facts: { ...opened.facts, said: answers } }, content);
      if (request.sheets.length !== book.sheets.length) throw wrong('notAllowed');
      const rows = rowsOfBook(book.sheets).length;
      if (rows > officeImportLimits.maxRows) throw wrong('tooLong');
      const isReady = isReadable(book);
      await storeRead(tx, id, { rows, state: isReady ? 'CHECKING' : 'COLUMNS' });
      await storeSaid(tx, id, book.kind, answers);
      await record(context, tx, actor, 'import:columns', opened.file, {});
      return isReady;
    },
  );
}

function wrong(error: 'notAllowed' | 'tooLong'): AppError {
  return new AppError('request.invalid', { fields: [{ field: 'sheets', error }] });
}

const columnNames: ReadonlySet<string> = new Set(bookColumns);

/** Each place and each meaning stands at most once in a sheet, and all of them are known. */
function readSheetsSaid(sheets: Said['sheets']): NonNullable<SaidOfBook['sheets']> {
  return sheets.map(({ kind, columns, status }) => {
    const places = new Set(columns?.map(({ index }) => index));
    const isSound = columns?.every(({ column }) => column === null || columnNames.has(column)) ?? true;
    if (!isSound || places.size !== (columns?.length ?? 0)) throw wrong('notAllowed');
    return { kind, columns, status } as NonNullable<NonNullable<SaidOfBook['sheets']>[number]>;
  });
}

type Answered = BodyOf<typeof answerMoveInRows>;

/**
 * Answers what is asked of rows, and has found out anew what would happen. Throws as `changeWaiting`, and
 * `request.invalid` where a customer is to be named and is not, or nothing is asked that has such an answer.
 */
export async function answerRows(
  context: Context,
  actor: RequestActor,
  id: string,
  request: Answered,
): Promise<void> {
  await changeWaiting(context, { id, version: request.version, mayBeWritten: true }, async (tx, opened) => {
    const answers: StoredAnswers = { ...opened.facts.answers };
    const aboutOf = await questionsOf(opened.file);
    for (const answer of request.answers) {
      if ('about' in answer) {
        const may: readonly MoveInSay[] = moveInAnswers[answer.about];
        if (answer.say === 'code' || !may.includes(answer.say)) throw wrongAnswer('notAllowed');
        answers[answer.about] = { say: answer.say };
      } else {
        if ((answer.say === 'code') !== (answer.code !== undefined)) throw wrongAnswer('required');
        const { sheet, row, block = 0, say, code } = answer;
        const about = aboutOf.get(keyOfRow({ sheet, row, block }));
        const may: readonly MoveInSay[] = about === undefined ? [] : moveInAnswers[about];
        if (about === undefined || !may.includes(say)) throw wrongAnswer('notAllowed');
        keepAnswer(answers, { sheet, row, block }, about, { say, code });
      }
    }
    await storeAnswers(tx, id, answers);
    await setState(tx, id, 'CHECKING');
    await storeUnconfirmed(tx, id);
    await record(context, tx, actor, 'move-in:answer', opened.file, { rows: request.answers.length });
    return true;
  });
}

/** What is asked of each row of a file. */
async function questionsOf({ report }: StoredImport): Promise<Map<string, MoveInQuestion>> {
  const rows = report === null ? [] : await unpackRows(report);
  return new Map(
    rows.flatMap((row) =>
      row.about === undefined || row.outcome !== 'asked' ? [] : [[keyOfRow(row), row.about] as const],
    ),
  );
}

const wrongAnswer = (error: 'notAllowed' | 'required') =>
  new AppError('request.invalid', { fields: [{ field: 'answers', error }] });

type Change = { id: string; version: number; mayBeWritten: boolean };

type Opened = { file: StoredImport; facts: MoveInFileFacts; choices: MoveIn['choices'] };

/**
 * Changes a file that waits, and has it checked when `change` says so. Throws `list.notFound`, `moveIn.notOpen`,
 * `list.changedMeanwhile`, `imports.notWaiting`, and `imports.fileNotFound` when its rows are forgotten.
 */
async function changeWaiting(
  context: Context,
  { id, version, mayBeWritten }: Change,
  change: (tx: Tx, opened: Opened, content: Buffer) => Promise<boolean>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const opened = await lockedFile(tx, id);
    const { file, facts } = opened;
    if (file.version !== version) throw new AppError('list.changedMeanwhile');
    const isWritten =
      file.state === 'DONE' || (file.confirmedAt !== null && file.state !== 'RUNNING' && !facts.isConfirmed);
    if (
      facts.state !== 'OPEN' ||
      !(mayBeWritten && isWritten ? true : isWaiting(file) && file.confirmedAt === null)
    )
      throw new AppError('imports.notWaiting');
    if (file.content === null) throw new AppError('imports.fileNotFound');
    if (await change(tx, opened, file.content))
      await queueMoveInRun(tx, { id, state: 'CHECKING', version: version + 1 });
  });
}

/** A file of the open move-in, locked with it. Throws `list.notFound`, `moveIn.notOpen`. */
async function lockedFile(tx: Tx, id: string): Promise<Opened> {
  await lockMoveIns(tx);
  await lockImport(tx, id);
  const file = await findWholeImport(tx, id, 'move-in');
  const facts = await findFileFacts(tx, id);
  const moveIn = facts && (await findMoveIn(tx, facts.moveInId));
  if (file === undefined || facts === undefined || moveIn === undefined) throw new AppError('list.notFound');
  if (moveIn.state !== 'OPEN') throw new AppError('moveIn.notOpen');
  return { file, facts, choices: choicesOf(facts, moveIn) };
}

/**
 * Has a checked file written in the background, or one that broke off gone on with. `counts` are those that the caller
 * has seen. Throws `list.notFound`, `moveIn.notOpen`, `list.changedMeanwhile`, `imports.notWaiting`,
 * `imports.fileNotFound`, and `moveIn.changedMeanwhile` where they are others by now; these stand in the file then.
 * Throws what the kind of rows says, too.
 */
export async function confirmFile(
  context: Context,
  actor: RequestActor,
  id: string,
  { version, counts }: BodyOf<typeof confirmMoveInFile>,
): Promise<void> {
  const isOther = await inTransaction(context.db, async (tx) => {
    const opened = await lockedFile(tx, id);
    const { file, facts } = opened;
    // A repeated request finds its own work done.
    if (file.state === 'RUNNING' || file.state === 'DONE') return false;
    if (file.version !== version) throw new AppError('list.changedMeanwhile');
    if ((file.state !== 'CHECKED' && file.state !== 'FAILED') || facts.state !== 'OPEN')
      throw new AppError('imports.notWaiting');
    if (file.content === null) throw new AppError('imports.fileNotFound');
    const run = { id, version: version + 1 };
    if (file.state === 'FAILED') {
      const state = facts.isConfirmed ? 'RUNNING' : 'CHECKING';
      await setState(tx, id, state);
      await queueMoveInRun(tx, { ...run, state });
      return false;
    }
    const plan = await planFile(context, tx, opened, file.content, await writtenBefore(file));
    if (plan === undefined) throw new AppError('imports.notWaiting');
    const now = countOutcomes(plan.rows);
    const sums = sumsOf(plan, plan.rows);
    if (!isDeepStrictEqual(now, { ...counts }) || !isDeepStrictEqual(sums, facts.sums)) {
      await storeCounts(tx, id, { counts: now, sums, isWritten: false });
      await checkAgain(tx, id);
      return true;
    }
    const isSender = file.uploaderId === actor.userId;
    await rowsOfKind(plan.kind)?.admit?.({ context, choices: opened.choices }, plan.rows, { isSender });
    await setState(tx, id, 'RUNNING');
    await setConfirmedAnew(tx, id, actor.userId, context.clock.now());
    await storeConfirmed(tx, id, opened.choices);
    await queueMoveInRun(tx, { ...run, state: 'RUNNING' });
    await record(context, tx, actor, 'import:confirm', file, {
      kinds: [plan.kind],
      rows: now.taken + now.joined,
      again: false,
    });
    return false;
  });
  if (isOther) throw new AppError('moveIn.changedMeanwhile');
}

/** Gives up a file of which nothing is written. Throws `list.notFound`, `imports.notWaiting`. */
export async function cancelFile(context: Context, actor: RequestActor, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await lockImport(tx, id);
    const file = await findWholeImport(tx, id, 'move-in');
    if (file === undefined) throw new AppError('list.notFound');
    if (file.state === 'CANCELLED') return;
    if (!isWaiting(file) || file.confirmedAt !== null) throw new AppError('imports.notWaiting');
    await setState(tx, id, 'CANCELLED', context.clock.now());
    await record(context, tx, actor, 'import:cancel', file, {});
  });
}

type FileAction = 'import:upload' | 'import:columns' | 'import:confirm' | 'import:cancel' | 'move-in:answer';

async function record(
  { clock }: Context,
  tx: Tx,
  actor: RequestActor,
  action: FileAction,
  { id, fileName }: Pick<StoredImport, 'id' | 'fileName'>,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, {
    at: clock.now(),
    actor,
    action,
    subject: { type: 'import', id },
    details: { file: fileName, ...details },
  } as Parameters<typeof recordAudit>[1]);
}
