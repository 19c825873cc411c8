import { randomUUID } from 'node:crypto';
import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { callService } from './accounts.ts';
import type { Service } from './fixtures.ts';
import { addStaff } from './staff.ts';
import { declareParcels, newCodes } from './stations.ts';
import type { Credentials } from './stored-session.ts';

/** The token of somebody who works here. */
export async function tokenOf(service: Service, { username, password }: Credentials): Promise<string> {
  const { token } = await callService<Session>(service, 'POST', '/auth/login', { username, password });
  return token;
}

/** Parcels of a customer, three kilograms each, that have been received in Yiwu, as a station sends it. */
export async function receiveInYiwu(
  service: Service,
  count: number,
  account?: NonNullable<Parameters<typeof declareParcels>[2]>['account'],
): Promise<string[]> {
  const codes = newCodes(count);
  await declareParcels(service, codes, account === undefined ? {} : { account });
  const manager = await tokenOf(service, await addStaff(service, 'manager'));
  const [unit] = await service.sql<{ id: number }[]>`select id from place where code = 'YIWU-WH'`;
  const device = await callService<{ id: string }>(
    service,
    'POST',
    '/stations/devices',
    {
      requestId: randomUUID(),
      name: `Gate ${randomUUID()}`,
      unitId: Number(unit?.id),
      works: ['RECEIVING'],
      printer: null,
      scale: null,
    },
    manager,
  );
  const clerk = await tokenOf(service, await addStaff(service, 'china-operator', 'YIWU-WH'));
  const scans = codes.map((code, index) => ({
    scanId: randomUUID(),
    seq: index + 1,
    action: 'RECEIVE',
    code,
    at: new Date().toISOString(),
    weightG: 3_000,
    sides: { lengthMm: 300, widthMm: 200, heightMm: 200 },
  }));
  await callService(service, 'POST', '/stations/scans', { deviceId: device.id, scans }, clerk);
  return codes;
}
