import { allEndpoints } from '@rohi/contract/all-endpoints';
import type { Endpoint } from '@rohi/contract/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { callName, shapeKeys } from '../../test/access-probes.ts';
import type { Answer } from '../../test/accounts.ts';
import {
  editedThings,
  formOf,
  openEditors,
  type EditedThing,
  type Editors,
} from '../../test/edited-things.ts';

// Whatever is edited over the version that was read, by many at once: each edit that was taken was made over a version
// of its own, so none has overwritten another. A call that changes over a version and does not stand in the table fails
// the run.

type Row = Record<string, unknown>;

const counters = ['version', 'revision'];
const edits = allEndpoints.filter(
  (one) => one.method === 'PUT' && shapeKeys(one.body).some((key) => counters.includes(key)),
);

let editors: Editors;
beforeAll(async () => {
  editors = await openEditors();
});

/** One thing that is raced for, as its people work with it. */
async function raced(one: Endpoint) {
  const thing = editedThings[callName(one)] as EditedThing;
  const path = await thing.make(editors);
  const ask = thing.by === 'customer' ? editors.customer.ask : editors.admin;
  const counter = thing.counter ?? 'version';
  const read = async (): Promise<Row> =>
    thing.read?.(ask, path) ?? ((await ask('GET', path)).json['data'] as Row);
  return {
    thing,
    ask,
    path,
    read,
    countOf: (row: Row | undefined) => Number(row?.[counter]),
    /** The form that the n-th person has filled over a row. */
    formOver: (row: Row, n: number) =>
      thing.edit(thing.read || thing.by ? row : formOf(one, { password: null, ...row }), n),
    send: (form: Row) => ask('PUT', path, form),
  };
}

const isStale = ({ status, json }: Answer) =>
  status === 409 && /[cC]hangedMeanwhile$/.test(String(json['error']));

describe('T11: what is edited over a version', () => {
  test('is all in the table of things that are raced for', () => {
    expect(edits.map(callName).toSorted()).toEqual(Object.keys(editedThings).toSorted());
    expect(edits.length).toBeGreaterThan(14);
  });

  test.each(edits.map((one) => [callName(one), one] as const))('%s', async (_name, one) => {
    const { thing, read, countOf, formOver, send } = await raced(one);
    const before = await read();
    expect(Number.isInteger(countOf(before))).toBe(true);

    // Twelve have read the same row and save at the same moment.
    const forms = Array.from({ length: 12 }, (_, n) => formOver(before, n));
    const answers = await Promise.all(forms.map(send));
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(isStale)).toHaveLength(11);
    const won = await read();
    expect(countOf(won)).toBe(countOf(before) + 1);
    expect(thing.field(won)).toEqual(thing.field({ ...before, ...forms[winners[0] ?? 0] }));
    for (const { json } of answers.filter((each) => 'current' in each.json))
      expect(json['current']).toMatchObject({ version: countOf(won) });

    // Six read, change and save again and again, each until it is taken.
    const taken: { over: number; field: unknown }[] = [];
    const work = async (person: number): Promise<void> => {
      for (let round = 0; round < 3;) {
        const row = await read();
        const form = formOver(row, 12 + person * 3 + round);
        const answer = await send(form);
        expect(answer.status === 200 || isStale(answer), JSON.stringify(answer.json)).toBe(true);
        if (answer.status !== 200) continue;
        taken.push({ over: countOf(row), field: thing.field({ ...row, ...form }) });
        round += 1;
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, person) => work(person)));
    const last = await read();
    const inOrder = taken.toSorted((a, b) => a.over - b.over);
    expect(inOrder.map(({ over }) => over)).toEqual(inOrder.map((_, index) => countOf(won) + index));
    expect(countOf(last)).toBe(countOf(won) + 18);
    expect(thing.field(last)).toEqual(inOrder.at(-1)?.field);
  });
});
