/**
 * Owns the files of declarations, a kind of rows: what becomes of each as things stand, and which orders a file has
 * made. Promises that what was wrong when a file was confirmed stays what was wrong.
 */
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
import { createBudget, scaledLimit } from '../../../platform/budgets.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readPhone } from '../../../platform/phone-numbers.ts';
import { findNewCodesLeft } from '../../orders/codes/declared-codes.service.ts';
import {
  findCodeHolders,
  findOrdersOfRequests,
  findOwnPointId,
  firstMomentOf,
} from '../../orders/codes/declared-orders.service.ts';
import { pointsById } from '../../orders/points/pickup-binding.service.ts';
import { findOwnRecipients } from '../../orders/recipients/recipients.service.ts';
import {
  openFile,
  sendFile,
  type ReadFile,
  type RowKind,
  type SentFile,
} from '../../files/row-files.service.ts';
import { placeDirectoryOf } from '../../places/places.service.ts';
import {
  groupRows,
  indexOfOrder,
  isSound,
  planDeclarations,
  requestIdOfOrder,
  type DeclarationContext,
  type PlannedOrder,
} from './declaration-plan.ts';
import { readDeclaredRows, type DeclaredRow } from './declaration-rows.ts';
import { asksOf, countedTable, hiddenOf, type DeclarationTable } from './column-mapping.ts';
import { readDeclarationTable } from './declaration-table.service.ts';
import { describeDeclarations } from './describe-declarations.ts';
import { describeRefusal } from '../tables/describe-refusal.ts';
import { makeOrders } from './make-orders.service.ts';
import { packOutcome, packTable, unpackOutcome, unpackTable } from './packed-declarations.service.ts';
import { findColumnMappings, findSaidOfLayouts } from './column-mapping.store.ts';
import { countRows } from '../tables/row-cells.ts';
import { readCodeShapes } from '../../accounts/codes/customer-codes.service.ts';

const hourMs = 3_600_000;

/** A file and what its rows say, as things stand. */
export type JudgedFile = {
  file: ReadFile;
  table: DeclarationTable;
  orders: PlannedOrder[];
  /** The orders that were made of it, by the index of their first row. */
  made: Map<number, string>;
  /** The moment of the orders that are made of it. */
  at?: Date;
};

/** A file as its customer sees it. */
export type ShownFile = DataOf<typeof readDeclarations>;

/** The sender of the file, and the language of its description. */
export type Asked = { principal: UserPrincipal; id: string; locale: Locale };

/** Where a customer's files are stored. */
export function keyOf({ principal: { userId }, id }: Asked) {
  return { ownerId: userId, kind: 'declarations', id };
}

const ordersInBatch = 25;

/** A customer's file of declarations: its items are orders, each made whole and once. */
export function declarations(context: Context, request: Asked): RowKind<JudgedFile, PlannedOrder> {
  const { principal, id, locale } = request;
  return {
    admit: (lastHour, now) => refuseTooMany(context, lastHour, now),
    read: async (bytes) => {
      const remembered = await findColumnMappings(context.db, principal.userId);
      const meanings = await findSaidOfLayouts(context.db, principal.userId);
      const table = await readDeclarationTable(principal.userId, bytes, remembered, meanings);
      await takeRows(context, principal, countRows(table.table));
      return packTable(table);
    },
    explain: (refusal) => describeRefusal(refusal, locale),
    plan: (file) => judgeFile(context, request, file),
    waiting: ({ orders, made }) => orders.filter((order) => !made.has(indexOfOrder(order)) && isSound(order)),
    turn: { most: Infinity, batch: ordersInBatch },
    write: async (orders, plan, submits) => {
      // A confirmation that was cut off goes on with the moment of what it has made.
      plan.at ??= (await firstMomentOf(context, [...plan.made.values()])) ?? context.clock.now();
      const made = await makeOrders(context, principal, { id, at: plan.at }, orders, submits);
      for (const [index, code] of made) plan.made.set(index, code);
    },
    settle: (_, plan) => ({ plan, outcome: outcomeOf }),
  };
}

