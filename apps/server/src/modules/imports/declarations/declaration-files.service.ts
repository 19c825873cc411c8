/**
 * Owns the files of declarations: reads them, says what would become of each row, and keeps them for a while. Promises that
 * an upload alone declares nothing, that a repeated one is one, and that a customer meets only his own files.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataOf } from '@rohi/contract/endpoint';
import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import type { readDeclarations } from '@rohi/contract/imports/declarations.contract';
import type { Locale } from '@rohi/contract/locales';
import { checkAllGoods } from '@rohi/contract/site/check-all-goods';
import {
  checkGoods,
  describeGoods,
  maxGoodsQuestionLength,
} from '@rohi/contract/site/prohibited-goods-check';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { createBudget, scaledLimit } from '../../../http/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { inTransaction } from '../../../platform/database.ts';
import { shortFileName } from '../../../platform/table-files/file-name.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { findNewCodesLeft } from '../../orders/codes/declared-codes.service.ts';
import {
  findCodeHolders,
  findOrdersOfRequests,
  findOwnPointId,
} from '../../orders/codes/declared-orders.service.ts';
import { pointsById } from '../../orders/points/pickup-binding.service.ts';
import { findOwnRecipients } from '../../orders/recipients/recipients.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import {
  deleteFilesBefore,
  findFile,
  keepContent,
  lockUploads,
  noteReading,
  readingsSince,
  type StoredFile,
} from './declaration-file.store.ts';
import {
  groupRows,
  indexOfOrder,
  planDeclarations,
  requestIdOfOrder,
  type DeclarationWorld,
  type PlannedOrder,
} from './declaration-plan.ts';
import { readDeclaredRows, type DeclaredRow } from './declaration-rows.ts';
import { readDeclarationTable, type DeclarationTable } from './declaration-table.service.ts';
import { describeDeclarations } from './describe-declarations.ts';
import { describeRefusal } from '../tables/describe-refusal.ts';
import { FileRefusal } from '../../../platform/table-files/file-refusal.ts';
import { packTable, unpackOutcome, unpackTable } from './packed-declarations.service.ts';
import { countRows } from '../tables/row-cells.ts';

const hourMs = 3_600_000;

/** A file and what its rows say, as things stand. */
export type JudgedFile = {
  file: StoredFile;
  table: DeclarationTable;
  orders: PlannedOrder[];
  /** The orders that were made of it, by the index of their first row. */
  made: Map<number, string>;
};

type ShownFile = DataOf<typeof readDeclarations>;

/** What a customer sends; `name` is what the file is called there. */
export type SentFile = { id: string; name: string; bytes: Buffer };

/**
 * Reads a file and says what would become of each row. The same file under the same id is read once. Throws
 * `imports.fileRefused` with the reason, `imports.otherFile`, `request.tooMany`, `server.busy`.
 */
export async function uploadFile(
  context: Context,
  principal: UserPrincipal,
  sent: SentFile,
  locale: Locale,
): Promise<ShownFile> {
  const contentHash = createHash('sha256').update(sent.bytes).digest();
  const isKnown = await inTransaction(context.db, async (tx) => {
    await lockUploads(tx, principal.userId);
    const known = await findFile(tx, principal.userId, sent.id);
    if (known !== undefined && !known.contentHash.equals(contentHash))
      throw new AppError('imports.otherFile');
    if (known?.content !== undefined && known.content !== null) return true;
    const now = context.clock.now();
    const since = await readingsSince(tx, principal.userId, new Date(now.getTime() - hourMs));
    refuseTooMany(context, since, now);
    const file = { id: sent.id, fileName: shortFileName(sent.name), contentHash, uploadedAt: now };
    await noteReading(tx, principal.userId, file);
    return false;
  });
  if (!isKnown) await readIn(context, principal, sent, locale);
  return showFile(context, principal, sent.id, locale);
}

function refuseTooMany(
  { config }: Pick<Context, 'config'>,
  { readings, oldest }: { readings: number; oldest: Date | null },
  now: Date,
): void {
  if (config.rateLimit === 0 || readings < Math.ceil(declarationLimits.filesPerHour * config.rateLimit))
    return;
  const waitMs = (oldest?.getTime() ?? now.getTime()) + hourMs - now.getTime();
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  throw new AppError('request.tooMany', { params: { seconds }, headers: { 'retry-after': String(seconds) } });
}

async function readIn(
  context: Context,
  principal: UserPrincipal,
  { id, bytes }: SentFile,
  locale: Locale,
): Promise<void> {
  try {
    const table = await readDeclarationTable(principal.userId, bytes);
    await takeRows(context, principal, countRows(table.table));
    await keepContent(context.db, principal.userId, id, packTable(table));
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw new AppError('imports.fileRefused', {
      params: { why: describeRefusal(error, locale) },
      cause: error,
    });
  }
}

