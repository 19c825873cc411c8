/** What a station scans of bags. */
import * as z from 'zod/mini';
import { bagKinds } from '../containers/bag-kinds.ts';
import { wireText } from '../wire-text.ts';
import { scanFields } from './scan-fields.ts';
import { heaviestG, longestField, longestSeal } from './scan-limits.ts';

/** A bag is opened: a new one is made, an open one continues to be filled. */
export const bagOpenScan = z.strictObject({
  ...scanFields,
  action: z.literal('BAG_OPEN'),
  /** Of a new one; a sack where nothing is said. */
  kind: z.optional(z.enum(bagKinds)),
  /** The hub or pickup point that a new one goes to. */
  destinationId: z.optional(z.int()),
  /** The channel of a new one; without it, that of what is put into it first. */
  channelId: z.optional(z.int()),
});

/** A parcel, or a bag with all that is in it, is put into a bag, wherever it lay. */
export const bagPutScan = z.strictObject({
  ...scanFields,
  action: z.literal('BAG_PUT'),
  bag: wireText({ max: longestField, min: 1 }),
});

/** A parcel or a bag is taken out of the bag that it lies in. */
export const bagTakeOutScan = z.strictObject({ ...scanFields, action: z.literal('BAG_TAKE_OUT') });

/** A bag is closed. */
export const bagCloseScan = z.strictObject({
  ...scanFields,
  action: z.literal('BAG_CLOSE'),
  weightG: z.int().check(z.minimum(1), z.maximum(heaviestG)),
  weighedBy: z.optional(z.enum(['SCALE', 'HAND'])),
  seal: z.optional(wireText({ max: longestSeal, min: 1 })),
  /** The clerk was asked and has confirmed: the weight is what it is. */
  isSure: z.optional(z.boolean()),
});
