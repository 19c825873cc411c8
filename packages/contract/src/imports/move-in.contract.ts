import * as z from 'zod/mini';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { moveInCurrencies, moveInLimits, storageStarts } from './move-in-rules.ts';

const day = z.string().check(z.refine(isDay));
const nullableText = z.nullable(z.string());

const choices = z.strictObject({
  /** In which currency sums are that say none; null: a sum without one is refused. */
  currency: z.nullable(z.enum(moveInCurrencies)),
  /** The pickup point or hub that "arrived" means; null: a parcel that has arrived has to say where. */
  arrivedUnitId: z.nullable(z.int()),
  /** Of days that say none; null: the latest such day that is not in the future. */
  year: z.nullable(z.int().check(z.gte(2000), z.lte(2100))),
  /** The day of the move-in, in Dushanbe. */
  day,
  storageFrom: z.enum(storageStarts),
  /** Days from the move-in on without notices of storage for what came in. */
  graceDays: z.int().check(z.gte(0), z.lte(moveInLimits.mostGraceDays)),
});
export type MoveInChoices = z.output<typeof choices>;

const moveIn = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(['OPEN', 'CLOSED']),
  choices,
  openedAt: z.string(),
  openedBy: z.string(),
  closedAt: nullableText,
  closedBy: nullableText,
});
export type MoveIn = z.output<typeof moveIn>;

const access = { kind: 'staff', authority: 'move-in:run' } as const;
const params = z.object({ id: z.uuid() });

export const readMoveIn = endpoint({
  method: 'GET',
  path: '/staff/move-in',
  summary: 'The move-in that is open, else the last one; null where there was none',
  access,
  data: z.object({ moveIn: z.nullable(moveIn) }),
  errors: [],
});

export const listMoveIns = endpoint({
  method: 'GET',
  path: '/staff/move-ins',
  summary: 'All move-ins, the newest first',
  access,
  data: z.object({ list: z.array(moveIn) }),
  errors: [],
});

export const openMoveIn = endpoint({
  method: 'POST',
  path: '/staff/move-in',
  summary:
    'Opens a move-in. The id is made by the client: a repeat gets the same answer. One is open at a time',
  access,
  body: z.strictObject({ id: z.uuid(), day }),
  data: moveIn,
  errors: ['request.invalid', 'moveIn.open'],
});

export const chooseForMoveIn = endpoint({
  method: 'PUT',
  path: '/staff/move-in/{id}/choices',
  summary: 'What goes for all files of a move-in that are not written yet',
  access,
  params,
  body: z.strictObject({ version: z.int(), choices }),
  data: moveIn,
  errors: ['request.invalid', 'list.notFound', 'list.changedMeanwhile', 'moveIn.closed'],
});

export const closeMoveIn = endpoint({
  method: 'POST',
  path: '/staff/move-in/{id}/close',
  summary:
    'Closes a move-in: no file is written to it any more, and parcels find no owner by later files. May be repeated. Refused while a file is being written or taken back',
  access,
  params,
  data: moveIn,
  errors: ['list.notFound', 'moveIn.runs'],
});

export const moveInEndpoints = [readMoveIn, listMoveIns, openMoveIn, chooseForMoveIn, closeMoveIn] as const;
