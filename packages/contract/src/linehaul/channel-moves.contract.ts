import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wireText } from '../wire-text.ts';
import { mostGoodsCodes } from './goods-codes.ts';
import { goodsSum } from './goods-sum.ts';

const access = { kind: 'staff', authority: 'trip:edit' } as const;
/**
 * What hinders a parcel to go by another channel. `PLANNED`: it is planned for a trip, or aboard one. `OTHER_LINE`: the
 * channel is for other goods. `OTHER_CHANNEL`: it is not of the channel that was named.
 */
export const moveRefusals = [
  'NOT_FOUND',
  'NOT_RECEIVED',
  'LEFT_CHINA',
  'OTHER_WAREHOUSE',
  'PLANNED',
  'OTHER_LINE',
  'SAME_CHANNEL',
  'OTHER_CHANNEL',
] as const;
export type MoveRefusal = (typeof moveRefusals)[number];

const fields = {
  toChannelId: z.int(),
  /**
   * All that waits in China for this channel and is not planned for a trip; with codes those of it alone. One of the
   * two is there.
   */
  fromChannelId: z.optional(z.int()),
  /** These parcels, by their tracking codes. */
  codes: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(40)))
      .check(z.minLength(1), z.maxLength(mostGoodsCodes)),
  ),
};
const refused = z.array(
  z.object({
    why: z.enum(moveRefusals),
    parcels: z.int(),
    /** All of them where parcels were named by their codes; else the first. */
    codes: z.array(z.string()),
  }),
);

export const previewChannelMove = endpoint({
  method: 'POST',
  path: '/trips/channel-moves/preview',
  summary: 'What would go by another channel, and what would not and why; nothing is written',
  access,
  leaves: 'nothing',
  body: z.strictObject(fields),
  data: z.object({
    ...goodsSum.shape,
    customers: z.int(),
    /** The first 200 of them, what was received first. */
    list: z.array(
      z.object({
        code: z.string(),
        customerCode: z.nullable(z.string()),
        /** Dushanbe day. */
        receivedDay: z.string(),
        weightKg: z.string(),
        isHeld: z.boolean(),
      }),
    ),
    refused,
  }),
  errors: ['request.invalid', 'linehaul.channelSuspended'],
});

export const moveToChannel = endpoint({
  method: 'POST',
  path: '/trips/channel-moves',
  summary:
    'Moves goods that wait in China to another channel: all that waits for one, or parcels by their codes. What cannot go is named. The same request id moves once',
  access,
  body: z.strictObject({
    requestId: z.uuid(),
    ...fields,
    note: z.optional(wireText({ max: 200, min: 1 })),
  }),
  data: z.object({ parcels: z.int(), refused }),
  errors: ['request.invalid', 'linehaul.channelSuspended', 'linehaul.nothingToMove', 'server.busy'],
});

export const channelMoveEndpoints = [previewChannelMove, moveToChannel] as const;
