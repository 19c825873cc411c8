/** What scans of all kinds have in common. */
import * as z from 'zod/mini';
import { wireMoment, wireText } from '../wire-text.ts';
import { highestSeq, longestScan, longestSettleNote } from './scan-limits.ts';

const longestPermit = 200;

/**
 * What the user who saw a refusal leaves to others, or is done with. A scan says it as it is sent again; the words go
 * with the case.
 */
const handling = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('PASS_ON'),
    note: z.optional(wireText({ max: longestSettleNote, min: 1 })),
  }),
  z.strictObject({ how: z.literal('LAY_ASIDE'), note: wireText({ max: longestSettleNote, min: 1 }) }),
]);

/**
 * What every scan says: `scanId` is made by the device, and is the same each time the scan is sent; `seq` counts the
 * scans of the device.
 */
export const scanFields = {
  scanId: z.uuid(),
  seq: z.int().check(z.minimum(1), z.maximum(highestSeq)),
  /** As it was read; what scanners put around it and invisible signs are taken off (`scanned-code.ts`). */
  code: z.string().check(z.minLength(1), z.maxLength(longestScan)),
  /** When the device says that it was read. */
  at: wireMoment,
  /**
   * True: it was stored on its device while offline, or sent before without an answer. No one stands at the box for the
   * answer, and a refused scan needs a person. False: it was sent as it was made, over a line that stood, and what a
   * counter does so counts as done when it comes.
   */
  hasWaited: z.optional(z.boolean()),
  /** Of a scan that was refused before the eyes of a clerk: it becomes a case of the unit, open or laid aside. */
  handling: z.optional(handling),
  /**
   * Who made it, and the permit that proves the login. A scan sent by a colleague is recorded in the name of the
   * permit. Without a valid permit it needs a person, as made by the sender.
   */
  madeBy: z.optional(
    z.strictObject({ userId: z.uuid(), permit: z.optional(z.string().check(z.maxLength(longestPermit))) }),
  ),
};
