import { randomUUID } from 'node:crypto';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { callService } from './accounts.ts';
import { expect, type Service } from './fixtures.ts';

const day = (daysAgo: number) => addDays(dushanbeDay(new Date()), -daysAgo);

/** Parcels of 3.42 kg of a customer that came to Bokhtar two days ago, by the office's files. */
export async function bringToBokhtar(
  service: Service,
  customerCode: string,
  parcels: readonly string[],
): Promise<void> {
  const received = parcels.map((parcel) => `${parcel},${customerCode},3.42,10,10,10,${day(9)}`);
  const events = parcels.flatMap((parcel) =>
    [
      ['LINEHAUL_DEPARTED', `${day(8)} 10:00`, 'YIWU'],
      ['HUB_INBOUND', `${day(4)} 10:00`, 'DUSHANBE-HUB'],
      ['HUB_OUTBOUND', `${day(3)} 10:00`, 'DUSHANBE-HUB'],
      ['PP_RECEIVED', `${day(2)} 10:00`, 'BOKHTAR'],
    ].map((cells) => [parcel, ...cells].join(',')),
  );
  const files = [
    ['Tracking code,Customer code,Weight kg,Length cm,Width cm,Height cm,Received in China', ...received],
    ['Tracking code,Event,Time,Place', ...events],
  ];
  for (const lines of files) {
    // oxlint-disable-next-line no-await-in-loop -- the second list goes on where the first one ends
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
