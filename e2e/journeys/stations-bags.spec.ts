import type { Page } from '@playwright/test';
import { ownCodeAlphabet } from '@rohi/contract/lists/own-code-alphabet';
import { ownCodeCheckCharacter } from '@rohi/contract/tracking/own-codes';
import { closePlaces, openPlaces } from '../cabinet.ts';
import { cutLine } from '../cut-line.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, type Service } from '../fixtures.ts';
import {
  banner,
  bar,
  declareParcels,
  field,
  newCodes,
  openReceiving,
  rowOf,
  scan,
  scanField,
  waitForSnapshot,
} from '../stations.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

/** Parcels that lie in the warehouse, three kilograms each; the station that received them is open. */
async function receiveParcels(page: Page, service: Service, count: number): Promise<string[]> {
  const codes = newCodes(count);
  await declareParcels(service, codes);
  await openReceiving(page, service, 'zh');
  for (const code of codes) {
    await scan(page, code);
    await expect(banner(page)).toContainText('可以收货');
    await field(page, 'weight').fill('3');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
  }
  return codes;
}

/** The code of a bag that was not opened yet, as it stands on a printed label. */
function newBagCode(): string {
  const letters = Array.from({ length: 8 }, () =>
    ownCodeAlphabet.charAt(Math.floor(Math.random() * ownCodeAlphabet.length)),
  ).join('');
  return `RB${letters}${ownCodeCheckCharacter(letters)}`;
}

/** The verdict of the device alone: outlined, since the service has not said it. */
async function expectForetold(page: Page, verdict: string, words: string): Promise<void> {
  await expect(banner(page)).toContainText(words);
  await expect(banner(page)).toHaveAttribute('data-verdict', verdict);
  await expect(banner(page)).toHaveAttribute('data-outlined');
}

const inBag = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

test('a bag is filled, offline too, weighed and closed; a sealed one takes nothing in', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first = '', second = '', third = ''] = await receiveParcels(page, service, 3);
  await page.getByRole('link', { name: '装袋', exact: true }).click();
  await expect(page.getByText('目前没有打开的袋。')).toBeVisible();
  await expectAccessible(page);
  await waitForSnapshot(page);
  await page.getByRole('button', { name: '新袋' }).click();
  await expect(banner(page)).toContainText('已打开');
  const bag = (await banner(page).locator('b').first().textContent()) ?? '';
  await scan(page, first);
  await expect(banner(page)).toContainText('已入袋');
  await expect(inBag(page, first)).toBeVisible();
  await cutLine(page);
  await scan(page, [second, third]);
  await expectForetold(page, 'OK', '已入袋');
  await expect(inBag(page, third)).toContainText('等待上传');
  await page.context().setOffline(false);
  await expect(rowOf(page, third).first()).toHaveAttribute('data-tone', 'OK');
  await expect(page.getByRole('region', { name: bag })).toContainText('9.000');
  await expect(bar(page)).toContainText('已全部上传');
  await inBag(page, third).getByRole('button').click();
  await expect(banner(page)).toContainText('已取出');
  await expect(inBag(page, third)).toHaveCount(0);
  // The bag again closes it: its weight is asked for, then the seal, then what is too far from the sum.
  await scan(page, bag);
  await expect(field(page, 'weight')).toBeFocused();
  await field(page, 'weight').fill('7');
  await expect(page.getByText('16.7')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'seal')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'seal').fill('CN 0482931');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('相差超过 3%');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('已封袋');
  await expect(page.getByText('封签 CN 0482931')).toBeVisible();
  await expect(scanField(page)).toBeFocused();
  await scan(page, third);
  await expect(banner(page)).toContainText('请扫袋号');
  await scan(page, bag);
  await expect(banner(page)).toContainText('袋已封');
  await cutLine(page);
  const other = newBagCode();
  await scan(page, other);
  await expectForetold(page, 'OK', '已打开');
  await scan(page, third);
  await expectForetold(page, 'OK', '本袋第 1 件');
  await scan(page, third);
  await expectForetold(page, 'DUPLICATE', '已在本袋');
  await scan(page, first);
  await expectForetold(page, 'BLOCKED', '袋已封');
  await scan(page, newCodes(1));
  await expectForetold(page, 'UNKNOWN', '还没有收货');
  await expect(page.getByRole('region', { name: other })).toContainText('3.000');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await scan(page, other);
  await field(page, 'weight').fill('3.05');
  await page.keyboard.press('Enter');
  await expect(field(page, 'seal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectForetold(page, 'OK', '已封袋');
  const stored = () => service.sql`
    select closed_at is not null as "isClosed", (select count(*)::int from bag_content where bag_id = bag.id) as parcels
    from bag where code = ${other}`;
  expect(await stored()).toEqual([]);
  await page.context().setOffline(false);
  await expect(bar(page)).toContainText('已全部上传');
  await expect.poll(stored).toEqual([{ isClosed: true, parcels: 1 }]);
  // It was closed by mistake.
  await page.keyboard.press('F10');
  await expect(page.getByRole('region', { name: '撤销上一次扫描？' })).toContainText(other);
  await page.keyboard.type('1', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText('已撤销');
  await expect(page.getByRole('region', { name: other })).toBeVisible();
  await expect.poll(stored).toEqual([{ isClosed: false, parcels: 1 }]);
});

const channelWords = {
  zh: {
    bags: '装袋',
    choose: '渠道',
    make: '新袋',
    of: '渠道：',
    first: '渠道：以首件为准',
    other: '渠道不符',
    aside: '放一边',
  },
  ru: {
    bags: 'Упаковка',
    choose: 'Канал',
    make: 'Новый мешок',
    of: 'канал «',
    first: 'канал — по первой посылке',
    other: 'Другой канал',
    aside: 'Отложить',
  },
} as const;

for (const locale of ['zh', 'ru'] as const)
  test(`a bag is opened for a channel, says so, and takes no parcel of another, in ${locale}`, async ({
    page,
    service,
  }) => {
    const words = channelWords[locale];
    const channels = await service.sql<{ line: string; name: string }[]>`
      select business_line as line, names->>${locale} as name from channel where enabled order by sort, id`;
    const nameOf = (wanted: string) => channels.find(({ line }) => line === wanted)?.name ?? '';
    await page.setViewportSize({ width: 1280, height: 800 });
    const [code = ''] = newCodes(1);
    await declareParcels(service, [code]);
    await openReceiving(page, service, locale);
    await waitForSnapshot(page);
    await scan(page, code);
    await expect(banner(page)).toHaveAttribute('data-verdict', 'OK');
    await field(page, 'weight').fill('3');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, code).first()).toHaveAttribute('data-tone', 'OK');
    await page.getByRole('link', { name: words.bags, exact: true }).click();
    await waitForSnapshot(page);
    const channel = page.getByRole('combobox', { name: words.choose, exact: true });
    await channel.selectOption(nameOf('FBA'));
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.make }).click();
    const card = page.getByRole('region', { name: /^RB/ });
    await expect(card).toContainText(`${words.of}${nameOf('FBA')}`);
    await scan(page, code);
    await expect(banner(page)).toContainText(words.other);
    await expect(banner(page)).toHaveAttribute('data-verdict', 'WRONG_PLACE');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    // Another bag, without a choice: the first parcel decides.
    await card.getByRole('button', { name: words.aside }).click();
    await channel.selectOption('');
    await page.getByRole('button', { name: words.make }).click();
    await expect(card).toContainText(words.first);
    await scan(page, code);
    await expect(card).toContainText(`${words.of}${nameOf('BSC')}`);
  });
