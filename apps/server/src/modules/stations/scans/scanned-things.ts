/** What the codes of scans are of, and what stands against a code of something else. */
import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { CodeType } from '@rohi/contract/tracking/next-code.contract';
import { kindOfOwnCode } from '@rohi/contract/tracking/own-codes';

export type Thing =
  | 'PARCEL'
  | 'BAG'
  | 'PARCEL_OR_BAG'
  /** A seal or a cell: no code, but a text of its own. */
  | 'TEXT'
  | 'CUSTOMER'
  /** Of an earlier scan: a code, or the text of a seal or a cell. */
  | 'WHAT_WAS_READ'
  /** It is with somebody else by now, whatever it is. */
  | 'ANYTHING';

/** Codes of ours that no parcel bears. */
const otherThings: Partial<Record<CodeType, ScanSay>> = {
  bag: 'BAG_CODE',
  trip: 'TRIP_CODE',
  transfer: 'TRANSFER_CODE',
  order: 'ORDER_CODE',
  claim: 'NOT_A_CODE',
  invoice: 'NOT_A_CODE',
};

/** Any code is taken for one of these. */
const unchecked: ReadonlySet<Thing> = new Set(['TEXT', 'CUSTOMER', 'ANYTHING']);

/** What stands against a code of something that the scan cannot be of. */
export function wrongThing(thing: Thing, code: string): ScanSay | undefined {
  if (unchecked.has(thing)) return undefined;
  const kind = kindOfOwnCode(code) ?? 'parcel';
  if (thing === 'BAG') return kind === 'bag' ? undefined : 'NOT_A_BAG';
  return kind === 'bag' && thing !== 'PARCEL' ? undefined : otherThings[kind];
}
