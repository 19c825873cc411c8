import * as z from 'zod/mini';

/** What a count has come to for one thing. */
export const inventoryOutcomes = [
  /** In a cell that has not been counted yet. */
  'TO_COME',
  'FOUND',
  /** In another cell than the records had. */
  'ELSEWHERE',
  'MISSING',
  'SURPLUS',
  /** It came while the count went on. */
  'CAME',
  /** It left, or was put into another cell, while the count went on. */
  'GONE',
] as const;
export type InventoryOutcome = (typeof inventoryOutcomes)[number];

/**
 * How a difference is settled: it is being looked for (stays open), it is there after all, it is reported as missing,
 * or it was laid aside for a person to see to it.
 */
export const inventorySettlements = ['LOOK_AGAIN', 'FOUND', 'MISSING', 'SET_ASIDE'] as const;
export type InventorySettlement = (typeof inventorySettlements)[number];

/** What is no agreement between records and cells. */
export const inventoryDifferences: ReadonlySet<InventoryOutcome> = new Set<InventoryOutcome>([
  'ELSEWHERE',
  'MISSING',
  'SURPLUS',
]);

/** What a scan of a count says of where the parcel lies. */
export const scannedCount = z.object({
  /** The count. */
  id: z.string(),
  /** Where it was found now; null: no cell was named. */
  cell: z.nullable(z.string()),
  /** Where the records had it; null: in no cell, or not there. */
  listedCell: z.nullable(z.string()),
  /** The pickup point that it goes to. */
  pointId: z.nullable(z.int()),
  /** The transfer that has it. */
  transfer: z.nullable(z.string()),
});
export type ScannedCount = z.output<typeof scannedCount>;

/** What stands for a cell where things lie in none. */
export const noCell = '*';
