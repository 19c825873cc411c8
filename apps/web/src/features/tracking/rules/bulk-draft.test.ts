import { describe, expect, test } from 'vitest';
import { findDraftError, isEmptyDraft, removeCode, startBulkDraft, takeField } from './bulk-draft.ts';

describe('the bulk dialog', () => {
  test('opens with the codes of the box, however they were written there', () => {
    expect(startBulkDraft('YT8834, SF14,,yt8834')).toEqual({ codes: ['YT8834', 'SF14'], field: '' });
  });

  test('takes the field into the list and empties it', () => {
    expect(takeField({ codes: ['YT8834'], field: 'sf14\nYT8834；JT31' })).toEqual({
      codes: ['YT8834', 'sf14', 'JT31'],
      field: '',
    });
  });

  test('leaves in the field what a scanner typed after Enter', () => {
    expect(takeField({ codes: [], field: 'YT8834\nSF1' }, 'YT8834')).toEqual({
      codes: ['YT8834'],
      field: 'SF1',
    });
  });

  test('takes all of a field that was changed after Enter', () => {
    expect(takeField({ codes: [], field: 'SF14' }, 'YT8834')).toEqual({ codes: ['SF14'], field: '' });
  });

  test('removes one code and keeps the order of the others', () => {
    expect(removeCode({ codes: ['A1', 'B2', 'C3'], field: 'x' }, 'B2')).toEqual({
      codes: ['A1', 'C3'],
      field: 'x',
    });
  });

  test('is empty without a list and without a code in the field', () => {
    expect(isEmptyDraft({ codes: [], field: ' ,\n' })).toBe(true);
    expect(isEmptyDraft({ codes: [], field: 'YT8834' })).toBe(false);
    expect(isEmptyDraft({ codes: ['YT8834'], field: '' })).toBe(false);
  });

  test('refuses an empty list and more than 100 codes', () => {
    const codes = Array.from({ length: 101 }, (_, index) => `CODE${index}`);
    expect(findDraftError({ codes: [], field: '' })).toBe('noCodes');
    expect(findDraftError({ codes: codes.slice(1), field: '' })).toBeUndefined();
    expect(findDraftError({ codes, field: '' })).toBe('tooManyCodes');
  });
});
