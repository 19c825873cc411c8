/**
 * Owns the record of lookups at a counter: the clerk and the customer looked for. Promises that a look is on record
 * before it is answered, and that nothing of it is changed for 400 days.
 */
import type { ErrorName } from '@rohi/contract/errors';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { CounterClerk } from './counter-point.service.ts';
import {
  deleteCounterLooks,
  insertCounterLook,
  type CounterLook,
  type LookEnd,
} from './counter-look.store.ts';

const retentionMs = 400 * 86_400_000;
const mostSigns = 60;

const ends: Partial<Record<ErrorName, LookEnd>> = {
  'handOver.wrongCode': 'WRONG',
  'handOver.codeReplaced': 'WRONG',
  'handOver.codeUnknown': 'WRONG',
  'handOver.passUnknown': 'WRONG',
  'handOver.passForged': 'WRONG',
  'handOver.nobodyFound': 'NOTHING',
  'handOver.nothingWaits': 'NOTHING',
  'tracking.parcelNotFound': 'NOTHING',
};

type Look = Pick<CounterLook, 'deviceId' | 'unitId' | 'by' | 'sought'> & {
  /** The customer that was chosen before, where the search finds none. */
  chosen?: string | undefined;
};

/**
 * Does what somebody looks for and writes how that has ended, a refusal too, before it is answered. `codesOf`: the
 * customers in the answer.
 */
export async function onRecord<Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor }: CounterClerk,
  { chosen, sought, ...look }: Look,
  { work, codesOf }: { work: () => Promise<Answer>; codesOf: (answer: Answer) => readonly string[] },
): Promise<Answer> {
  const note = (result: LookEnd, customerCodes: readonly string[]) =>
    insertCounterLook(db, {
      ...look,
      at: clock.now(),
      result,
      customerCodes,
      sought: sought?.slice(0, mostSigns) ?? null,
      clerkId: actor.userId,
      clerk: actor.name,
      loginId: actor.loginId,
      address: actor.address,
    });
  try {
    const answer = await work();
    await note('FOUND', codesOf(answer));
    return answer;
  } catch (error) {
    if (error instanceof AppError && error.status < 500)
      await note(ends[error.errorName] ?? 'REFUSED', chosen === undefined ? [] : [chosen]);
    throw error;
  }
}

/** Once a day is enough; may run twice at once. */
export async function forgetOldCounterLooks({ db, clock, log }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs);
  const deleted = await inTransaction(db, (tx) => deleteCounterLooks(tx, before));
  log.info({ deleted }, 'old looks at counters forgotten');
}
