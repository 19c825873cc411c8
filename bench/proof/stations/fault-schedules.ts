import { randomUUID } from 'node:crypto';
import type { TestAccount } from '../../../apps/server/test/accounts.ts';
import type { CaseResult } from '../case-result.ts';
import { openFaultProxy } from './fault-proxy.ts';
import { judgeSchedules, type ReceiveFacts } from './judge-schedules.ts';
import { eventsOf, playMany, type Station, type Work } from './play-schedule.ts';
import {
  newClerk,
  newCustomerCode,
  newParcelCode,
  newToken,
  registerDevice,
  type StationsSetup,
} from './station-setup.ts';

/** Boxes are received, most of them of a known customer; some codes are none, and some come twice. */
function receive(random: () => number, customerCode: string): Work<ReceiveFacts> {
  const codes: string[] = [];
  return {
    sitDown: (queue) => () => {
      const chance = random();
      const randomCode = codes[Math.floor(random() * codes.length)];
      const code =
        chance < 0.06
          ? 'buy one, get one'
          : chance < 0.14 && randomCode !== undefined
            ? randomCode
            : newParcelCode();
      codes.push(code);
      const named = random() < 0.92 ? { customerCode } : {};
      const weightG = 1_000 + Math.floor(random() * 9_000);
      const facts: ReceiveFacts = { action: 'RECEIVE', code, ...named, weightG };
      return queue.add({ scanId: randomUUID(), deviceId: '', facts });
    },
  };
}

/** A clerk at a device, behind a line that fails. */
export async function openFaultyStation(
  { context, addresses }: StationsSetup,
  { clerk, deviceId, index }: { clerk: TestAccount; deviceId: string; index: number },
): Promise<Station> {
  return {
    proxy: await openFaultProxy(addresses[index % addresses.length] ?? ''),
    deviceId,
    logIn: () => newToken(context, clerk),
    expire: async () => {
      await context.sql`
        update login set ended_at = now(), end_reason = 'ENDED_BY_USER' where user_id = ${clerk.id} and ended_at is null`;
    },
  };
}

/**
 * Each schedule of faults against the queue's own code and the real service: each scan is taken once or stands on a
 * list.
 */
export async function playSchedules(setup: StationsSetup, count: number): Promise<CaseResult> {
  const { context } = setup;
  const customerCode = await newCustomerCode(context);
  const played = await playMany<ReceiveFacts>(count, async (index) => {
    const [clerk, deviceId] = [await newClerk(context), await registerDevice(setup)];
    const station = await openFaultyStation(setup, { clerk, deviceId, index });
    return { station, workOf: async () => (random) => receive(random, customerCode) };
  });
  const { scans, received, listed, lost, open, twice } = await judgeSchedules(context, played);
  const wrong = [...lost, ...open, ...twice].slice(0, 5);
  return {
    name: 'stations',
    what: `${count.toLocaleString('en')} seeded schedules of faults, the queue's own code and the service behind a line that fails (${eventsOf(played)})`,
    figure: `${scans.toLocaleString('en')} scans shown as stored, ${received.toLocaleString('en')} parcels received, ${listed.toLocaleString('en')} scans on a list; ${lost.length} lost, ${open.length} left open, ${twice.length} received twice${wrong.length > 0 ? `: ${wrong.join('; ')}` : ''}`,
    isMet: played.length === count && scans > 0 && lost.length + open.length + twice.length === 0,
  };
}
