import { closePlaces, openCabinet, openPlaces } from '../cabinet.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, widths } from '../fixtures.ts';
import { addStaff } from '../staff.ts';
import { enterConsole } from '../stored-session.ts';

test.use({ isWarm: true });

test.beforeEach(({ service }) => openPlaces(service));
test.afterEach(({ service }) => closePlaces(service));

test('a dispatcher sees on the page of a trip what its papers lack and in which order, and takes them along, in Chinese on a phone too', async ({
  page,
  service,
}) => {
  const { onTheRoad } = await openCabinet(service);
  const code = 'RT-PAPERS';
  await service.sql`insert into trip (code, is_from_file, created_at, created_by) values (${code}, true, now(), 'test')`;
  await service.sql`update parcel set trip_code = ${code} where tracking_code = ${onTheRoad.trackingCode}`;
  await page.setViewportSize(widths.desktop);
  const dispatcher = await addStaff(service, 'dispatcher');
  await enterConsole(page, service, `#/bsc/trips/${code}`, dispatcher);
  const papers = page.getByRole('region', { name: 'Документы рейса' });
  await expect(papers).toContainText('Посылок: 1, получателей: 1');
  await expect(papers).toContainText('номер машины или вагона, водитель');
  await papers.getByText('Не указано число штук').click();
  await expect(papers.getByRole('listitem').first()).toContainText(onTheRoad.code);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await papers.getByRole('button', { name: 'CMR' }).click();
  expect((await saving).suggestedFilename()).toBe(`cmr-${code}-ru.pdf`);

  await papers.getByRole('button', { name: 'Сверить манифест партнёра' }).click();
  const checking = page.getByRole('dialog', { name: 'Манифест партнёра' });
  const choose = (text: string) =>
    checking
      .locator('input[type=file]')
      .setInputFiles({ name: 'манифест.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Получатель;Вес\nМадина;4\n');
  await expect(checking.getByRole('alert').first()).toContainText('Трек-номер');
  await choose(
    `Манифест;;\nТрек-номер;Получатель;Вес брутто, кг\nYT7700000000001;李伟;"1,5"\nИтого;;"1,5"\n`,
  );
  await expect(checking).toContainText('Трек-номеров в файле: 1, совпадает: 0.');
  await checking.getByText('Есть в файле, нет в рейсе').click();
  await expect(checking).toContainText('такой посылки нет · 李伟 · 1,5 кг · строка 3');
  await expectAccessible(page);
  await checking.getByRole('button', { name: 'Записать в рейс' }).click();
  await expect(checking).toContainText('Расхождения записаны в историю рейса.');
  await checking.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
  await expect(page.getByRole('region', { name: 'Что было с рейсом' })).toContainText(
    'Манифест партнёра сверен',
  );

  await page.setViewportSize(widths.phone);
  await page.evaluate(() => localStorage.setItem('locale', 'zh'));
  await page.reload();
  const chinese = page.getByRole('region', { name: '车次单证' });
  await chinese.getByText('英文').click();
  const noted = chinese.getByRole('region', { name: 'манифест.csv' });
  await noted.getByText('车次中有，文件中没有').click();
  await expect(noted.getByRole('listitem')).toContainText(onTheRoad.trackingCode);
  const sheet = page.waitForEvent('download');
  await chinese.getByRole('button', { name: '载货清单（Excel）' }).click();
  expect((await sheet).suggestedFilename()).toBe(`manifest-${code}-en.xlsx`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await service.sql`
    insert into declared_item (order_id, no, tracking_code, goods, pieces, value_minor, value_currency, hs_code)
    select id, 1, ${onTheRoad.trackingCode}, 'Кроссовки', 2, 8050, 'CNY', '640411' from customer_order where code = ${onTheRoad.code}`;
  await page.evaluate(() => localStorage.setItem('locale', 'ru'));
  await enterConsole(page, service, `#/bsc/orders/${onTheRoad.code}`, await addStaff(service, 'manager'));
  await expect(page.getByText(/^2 (?:件|шт\.) · .*80[.,]50.* · (?:HS编码|ТН ВЭД) 640411$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});
