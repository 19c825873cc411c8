import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What is held against what it is made of each night: the chain of the record, the books, and whatever is derived. */
export const nightlyChecks = ['AUDIT', 'LEDGER', 'DERIVED'] as const;
export type NightlyCheck = (typeof nightlyChecks)[number];

/** `FAILED`: the check did not come to its end. `LATE`: the last one is older than two nights. */
export const checkStates = ['GOOD', 'DIFFERS', 'FAILED', 'LATE', 'NONE_YET'] as const;
export type CheckState = (typeof checkStates)[number];

/** A check that is older than this is late: one night may be missed. */
export const checkLateMs = 50 * 3_600_000;

export const upkeepState = endpoint({
  method: 'GET',
  path: '/staff/upkeep',
  summary: 'What the checks of the night have found, and which jobs were given up',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  data: z.object({
    checks: z.array(
      z.object({
        name: z.enum(nightlyChecks),
        state: z.enum(checkStates),
        /** When it last came to its end. */
        at: z.nullable(z.string()),
        differences: z.int(),
      }),
    ),
    /** Jobs that were given up after their last try. */
    failedJobs: z.int(),
  }),
  errors: [],
});
