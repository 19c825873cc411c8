import { randomUUID } from 'node:crypto';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { callService, openAccount, type Account } from './accounts.ts';
import { expect, soon, type Service } from './fixtures.ts';

const pointCodes = ['PP-BOKHTAR', 'PP-HISOR'];
const secondWarehouse = 'WH-GUANGZHOU';

/** The service caches the list for a minute: it receives the change as another process would publish it. */
async function publishPoints({ sql, address }: Service, points: number): Promise<void> {
  const keys = ['list:operation-unit'];
  await sql.notify('rohi_changes', JSON.stringify({ from: 'journey', busy: false, keys }));
  const count = async () => {
    const answer = await fetch(`${address}/api/pickup-points`);
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  await expect.poll(count, soon).toBe(points);
}

/** Two pickup points and the address of the warehouse in Yiwu. */
export async function openPlaces(service: Service): Promise<void> {
  const { sql } = service;
  const address = { ru: 'ул. Айни, 48', en: '48 Ayni Street', zh: '艾尼街48号', tg: 'кӯчаи Айнӣ, 48' };
  for (const code of pointCodes) {
    await sql`
      insert into place (code, kind, country_code, city_id, names, latitude, longitude)
      select ${code}, 'PICKUP_POINT', 'TJ', id, names, latitude, longitude from place where code = ${code.slice(3)}
      on conflict (code) do nothing`;
    await sql`
      insert into operation_unit (place_id, addresses, landmarks, phone)
      select id, ${sql.json(address)}, ${sql.json({ ru: '', en: '', zh: '', tg: '' })}, '+992900000000'
      from place where code = ${code} on conflict do nothing`;
    await sql`
      insert into opening_hours (place_id, weekday, opens_minute, closes_minute)
      select id, weekday, 0, 1440 from place, generate_series(1, 7) weekday where code = ${code}
      on conflict do nothing`;
  }
  await sql`
    insert into china_address (place_id, recipient, phone, region, street, postcode)
    select id, '捷运 {customerCode}', '13800000000', '浙江省 金华市 义乌市 福田街道', '银海路88号 3号库 ({customerCode})', '322000'
    from place where code = 'YIWU-WH' on conflict do nothing`;
  await publishPoints(service, pointCodes.length);
}

/** A second warehouse beside the one in Yiwu, as the customer of this token sees. */
export async function openSecondWarehouse(service: Service, token: string): Promise<void> {
  const { sql } = service;
  const names = sql.json({ ru: 'Склад в Гуанчжоу', en: 'Guangzhou', zh: '广州仓库', tg: 'Анбори Гуанҷоу' });
  await sql`
    insert into place (code, kind, country_code, city_id, names)
    select ${secondWarehouse}, kind, country_code, city_id, ${names} from place where code = 'YIWU-WH'`;
  await sql`
    insert into china_address (place_id, recipient, phone, region, street, postcode)
    select id, '捷运 {customerCode}', '13900000000', '广东省 广州市 白云区', '石井大道1号 ({customerCode})', '510000'
    from place where code = ${secondWarehouse}`;
  const keys = ['list:operation-unit'];
  await sql.notify('rohi_changes', JSON.stringify({ from: 'journey', busy: false, keys }));
  const count = async () => {
    const path = '/warehouse-address';
    const { list } = await callService<{ list: unknown[] }>(service, 'GET', path, undefined, token);
    return list.length;
  };
  await expect.poll(count, soon).toBe(2);
}

/** A notice that the home of the cabinet shows. */
export async function publishNotice({ sql }: Service): Promise<void> {
  const words = sql.json({ ru: 'Склад в Иу закрыт 1 мая', en: 'Closed', zh: '放假', tg: 'Баста' });
  await sql`
    insert into notice (slug, category, titles, summaries, bodies, pinned, publish_at)
    values ('cabinet-closed', 'NOTICE', ${words}, ${words}, ${words}, true, '2026-01-13T04:00:00Z')`;
}

/** Takes the places away again, with what leans on them: other journeys count the points. */
export async function closePlaces(service: Service): Promise<void> {
  const { sql } = service;
  await service.emptyDatabase();
  await sql`delete from notice where slug = 'cabinet-closed'`;
  await sql`delete from customer_pickup_point`;
  await sql`delete from declared_item`;
  await sql`delete from customer_order`;
  await sql`delete from recipient`;
  await sql`delete from sent_file`;
  await sql`delete from chosen_warehouse`;
  await sql`delete from china_address`;
  await sql`delete from place where code = ${secondWarehouse}`;
  const ids = sql`select id from place where code = any(${pointCodes})`;
  await sql`delete from opening_hours where place_id in (${ids})`;
  await sql`delete from operation_unit where place_id in (${ids})`;
  await sql`delete from pass where pickup_point_id in (select id from place where code = any(${pointCodes}))`;
  await sql`delete from place where code = any(${pointCodes})`;
  await publishPoints(service, 0);
}

async function idOfPoint(service: Service, code: string): Promise<number> {
  const [row] = await service.sql<{ id: number }[]>`select id from place where code = ${code}`;
  return row?.id ?? 0;
}

/** A Dushanbe day so many days from today. */
function dayFromToday(days: number): string {
  return addDays(dushanbeDay(new Date()), days);
}

const way = [
  ['CN_RECEIVED', 'YIWU-WH'],
  ['LINEHAUL_DEPARTED', 'YIWU'],
  ['BORDER_CROSSED', 'KULMA'],
  ['HUB_INBOUND', 'DUSHANBE-HUB'],
  ['HUB_OUTBOUND', 'DUSHANBE-HUB'],
  ['PP_RECEIVED', 'BOKHTAR'],
] as const;

export type CabinetOrder = { code: string; trackingCode: string };

/** An order with one parcel; `steps` of its way are behind it, the last of them so many days ago. */
export async function placeOrder(
  service: Service,
  token: string,
  goods: string,
  steps: number,
  daysAgo: number,
): Promise<CabinetOrder> {
  const trackingCode = `SF${String(Date.now()).slice(-9)}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  const { code } = await callService<{ code: string }>(
    service,
    'POST',
    '/orders',
    {
      requestId: randomUUID(),
      trackingCodes: [trackingCode],
      pickupPointId: await idOfPoint(service, 'PP-BOKHTAR'),
      goods,
      ...(steps > 0 ? { places: 1, weightKg: '3', valueAmount: '900' } : {}),
    },
    token,
  );
  if (steps > 0) {
    await callService(service, 'POST', `/orders/${code}/submit`, undefined, token);
    const events = way
      .slice(0, steps)
      .map(([event, place], index) =>
        [trackingCode, event, `${dayFromToday(-daysAgo - steps + index + 1)} 10:00`, place].join(','),
      );
    const { code: exit, output } = await service.importCsv(
      `Tracking code,Event,Time,Place\n${events.join('\n')}\n`,
    );
    expect(exit, output).toBe(0);
  }
  return { code, trackingCode };
}

export type Cabinet = Account & {
  token: string;
  ready: CabinetOrder;
  onTheRoad: CabinetOrder;
  draft: CabinetOrder;
};

/** A customer with a parcel that waits free for two more days, one on the road and a draft. */
export async function openCabinet(service: Service): Promise<Cabinet> {
  const { session, ...account } = await openAccount(service);
  const { token } = session;
  const pickupPointId = await idOfPoint(service, 'PP-BOKHTAR');
  await callService(service, 'PUT', '/profile/pickup-point', { pickupPointId }, token);
  return {
    ...account,
    token,
    ready: await placeOrder(service, token, 'Обувь', way.length, 8),
    onTheRoad: await placeOrder(service, token, 'Посуда', 2, 3),
    draft: await placeOrder(service, token, 'Игрушки', 0, 0),
  };
}
