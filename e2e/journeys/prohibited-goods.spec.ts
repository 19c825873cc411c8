import { goodsEntries } from '@rohi/contract/site/prohibited-goods-check';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const all = goodsEntries.length;

for (const { locale, label, question, verdict, name, found } of inTurn([
  {
    locale: 'ru',
    label: 'Можно ли это отправить?',
    question: 'павербанк',
    verdict: 'Возможно, но сначала согласуйте с нами.',
    name: 'Павербанки',
    found: `Всего ${all} `,
  },
  {
    locale: 'en',
    label: 'Can I send this?',
    question: 'perfumes',
    verdict: 'This cannot be sent.',
    name: 'Perfume and cologne',
    found: `${all} kinds of goods`,
  },
  {
    locale: 'zh',
    label: '这件物品能寄吗？',
    question: '手机壳',
    verdict: '可以寄送。',
    name: '手机配件',
    found: `共 ${all} 类物品`,
  },
  {
    locale: 'tg',
    label: 'Инро фиристодан мумкин?',
    question: 'заряди берунӣ',
    verdict: 'Мумкин, вале аввал бо мо маслиҳат кунед.',
    name: 'Павербанкҳо',
    found: `Ҳамагӣ ${all} намуди мол`,
  },
])) {
  test(`the checker answers in ${locale} on a phone, with reason and paragraph`, async ({ page, visit }) => {
    await page.setViewportSize(widths.phone);
    await visit('/prohibited-goods', locale);
    await page.getByRole('searchbox', { name: label }).fill(question);
    await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible();
    await expect(page.getByRole('region').getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: found })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('an answer leads to the paragraph of the rules and to the clause of the offer', async ({
  page,
  visit,
}) => {
  await visit('/prohibited-goods');
  const field = page.getByRole('searchbox', { name: 'Можно ли это отправить?' });
  await field.fill('зажигалки');
  await page.getByRole('link', { name: 'Подробнее в правилах' }).click();
  await expect(page.getByRole('heading', { name: 'Опасные вещества', level: 2 })).toBeFocused();
  await expect(field).toHaveValue('зажигалки');
  // The address names the paragraph already: the link still leads there.
  await field.focus();
  await page.getByRole('link', { name: 'Подробнее в правилах' }).click();
  await expect(page.getByRole('heading', { name: 'Опасные вещества', level: 2 })).toBeFocused();
  await page.getByRole('link', { name: 'Пункт 7.2 оферты' }).click();
  await expect(page).toHaveURL(/#\/terms-of-service\?q=prohibited-goods$/);
  await expect(page.getByRole('heading', { name: /Запрещённые товары/, level: 2 })).toBeFocused();
});

test('goods that the list does not know get the advice to ask', async ({ page, visit }) => {
  await visit('/prohibited-goods');
  await page.getByRole('searchbox', { name: 'Можно ли это отправить?' }).fill('абракадабра');
  const answer = page.getByRole('region', { name: 'Проверка товара' });
  await expect(answer.getByText('Спросите нас, прежде чем покупать.')).toBeVisible();
  await expect(answer.getByRole('link', { name: '1999' })).toHaveAttribute('href', 'tel:1999');
});

test('the list is cut by group and verdict, and opened whole', async ({ page, visit }) => {
  await page.setViewportSize(widths.phone);
  await visit('/prohibited-goods');
  const names = page.getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(8);
  await page.getByRole('button', { name: `Показать ещё ${all - 8}` }).click();
  await expect(names).toHaveCount(all);
  await page.getByLabel('Группа').selectOption('Биологические и скоропортящиеся предметы');
  await page.getByLabel('Решение').selectOption('Сначала спросите');
  await expect(names).toHaveText(['Продукты в заводской упаковке', 'Пищевые добавки', 'Корм для животных']);
  await page.getByLabel('Группа').selectOption('Обычные товары');
  await expect(page.getByText('В этой группе таких товаров нет.')).toBeVisible();
  await expectAccessible(page);
});

test('with the Tajik text the goods are named in Tajik', async ({ page, visit }) => {
  await visit('/prohibited-goods?text=tg');
  await page.getByRole('searchbox', { name: 'Можно ли это отправить?' }).fill('дору');
  await expect(page.getByRole('region').getByText('Доруворӣ', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Маводи тарканда' })).toBeVisible();
  await expectAccessible(page);
});
