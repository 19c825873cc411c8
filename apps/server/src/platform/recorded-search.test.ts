import { expect, test } from 'vitest';
import { recordedSearch } from './recorded-search.ts';

test.each<[string | undefined, string[] | null]>([
  [undefined, null],
  ['  ', null],
  ['TJ-70007', ['TJ-70007']],
  ['yt123, 中文；RA2611064KX7PY', ['YT123', '…', 'RA2611064KX7PY']],
  ['Фарҳод Раҳимов', ['…', '…']],
  ['+992901234567', ['…4567']],
  ['781234567890', ['…7890']],
  ['farhod', ['…']],
])('of the search %j the record holds %j', (search, recorded) => {
  expect(recordedSearch(search)).toEqual(recorded);
});

test('of a pasted column the record holds the beginning', () => {
  expect(recordedSearch(Array.from({ length: 300 }, (_, at) => `YT${at}`).join('\n'))).toHaveLength(100);
});
