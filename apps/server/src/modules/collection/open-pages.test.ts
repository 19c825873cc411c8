import { expect, test } from 'vitest';
import { builders } from '../../../test/build.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';

const paths = ['/profile/collections', '/profile/parcels', '/profile/passes', '/profile/messages'];

test('an open page is sent what can be collected anew only once something has changed', async () => {
  const { service, points } = await createOrderApp();
  const { customerCode, token } = await newCustomer(service);
  const ready = (pickupPointId: number) =>
    builders(service.context).parcelAtPickupPoint({
      facts: { customerCode, pickupPointId, orderCode: null, weightG: 20_000 },
      receivedAt: '2026-10-30T06:00:00Z',
    });
  await ready(points.khujand);
  const fetchPage = (path: string, tag?: string) =>
    service.app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { 'x-local': 'en', token, ...(tag && { 'if-none-match': tag }) },
    });
  const tags = new Map<string, string>();
  for (const path of paths) tags.set(path, String((await fetchPage(path)).headers['etag']));
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await fetchPage(path, tags.get(path))).statusCode));
  expect(await statuses()).toEqual([304, 304, 304, 304]);
  await ready(points.kulob);
  expect(await statuses()).toEqual([200, 200, 200, 304]);
});
