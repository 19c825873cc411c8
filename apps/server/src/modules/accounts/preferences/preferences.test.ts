import type { Preferences } from '@rohi/contract/accounts/preferences.contract';
import { savedViewLimits } from '@rohi/contract/accounts/saved-view-limits';
import type { Role } from '@rohi/contract/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn, newAccount, type TestAccount } from '../../../../test/accounts.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});

async function arranger(account: TestAccount) {
  const { token } = await logIn(service.app, account);
  const ask = (method: 'GET' | 'PUT' | 'DELETE', path = '', body?: unknown, locale = 'en') =>
    call(service.app, method, `/profile/preferences${path}`, {
      token,
      headers: { 'x-local': locale },
      ...(body === undefined ? {} : { body }),
    });
  return {
    ask,
    all: async () => (await ask('GET')).json['data'] as Preferences,
    choose: (columns: unknown, list = 'orders') => ask('PUT', `/${list}/columns`, { columns }),
    save: (name: string, query = 'stage=DTH', list = 'orders') =>
      ask('PUT', `/${list}/views`, { name, query }),
    forget: (name: string, list = 'orders') =>
      ask('DELETE', `/${list}/views?name=${encodeURIComponent(name)}`),
  };
}

const newArranger = async (role: Role = 'manager') => arranger(await newAccount(service.context, role));

const nothing = { columns: {}, views: {} };

test('what a person arranges is there at the next log-in, and for no other user', async () => {
  const account = await newAccount(service.context, 'manager');
  const own = await arranger(account);
  expect(await own.all()).toEqual(nothing);
  const columns = ['stage', 'createdAt'];
  expect((await own.choose(columns)).json['data']).toEqual({ columns: { orders: columns }, views: {} });
  const view = { name: 'Ждут', query: 'stage=DTH%2CDKHQS&search=tj' };
  await own.save(view.name, view.query);
  const arranged = { columns: { orders: columns }, views: { orders: [view] } };
  expect(await (await arranger(account)).all()).toEqual(arranged);
  expect(await (await newArranger()).all()).toEqual(nothing);

  // A view of somebody else's cannot be reached by its name.
  const other = await newArranger();
  await other.save(view.name, 'problem=yes');
  await other.forget(view.name);
  expect(await own.all()).toEqual(arranged);
});

test('the usual columns come back, and having none chosen is a choice', async () => {
  const own = await newArranger();
  await own.choose([]);
  await own.choose(['code', 'code', 'state'], 'claims');
  expect((await own.all()).columns).toEqual({ claims: ['code', 'state'], orders: [] });
  await own.choose(null);
  expect((await own.all()).columns).toEqual({ claims: ['code', 'state'] });
});

describe('saved views', () => {
  test('stand in the order in which they were saved; one that is saved again keeps its place', async () => {
    const own = await newArranger();
    for (const name of ['б', 'а']) {
      await own.save(name);
      service.clock.advance(1_000);
    }
    await own.save(' б ', 'problem=yes');
    // As after an answer that was lost.
    const { json } = await own.save('б', 'problem=yes');
    const views = [
      { name: 'б', query: 'problem=yes' },
      { name: 'а', query: 'stage=DTH' },
    ];
    expect(json['data']).toEqual({ columns: {}, views: { orders: views } });
    expect((await own.forget('а')).status).toBe(200);
    expect((await own.forget('а')).status).toBe(200);
    expect((await own.all()).views).toEqual({ orders: views.slice(0, 1) });
  });

  test('of two tabs at once are all there, and never more than may be', async () => {
    const own = await newArranger();
    const most = savedViewLimits.perList;
    const answers = await Promise.all(Array.from({ length: most + 5 }, (_, index) => own.save(`v${index}`)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, json }) => [status, json['error']])).toEqual(
      Array.from({ length: 5 }, () => [409, 'accounts.tooManyViews']),
    );
    expect((await own.all()).views['orders']).toHaveLength(most);
    // One that is there may still be changed, and another list has room of its own.
    const [saved] = (await own.all()).views['orders'] ?? [];
    expect((await own.save(saved?.name ?? '', 'problem=yes')).status).toBe(200);
    expect((await own.save('one', '', 'parcels')).status).toBe(200);
    const answer = await own.ask('PUT', '/orders/views', { name: 'one more', query: '' }, 'ru');
    expect(answer.json['msg']).toBe(
      'Для одного списка можно сохранить не больше 20 наборов фильтров. Удалите ненужный и сохраните снова.',
    );
  });
});

test('what is too much, too long or no list is refused, field by field', async () => {
  const own = await newArranger();
  const wrong = async (answer: ReturnType<typeof own.ask>) => {
    const { json } = await answer;
    const [first] = (json['fields'] ?? []) as { field: string; error: string }[];
    return [json['error'], first?.field, first?.error];
  };
  expect(await wrong(own.choose(['code'], 'nowhere'))).toEqual(['request.invalid', 'list', 'notAllowed']);
  expect(await wrong(own.choose('all'))).toEqual(['request.invalid', 'columns', 'wrongType']);
  expect(await wrong(own.choose(Array.from({ length: 41 }, (_, index) => `c${index}`)))).toEqual([
    'request.invalid',
    'columns',
    'tooLong',
  ]);
  expect(await wrong(own.save('  '))).toEqual(['request.invalid', 'name', 'required']);
  expect(await wrong(own.save('x'.repeat(61)))).toEqual(['request.invalid', 'name', 'tooLong']);
  expect(await wrong(own.save('x', 'a'.repeat(1_001)))).toEqual(['request.invalid', 'query', 'tooLong']);
  expect(await wrong(own.save('\u0000'))).toEqual(['request.invalid', 'name', 'badCharacters']);
  expect(await own.all()).toEqual(nothing);
});

test('a list that the menu does not show cannot be arranged: a clerk no users, a customer none at all', async () => {
  const clerk = await newArranger('china-operator');
  expect((await clerk.choose(['code'])).status).toBe(200);
  for (const answer of [clerk.choose(['code'], 'users'), clerk.save('x', '', 'users')])
    expect((await answer).json['error']).toBe('list.notFound');
  const customer = await newArranger('customer');
  for (const answer of [customer.choose(['code']), customer.save('x'), customer.forget('x')])
    expect((await answer).json['error']).toBe('list.notFound');
  expect(await customer.all()).toEqual(nothing);
});
