import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { logIn, openScreen } from './console.tsx';

type Notice = { id: number; version: number; pinned: boolean; titles: Record<string, string> };
type Person = Awaited<ReturnType<typeof logIn>>;

const texts = (ru: string) => ({ ru, en: `${ru} (en)`, zh: `${ru}（中）`, tg: `${ru} (тҷ)` });
const conflictTitle = 'Запись изменили, пока вы её правили';
let made = 0;

function noticeForm(title: string) {
  made += 1;
  return {
    state: 'DRAFT',
    category: 'NOTICE',
    slug: `console-${made}`,
    audience: 'PUBLIC',
    businessLine: null,
    pinned: false,
    publishAt: '2026-01-05T04:00:00.000Z',
    expiresAt: null,
    titles: texts(title),
    summaries: texts('Коротко'),
    bodies: texts('Подробно'),
  };
}

let manager: Person;
let colleague: Person;
beforeAll(async () => {
  manager = await logIn('manager');
  colleague = await logIn('colleague');
});

const addNotice = (title: string) =>
  manager.ask<Notice>('POST', '/staff/notices', {
    requestId: crypto.randomUUID(),
    ...noticeForm(title),
  });

/** The form of a row, open at its address. */
async function openRow(id: number | 'new') {
  const opened = await openScreen('notices', `#/bsc/notices?row=${id}`, manager);
  const drawer = opened.within(await opened.screen.findByRole('dialog'));
  const title = await drawer.findByLabelText<HTMLInputElement>('Заголовок · Русский');
  return { ...opened, drawer, title };
}

describe('a list', () => {
  test('is what its address says, and what is looked for stands in the address', async () => {
    await addNotice('Перевал Кульма закрыт');
    await addNotice('Пункт в Хороге');
    const { screen, user } = await openScreen('notices', '#/bsc/notices?search=перевал', manager);
    expect(await screen.findByRole('link', { name: 'Перевал Кульма закрыт' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Пункт в Хороге' })).toBeNull();
    const search = screen.getByRole('searchbox');
    await user.clear(search);
    await user.type(search, 'Хороге');
    expect(await screen.findByRole('link', { name: 'Пункт в Хороге' })).toBeTruthy();
    await waitFor(() =>
      expect(new URLSearchParams(location.hash.split('?')[1]).get('search')).toBe('Хороге'),
    );
  });

  test('passes over what an address says that no filter has', async () => {
    const { title: _title, ...row } = { title: '', ...(await addNotice('Видно и так')) };
    const { screen } = await openScreen(
      'notices',
      '#/bsc/notices?search=Видно+и+так&state=NONSENSE&limit=7&page=x',
      manager,
    );
    expect(await screen.findByRole('link', { name: row.titles['ru'] ?? '' })).toBeTruthy();
  });

  test('that finds nothing says so', async () => {
    const { screen } = await openScreen('notices', '#/bsc/notices?search=такого-нет-нигде', manager);
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
  });
});

describe('a form', () => {
  test('that is as it was read closes at once; what was typed is asked about and can be kept', async () => {
    const { id } = await addNotice('Старый заголовок');
    const { screen, user, drawer, title } = await openRow(id);
    await user.clear(title);
    await user.type(title, 'Новый заголовок');
    await user.click(drawer.getByRole('button', { name: 'Отмена' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Закрыть без сохранения?');
    await user.click(screen.getByRole('button', { name: 'Продолжить правку' }));
    expect(title.value).toBe('Новый заголовок');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Сохранено')).toBeTruthy();
    expect((await manager.ask<Notice>('GET', `/staff/notices/${id}`)).titles['ru']).toBe('Новый заголовок');
    await user.click(drawer.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).not.toContain('row=');
  });

  test('marks each field that is missing, with the focus on the first, says how many there are, and sends nothing', async () => {
    const { user, drawer } = await openRow('new');
    await user.click(drawer.getByRole('button', { name: 'Добавить' }));
    const wrong = () => document.querySelectorAll('[role=dialog] [aria-invalid=true]').length;
    await waitFor(() => expect(wrong()).toBeGreaterThan(0));
    expect(drawer.getByText(/^Исправьте \d+ пол/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect(location.hash).toContain('row=new');
  });

  test('that the service refuses shows the refusal at its field', async () => {
    const taken = noticeForm('Занятый адрес');
    await manager.ask('POST', '/staff/notices', { requestId: crypto.randomUUID(), ...taken });
    const { id } = await addNotice('Другой');
    const { user, drawer } = await openRow(id);
    const slug = drawer.getByLabelText<HTMLInputElement>(/Адрес/);
    await user.clear(slug);
    await user.type(slug, taken.slug);
    await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('two edits of one row', () => {
  test('are chosen from field by field; mine is marked where I have changed it, and nothing is lost', async () => {
    const { id } = await addNotice('Кульма закрыта');
    const { user, drawer, within, title } = await openRow(id);
    await user.clear(title);
    await user.type(title, 'Кульма открыта');
    const now = await colleague.ask<Record<string, unknown>>('GET', `/staff/notices/${id}`);
    const { id: _id, updatedAt: _at, updatedBy: _by, ...fields } = now;
    await colleague.ask('PUT', `/staff/notices/${id}`, { ...fields, pinned: true });
    await user.click(drawer.getByRole('button', { name: 'Сохранить' }));
    const conflict = await drawer.findByRole('alert', { name: conflictTitle });
    expect(conflict.textContent).toContain(colleague.user.username);
    const choice = within(conflict);
    const checked = (name: string) => choice.getByRole<HTMLInputElement>('radio', { name }).checked;
    expect(checked('Заголовок · Русский: Моя правка')).toBe(true);
    expect(checked('Закреплено вверху списка: Сейчас в базе')).toBe(true);
    // Pressed once more it leads to the choice and sends nothing.
    await user.click(drawer.getByRole('button', { name: 'К выбору' }));
    expect(await manager.ask<Notice>('GET', `/staff/notices/${id}`)).toMatchObject({ version: 2 });
    await user.click(choice.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => expect(drawer.queryByText('Сохранить выбранное')).toBeNull());
    await waitFor(async () =>
      expect(await manager.ask<Notice>('GET', `/staff/notices/${id}`)).toMatchObject({
        version: 3,
        pinned: true,
        titles: { ru: 'Кульма открыта' },
      }),
    );
  });
});
