import * as z from 'zod/mini';
import type { EventKind } from '../job-kind.ts';

/** The office says a word of the service otherwise. */
export const wordsChanged = {
  name: 'referenceData.wordsChanged',
  payload: z.object({}),
} as const satisfies EventKind;
