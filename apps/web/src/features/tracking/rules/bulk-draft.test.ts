import { describe, expect, test } from 'vitest';
import {
  codesOf,
  emptyDraft,
  findDraftError,
  keepFirst,
  removeCode,
  startBulkDraft,
  takeBack,
  takeField,
  takePiece,
  type BulkDraft,
} from './bulk-draft.ts';

const draftOf = (codes: readonly string[], field = ''): BulkDraft => ({
  ...emptyDraft,
  codes: codes.map((code) => ({ code, changes: [] })),
  field,
});

describe('the bulk dialog', () => {
  test('opens with the codes of the box, however they were written there', () => {
    expect(codesOf(startBulkDraft('YT8834, SF14,,yt8834'))).toEqual(['YT8834', 'SF14']);
  });

  test('takes the field into the list and empties it', () => {
    const taken = takeField(draftOf(['YT883420'], 'sf140285\nYT883420；JT310884'));
    expect(taken).toMatchObject({ field: '', rest: [] });
    expect(codesOf(taken)).toEqual(['YT883420', 'sf140285', 'JT310884']);
  });

  test('leaves in the field what a scanner typed after Enter', () => {
    const taken = takeField(draftOf([], 'YT883420\nSF1'), 'YT883420');
    expect(codesOf(taken)).toEqual(['YT883420']);
    expect(taken.field).toBe('SF1');
  });

  test('takes all of a field that was changed after Enter', () => {
    expect(codesOf(takeField(draftOf([], 'SF140285'), 'YT883420'))).toEqual(['SF140285']);
  });

  test('counts codes only; a piece that is not like one becomes one by a press', () => {
    const taken = takeField(draftOf([], '圆通YT8834201957316，尾号0148'), undefined, true);
    expect(codesOf(taken)).toEqual(['YT8834201957316']);
    expect(taken.rest).toEqual(['圆通', '尾号', '0148']);
    expect(taken.taken?.found).toBe(1);
    const more = takePiece(taken, '0148');
    expect(codesOf(more)).toEqual(['YT8834201957316', '0148']);
    expect(more.rest).toEqual(['圆通', '尾号']);
  });

  test('gives a whole paste back, and what stood there before it stays', () => {
    const before = takeField(draftOf(['YT883420'], 'SF140285 hello'), undefined, true);
    const after = takeField({ ...before, field: 'JT310884 привет' }, undefined, true);
    expect(codesOf(after)).toEqual(['YT883420', 'SF140285', 'JT310884']);
    const back = takeBack(after);
    expect(codesOf(back)).toEqual(['YT883420', 'SF140285']);
    expect(back.rest).toEqual(['hello']);
    expect(back.taken).toBeUndefined();
  });

  test('says nothing of a code that was typed as it is', () => {
    expect(takeField(draftOf([], 'SF140285'), 'SF140285').taken).toBeUndefined();
  });

  test('removes one code and keeps the order of the others', () => {
    expect(codesOf(removeCode(draftOf(['A1', 'B2', 'C3'], 'x'), 'B2'))).toEqual(['A1', 'C3']);
  });

  test('refuses an empty list and more than 100 codes, and keeps the first 100', () => {
    const codes = Array.from({ length: 127 }, (_, index) => `CODE${index}`);
    expect(findDraftError(draftOf([]))).toBe('noCodes');
    expect(findDraftError(draftOf(codes.slice(0, 100)))).toBeUndefined();
    expect(findDraftError(draftOf(codes))).toBe('tooManyCodes');
    expect(codesOf(keepFirst(draftOf(codes)))).toEqual(codes.slice(0, 100));
  });
});
