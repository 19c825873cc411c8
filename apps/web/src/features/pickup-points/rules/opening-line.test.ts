import { expect, test } from 'vitest';
import { texts } from '../texts/ru.ts';
import { openingLine } from './opening-line.ts';

// Friday, 20 November 2026, 23:30 in Dushanbe.
const now = new Date('2026-11-20T18:30:00Z');
const closed = (opensAt: string | null) => ({ openNow: false, closesAt: null, opensAt });

test.each([
  [{ openNow: true, closesAt: '2026-11-20T19:00:00Z', opensAt: null }, 'Открыто до 00:00'],
  [{ openNow: true, closesAt: null, opensAt: null }, 'Открыто круглосуточно'],
  [closed('2026-11-20T18:45:00Z'), 'Закрыто, откроется в 23:45'],
  [closed('2026-11-20T19:15:00Z'), 'Закрыто, откроется завтра в 00:15'],
  [closed('2026-11-23T04:00:00Z'), 'Закрыто, откроется 23 ноября, пн, в 09:00'],
  [closed(null), 'Закрыто'],
])('%o reads «%s»', (opening, line) => {
  expect(openingLine(opening, now, texts)).toBe(line);
});
