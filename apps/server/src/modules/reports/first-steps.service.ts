/** What an installation lacks before its customers can send parcels: shown to the office until it is there. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { DataOf } from '@rohi/contract/endpoint';
import type { firstSteps } from '@rohi/contract/reports/staff-reports.contract';
import type { Context } from '../../context.ts';
import { findChinaAddresses } from '../pickup-points/china-address.service.ts';
import { findPickupPoints } from '../pickup-points/pickup-points.service.ts';
import { findRate } from '../pricing/rates/currency-rate.service.ts';

/** Each step in the order in which an installation takes them. Prices need none: the opening ones are in force from the start. */
export async function readFirstSteps(context: Context): Promise<DataOf<typeof firstSteps>> {
  const day = dushanbeDay(context.clock.now());
  const [{ shown }, points, rate] = await Promise.all([
    findChinaAddresses(context),
    findPickupPoints(context, 'ru'),
    findRate(context, { from: 'USD', to: 'TJS', day }),
  ]);
  return [
    { step: 'chinaAddress', done: shown.length > 0 },
    { step: 'pickupPoint', done: points.length > 0 },
    { step: 'exchangeRate', done: rate !== undefined },
  ];
}
