/** What scans of all kinds have in common. */
import * as z from 'zod/mini';
import { wireMoment, wireText } from '../wire-text.ts';
import { highestSeq, longestScan, longestSettleNote } from './scan-limits.ts';

const longestPermit = 200;

/** What whoever saw a refusal leaves to others, or is done with. A scan says it as it is sent again; the words go with the case. */
const handling = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('PASS_ON'),
    note: z.optional(wireText({ max: longestSettleNote, min: 1 })),
  }),
  z.strictObject({ how: z.literal('LAY_ASIDE'), note: wireText({ max: longestSettleNote, min: 1 }) }),
]);

/** What every scan says: `scanId` is made by the device, and is the same each time the scan is sent; `seq` counts the scans of the device. */
export const scanFields = {
  scanId: z.uuid(),
  seq: z.int().check(z.minimum(1), z.maximum(highestSeq)),
  /** As it was read; what scanners put around it and signs that nobody sees are taken off (`scanned-code.ts`). */
  code: z.string().check(z.minLength(1), z.maxLength(longestScan)),
  /** When the device says that it was read. */
  at: wireMoment,
  /**
   * True: it was stored on its device while there was no line, or sent before without an answer: nobody stands before the box for the answer, and what is not taken needs a person. False: it was sent
   * as it was made, over a line that stood, and what a counter does so counts as done when it comes.
   */
  hasWaited: z.optional(z.boolean()),
  /** Of a scan that was refused before the eyes of a clerk: it becomes a case of the unit, open or laid aside. */
  handling: z.optional(handling),
  /** Who made it, and the permit that shows under which log-in: what somebody else sends is recorded in the name of whom the permit names, and without a good one it needs a person, as made by who sends it. */
  madeBy: z.optional(
    z.strictObject({ userId: z.uuid(), permit: z.optional(z.string().check(z.maxLength(longestPermit))) }),
  ),
};
