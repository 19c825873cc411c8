import type { CaseResult } from '../case-result.ts';
import { openFaultProxy } from './fault-proxy.ts';
import { judgeSchedules } from './judge-schedules.ts';
import { playSchedule, type Played } from './play-schedule.ts';
import { newClerk, newCustomerCode, newToken, registerDevice, type StationsSetup } from './station-setup.ts';

/** So many stations play at once. */
const stations = 16;

/** Each schedule of faults against the queue's own code and the real service: each scan is taken once or stands on a list. */
export async function playSchedules(setup: StationsSetup, count: number): Promise<CaseResult> {
  const { context, addresses } = setup;
  const customerCode = await newCustomerCode(context);
  const played: Played[] = [];
  let next = 0;
  const playOn = async (index: number) => {
    const clerk = await newClerk(context);
    const deviceId = await registerDevice(setup);
    const proxy = await openFaultProxy(addresses[index % addresses.length] ?? '');
    const station = {
      proxy,
      deviceId,
      customerCode,
      logIn: () => newToken(context, clerk),
      expire: async () => {
        await context.sql`
          update login set ended_at = now(), end_reason = 'ENDED_BY_USER' where user_id = ${clerk.id} and ended_at is null`;
      },
    };
    while (next < count) {
      const seed = next;
      next += 1;
      proxy.faults = 0;
      played.push(await playSchedule(seed, station));
    }
    await proxy.close();
  };
  await Promise.all(Array.from({ length: Math.min(stations, count) }, (_, index) => playOn(index)));
  const { scans, received, listed, lost, open, twice } = await judgeSchedules(context, played);
  const events = new Map<string, number>();
  for (const { events: own } of played)
    for (const [name, times] of Object.entries(own)) events.set(name, (events.get(name) ?? 0) + times);
  const happened = [...events].map(([name, times]) => `${name} ${times.toLocaleString('en')}`).join(', ');
  const wrong = [...lost, ...open, ...twice].slice(0, 5);
  return {
    name: 'stations',
    what: `${count.toLocaleString('en')} seeded schedules of faults, the queue's own code and the service behind a line that fails (${happened})`,
    figure: `${scans.toLocaleString('en')} scans shown as stored, ${received.toLocaleString('en')} parcels received, ${listed.toLocaleString('en')} scans on a list; ${lost.length} lost, ${open.length} left open, ${twice.length} received twice${wrong.length > 0 ? `: ${wrong.join('; ')}` : ''}`,
    isMet: played.length === count && scans > 0 && lost.length + open.length + twice.length === 0,
  };
}
