import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pagingQuery } from '../paging.ts';
import { wireText } from '../wire-text.ts';
import { namesShape } from './reference-data.contract.ts';

/** A word as its editors see it. `ownNames` are the program's; `version` is 0 while it is unchanged. */
const word = z.object({
  /** The same as `consValue`. */
  id: z.string(),
  consType: z.string(),
  consValue: z.string(),
  name: z.string(),
  names: namesShape,
  ownNames: namesShape,
  /** What the texts must hold, `{place}` also in the forms `{from}` and `{to}`. */
  placeholders: z.array(z.string()),
  version: z.int(),
  writtenAt: z.nullable(z.string()),
  writtenBy: z.nullable(z.string()),
});

const wordText = wireText({ max: 300 });

export const listWords = endpoint({
  method: 'GET',
  path: '/staff/words',
  summary: 'The words of the service with the program’s own beside them, in the order of the dictionary',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  query: z.object({
    ...pagingQuery,
    search: z.optional(wireText({ max: 100 })),
    sort: z.optional(z.enum(['consValue', 'name', 'writtenAt', '-consValue', '-name', '-writtenAt'])),
    consType: z.optional(wireText({ max: 40 })),
    /** Only words that are said otherwise than by the program. */
    changed: z.optional(z.enum(['yes'])),
  }),
  data: z.object({ total: z.int(), list: z.array(word) }),
  errors: ['request.invalid'],
});

export const getWord = endpoint({
  method: 'GET',
  path: '/staff/words/{consValue}',
  summary: 'One word of the service',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  params: z.object({ consValue: wireText({ max: 80 }) }),
  data: word,
  errors: ['catalogue.notFound'],
});

/**
 * The program's own text in a language takes that language back to it. Tracking says the new words within ten minutes.
 */
export const changeWord = endpoint({
  method: 'PUT',
  path: '/staff/words/{consValue}',
  summary: 'Says a word otherwise; `version` is that of the word that was read',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  params: z.object({ consValue: wireText({ max: 80 }) }),
  body: z.object({
    version: z.int(),
    names: z.object({ ru: wordText, en: wordText, zh: wordText, tg: wordText }),
  }),
  data: word,
  errors: ['request.invalid', 'catalogue.notFound', 'catalogue.changedMeanwhile'],
});

export const refreshDictionary = endpoint({
  method: 'GET',
  path: '/common/refresh-cons',
  summary: 'Has every process read the words anew; `version` counts the changes ever made to them',
  access: { kind: 'staff', authority: 'dictionary:refresh' },
  data: z.object({ version: z.int(), count: z.int(), refreshedAt: z.string() }),
  errors: [],
});

export const dictionaryEndpoints = [listWords, getWord, changeWord, refreshDictionary] as const;
