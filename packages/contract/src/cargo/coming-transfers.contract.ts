/** Transfers that come to a pickup point, and are accepted against what has left the hub in them. */
import * as z from 'zod/mini';
import { checklistCalls, listOf, nullableText, settledBy } from './checklists.contract.ts';
import { scannedTransfer, shownTransfer, transferCode } from './transfers.contract.ts';

const missingThing = z.object({
  code: z.string(),
  isBag: z.boolean(),
  parcels: z.int(),
  customerCode: nullableText,
  weightG: z.nullable(z.int()),
  ...settledBy,
});

const surplusThing = z.object({
  code: z.string(),
  customerCode: nullableText,
  /** The code is unknown, or is the code of a bag. */
  isKnown: z.boolean(),
  /** The pickup point that it goes to; null: none is named. */
  pointId: z.nullable(z.int()),
  /** The transfer that should bring it. */
  transfer: nullableText,
  isTakenIn: z.boolean(),
  ...settledBy,
});

const damagedThing = z.object({ code: z.string(), customerCode: nullableText, by: nullableText });

export const comingTransferCalls = checklistCalls('coming-transfers', {
  authority: 'parcel:accept',
  code: transferCode,
  summaries: {
    list: 'The transfers that are on their way to the pickup point of a device or are accepted there, and those that were accepted in the last two days',
    begin:
      'The pickup point begins to accept a transfer: what has left the hub in it is what is expected. Asked for again, it stays as it is',
    read: 'A transfer against what has left the hub in it: what is missing, too much and damaged, each list with its first 200 things',
    snapshot:
      'What a station stores of a transfer that it accepts, for the time offline: all that is expected, each time the whole',
    finish: 'Ends the acceptance of a transfer once nothing is unsettled. The same request id ends it once',
  },
  list: z.object({
    list: z.array(shownTransfer),
    /** Every pickup point by its id: where something goes that came here by mistake. */
    points: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  numbers: scannedTransfer,
  page: z.object({
    transfer: shownTransfer,
    missing: listOf(missingThing),
    surplus: listOf(surplusThing),
    damaged: listOf(damagedThing),
  }),
  snapshot: {},
  settled: z.object({ settled: z.int(), transfer: scannedTransfer }),
  otherState: 'transfers.otherState',
  unsettled: 'transfers.unsettled',
});
