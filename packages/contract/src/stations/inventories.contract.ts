import * as z from 'zod/mini';
import { businessLines } from '../business-lines.ts';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { inventoryOutcomes, inventorySettlements } from './inventory-words.ts';
import { scanSays } from './verdicts.ts';

const nullableText = z.nullable(z.string());
const counting = { kind: 'staff', authority: 'inventory:count' } as const;
const longestCode = 40;
const longestCell = 20;
const mostSettled = 1_000;
/** So many things each list of a page names. */
export const shownOfInventory = 200;
/** So many counts that are over stand in the list. */
export const mostPastInventories = 50;

const inventoryId = wireText({ max: 18, min: 1 }).check(z.regex(/^[1-9]\d*$/));
const cellText = wireText({ max: longestCell, min: 1 });

/** A count in numbers of parcels. */
const inventoryNumbers = z.object({
  /** What lay there by the records as the count began. */
  expected: z.int(),
  /** Of those, in which cell ever. */
  found: z.int(),
  /** Found in another cell than the records had, and put right by the scan. */
  elsewhere: z.int(),
  /** Not found, by the records still there, in cells that were counted. */
  missing: z.int(),
  /** Found, and by the records not there. */
  surplus: z.int(),
  /** Came, left or was put into another cell while the count went on: no difference. */
  moved: z.int(),
  /** Not found, in cells that have not been counted yet. */
  toCome: z.int(),
  /** Missing or surplus, and not settled. */
  unsettled: z.int(),
  /** Cells that are still to be counted. */
  cellsLeft: z.int(),
});
export type InventoryNumbers = z.output<typeof inventoryNumbers>;

/** What a count says of itself. Moments are ISO 8601. */
const shownInventory = z.object({
  ...inventoryNumbers.shape,
  id: z.string(),
  unitId: z.int(),
  /** The hub or pickup point, in the reader's language. */
  unit: z.string(),
  /** The rack or the cell that is counted; null for both: all of it. */
  rack: nullableText,
  cell: nullableText,
  openedAt: z.string(),
  openedBy: z.string(),
  closedAt: nullableText,
  closedBy: nullableText,
});
export type ShownInventory = z.output<typeof shownInventory>;

const atDevice = z.object({ deviceId: z.uuid() });
const notThere = ['request.invalid', 'list.notFound'] as const;
const refusals = [
  ...notThere,
  'stations.deviceNotFound',
  'stations.deviceEnded',
  'inventory.over',
  'server.busy',
] as const;

const reportedThing = z.object({
  inventoryId: z.string(),
  code: z.string(),
  customerCode: nullableText,
  /** The cell that it should lie in. */
  cell: nullableText,
  unit: z.string(),
  reportedAt: z.string(),
  reportedBy: z.string(),
});

export const listInventories = endpoint({
  method: 'GET',
  path: '/stations/inventories',
  summary:
    'The counts of the unit of a device, or without one of all units that the caller may see: those that go on, then the last 50 that are over',
  access: counting,
  query: z.object({ deviceId: z.optional(z.uuid()), businessLine: z.optional(z.enum(businessLines)) }),
  data: z.object({
    list: z.array(shownInventory),
    /**
     * What counts that are over have reported as missing and what was not found since, in one business line or in all:
     * how many, and the first 200, which have been missing longest.
     */
    reported: z.object({ total: z.int(), list: z.array(reportedThing) }),
    /** The racks of the unit of the device that hold something, with their cells; none without a device. */
    racks: z.array(z.object({ rack: z.string(), cells: z.int(), parcels: z.int() })),
  }),
  errors: ['request.invalid', 'stations.deviceNotFound'],
});

export const openInventory = endpoint({
  method: 'POST',
  path: '/stations/inventories',
  summary:
    'Begins the count of a hub or pickup point, of one rack or of one cell: what lies there by the records is what is expected. A count that goes on already is taken up as it is. The same request id begins it once',
  access: counting,
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    rack: z.optional(cellText),
    cell: z.optional(cellText),
  }),
  data: shownInventory,
  errors: ['request.invalid', 'stations.deviceNotFound', 'stations.deviceEnded', 'server.busy'],
});

