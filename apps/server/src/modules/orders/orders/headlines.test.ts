import { allTrackingWords } from '@rohi/contract/tracking/words/all-tracking-words';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newAccount } from '../../../../test/accounts.ts';
import { builders } from '../../../../test/build.ts';
import { createOrderApp, newCustomer, newOrder, whole } from '../../../../test/orders.ts';
import { runEvents, type TestApp } from '../../../../test/test-app.ts';
import { systemPrincipal } from '../../../principal.ts';
import { openSiteFacts } from '../../pricing/tariffs/site-facts.service.ts';
import { renderLetter } from '../../notifications/render-letter.service.ts';
import { moveParcel } from '../../tracking/tracking.service.ts';

let service: TestApp;
let points: { khujand: number };

beforeAll(async () => {
  ({ service, points } = await createOrderApp());
});

type Parcel = { trackingCode: string; headline: string };

async function ownHeadlines(customer: Awaited<ReturnType<typeof newCustomer>>): Promise<Map<string, string>> {
  const { list } = (await customer.ask('GET', '/profile/parcels')).json['data'] as { list: Parcel[] };
  return new Map(list.map(({ trackingCode, headline }) => [trackingCode, headline]));
}

test('says in customers’ words where a parcel is, also what its status does not say', async () => {
  const customer = await newCustomer(service);
  const build = builders(service.context);
  const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand };
  const { headlines } = allTrackingWords.en;
  const received = await build.parcelReceivedInChina({ facts });
  const onTheRoad = await build.parcelOnTheRoad({ facts });
  const held = await build.parcelOnTheRoad({ facts });
  await moveParcel(service.context, held, {
    type: 'FLAG_RAISED',
    flag: 'HELD',
    actor: systemPrincipal('test'),
    source: 'station',
  });
  const own = await ownHeadlines(customer);
  expect(own.get(received)).toBe(headlines.RECEIVED_IN_CHINA);
  expect(own.get(onTheRoad)).toBe(headlines.DHWCRK);
  expect(own.get(held)).toBe(headlines.HELD);
});

test('an order with all parcels going back says so, in the list and by itself', async () => {
  const customer = await newCustomer(service);
  const { code, version, parcelList } = await newOrder(customer, points.khujand, whole);
  await customer.ask('POST', `/orders/${code}/submit`, { version });
  const going = parcelList[0]?.trackingCode ?? '';
  const scan = { actor: systemPrincipal('test'), source: 'station' } as const;
  await moveParcel(service.context, going, { type: 'CN_RECEIVED', ...scan });
  const facts = { customerCode: customer.customerCode, orderCode: code, weightG: 900 };
  await builders(service.context).parcelReceivedInChina({ facts, flag: 'RETURNING' });
  const headlines = async () => {
    const { list } = (await customer.ask('GET', '/orders')).json['data'] as { list: { headline: string }[] };
    const order = (await customer.ask('GET', `/orders/${code}`)).json['data'] as { headline: string };
    return [list[0]?.headline, order.headline];
  };
  const words = allTrackingWords.en.headlines;
  expect(await headlines()).toEqual([words.RECEIVED_IN_CHINA, words.RECEIVED_IN_CHINA]);
  await moveParcel(service.context, going, { type: 'FLAG_RAISED', flag: 'RETURNING', ...scan });
  expect(await headlines()).toEqual([words.RETURNING, words.RETURNING]);
});

test('a headline of the office stands in the cabinet, in letters, on the page without script and in the documents of the site', async () => {
  const customer = await newCustomer(service);
  const facts = { customerCode: customer.customerCode, pickupPointId: points.khujand };
  const code = await builders(service.context).parcelReceivedInChina({ facts });
  const { token } = await logIn(service.app, await newAccount(service.context, 'admin'));
  const read = await call(service.app, 'GET', '/staff/words/HEADLINE_DHWCRK', { token });
  const { names, version } = read.json['data'] as { names: Record<string, string>; version: number };
  const readFacts = openSiteFacts(service.context);
  expect(JSON.stringify(await readFacts())).not.toContain('HEADLINE_');
  const changed = { ...names, en: 'Driving to Dushanbe' };
  const body = { version, names: changed };
  expect((await call(service.app, 'PUT', '/staff/words/HEADLINE_DHWCRK', { token, body })).status).toBe(200);

  await moveParcel(service.context, code, {
    type: 'LINEHAUL_DEPARTED',
    actor: systemPrincipal('test'),
    source: 'station',
  });
  await runEvents(service);
  expect((await ownHeadlines(customer)).get(code)).toBe('Driving to Dushanbe');
  expect((await service.app.inject({ url: `/t/${code}?lang=en` })).body).toContain('Driving to Dushanbe');
  const [letter] = await service.context.sql<{ params: never }[]>`
    select params from letter where recipient = ${customer.account.email} and name = 'parcelMoved'`;
  const { subject, text } = renderLetter('parcelMoved', letter?.params as never, 'en', undefined);
  expect(subject).toContain(`Driving to Dushanbe: ${code}`);
  expect(text).toContain('Driving to Dushanbe.');
  expect(await readFacts()).toContainEqual([['HEADLINE_DHWCRK', changed]]);
});
