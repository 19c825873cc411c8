import type { ErrorName, ErrorParams } from '@rohi/contract/errors';
import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { ColumnKey } from '../tables/column-headers.ts';
import type { ImportedCode, ParcelSource, PlannedTable } from './import-plan.ts';
import { cellTextAt, problemAt } from '../tables/row-cells.ts';
import type { RowNote } from '../tables/row-notes.ts';
import type { ProblemParams, ProblemReason, RowProblem } from '../tables/row-problems.ts';

/** What became of one move. `known`: it was there already. `database`: refused with that SQLSTATE. */
export type MoveResult =
  | { result: 'moved' }
  | { result: 'known' }
  | { result: 'refused'; error: { name: ErrorName; params: ErrorParams } }
  | { result: 'database'; code: string; lastMileTaken: boolean };

/** What became of all that the file says of one code. */
export type WorkOutcome = {
  /** What the parcel is now; undefined when there is none. */
  state: { status: ParcelStatus; stepBeforeCancel: number | null } | undefined;
  created: boolean;
  factsChanged: boolean;
  /** Set when the parcel's row was not taken, by the database or because of its order. */
  refusal: MoveResult | undefined;
  /** One for each event row; empty when there is no such parcel. */
  events: MoveResult[];
  /** One for each position; empty when the parcel is not under way. */
  positions: MoveResult[];
  steps: MoveResult[];
  /** The owner after all; undefined when nothing was said that bears on it. */
  owner?: Owner | undefined;
};

type Owner = { owner: 'settled' | 'unidentified' | 'awaited' | 'leftToHub'; ownerCode: string | null };

/** The counts and remarks of one table. */
export type Tally = {
  parcels: { created: number; changed: number; unchanged: number };
  events: { written: number; known: number; refused: number };
  problems: RowProblem[];
  notes: RowNote[];
  /** By row: parcels of its trip that are not on the road. */
  notUnderWay: Map<number, string[]>;
  /** Unidentified parcels in a table that has no column of customers. */
  unidentified: string[];
};

/** A table to count into, and its layout for the remarks. */
export type TalliedTable = { planned: PlannedTable; tally: Tally };

export function newTally(planned: PlannedTable): Tally {
  const { kind, repeatedRows } = planned;
  return {
    parcels: { created: 0, changed: 0, unchanged: kind === 'parcels' ? repeatedRows : 0 },
    events: { written: 0, known: kind === 'parcels' ? 0 : repeatedRows, refused: 0 },
    problems: [...planned.problems],
    notes: [...planned.notes],
    notUnderWay: new Map(),
    unidentified: [],
  };
}

/** Counts what became of a code's rows, each in its own table. */
export function tallyWork(work: ImportedCode, outcome: WorkOutcome, tables: readonly TalliedTable[]): void {
  if (work.parcel !== undefined) tallyParcel(work.parcel, outcome, tables);
  tallyOwner(work, outcome, tables);
  for (const [index, { table, row }] of work.events.entries()) {
    const into = tables[table];
    if (into !== undefined) tallyEvent(into, row.row, outcome, outcome.events[index]);
  }
  for (const [index, { table, row }] of work.positions.entries()) {
    const into = tables[table];
    if (into !== undefined)
      tallyPosition(into, row.row, work.trackingCode, outcome, outcome.positions[index]);
  }
}

function tallyOwner(work: ImportedCode, { owner }: WorkOutcome, tables: readonly TalliedTable[]): void {
  const table = work.parcel?.table ?? work.events[0]?.table;
  const into = table === undefined ? undefined : tables[table];
  if (into === undefined || owner === undefined) return;
  const column = into.planned.recognised.columns.get('customerCode')?.header;
  if (work.parcel !== undefined && column !== undefined) {
    const { row, facts } = work.parcel.row;
    const note = customerNote(facts.customerCode, owner);
    if (note !== undefined)
      into.tally.notes.push({ row, column, value: valueAt(into, row, 'customerCode'), ...note });
  } else if (owner.owner === 'unidentified') into.tally.unidentified.push(work.trackingCode);
}

