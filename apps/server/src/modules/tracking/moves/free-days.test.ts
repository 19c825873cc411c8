import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { expect, test } from 'vitest';
import { builders } from '../../../../test/build.ts';
import {
  newDraft,
  openPricing,
  publish,
  viewOf,
  type PricingApp,
} from '../../../../test/tariff-administration.ts';
import { typedTerms } from '../../../../test/tariffs.ts';
import { checkReadModel } from '../answers/read-model.service.ts';
import { moveParcel } from '../tracking.service.ts';
import { systemPrincipal } from '../../../principal.ts';

const station = { actor: systemPrincipal('test'), source: 'station' } as const;

async function publishFreeDays(pricing: PricingApp, effectiveFrom: string, storageFreeDays: string) {
  const { id, revision } = await newDraft(pricing);
  const terms = { ...typedTerms('PARCEL'), storageFreeDays };
  const draft = viewOf(await pricing.ask('PUT', `/price/versions/${id}`, { revision, effectiveFrom, terms }));
  expect((await publish(pricing, draft)).json).toMatchObject({ data: { outcome: 'PUBLISHED' } });
}

test('a parcel has the free days of the tariff of its arrival, and keeps them', async () => {
  const pricing = await openPricing();
  const build = builders(pricing.context);
  const freeUntil = async (code: string) =>
    (
      await pricing.context.sql<{ day: string }[]>`
        select free_until::text as day from parcel where tracking_code = ${code}`
    )[0]?.day;
  const [before, after, cargo] = [
    await build.parcelIn(ParcelStatus.AwaitingPickupPoint),
    await build.parcelIn(ParcelStatus.AwaitingPickupPoint),
    await build.parcelIn(ParcelStatus.AwaitingPickupPoint, { facts: { businessLine: 'FBA' } }),
  ];
  await publishFreeDays(pricing, '2026-11-30', '14');
  pricing.clock.set('2026-11-29T18:59:00Z');
  await moveParcel(pricing.context, before, { type: 'PP_RECEIVED', ...station });
  pricing.clock.set('2026-11-29T19:01:00Z');
  const outcome = await moveParcel(pricing.context, after, { type: 'PP_RECEIVED', ...station });
  await moveParcel(pricing.context, cargo, { type: 'PP_RECEIVED', ...station });
  expect([await freeUntil(before), await freeUntil(after), await freeUntil(cargo)]).toEqual([
    '2026-12-09',
    '2026-12-14',
    '2026-12-10',
  ]);
  expect(outcome).toMatchObject({ result: 'moved', state: { freeUntil: '2026-12-14' } });
  await pricing.waitUntil('2026-12-01T06:00:00Z');
  await publishFreeDays(pricing, '2026-12-03', '5');
  await moveParcel(pricing.context, after, { type: 'FLAG_RAISED', flag: 'DAMAGED', ...station });
  expect(await freeUntil(after)).toBe('2026-12-14');
  expect(await checkReadModel(pricing.context)).toMatchObject({ wrongColumns: [], wrongTimelines: [] });
});
