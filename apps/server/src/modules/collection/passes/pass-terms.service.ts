/** Until when a pass can be given to somebody else. */
import { passHours } from '@rohi/contract/collection/passes/judge-pass';
import type { PassTerm } from '@rohi/contract/collection/passes/pass-rules';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Context } from '../../../context.ts';
import { closingAfter } from '../../pickup-points/closing-times.service.ts';

/** The latest moment to which a pass that is signed now can be good, in whole seconds. */
export function latestEnd(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1_000) * 1_000 + passHours * 3_600_000);
}

/** What can be chosen at a point now: as it closes today, as it closes tomorrow, three days. A point that does not open on a day offers none for it. */
export async function termsAt(context: Context, pointId: number): Promise<{ term: PassTerm; until: Date }[]> {
  const now = context.clock.now();
  const today = dushanbeDay(now);
  const latest = latestEnd(now);
  const closings = await Promise.all(
    [today, addDays(today, 1)].map((day) => closingAfter(context, { pointId, day, from: now })),
  );
  const terms = (['TODAY', 'TOMORROW'] as const).flatMap((term, index) => {
    const until = closings[index];
    return until && until <= latest ? [{ term, until }] : [];
  });
  return [...terms, { term: 'THREE_DAYS', until: latest }];
}
