import { expect, test } from 'vitest';
import { replacedBy } from './replaced-by.ts';

const version = (id: number, channelCode: string, state: string, effectiveFrom: string) => ({
  id: String(id),
  version: id,
  channelCode,
  state,
  effectiveFrom,
});

test('a draft is followed by the next version of its channel that is announced for a later day', () => {
  const draft = version(3, 'BSC', 'DRAFT', '2026-12-01');
  const versions = [
    version(1, 'BSC', 'IN_FORCE', '2026-11-01'),
    version(4, 'BSC', 'UPCOMING', '2027-02-01'),
    version(2, 'BSC', 'UPCOMING', '2027-01-07'),
    version(5, 'FBA', 'UPCOMING', '2026-12-10'),
    version(6, 'BSC', 'CANCELLED', '2026-12-20'),
    draft,
  ];
  expect(replacedBy(draft, versions)?.id).toBe('2');
  expect(replacedBy({ ...draft, effectiveFrom: '2027-01-07' }, versions)?.id).toBe('4');
  expect(replacedBy({ ...draft, effectiveFrom: '2027-02-01' }, versions)).toBeUndefined();
});
