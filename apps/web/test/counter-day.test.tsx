import { expect, inject, test } from 'vitest';
import { counterTexts } from '../src/staff/counter/counter-words.ts';
import { logInAs, openScreen } from './console.tsx';

test('the numbers of the counter lead to their lists by a name that says what they count, in the line that is open', async () => {
  const account = inject('console').staff['pickup-clerk']?.atPoint;
  if (account === undefined) throw new Error('nobody is a clerk');
  const { screen } = await openScreen('counter', '#/fba/counter', await logInAs(account));
  const { day } = counterTexts.read();
  for (const name of [day.coming, day.withoutCell, day.waiting, day.overdue]) {
    const link = await screen.findByRole('link', { name: new RegExp(`^${name}: \\d+$`) });
    expect(link.getAttribute('href')).toMatch(/^#\/fba\//);
  }
});
