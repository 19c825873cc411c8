import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { balanceTexts } from '../src/features/balance/balance-words.ts';
import { BalanceScreen } from '../src/features/balance/balance-screen.tsx';
import { cabinetTexts, courierTexts } from '../src/features/cabinet/cabinet-words.ts';
import { CourierCard } from '../src/features/cabinet/courier/courier-card.tsx';
import { SharedTextsProvider } from '../src/shared/i18n/shared-texts.ts';
import { loadSharedTexts } from '../src/staff/kit/load-shared-texts.ts';
import './console.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers each address of the service with what stands for it now. */
function answerWith(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const data = answers[pathname.replace(/^\/api/, '')];
    const body =
      data === undefined ? { success: false, code: 404, msg: '' } : { success: true, code: 0, msg: '', data };
    return Promise.resolve(Response.json(body, { status: data === undefined ? 404 : 200 }));
  });
}

async function draw(screen: ReactNode) {
  const shared = await loadSharedTexts();
  let view: ReturnType<typeof render> | undefined;
  await act(async () => {
    view = render(<SharedTextsProvider value={shared}>{screen}</SharedTextsProvider>);
  });
  if (view === undefined) throw new Error('nothing is drawn');
  return view;
}

/** Somebody looks at the page again, having been elsewhere for a while. */
async function lookAgain(): Promise<void> {
  await act(async () => {
    vi.setSystemTime(Date.now() + 10_000);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const usd = (amount: string) => ({ amount, currency: 'USD' });

const parcel = (trackingCode: string, owed: string) => ({
  trackingCode,
  name: null,
  goods: 'обувь',
  weightKg: '1.000',
  isReady: true,
  isOut: false,
  courier: null,
  toPay: usd(owed),
});

const courierOf = (parcels: readonly unknown[]) => ({
  rate: null,
  phone: '+992935550148',
  places: [
    { pickupPoint: { id: 1, name: 'Пункт', city: 'Душанбе' }, price: usd('1.50'), parcels: [...parcels] },
  ],
});

test('what the counter was paid or gave meanwhile leaves the sum of a courier that is being chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const answers = {
    '/profile/courier': courierOf([parcel('YT1', '19.53'), parcel('YT2', '7.00')]),
  };
  answerWith(answers);
  await Promise.all([cabinetTexts.load(), courierTexts.load()]);
  const { findAllByRole, getByRole, findByText } = await draw(<CourierCard />);
  for (const box of await findAllByRole('checkbox')) fireEvent.click(box);
  expect(getByRole('status').textContent).toContain('28,03');
  answers['/profile/courier'] = courierOf([parcel('YT1', '0.00')]);
  await lookAgain();
  expect(await findByText(courierTexts.read().choose(1))).toBeTruthy();
  expect(getByRole('status').textContent).not.toContain('28,03');
});

test('what was paid at the counter is no longer asked for on the page of the balance', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const owing = (amount: string) => ({
    terms: 'WHEN_READY',
    owed: usd(amount),
    owedTjs: null,
    rate: null,
    parcels: [],
  });
  const answers: Record<string, unknown> = { '/profile/owed': owing('19.53') };
  answerWith(answers);
  await balanceTexts.load();
  const { findByText, queryByText } = await draw(<BalanceScreen heading="Счёт" />);
  expect(await findByText(/19,53/)).toBeTruthy();
  answers['/profile/owed'] = owing('7.00');
  await lookAgain();
  expect(await findByText(/7,00/)).toBeTruthy();
  expect(queryByText(/19,53/)).toBeNull();
});

test('who has an earlier debt and no parcels is told of it alone, and of points only that they do not pay it', async () => {
  const debt = { id: '1', day: '2026-11-20', paid: usd('0.00'), owed: usd('12.00') };
  answerWith({
    '/profile/owed': {
      terms: 'WHEN_READY',
      owed: usd('0.00'),
      owedTjs: null,
      rate: null,
      parcels: [],
      debts: [{ currency: 'USD', owed: usd('12.00'), list: [debt] }],
    },
  });
  await balanceTexts.load();
  const { findByText, queryByText } = await draw(<BalanceScreen heading="Счёт" />);
  const { owed } = balanceTexts.read();
  expect(await findByText(owed.debtAlone)).toBeTruthy();
  expect(await findByText(owed.waysOfDebt)).toBeTruthy();
  expect(await findByText(owed.debtWays)).toBeTruthy();
  expect(queryByText(owed.none)).toBeNull();
  expect(queryByText(owed.ways)).toBeNull();
});
