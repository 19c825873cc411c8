import type { ownCollections } from '@rohi/contract/collection/collection.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { expect, test } from 'vitest';
import { call } from '../../../test/accounts.ts';
import { builders } from '../../../test/build.ts';
import { createOrderApp, newCustomer } from '../../../test/orders.ts';
import { systemPrincipal } from '../../principal.ts';
import { moveParcel } from '../tracking/tracking.service.ts';

test('how full the point is follows its cells, as customers and everybody read it, and says no number', async () => {
  const { service, points } = await createOrderApp();
  const caller = await newCustomer(service);
  const { sql } = service.context;
  const words = async () => {
    service.clock.advance(10_000);
    const { json } = await caller.ask('GET', '/profile/collections');
    const [place] = (json['data'] as DataOf<typeof ownCollections>).places;
    const view = (await call(service.app, 'GET', '/pickup-points')).json['data'] as {
      id: number;
      fullness: string | null;
    }[];
    return [place?.pickupPoint.fullness, view.find(({ id }) => id === points.kulob)?.fullness];
  };
  const lie = async (cell: string) => {
    const code = await builders(service.context).parcelAtPickupPoint({
      facts: { customerCode: caller.customerCode, pickupPointId: points.kulob, orderCode: null },
    });
    await sql`insert into parcel_cell (parcel_id, unit_id, cell, since, placed_by)
      select id, ${points.kulob}, ${cell}, now(), 'test' from parcel where tracking_code = ${code}`;
    return code;
  };
  await lie('A-01');
  expect(await words()).toEqual([null, null]);
  await sql`update operation_unit set cells = 4 where place_id = ${points.kulob}`;
  await lie('A-01');
  expect(await words()).toEqual(['ROOMY', 'ROOMY']);
  await lie('A-02');
  const third = await lie('A-03');
  expect(await words()).toEqual(['FILLING', 'FILLING']);
  await lie('A-04');
  expect(await words()).toEqual(['FULL', 'FULL']);
  await moveParcel(service.context, third, {
    type: 'CUSTOMER_RECEIVED',
    source: 'station',
    actor: systemPrincipal('test'),
  });
  expect(await words()).toEqual(['FILLING', 'FILLING']);
});
