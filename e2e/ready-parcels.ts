import { randomUUID } from 'node:crypto';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { callService } from './accounts.ts';
import { expect, type Service } from './fixtures.ts';

const day = (daysAgo: number) => addDays(dushanbeDay(new Date()), -daysAgo);

const wayToBokhtar = [
  ['LINEHAUL_DEPARTED', 8, 'YIWU'],
  ['HUB_INBOUND', 4, 'DUSHANBE-HUB'],
  ['HUB_OUTBOUND', 3, 'DUSHANBE-HUB'],
  ['PP_RECEIVED', 2, 'BOKHTAR'],
] as const;

/** Parcels of 3.42 kg of a customer that came to Bokhtar two days ago, by the office's files. */
export function bringToBokhtar(
  service: Service,
  customerCode: string,
  parcels: readonly string[],
): Promise<void> {
  return bring(service, customerCode, parcels, wayToBokhtar.length);
}

/** The same parcels at the hub, where they came four days ago. */
export function bringToHub(
  service: Service,
  customerCode: string,
  parcels: readonly string[],
): Promise<void> {
  return bring(service, customerCode, parcels, 2);
}

async function bring(
  service: Service,
  customerCode: string,
  parcels: readonly string[],
  steps: number,
): Promise<void> {
  const received = parcels.map((parcel) => `${parcel},${customerCode},3.42,10,10,10,${day(9)}`);
  const events = parcels.flatMap((parcel) =>
    wayToBokhtar
      .slice(0, steps)
      .map(([event, daysAgo, place]) => [parcel, event, `${day(daysAgo)} 10:00`, place].join(',')),
  );
  const files = [
    ['Tracking code,Customer code,Weight kg,Length cm,Width cm,Height cm,Received in China', ...received],
    ['Tracking code,Event,Time,Place', ...events],
  ];
  for (const lines of files) {
    const { code, output } = await service.importCsv(`${lines.join('\n')}\n`);
    expect(code, output).toBe(0);
  }
}

/** The rate of today: 9.25 somoni for a dollar. */
export async function enterRate(service: Service, token: string): Promise<void> {
  const rate = { from: 'USD', to: 'TJS', rate: '9.25', rateDate: day(0), source: 'NBT' };
  await callService(service, 'POST', '/price/rates', { requestId: randomUUID(), ...rate }, token);
}

/** The customer code of an account. */
export async function customerCodeOf(service: Service, username: string): Promise<string> {
  const [account] = await service.sql<{ code: string }[]>`
    select customer_code as code from user_account where username = ${username}`;
  return account?.code ?? '';
}
