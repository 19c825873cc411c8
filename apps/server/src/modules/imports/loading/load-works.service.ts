/** Owns the writing of a file's rows, in batches. Guarantees that a row refused by the database fails alone. */
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { databaseErrorCode, inTransaction, rehearse, type Db, type Tx } from '../../../platform/database.ts';
import { inPatientTransaction } from '../../../platform/lock-lanes.ts';
import { filePrincipal, type Principal } from '../../../principal.ts';
import type { RowWriting } from '../../files/row-files.service.ts';
import type { ImportedCode } from './import-plan.ts';
import type { MoveResult, WorkOutcome } from './tally-work.ts';
import { writeWorks } from './write-works.service.ts';

/** A code's rows and what became of them. */
export type LoadedWork = [work: ImportedCode, outcome: WorkOutcome];

/**
 * `dryRun` writes nothing; `principal` is the file's, the operator's own when missing; `keep` writes down what became
 * of codes, in the transaction that has done it.
 */
export type LoadOptions = {
  dryRun?: boolean;
  principal?: Principal;
  record?: (tx: Tx, loaded: readonly LoadedWork[]) => Promise<void>;
};

/** A file that the operator of the installation loads. */
const operatorsFile = filePrincipal({ name: 'operator', userId: null });

const codesInBatch = 200;
const eventsInBatch = 2_000;

/**
 * The codes of a file as rows of the engine of files: at most 200 of them and 2,000 events are one transaction.
 * `loaded` is given what became of each. Throws what the database throws when that is no fault of a row.
 */
export function codesOf(
  context: Context,
  options: LoadOptions,
  loaded: (work: LoadedWork) => void,
): RowWriting<readonly ImportedCode[], ImportedCode> {
  return {
    waiting: (works) => works,
    turn: { most: Infinity, batch: codesOfBatch },
    write: async (works) => {
      const outcomes = await loadBatch(context, works, options);
      for (const work of pairsOf(works, outcomes)) loaded(work);
    },
  };
}

function pairsOf(batch: readonly ImportedCode[], outcomes: readonly WorkOutcome[]): LoadedWork[] {
  return batch.map((work, index) => [work, outcomes[index] ?? nothing]);
}

function codesOfBatch(works: readonly ImportedCode[]): number {
  let events = 0;
  const full = works.slice(0, codesInBatch).findIndex((work) => {
    events += work.events.length + work.positions.length;
    return events > eventsInBatch;
  });
  return full === -1 ? codesInBatch : Math.max(1, full);
}

async function loadBatch(
  context: Context,
  batch: readonly ImportedCode[],
  options: LoadOptions,
): Promise<WorkOutcome[]> {
  const write = (db: Db) =>
    inPatientTransaction({ ...context, db }, 'import', async (tx) => {
      const outcomes = await writeWorks(context, tx, batch, options.principal ?? operatorsFile);
      await options.record?.(tx, pairsOf(batch, outcomes));
      return outcomes;
    });
  try {
    return options.dryRun === true ? await rehearse(context.db, write) : await write(context.db);
  } catch (error) {
    const refusal = rowRefusal(error);
    if (refusal === undefined) throw error;
    return loadOneByOne(context, batch, options, refusal);
  }
}

/** After the database refused a batch: each code alone, and of the code that it is, each row alone. */
async function loadOneByOne(
  context: Context,
  batch: readonly ImportedCode[],
  options: LoadOptions,
  refusal: MoveResult,
): Promise<WorkOutcome[]> {
  const outcomes: WorkOutcome[] = [];
  const [only] = batch;
  if (only === undefined || batch.length > 1) {
    for (const work of batch) outcomes.push(...(await loadBatch(context, [work], options)));
    return outcomes;
  }
  const parts = rowsOf(only);
  if (parts.length === 1) {
    const refused = (rows: readonly unknown[]) => rows.map(() => refusal);
    return [{ ...nothing, refusal, events: refused(only.events), positions: refused(only.positions) }];
  }
  const { record, ...partOptions } = options;
  for (const part of parts) outcomes.push(...(await loadBatch(context, [part], partOptions)));
  const joined = joinOutcomes(outcomes);
  await inTransaction(context.db, async (tx) => record?.(tx, [[only, joined]]));
  return [joined];
}

function rowsOf(work: ImportedCode): ImportedCode[] {
  const empty: ImportedCode = {
    trackingCode: work.trackingCode,
    parcel: undefined,
    events: [],
    positions: [],
  };
  return [
    ...(work.parcel === undefined ? [] : [{ ...empty, parcel: work.parcel }]),
    ...work.events.map((event) => ({ ...empty, events: [event] })),
    ...work.positions.map((position) => ({ ...empty, positions: [position] })),
  ];
}

function joinOutcomes(parts: readonly WorkOutcome[]): WorkOutcome {
  return {
    state: parts.findLast((part) => part.state !== undefined)?.state,
    created: parts.some((part) => part.created),
    factsChanged: parts.some((part) => part.factsChanged),
    owner: parts.findLast((part) => part.owner !== undefined)?.owner,
    refusal: parts.find(
      (part) => part.refusal !== undefined && part.events.length + part.positions.length === 0,
    )?.refusal,
    events: parts.flatMap((part) => part.events),
    positions: parts.flatMap((part) => part.positions),
    steps: parts.flatMap((part) => part.steps),
  };
}

const nothing: WorkOutcome = {
  state: undefined,
  created: false,
  factsChanged: false,
  refusal: undefined,
  events: [],
  positions: [],
  steps: [],
};

/** An order has one customer and goes to one point: a row that says otherwise is refused. */
const refusalsOfOrders: ReadonlySet<string> = new Set(['orders.ofAnotherCustomer', 'orders.ofAnotherPoint']);

/** Undefined when the failure is no fault of a row: a lost connection, a full disk, a mistake of ours. */
function rowRefusal(error: unknown): MoveResult | undefined {
  if (error instanceof AppError && refusalsOfOrders.has(error.errorName))
    return { result: 'refused', error: { name: error.errorName, params: error.params } };
  const code = databaseErrorCode(error);
  if (code === undefined || !/^(?:22|23|P0)...$/.test(code)) return undefined;
  const { constraint } = error as { constraint?: string };
  return { result: 'database', code, lastMileTaken: constraint === 'parcel_last_mile' };
}