/** Throws `request.tooMany` when the rows of the hour are used up; nothing of the file is kept then. */
async function takeRows(context: Context, { userId }: UserPrincipal, rows: number): Promise<void> {
  const most = scaledLimit(context.config, declarationLimits.rowsPerHour);
  await createBudget(context, { name: 'declarations.rows', most }).take(userId, rows);
}

/** An own file as it stands now. Throws `imports.fileNotFound`, also for somebody else's. */
export async function showFile(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<ShownFile> {
  const judged = await judgeFile(context, principal, id, locale);
  return describeDeclarations(judged, await pointsById(context, locale), locale);
}

/** An own file with what is wrong and what was made. Throws `imports.fileNotFound`. */
export async function judgeFile(
  context: Context,
  principal: UserPrincipal,
  id: string,
  locale: Locale,
): Promise<JudgedFile> {
  const file = await findFile(context.db, principal.userId, id);
  if (!file?.content) throw new AppError('imports.fileNotFound');
  const table = unpackTable(file.content);
  const places = placeDirectoryOf(context);
  const pointIds = new Set((await pointsById(context, locale)).keys());
  // A point that was opened a moment ago is known by its name too.
  await places.prepare(context.db, [...pointIds]);
  const rows = readDeclaredRows(table.table, {
    findPickupPoint: (text) => places.findPickupPoint(text),
    readPhone,
  });
  const groups = groupRows(rows);
  const codes = rows.flatMap(({ trackingCode }) => trackingCode ?? []);
  const holders = await findCodeHolders(context, principal, codes);
  // Asked after the codes: whoever holds one of them by an order of this very file is found here.
  const made = await madeOrders(context, principal, id, groups);
  const ownOrders = new Set(made.values());
  for (const [code, holder] of holders)
    if (holder.state === 'own' && ownOrders.has(holder.orderCode)) holders.delete(code);
  const world: DeclarationWorld = {
    book: await findOwnRecipients(context, principal),
    pointIds,
    boundPointId: await findOwnPointId(context, principal),
    holders,
    newCodes: await findNewCodesLeft(context, principal),
    made: new Set(made.keys()),
    goods: await judgeGoods(rows, locale),
  };
  const orders = planDeclarations(groups, world);
  if (file.outcome === null) return { file, table, orders, made };
  return { file, table, orders, made: asItWas(orders, file.outcome) };
}

/** What was wrong when the file was confirmed stays what was wrong. Returns the orders made. */
function asItWas(orders: readonly PlannedOrder[], packed: Buffer): Map<number, string> {
  const outcome = unpackOutcome(packed);
  for (const { cells } of orders.flatMap(({ rows }) => rows))
    cells.problems.splice(
      0,
      cells.problems.length,
      ...outcome.problems.filter(({ row }) => row === cells.row),
    );
  return new Map(outcome.made);
}

async function madeOrders(
  context: Context,
  principal: UserPrincipal,
  id: string,
  groups: readonly (readonly DeclaredRow[])[],
): Promise<Map<number, string>> {
  const requests = new Map(
    groups.map((rows) => [requestIdOfOrder(id, indexOfOrder({ rows })), indexOfOrder({ rows })]),
  );
  const codes = await findOrdersOfRequests(context, principal, [...requests.keys()]);
  return new Map([...codes].map(([requestId, code]) => [requests.get(requestId) ?? 0, code]));
}

const goodsInTurn = 25;

/** What the list of goods says of each description; others are served between the slices. */
async function judgeGoods(rows: readonly DeclaredRow[], locale: Locale): Promise<DeclarationWorld['goods']> {
  const judged = new Map<string, { verdict: 'forbidden' | 'ask-first'; names: string }>();
  const texts = [...new Set(rows.flatMap(({ goods }) => goods ?? []))];
  for (const [index, text] of texts.entries()) {
    if (index % goodsInTurn === goodsInTurn - 1) await nextTurn();
    const { verdict, matches } = checkAllGoods({ checkGoods, maxGoodsQuestionLength }, text, locale);
    if (verdict !== 'forbidden' && verdict !== 'ask-first') continue;
    const names = matches.flatMap(({ entry }) =>
      entry.verdict === verdict ? [describeGoods(entry, locale).name] : [],
    );
    judged.set(text, { verdict, names: [...new Set(names)].join(', ') });
  }
  return judged;
}

/** Once a day: rows of files name people and are not kept for ever. */
export async function forgetOldFiles({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const keptMs = declarationLimits.keptDays * 24 * hourMs;
  await deleteFilesBefore(db, new Date(clock.now().getTime() - keptMs));
}