/** A cell as the count has it. */
const countedCell = z.object({
  /** Null: what lies in no cell. */
  cell: nullableText,
  expected: z.int(),
  found: z.int(),
  differing: z.int(),
  moved: z.int(),
  /** Somebody has said that all of it was counted, or nothing is left to be found in it. */
  isDone: z.boolean(),
});
export type CountedCell = z.output<typeof countedCell>;

/** A thing that is not where it should be, or moved while the count went on. */
const countedThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  outcome: z.enum(inventoryOutcomes),
  /** Where the records had it; null: in no cell, or not there. */
  listedCell: nullableText,
  /** Where it was found; null: not found, or no cell was named. */
  foundCell: nullableText,
  foundBy: nullableText,
  /** Why it should not lie there; null for what should. */
  say: z.nullable(z.enum(scanSays)),
  /** The pickup point that it goes to, and the transfer that has it. */
  point: nullableText,
  transfer: nullableText,
  /**
   * What happened to it last before the count: the cell it was put into, the time and the user; null without a record.
   */
  last: z.nullable(z.object({ at: z.string(), by: z.string(), isPlaced: z.boolean() })),
  settled: z.nullable(z.enum(inventorySettlements)),
  settledBy: nullableText,
});
export type CountedThing = z.output<typeof countedThing>;

export const readInventory = endpoint({
  method: 'GET',
  path: '/stations/inventories/{id}',
  summary:
    'A count with its cells, its differences and what moved while it went on, each list with its first 200 things; of one that is over, as it was when it ended',
  access: counting,
  params: z.object({ id: inventoryId }),
  data: z.object({
    inventory: shownInventory,
    cells: z.array(countedCell),
    differences: z.array(countedThing),
    moved: z.array(countedThing),
  }),
  errors: notThere,
});

export const inventorySnapshot = endpoint({
  method: 'GET',
  path: '/stations/inventories/{id}/snapshot',
  summary:
    'What a station stores of a count, for the time offline: all that is expected or was found, each time the whole',
  access: counting,
  params: z.object({ id: inventoryId }),
  query: atDevice,
  data: z.object({
    /** No name, telephone or document. */
    parcels: z.array(
      z.object({
        code: z.string(),
        /** Where it lies by the records, and where it was found. */
        cell: nullableText,
        isFound: z.boolean(),
      }),
    ),
    /** Cells that somebody has said to be counted. */
    done: z.array(z.string()),
    takenAt: z.string(),
  }),
  errors: [...notThere, 'stations.deviceNotFound'],
});

export const settleInventory = endpoint({
  method: 'POST',
  path: '/stations/inventories/{id}/settle',
  summary:
    'Says what becomes of things that are missing or surplus. Of a count that is over, what was reported as missing may be found after all, and nothing else. The same request id settles once',
  access: counting,
  params: z.object({ id: inventoryId }),
  body: z.strictObject({
    requestId: z.uuid(),
    /**
     * `LOOK_AGAIN` leaves it open, and says that somebody is looking. `FOUND` and `MISSING` are for what was not found,
     * `SET_ASIDE` for what is surplus.
     */
    act: z.enum(inventorySettlements),
    codes: z.array(wireText({ max: longestCode, min: 1 })).check(z.minLength(1), z.maxLength(mostSettled)),
  }),
  data: z.object({ settled: z.int(), inventory: shownInventory }),
  errors: [...notThere, 'inventory.over', 'server.busy'],
});

export const closeInventory = endpoint({
  method: 'POST',
  path: '/stations/inventories/{id}/close',
  summary:
    'Ends a count once every cell was counted, nothing is unsettled and no device of the unit has reported scans that wait. The same request id ends it once',
  access: counting,
  params: z.object({ id: inventoryId }),
  body: z.strictObject({ requestId: z.uuid(), deviceId: z.uuid() }),
  data: shownInventory,
  errors: [...refusals, 'inventory.cellsLeft', 'inventory.unsettled', 'inventory.scansWait'],
});

export const inventoryEndpoints = [
  listInventories,
  openInventory,
  readInventory,
  inventorySnapshot,
  settleInventory,
  closeInventory,
] as const;