function outcomeOf({ orders, made }: JudgedFile): Buffer {
  const problems = orders
    .filter((order) => !made.has(indexOfOrder(order)))
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.problems));
  return packOutcome({ made: [...made], problems });
}

/**
 * Reads a file and says what would become of each row. Throws `imports.fileRefused` with the reason,
 * `imports.otherFile`, `request.tooMany`, `server.busy`.
 */
export async function uploadFile(context: Context, request: Asked, sent: SentFile): Promise<ShownFile> {
  const { plan } = await sendFile(context, declarations(context, request), keyOf(request), sent);
  return describeDeclarations(plan, await pointsById(context, request.locale), request.locale);
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

/** Throws `request.tooMany` when the rows of the hour are used up; nothing of the file is stored then. */
async function takeRows(context: Context, { userId }: UserPrincipal, rows: number): Promise<void> {
  const most = scaledLimit(context.config, declarationLimits.rowsPerHour);
  await createBudget(context, { name: 'declarations.rows', most }).take(userId, rows);
}

/** An own file as it stands now. Throws `imports.fileNotFound`, also for somebody else's. */
export async function showFile(context: Context, request: Asked): Promise<ShownFile> {
  const judged = await judgedFile(context, request);
  return describeDeclarations(judged, await pointsById(context, request.locale), request.locale);
}

/** An own file with what is wrong and what was made. Throws `imports.fileNotFound`. */
export async function judgedFile(context: Context, request: Asked): Promise<JudgedFile> {
  return (await openFile(context, declarations(context, request), keyOf(request))).plan;
}

/**
 * Nothing is made of a file before its customer has said whether what is hidden in it counts, and what its numbers
 * mean. Throws `imports.hiddenUnanswered`, `imports.columnsUnanswered`.
 */
export function refuseUnanswered({ file, table, made }: JudgedFile): void {
  const isBegun = file.outcome !== null || file.choice !== null || made.size > 0;
  if (isBegun) return;
  if (hiddenOf(table).some(({ said }) => said === null)) throw new AppError('imports.hiddenUnanswered');
  if (asksOf(table).some(({ said }) => said === null)) throw new AppError('imports.columnsUnanswered');
}

async function judgeFile(
  context: Context,
  { principal, id, locale }: Asked,
  file: ReadFile,
): Promise<JudgedFile> {
  const table = unpackTable(file.content);
  const places = placeDirectoryOf(context);
  const pointIds = new Set((await pointsById(context, locale)).keys());
  // A point that was opened a moment ago is known by its name too.
  await places.prepare(context.db, [...pointIds]);
  const rows = readDeclaredRows(countedTable(table), {
    findPickupPoint: (text) => places.findPickupPoint(text),
    codeShapes: await readCodeShapes(context),
    readPhone,
  });
  const groups = groupRows(rows);
  const codes = rows.flatMap(({ trackingCodes }) => trackingCodes);
  const holders = await findCodeHolders(context, principal, codes);
  // Asked after the codes: an order of this very file that holds one of them is found here.
  const made = await madeOrders(context, principal, id, groups);
  const ownOrders = new Set(made.values());
  for (const [code, holder] of holders)
    if (holder.state === 'own' && ownOrders.has(holder.orderCode)) holders.delete(code);
  const declarationContext: DeclarationContext = {
    book: await findOwnRecipients(context, principal),
    pointIds,
    boundPointId: table.pickupPointId ?? (await findOwnPointId(context, principal)),
    holders,
    newCodes: await findNewCodesLeft(context, principal),
    made: new Set(made.keys()),
    goods: await judgeGoods(rows, locale),
  };
  const orders = planDeclarations(groups, declarationContext);
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
async function judgeGoods(
  rows: readonly DeclaredRow[],
  locale: Locale,
): Promise<DeclarationContext['goods']> {
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
