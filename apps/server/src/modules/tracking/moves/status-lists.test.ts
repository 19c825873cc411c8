import { parcelEventTypes } from '@rohi/contract/tracking/parcel-events';
import {
  handlingNotes,
  isClosed,
  parcelProblems,
  parcelStatuses,
  progressSteps,
} from '@rohi/contract/tracking/parcel-status';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-app.ts';
import { openPool } from '../../../platform/sql.ts';

let definitions: { name: string; text: string }[];

beforeAll(async () => {
  const sql = openPool(await createTestDatabase(), { connections: 1 });
  definitions = await sql<{ name: string; text: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
    union all
    select proname, pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`;
  await sql.end();
});

/** The lists of words that a definition holds, each in its order. */
function listsIn(text: string): string[][] {
  return [...text.matchAll(/array\[([^\]]*)\]/gi)].map(([, list = '']) =>
    [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
  );
}

const isOf = (words: readonly string[]) => (list: readonly string[]) =>
  list.filter((word) => words.includes(word)).length > 1;

test.each<[string, string, readonly string[]]>([
  ['status of a parcel', 'parcel_status_check', parcelStatuses],
  ['problems of a parcel', 'parcel_problems_check', parcelProblems],
  ['handling notes', 'parcel_handling_notes_check', handlingNotes],
  ['kind of an event', 'parcel_event_type_check', parcelEventTypes],
])('the database knows each %s that the code knows, and no other', (_, constraint, lists) => {
  const found = definitions.filter(({ name }) => name === constraint);
  expect(found.flatMap(({ text }) => listsIn(text)).map((list) => list.toSorted())).toEqual([
    [...lists].toSorted(),
  ]);
});

test('every list of statuses in the database is that of the code', () => {
  const lists = [parcelStatuses, progressSteps, parcelStatuses.filter(isClosed)].map((list) => list.join());
  const odd = definitions.flatMap(({ name, text }) =>
    listsIn(text)
      .filter(isOf(parcelStatuses))
      .filter((list) => !lists.includes(list.join()))
      .map((list) => `${name}: ${list.join(' ')}`),
  );
  expect(odd).toEqual([]);
});
