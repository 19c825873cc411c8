import { beforeAll, describe, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

type Person = Awaited<ReturnType<typeof logIn>>;
type Users = { list: { id: string; username: string }[] };

let manager: Person;
beforeAll(async () => {
  manager = await logIn('manager');
});

test('an unchanged setting shows what holds', async () => {
  const { screen } = await openScreen('settings', '#/bsc/settings?limit=100', manager);
  expect((await screen.findAllByText(/\(по умолчанию\)$/)).length).toBeGreaterThan(5);
});

describe('the form of a member', () => {
  const hint = /пароль прежний/;

  test('says what becomes of the password that is there', async () => {
    const { list } = await manager.ask<Users>('GET', '/staff/users?limit=10');
    const { screen, within } = await openScreen('users', `#/bsc/users?row=${list[0]?.id}`, manager);
    expect(await within(await screen.findByRole('dialog')).findByText(hint)).toBeTruthy();
  });

  test('says nothing of a former password to who makes one', async () => {
    const { screen, within } = await openScreen('users', '#/bsc/users?row=new', manager);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Не короче 15 знаков/)).toBeTruthy();
    expect(drawer.queryByText(hint)).toBeNull();
  });
});

const number = /[\da-f]{8}-[\da-f]{4}-/;

test('who was looked at stands there by name, and by no number', async () => {
  const { list } = await manager.ask<Users>('GET', '/staff/users?limit=10');
  for (const { id } of list) await manager.ask('GET', `/staff/users/${id}`);
  const looks = await manager.ask<{ list: { subjectId: string }[] }>('GET', '/staff/looks?kind=ACCOUNT');
  expect(looks.list.some(({ subjectId }) => number.test(subjectId))).toBe(true);
  const { screen } = await openScreen('looks', '#/bsc/looks', manager);
  await screen.findAllByRole('row');
  expect(document.body.textContent).not.toMatch(number);
});
