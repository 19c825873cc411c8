import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { logIn, logInAs, openScreen } from './console.tsx';

type Person = Awaited<ReturnType<typeof logIn>>;

const hash = '#/bsc/unknown-codes';
const usualFetch = globalThis.fetch;
let manager: Person;
beforeAll(async () => {
  manager = await logIn('manager');
});
afterEach(() => {
  globalThis.fetch = usualFetch;
});

const lastAt = '2026-11-20T09:00:00.000Z';
const list = [
  {
    written: 'YY-0108',
    parcels: 2,
    lastAt,
    guesses: [{ customerCode: 'KX-0108', nameMasked: 'Х••••• К••••', by: 'DIGITS' }],
  },
  { written: 'от Мадины', parcels: 1, lastAt: null, guesses: [] },
];
const refusal = 'Код YY-0108 уже ведёт к другому клиенту.';

/**
 * Parcels bear these codes, which no customer has: the service is shared, and another file may have brought some. What
 * is sent about one is refused once, then taken.
 */
function bearCodes(codes: readonly object[] = list): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : String(address), location.href);
    if (pathname === '/api/staff/codes-of-nobody')
      return Promise.resolve(
        Response.json({
          success: true,
          code: 0,
          msg: '',
          data: { list: codes, codes: codes.length, parcels: 3 },
        }),
      );
    if (pathname !== '/api/staff/codes-of-nobody/alias') return usualFetch(address, init);
    sent.push(JSON.parse(init?.body as string));
    const refused = { success: false, code: 409, error: 'customers.codeTaken', msg: refusal, data: null };
    const done = { success: true, code: 0, msg: '', data: { customerCode: 'KX-0108', parcels: 2 } };
    return Promise.resolve(sent.length === 1 ? Response.json(refused, { status: 409 }) : Response.json(done));
  };
  return sent;
}

describe('codes on parcels that no customer has', () => {
  test('where there are none, it says so and leads to the customers', async () => {
    bearCodes([]);
    const { screen } = await openScreen('unknown-codes', hash, manager);
    expect(await screen.findByText('У каждого кода на посылках есть клиент')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Клиенты' }).getAttribute('href')).toBe('#/bsc/customers');
  });

  test('a customer who may be meant gets one once it is confirmed; a refusal stands below the field', async () => {
    const sent = bearCodes();
    const { screen, user, within } = await openScreen('unknown-codes', hash, manager);
    await user.click(await screen.findByRole('button', { name: 'YY-0108 — это код клиента KX-0108' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Под ним 2 посылки/)).toBeTruthy();
    const yes = dialog.getByRole('button', { name: 'Да, это его код' });
    expect(sent).toEqual([]);
    await user.click(yes);
    expect(await dialog.findByText(refusal)).toBeTruthy();
    await user.click(yes);
    expect(await screen.findByText('Клиент KX-0108 получил 2 посылки.')).toBeTruthy();
    expect(sent).toEqual(Array.from({ length: 2 }, () => ({ written: 'YY-0108', customerCode: 'KX-0108' })));
  });

  test('what is no code leads to its parcels, and a customer is made with one that is', async () => {
    bearCodes();
    const { screen, user, within } = await openScreen('unknown-codes', hash, manager);
    const [code, other] = await screen
      .findAllByRole('listitem')
      .then((items) => items.filter(({ textContent }) => /^(YY-0108|от Мадины)/.test(textContent)));
    expect(within(other!).queryByRole('button')).toBeNull();
    const parcels = within(other!).getByRole('link', { name: '1 посылка' });
    expect(decodeURIComponent(parcels.getAttribute('href') ?? '')).toMatch(
      /#\/bsc\/parcels\?search=от.Мадины/,
    );
    await user.click(within(code!).getByRole('button', { name: 'Завести клиента' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Новый клиент' }));
    expect(panel.getByLabelText<HTMLInputElement>(/Код клиента/).value).toBe('YY-0108');
  });

  test('who may give no codes is told that a manager does', async () => {
    bearCodes();
    const account = inject('console').staff['pickup-clerk']!.atPoint;
    const { screen } = await openScreen('unknown-codes', hash, await logInAs(account));
    expect(await screen.findByText('Указать, чей это код, может руководитель.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /это код клиента|Код другого клиента/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Завести клиента' })).toBeTruthy();
  });
});
