import { act, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueries } from '../src/staff/kit/create-queries.ts';
import { listWords, staffTexts } from '../src/staff/kit/kit-words.ts';
import { delayTexts } from '../src/staff/screens/screen-words.ts';
import { EndDelayDialog } from '../src/staff/screens/trips/delay/end-delay-dialog.tsx';
import './console.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The dialog that ends a delay that no customer knows of yet. */
async function openDialog(what: 'END' | 'TAKE_BACK') {
  const data = { customers: 0, parcels: 2, letters: 0, messages: [], waitsUntil: null, dates: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, code: 0, msg: '', data })));
  await Promise.all([delayTexts.load(), listWords.load(), staffTexts.load()]);
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(
      <QueryClientProvider client={createQueries()}>
        <EndDelayDialog trip="RT2611203K" id={1} act={what} onClose={() => undefined} />
      </QueryClientProvider>,
    );
  });
  if (view === undefined) throw new Error('no dialog');
  return view;
}

test.each(['END', 'TAKE_BACK'] as const)(
  'who ends a delay that nobody knows of yet does not read that its parcels have no customers (%s)',
  async (what) => {
    const { findByText, queryByText } = await openDialog(what);
    const words = delayTexts.read();
    expect(await findByText(words.noneInformed)).toBeTruthy();
    expect(queryByText(words.noOne)).toBeNull();
  },
);