function customerNote(
  named: string | undefined,
  { owner, ownerCode }: Owner,
): Pick<RowNote, 'reason' | 'params'> | undefined {
  if (owner === 'unidentified') return { reason: named === undefined ? 'noCustomer' : 'unknownCustomer' };
  if (owner === 'awaited' || owner === 'leftToHub')
    return { reason: named === undefined ? 'noCustomerYet' : 'unknownCustomerYet' };
  if (named === undefined || ownerCode === null || named === ownerCode) return undefined;
  return { reason: 'ofKnownCustomer', params: { customer: ownerCode } };
}

function tallyPosition(
  into: TalliedTable,
  row: number,
  trackingCode: string,
  outcome: WorkOutcome,
  result: MoveResult | undefined,
): void {
  const { notUnderWay } = into.tally;
  const idle = notUnderWay.get(row);
  if (result !== undefined) tallyEvent(into, row, outcome, result);
  else if (idle === undefined) notUnderWay.set(row, [trackingCode]);
  else idle.push(trackingCode);
}

function tallyEvent(
  into: TalliedTable,
  row: number,
  outcome: WorkOutcome,
  result: MoveResult | undefined,
): void {
  const { events } = into.tally;
  if (result?.result === 'moved') events.written += 1;
  else if (result?.result === 'known') events.known += 1;
  else {
    events.refused += 1;
    if (result?.result === 'database') addProblem(into, row, null, 'databaseRefused', { code: result.code });
    else if (result === undefined || outcome.state === undefined)
      addProblem(into, row, 'trackingCode', 'unknownParcel');
    else addProblem(into, row, 'event', 'eventRefused', {}, result.error);
  }
}

function tallyParcel(
  { table, row }: ParcelSource,
  outcome: WorkOutcome,
  tables: readonly TalliedTable[],
): void {
  const into = tables[table];
  if (into === undefined) return;
  const { refusal } = outcome;
  if (refusal?.result === 'database') {
    if (refusal.lastMileTaken) addProblem(into, row.row, 'lastMileTracking', 'lastMileTaken');
    else addProblem(into, row.row, null, 'databaseRefused', { code: refusal.code });
    return;
  }
  if (refusal?.result === 'refused') {
    addProblem(into, row.row, 'orderCode', 'orderRefused', {}, refusal.error);
    return;
  }
  const moved = outcome.factsChanged || outcome.steps.some((step) => step.result === 'moved');
  into.tally.parcels[outcome.created ? 'created' : moved ? 'changed' : 'unchanged'] += 1;
  const state = outcome.state;
  if (row.status === null || state === undefined || state.status === row.status) return;
  if (isFurther(state, row.status)) {
    into.tally.notes.push({
      row: row.row,
      column: into.planned.recognised.columns.get('status')?.header ?? null,
      value: valueAt(into, row.row, 'status'),
      reason: 'alreadyFurther',
      params: { status: state.status },
    });
    return;
  }
  const refused = outcome.steps.findLast((step) => step.result === 'refused');
  addProblem(into, row.row, 'status', 'statusRefused', {}, refused?.error);
}

/** A cancelled parcel is further than the steps it had reached. */
function isFurther(
  state: { status: ParcelStatus; stepBeforeCancel: number | null },
  wanted: ParcelStatus,
): boolean {
  const reached = state.stepBeforeCancel ?? stepIndexOf(state.status);
  return wanted !== ParcelStatus.Cancelled && stepIndexOf(wanted) <= reached;
}

function addProblem(
  into: TalliedTable,
  row: number,
  key: ColumnKey | null,
  reason: ProblemReason,
  params: ProblemParams = {},
  error?: { name: ErrorName; params: ErrorParams },
): void {
  const value = key === null ? '' : valueAt(into, row, key);
  const problem = problemAt(into.planned.recognised, row, key, value, reason, params);
  into.tally.problems.push(error === undefined ? problem : { ...problem, error });
}

function valueAt({ planned }: TalliedTable, row: number, key: ColumnKey): string {
  return cellTextAt(planned.recognised, row, key);
}
