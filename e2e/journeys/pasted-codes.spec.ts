import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { paste } from '../paste.ts';
import { importTenParcels, tenParcels } from '../ten-parcels.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const chat = [
  `1、圆通 ${tenParcels.ready}`,
  `2、顺丰：${tenParcels.atHub}，尾号0148`,
  '3、https://t.17track.net/ru#nums=78412096635581',
  '4) УТ8834201957402；请查收。周五发的，共6件',
].join('\n');

const screens = {
  ru: {
    width: widths.phone,
    found: 'Нашли 4 номера в тексте',
    rest: /^\d+ слов\S* не похож[еи] на номер$/,
    letters: 'УТ заменили на YT',
    back: 'Вернуть',
    track: 'Отследить',
    add: 'Добавить «0148» как номер',
  },
  zh: {
    width: widths.desktop,
    found: '从粘贴的文字中找到 4 个单号',
    rest: /^\d+ 项不像单号$/,
    letters: '西里尔字母 УТ 已改为 YT',
    back: '撤销粘贴',
    track: '查询',
    add: '将“0148”作为单号加入',
  },
} as const;

for (const [locale, words] of inTurn(Object.entries(screens))) {
  test(`in ${locale} a pasted chat gives its codes, shows what it left out, and can be taken back`, async ({
    page,
    service,
    visit,
  }) => {
    await page.setViewportSize(words.width);
    await importTenParcels(service);
    await visit('/parcelTracking', locale as keyof typeof screens);
    await page.getByRole('search').getByRole('textbox').focus();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox');
    await paste(page, field, chat);
    await expect(dialog.getByText(words.found)).toBeVisible();
    await expect(dialog.getByText('4 / 100')).toBeVisible();
    await expect(dialog.getByText(words.letters)).toBeVisible();
    await expect(dialog.getByText(words.rest)).toBeVisible();
    await expect(field).toHaveValue('');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // One line, so that the codes stay in sight; a press opens it.
    await expect(dialog.getByRole('button', { name: words.add })).toBeHidden();
    const listed = dialog.getByRole('listitem');
    await expect(listed).toHaveCount(4);
    for (const place of [0, 1, 2, 3]) await expect(listed.nth(place)).toBeInViewport();
    await dialog.getByText(words.rest).click();
    await dialog.getByRole('button', { name: words.add }).click();
    await expect(dialog.getByText('5 / 100')).toBeVisible();
    await dialog.getByRole('button', { name: words.back }).click();
    await expect(dialog.getByText('0 / 100')).toBeVisible();
    await expect(dialog.getByText(words.rest)).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: words.track })).toBeDisabled();

    await paste(page, field, chat);
    await dialog.getByRole('button', { name: words.track }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('4 / 100')).toBeVisible();
  });
}

test('of more than a hundred codes the first hundred are kept by a press', async ({ page, visit }) => {
  await page.setViewportSize(widths.phone);
  await visit('/parcelTracking');
  await page.getByRole('search').getByRole('textbox').focus();
  const dialog = page.getByRole('dialog');
  const codes = Array.from({ length: 127 }, (_, index) => `YT20000000${String(index).padStart(5, '0')}`);
  // What is typed and not taken yet is no list: both buttons wait for one.
  await dialog.getByRole('textbox').fill(codes[0] ?? '');
  await expect(dialog.getByRole('button', { name: 'Отследить', exact: true })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /Очистить всё/ })).toBeDisabled();
  await dialog.getByRole('textbox').fill('');
  await paste(page, dialog.getByRole('textbox'), codes.join('\n'));
  await expect(dialog.getByText('127 / 100')).toBeVisible();
  await dialog.getByRole('button', { name: 'Оставить первые 100' }).click();
  await expect(dialog.getByText('100 / 100')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(100);
});
