import { writeArrivalLetter } from '../src/modules/parcel-letters/arrival-letters.service.ts';
import type { WaitingReader } from '../src/modules/parcel-letters/arrival-news.service.ts';
import { runEvents, type TestApp } from './test-app.ts';

/**
 * So many minutes later, with what has been published by then received, and the news that have waited long enough for
 * others.
 */
export async function endOfWaiting(service: TestApp, minutes = 20): Promise<void> {
  await runEvents(service);
  service.clock.advance(minutes * 60_000);
  await runEvents(service);
  const waiting = await service.context.sql<WaitingReader[]>`
    select customer_code as "customerCode", status, pickup_point_id as "pickupPointId" from arrival_news
    group by 1, 2, 3 order by min(noted_at), min(event_seq)`;
  for (const reader of waiting) await writeArrivalLetter(service.context, reader);
}
