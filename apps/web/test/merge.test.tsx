import { beforeAll, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

let manager: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  manager = await logIn('manager');
});

/** A customer of the office, made now. */
async function newCustomer(name: string): Promise<string> {
  const body = { requestId: crypto.randomUUID(), name, locale: 'ru' };
  const { made } = await manager.ask<{ made: { customerCode: string } }>('POST', '/staff/customers', body);
  return made.customerCode;
}

test('one customer is merged into another from the record, and parted again', async () => {
  const [from, into] = [await newCustomer('Парвина Одинаева'), await newCustomer('Ҷамшед Раҳимзода')];
  const { screen, within, user } = await openScreen('customers', `#/bsc/customers/${from}`, manager);
  await user.click(await screen.findByRole('button', { name: 'Объединить с другим кодом' }));
  const dialog = within(await screen.findByRole('dialog'));
  const code = dialog.getByLabelText('Код того, кто остаётся');
  await user.type(code, from);
  await user.click(dialog.getByRole('button', { name: 'Показать, что перейдёт' }));
  expect(await dialog.findByText('Это один и тот же клиент: объединять нечего.')).toBeTruthy();
  await user.clear(code);
  await user.type(code, into);
  await user.click(dialog.getByRole('button', { name: 'Показать, что перейдёт' }));
  expect(await dialog.findByText(`Перейдёт к ${into}`)).toBeTruthy();
  expect(dialog.getByText(`Останется под ${from}`)).toBeTruthy();
  expect(dialog.getByText(`коробки с ним найдут ${into} всегда`)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Объединить' }));
  await user.type(dialog.getByLabelText('Почему это один человек'), 'паспорт один');
  await user.click(dialog.getByRole('button', { name: 'Объединить' }));
  expect(await screen.findByText(`Объединён с ${into}`)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Разделить обратно' }));
  const undo = within(await screen.findByRole('dialog'));
  await user.click(undo.getByRole('button', { name: 'Разделить обратно' }));
  expect(await screen.findByText(/разделены обратно/)).toBeTruthy();
});
