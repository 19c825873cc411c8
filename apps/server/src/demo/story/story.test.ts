import { expect, test } from 'vitest';
import { call, logIn } from '../../../test/accounts.ts';
import { expectLedgerAdds } from '../../../test/money.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { drainJobs } from '../../platform/jobs.ts';
import { demoPassword } from '../demo-accounts.ts';
import { loadDemoData } from '../demo-data.ts';
import { consignments, trips } from './plan.ts';
import { storyDays, type StoryDay } from './story.ts';
import { storyJob } from './story-job.ts';

const options = { embedded: true, say: () => undefined };

/** One trip that has come and one that is loaded: what they carry, of a few customers. */
function smallStory() {
  const few = consignments(trips.filter(({ key }) => key === 'A' || key === 'H'));
  return few.filter(({ trip }, index) => trip !== null && index % 3 === 0);
}

/** A service with the first demo data, before its story was played. */
async function untoldService(): Promise<TestApp> {
  const service = await createTestApp({ demo: true });
  await service.app.ready();
  await loadDemoData(service.context, options);
  return service;
}

/** Lets the story be played as far as it comes; what was said, and what was refused. */
async function play({ context, address }: TestApp, days: readonly StoryDay[]) {
  const lines: string[] = [];
  const refused: string[] = [];
  const listeners = {
    say: (line: string) => lines.push(line),
    refused: (what: string) => refused.push(what),
  };
  // What a try that failed waits for is over.
  await context.sql`update graphile_worker._private_jobs set run_at = now()`;
  await drainJobs(address, [storyJob(context, listeners, () => days)], context.log);
  return { said: lines, refused };
}

/** What stands on record of all that the story does. */
async function onRecord({ context }: TestApp) {
  const [counts] = await context.sql<Record<string, number>[]>`
    select (select count(*)::int from parcel) as parcels,
      (select count(*)::int from parcel_event where source <> 'demo') as events,
      (select count(*)::int from customer_order) as orders,
      (select count(*)::int from trip) as trips, (select count(*)::int from bag) as bags,
      (select count(*)::int from payment) as payments, (select count(*)::int from shift) as shifts,
      (select count(*)::int from hand_over) as given, (select count(*)::int from ledger_entry) as entries,
      (select count(*)::int from record_message) as messages, (select count(*)::int from attachment where subject = 'PARCEL') as photos`;
  return counts;
}

test('the story ends once, also where it was cut off, and the money adds up', async () => {
  const service = await untoldService();
  const parcels = smallStory();
  const days = storyDays(parcels);
  const before = await onRecord(service);

  // The process ends when all of a day is done and nothing of that is noted yet: of a day with shifts and payments.
  const payday = Math.min(...parcels.flatMap(({ collectedDay }) => collectedDay ?? []));
  let cuts = 1;
  const cut = () => {
    cuts -= 1;
    return cuts < 0 ? Promise.resolve() : Promise.reject(new Error('the process ends here'));
  };
  const cutDays = days.map((day) =>
    day.day === payday
      ? { ...day, acts: [...day.acts, { day: payday, hour: 24, name: 'cut', play: cut }] }
      : day,
  );
  const first = await play(service, cutDays);
  expect(first.said).toHaveLength(1);
  expect(first.refused).toEqual([]);
  const atCut = await onRecord(service);

  const second = await play(service, cutDays);
  expect(second.said).toHaveLength(1);
  const collected = parcels.filter(({ collectedDay }) => collectedDay !== null);
  const complete = await onRecord(service);
  expect(complete?.['given']).toBe(collected.length);
  expect(complete?.['parcels']).toBe((before?.['parcels'] ?? 0) + parcels.length + ownerless);
  expect(complete?.['payments']).toBeGreaterThan(atCut?.['payments'] ?? 0);
  await expectLedgerAdds(service);

  // Another start finds nothing to do.
  await loadDemoData(service.context, options);
  expect(await play(service, days)).toEqual({ said: [], refused: [] });
  expect(await onRecord(service)).toEqual(complete);
});

/** Undeclared boxes that come in the story. */
const ownerless = 3;

test('staff read that the demo is being made, until it is complete', async () => {
  const service = await untoldService();
  const { token } = await logIn(service.app, { username: 'support', password: demoPassword('support') });
  const titles = async () => {
    const { json } = await call(service.app, 'GET', '/common/home', { token });
    return (json['data'] as { notices: { list: { title: string }[] } }).notices.list.map(
      ({ title }) => title,
    );
  };
  const filling = 'Demo data is being made';
  const seen: boolean[] = [];
  const day = (number: number): StoryDay => ({
    day: number,
    acts: [
      {
        day: number,
        hour: 9,
        name: 'look',
        play: async () => {
          seen.push((await titles()).some((title) => title.startsWith(filling)));
        },
      },
    ],
  });
  await play(service, [day(-1), day(0)]);
  expect(seen).toEqual([true, true]);
  service.clock.advance(1_000);
  expect((await titles()).some((title) => title.startsWith(filling))).toBe(false);
});
