import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const access = { kind: 'staff', authority: 'dictionary:edit' } as const;
const keyId = z.string().check(z.regex(/^[0-9a-f]{8}$/));

const data = z.object({
  /** Names the key and says nothing of it. */
  keyId,
  since: z.string(),
  /** Null until somebody has confirmed that a copy lies elsewhere. */
  copy: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** Whether that is asked for: not of an installation that shows demo data. */
  isAsked: z.boolean(),
});

/** What is known of the key that seals secrets. No call returns the key itself. */
export const secretKey = endpoint({
  method: 'GET',
  path: '/staff/secret-key',
  summary: 'Which key seals secrets in the database, and who has confirmed that a copy of it lies elsewhere',
  access,
  data,
  errors: [],
});

export const confirmKeyCopy = endpoint({
  method: 'POST',
  path: '/staff/secret-key/confirm-copy',
  summary: 'A copy of this key lies elsewhere. Confirmed before, it stays as it was',
  access,
  body: z.strictObject({ keyId }),
  data,
  errors: ['request.invalid', 'list.changedMeanwhile'],
});
