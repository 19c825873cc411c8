import { callService, sendLogIn } from '../accounts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { inTurn } from '../../tools/turns.ts';

test.use({ isWarm: true });

const headings = 'Код;Название (ru);Название (en);Название (zh);Название (tg);Вид;Страна;Телефон';
const rows = [
  'IMPORT-A;Первый;First;第一;Якум;Перевозчик;TJ;',
  'IMPORT-B;Второй;Second;第二;Дуюм;Курьерская служба;TJ;12',
];
const words = {
  ru: {
    button: 'Загрузить из файла',
    write: 'Записать 1 новую',
    done: 'Готово: добавлено 1.',
    refused: /^Не подходят 1$/,
    phone: 'Телефон «12»:',
    save: 'Скачать незагруженные строки',
  },
  zh: {
    button: '从文件导入',
    write: '确认新增 1 条',
    done: '导入完成：新增 1 条。',
    refused: /^不可导入 1$/,
    phone: '电话“12”：',
    save: '下载未导入的行',
  },
} as const;

for (const [locale, size] of inTurn([
  ['ru', 'desktop'],
  ['zh', 'phone'],
])) {
  test(`a manager takes partners from a file, and mends what was refused (${locale})`, async ({
    page,
    service,
  }) => {
    const account = await addStaff(service, 'manager');
    await page.addInitScript((language) => localStorage.setItem('locale', language), locale);
    await page.setViewportSize(widths[size]);
    await page.goto(`${service.address}/staff#/bsc/vendors`);
    await sendLogIn(page, account);
    const texts = words[locale];
    const code = `IMPORT-${locale.toUpperCase()}`;
    await page.getByRole('button', { name: texts.button }).press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expectAccessible(page);
    const file = [headings, ...rows].join('\r\n').replaceAll('IMPORT', code);
    await drawer.locator('input[type=file]').setInputFiles({
      name: 'partners.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await expect(drawer.getByText(texts.phone)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await drawer.getByRole('button', { name: texts.write }).press('Enter');
    await expect(drawer.getByText(texts.done)).toBeVisible();
    const download = page.waitForEvent('download');
    await drawer.getByRole('button', { name: texts.save }).press('Enter');
    expect((await download).suggestedFilename()).toBe('partners.xlsx');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const found = await callService<{ total: number }>(
      service,
      'GET',
      `/staff/vendors?search=${code}`,
      undefined,
      token,
    );
    expect(found.total).toBe(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: texts.button })).toBeFocused();
  });
}
