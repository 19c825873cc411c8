import * as z from 'zod/mini';
import type { EventKind } from '../job-kind.ts';

/** Roads or their delivery days are others now. */
export const channelsChanged = {
  name: 'pricing.channelsChanged',
  payload: z.object({}),
} as const satisfies EventKind;
