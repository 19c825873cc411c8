import { randomUUID } from 'node:crypto';
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { startServiceChild } from '../../../apps/server/test/service-child.ts';
import { environmentOf } from '../../../apps/server/test/two-services.ts';
import type { CaseResult } from '../case-result.ts';
import { openFaultProxy } from './fault-proxy.ts';
import {
  newClerk,
  newCustomerCode,
  newParcelCode,
  newToken,
  post,
  registerDevice,
  type StationsSetup,
} from './station-setup.ts';

/** So many scans are in the call with the lost answer. */
const scansInCall = 10;

/**
 * kill -9 of the service after it has committed the last scan of a call and before anybody is given the answer; the
 * same call again, to the service started anew.
 */
export async function killBetween(
  setup: StationsSetup,
  database: DatabaseAddress,
  kills: number,
): Promise<CaseResult> {
  const { context } = setup;
  const token = await newToken(context, await newClerk(context));
  const [deviceId, customerCode] = [await registerDevice(setup), await newCustomerCode(context)];
  const start = () =>
    startServiceChild({ ...environmentOf(database), DEMO: 'off', LOG_LEVEL: 'fatal', RATE_LIMIT: '0' });
  let service = start();
  const proxy = await openFaultProxy(await service.ready);
  const seen = { lost: 0, repeated: 0, other: 0, twice: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    const at = new Date().toISOString();
    const scans = Array.from({ length: scansInCall }, (_, index) => ({
      scanId: randomUUID(),
      seq: kill * scansInCall + index + 1,
      at,
      action: 'RECEIVE',
      code: newParcelCode(),
      customerCode,
      weightG: 2_000,
    }));
    const send = () => post(proxy.address, '/stations/scans', token, { deviceId, sentAt: at, scans });
    const { child } = service;
    proxy.next = () => 'lost';
    proxy.onAnswered = () => child.kill('SIGKILL');
    // The last scan is committed when its answer comes to the line, which drops it.
    const answered = await send().then(
      () => true,
      () => false,
    );
    if (answered) throw new Error('the answer was not lost');
    await service.ended;
    proxy.next = () => undefined;
    proxy.onAnswered = undefined;
    service = start();
    proxy.target = await service.ready;
    const { data } = await send();
    const { list } = data as { list: ScanAnswer[] };
    seen.lost += scansInCall - list.filter(({ verdict }) => verdict === 'OK').length;
    seen.repeated += list.filter(({ repeated }) => repeated === 'SAME').length;
    const codes = scans.map(({ code }) => code);
    const [row] = await context.sql<{ events: number; parcels: number }[]>`
      select count(*)::integer as events, count(distinct parcel_id)::integer as parcels
      from parcel_event join parcel on parcel.id = parcel_id
      where type = 'CN_RECEIVED' and tracking_code = any(${codes}::text[])`;
    seen.twice += (row?.events ?? 0) - (row?.parcels ?? 0);
    seen.other += scansInCall - (row?.parcels ?? 0);
  }
  await proxy.close();
  service.child.kill('SIGTERM');
  await service.ended;
  const all = kills * scansInCall;
  return {
    name: 'stations',
    what: `the service killed ${kills} times (kill -9) between the commit of a call of ${scansInCall} scans and its answer`,
    figure: `${all} scans: ${seen.repeated} answered again with the answer of then, ${seen.lost} without their receipt, ${seen.other} parcels not received, ${seen.twice} receipts too many`,
    isMet: seen.repeated === all && seen.lost + seen.other + seen.twice === 0,
  };
}
