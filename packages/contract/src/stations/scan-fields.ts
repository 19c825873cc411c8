/** What scans of all kinds have in common. */
import * as z from 'zod/mini';
import { wireMoment } from '../wire-text.ts';
import { highestSeq, longestScan } from './scan-limits.ts';

const longestPermit = 200;

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
  /** Who made it, and the permit that shows under which log-in: what somebody else sends is recorded in the name of whom the permit names, and without a good one it needs a person, as made by who sends it. */
  madeBy: z.optional(
    z.strictObject({ userId: z.uuid(), permit: z.optional(z.string().check(z.maxLength(longestPermit))) }),
  ),
};
