import { expect, test } from 'vitest';
import { shownDate } from './shown-date.ts';

test('fields of days and times show them as the page writes dates, whatever the browser is set to', () => {
  expect(shownDate('date', '2026-11-28')['data-shown']).toMatch(/28.*2026|2026.*28/);
  expect(shownDate('date', '2026-11-28')['data-shown']).not.toContain('11/28');
  expect(shownDate('datetime-local', '2026-11-28T14:05')['data-shown']).toMatch(/ 14:05$/);
  expect(shownDate('time', '14:05:00')).toEqual({ 'data-shown': '14:05' });
  expect(shownDate('date', '')['data-shown']).not.toBe('');
  expect(shownDate('text', '2026-11-28')).toEqual({});
});
