import { cleanup, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

let manager: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  manager = await logIn('manager');
});

const print = { name: 'Напечатать листок' };

test('a customer who was made gets the slip by one button, and a closed one by none', async () => {
  const { screen, user, within } = await openScreen('customers', '#/bsc/customers', manager);
  await user.click(await screen.findByRole('button', { name: 'Завести клиента' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(await panel.findByLabelText(/^Имя/), 'Фарангис Олимова');
  await user.click(panel.getByRole('button', { name: 'Завести' }));
  await panel.findByRole('button', { name: 'Готово' });
  expect(panel.getAllByRole('button', print)).toHaveLength(1);

  type Row = { id: string; code: string; version: number; businessLine: string; enabled: boolean };
  const { list } = await manager.ask<{ list: Row[] }>(
    'GET',
    '/staff/customers?search=Фарангис&page=1&limit=25',
  );
  const [row] = list;
  if (row === undefined) throw new Error('nobody was made');
  const open = async () => {
    cleanup();
    const record = await openScreen('customers', `#/bsc/customers/${row.code}`, manager);
    await record.screen.findByRole('heading', { name: row.code });
    return record.screen;
  };
  expect(await (await open()).findByRole('button', print)).toBeTruthy();
  const { id, version, businessLine } = row;
  await manager.ask('PUT', `/staff/customers/${id}`, {
    version,
    businessLine,
    newCodesDaily: null,
    enabled: false,
  });
  const closed = await open();
  await waitFor(() => expect(closed.queryByRole('button', print)).toBeNull());
});
