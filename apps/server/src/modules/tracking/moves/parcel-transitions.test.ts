import { readFile } from 'node:fs/promises';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { expect, test } from 'vitest';
import { reopening, transitions, undoRules } from './parcel-transitions.ts';

type DomainRow = { event: string; rights: string[]; undo: string[] };

const rightsIn = (cell: string) =>
  [...cell.matchAll(/\b(owner)\b|`([a-z-]+:[a-z-]+)`/g)].map(
    ([, owner, authority]) => owner ?? authority ?? '',
  );

/** The table of docs/domain.md, section 3, one row an event; the first event is no row of the transition table. */
async function readDomainTable(): Promise<DomainRow[]> {
  const text = await readFile(new URL('../../../../../../docs/domain.md', import.meta.url), 'utf8');
  const section = text.slice(text.indexOf('## 3.'), text.indexOf('## 4.'));
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(3).flatMap((line) => {
    const [, , events = '', rights = '', undo = ''] = line.split('|');
    const names = events.replaceAll(/\(needs.*|(?:before|after) `.*/g, '');
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, event = '']) => ({
      event,
      rights: rightsIn(rights),
      undo: rightsIn(undo),
    }));
  });
}

test('the rights of docs/domain.md are those of the tables', async () => {
  const { AwaitingSubmission, AwaitingDeparture, AwaitingHubIn } = ParcelStatus;
  const reopened = [AwaitingSubmission, AwaitingDeparture, AwaitingDeparture, AwaitingHubIn];
  let cancelled = 0;
  const expected = transitions.map(({ event, by }): DomainRow => {
    const undo = event === 'CANCELLED' ? reopening(reopened[cancelled++] ?? AwaitingHubIn) : undoRules[event];
    return { event, rights: [...by], undo: [...(undo?.by ?? [])] };
  });
  expect(await readDomainTable()).toEqual(expected);
});
