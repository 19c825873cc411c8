/**
 * A kind of container with the usual words, page, record and refusals, which are here. A definition adds its name, its
 * workers, its contents and the effects. An installation has the kinds that `checklist-kinds.ts` lists.
 */
import type { Authority } from '@rohi/contract/authorities';
import {
  shownOnChecklist,
  type ChecklistAnswers,
  type ListedContainer,
  type PlainChecklistCalls,
} from '@rohi/contract/cargo/checklists.contract';
import type { StationWork } from '@rohi/contract/stations/station-words';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Db, Tx } from '../../platform/database.ts';
import {
  findChecklists,
  sumChecklists,
  withoutItems,
  type ExpectedItem,
  type ListedItem,
} from '../containers/checklists.service.ts';
import { findSentParcels } from '../tracking/tracking.service.ts';
import type { ListedItems, TakeInKind } from './container-kind.service.ts';
import { thingsOf } from './list-page.service.ts';

/** The unit that takes in what it brings. */
export type PlainRow = { code: string; unitId: number };
type Answers = ChecklistAnswers<PlainChecklistCalls>;
type Own = TakeInKind<PlainRow, Answers>;
type Event = Parameters<Own['begun']>[3];

export type PlainKind = Partial<Pick<Own, 'arrival' | 'lock' | 'mayTake' | 'whyNotExpected'>> & {
  /** In its path, in its scans and in the rows of its lists; it is never renamed. */
  name: string;
  /** Who takes it in, and which work a device must be registered for. */
  authority: Authority;
  work: StationWork;
  calls: PlainChecklistCalls;
  find: (db: Db | Tx, code: string) => Promise<PlainRow | undefined>;
  /** Those that a unit is shown, in their order. */
  listed: (db: Db, unitId: number) => Promise<PlainRow[]>;
  /** What one brings, as its list begins. */
  expected: (tx: Tx, row: PlainRow) => Promise<ExpectedItem[]>;
  /** What else follows as its list begins and ends. */
  begun?: (context: Context, tx: Tx, row: PlainRow, event: Event) => Promise<void>;
  finished?: (context: Context, tx: Tx, row: PlainRow, event: Event) => Promise<void>;
};

const otherState = (code: string) => new AppError('list.otherState', { params: { code } });

/** The kind as the engines know it. */
export function plainKind(own: PlainKind): TakeInKind<PlainRow, Answers> {
  const { name: list, find, lock = find } = own;
  const numbersOf = async (db: Db | Tx, row: PlainRow) => {
    const [numbers] = await numbersOfAll(db, list, [row]);
    if (numbers === undefined) throw new RangeError('a container that was found has its numbers');
    return numbers;
  };
  return {
    name: 'container',
    listName: list,
    left: 'carried',
    says: {
      noSuch: 'NO_SUCH_CONTAINER',
      notBegun: 'TAKING_IN_NOT_BEGUN',
      over: 'TAKING_IN_OVER',
      taken: 'TAKEN_IN',
      damaged: 'TAKEN_IN_DAMAGED',
      surplus: 'TAKEN_IN_SURPLUS',
      again: 'ALREADY_TAKEN_IN',
    },
    audit: { begin: 'container:begin', settle: 'container:settle', finish: 'container:finish' },
    subject: 'container',
    once: { settle: `${list}-settled`, finish: `${list}-finished` },
    errors: {
      notBegun: () => new AppError('list.notFound'),
      otherState,
      unsettled: (code, things) => new AppError('list.unsettled', { params: { code, things } }),
    },
    find,
    lock,
    ...(own.arrival && { arrival: own.arrival }),
    ownerOf: ({ code }) => ({ container: code, work: list }),
    unitOf: ({ unitId }) => unitId,
    isSeen: () => true,
    mayBegin: () => true,
    async lockExpected(tx, row) {
      const items = await own.expected(tx, row);
      const ids = items.map(({ parcelId }) => parcelId);
      await findSentParcels(tx, { orderCodes: [], ids }, 'lock');
      return { row: (await lock(tx, row.code)) ?? row, expected: async () => items };
    },
    begun: own.begun ?? nothing,
    finished: own.finished ?? nothing,
    mayTake: own.mayTake ?? (() => true),
    whyNotExpected: own.whyNotExpected ?? (() => ({ say: 'NOT_EXPECTED' })),
    numbersOf,
    answer: (container) => ({ container }),
    beside: () => ({}),
    unseen: { bag: null, container: null },
    list: async ({ db }, unitId) => ({ list: await numbersOfAll(db, list, await own.listed(db, unitId)) }),
    page: async ({ db }, { row }, items) => pageOf(await numbersOf(db, row), items),
    snapshot: () => ({}),
    settled: (settled, container) => ({ settled, container }),
  };
}

const nothing = async () => undefined;

/** Containers of a kind in numbers, in the order given. */
async function numbersOfAll(
  db: Db | Tx,
  list: string,
  rows: readonly PlainRow[],
): Promise<ListedContainer[]> {
  const codes = rows.map(({ code }) => code);
  const lists = new Map((await findChecklists(db, codes, list)).map((found) => [found.ownerId, found]));
  const ids = [...lists.values()].map(({ id }) => id);
  const sums = await sumChecklists(db, ids);
  return codes.map((code) => {
    const found = lists.get(code);
    const isOver = found !== undefined && found.endedAt !== null;
    const numbers = sums.get(found?.id ?? '') ?? withoutItems;
    return { list, code, isBegun: found !== undefined, isOver, ...numbers };
  });
}

function pageOf(container: ListedContainer, { missing, surplus, damaged }: ListedItems): Answers['page'] {
  const settledOf = ({ settled, settledBy }: ListedItem) => ({ settled, settledBy });
  const first = <Thing>(things: readonly Thing[]) => things.slice(0, shownOnChecklist);
  return {
    container,
    missing: {
      parcels: missing.length,
      list: first(thingsOf(missing)).map(({ code, isBag, first: item, items }) => ({
        code,
        isBag,
        parcels: items.length,
        customerCode: isBag ? null : item.customerCode,
        ...settledOf(item),
      })),
    },
    surplus: {
      parcels: surplus.length,
      list: first(surplus).map(({ code, customerCode, parcelId, state, ...item }) => ({
        code,
        customerCode,
        isKnown: parcelId !== null,
        isTakenIn: state === 'SCANNED',
        settled: item.settled,
        settledBy: item.settledBy,
      })),
    },
    damaged: {
      parcels: damaged.length,
      list: first(damaged).map(({ code, customerCode, by }) => ({ code, customerCode, by })),
    },
  };
}
