import { allAuditWords } from '@rohi/contract/audit/words/all-audit-words';
import { namesOfFields } from '@rohi/contract/field-names/list-fields';
import { locales } from '@rohi/contract/locales';
import { stationWorks } from '@rohi/contract/stations/station-words';
import { expect, test } from 'vitest';
import { auditActions } from './audit-actions.ts';

const details = [...new Set(Object.values(auditActions).flat())].filter((name) => name !== 'changes');

test.each(locales)('every action and every detail of the record has a name in %s', (locale) => {
  const { actions, fields } = allAuditWords[locale];
  expect(Object.keys(actions).toSorted()).toEqual(Object.keys(auditActions).toSorted());
  for (const name of Object.values(actions)) expect(name).not.toMatch(/^\s*$|:/);
  const named = new Set(
    [fields, ...Object.values(namesOfFields(locale))].flatMap((each) => Object.keys(each)),
  );
  expect(details.filter((name) => !named.has(name))).toEqual([]);
});

test.each(locales)('every kind of work of a station has a word in %s', (locale) => {
  const { values } = allAuditWords[locale];
  expect(stationWorks.filter((work) => !(work in values))).toEqual([]);
});

test('no name is missing in one language that another has', () => {
  const keysOf = (words: object): unknown =>
    Object.entries(words).map(([part, names]) => [part, Object.keys(names as object).toSorted()]);
  for (const locale of locales) expect(keysOf(allAuditWords[locale])).toEqual(keysOf(allAuditWords.ru));
});
