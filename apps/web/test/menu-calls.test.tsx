import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { businessLines, type BusinessLine } from '@rohi/contract/business-lines';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { menuEntries } from '../src/staff/shell/menu-entries.ts';
import { isInTurn } from '../../../tools/turns.ts';
import type { UserInfo } from '../src/staff/kit/session/user-info.ts';
import { logInAs, openScreen } from './console.tsx';

const usualFetch = globalThis.fetch;
let underWay = 0;
let refused: string[] = [];

// This page alone has the session; no queue sends anything, as if another tab had its turn.
Object.defineProperty(navigator, 'locks', {
  value: {
    request: (name: string, work: unknown) =>
      name === 'session_lease' && typeof work === 'function' ? work() : new Promise(() => undefined),
  },
});

beforeEach(() => {
  globalThis.fetch = async (...request) => {
    underWay += 1;
    try {
      const answer = await usualFetch(...request);
      const address = request[0] instanceof Request ? request[0].url : request[0].toString();
      if (answer.status >= 400) refused.push(`${answer.status} ${new URL(address, location.href).pathname}`);
      return answer;
    } finally {
      underWay -= 1;
    }
  };
});
afterEach(() => {
  globalThis.fetch = usualFetch;
});

/** Waits until the screen asks for nothing more: what is asked once an answer has come begins as that is drawn. */
async function rest(queries: QueryClient): Promise<void> {
  const isQuiet = () => underWay === 0 && queries.isFetching() === 0;
  for (let quiet = 0; quiet < 2; quiet = isQuiet() ? quiet + 1 : 0) {
    await waitFor(() => expect(isQuiet()).toBe(true));
    await act(() => new Promise((done) => void setTimeout(done, 0)));
  }
}

const people = Object.entries(inject('console').staff).flatMap(([role, { free, atPoint }]) => [
  { role, where: 'without a place of work', account: free },
  { role, where: 'at a pickup point', account: atPoint },
]);

/** Lines take turns: who opens the one today opens the other tomorrow. */
const linesOf = (index: number): readonly BusinessLine[] =>
  businessLines.filter((_, place) => isInTurn(index + place, businessLines.length));

test.each(people.map((person, index) => ({ ...person, lines: linesOf(index) })))(
  'whatever stands in the menu of a $role $where opens without a refusal, $lines',
  async ({ account, lines }) => {
    const session = await logInAs(account);
    const user = await session.ask<UserInfo>('GET', '/auth/userinfo');
    const found: Record<string, string[]> = {};
    const opened = new Set<StaffMenuKey>();
    for (const line of lines)
      for (const { key, href } of menuEntries(user, line)) {
        refused = [];
        const { queries } = await openScreen(key, href, session);
        await rest(queries);
        opened.add(key);
        if (refused.length > 0) found[`${line} ${key}`] = refused;
        cleanup();
      }
    expect(found).toEqual({});
    expect(opened.size).toBeGreaterThan(0);
  },
);
