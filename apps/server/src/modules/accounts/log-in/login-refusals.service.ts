import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import type { Client } from './client.ts';
import type { User } from '../users/user.store.ts';

/** Written for unknown names too, without the name, so that both take the same time. */
export async function auditRefusedLogin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user: User | undefined,
  client: Client,
  reason: 'PASSWORD' | 'ONE_TIME_CODE' | 'LETTER_CODE' | 'CLOSED',
): Promise<void> {
  await inTransaction(db, (tx) =>
    recordAudit(tx, {
      at: clock.now(),
      actor: { userId: null, name: 'visitor', ...client },
      action: 'login:refuse',
      subject: { type: 'account', id: user?.id ?? 'unknown' },
      details: { reason },
    }),
  );
}
