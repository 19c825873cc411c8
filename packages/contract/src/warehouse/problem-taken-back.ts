import * as z from 'zod/mini';
import type { EventKind } from '../job-kind.ts';

const payload = z.object({ problemId: z.uuid() });

/** A station has taken back that something is wrong with a parcel. */
export const problemTakenBack = {
  name: 'warehouse.problemTakenBack',
  payload,
} as const satisfies EventKind<z.output<typeof payload>>;
