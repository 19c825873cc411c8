import type { Context } from '../context.ts';
import { dropAllOneTimeCodes } from '../modules/accounts/log-in/one-time-codes.service.ts';
import { forgetPasswordKeys } from '../modules/accounts/passwords/password-key.service.ts';
import { recordAudit } from '../modules/audit/audit.service.ts';
import { replaceAllCodes } from '../modules/collection/pickup-codes.service.ts';
import { inTransaction } from '../platform/database.ts';
import { deleteAllKeys } from '../platform/installation-keys.ts';
import { replaceKey } from '../platform/secrets/change-key.ts';

/** The actor: a person who may run commands on this machine. */
export const operator = { userId: null, name: 'operator' };

/** What came of making everything anew; lines for the operator. */
export async function renewSecrets({ db, clock, config }: Context): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const { from, to } = await replaceKey({ clock, places: config }, tx);
    await deleteAllKeys(tx);
    await forgetPasswordKeys(tx);
    const codes = await replaceAllCodes(tx);
    const users = await dropAllOneTimeCodes(tx, operator, clock.now());
    await recordAudit(tx, {
      at: clock.now(),
      actor: operator,
      action: 'key:renew',
      subject: { type: 'key', id: to },
      details: { formerKey: from, users },
    });
    return [
      `Secrets are sealed by the new key ${to}; what the key ${from} sealed is gone.`,
      `Pickup codes: ${codes} that were in use are replaced; customers see the new ones in the cabinet.`,
      'Passes: those that customers hold are good again once they are opened online; who was given one as a picture needs another.',
      `One-time codes: ${users} accounts log in without an app until they set one up again, and have a letter about it.`,
      'Permits of stations: each browser gets another at its next log-in; scans that wait under an older one come to "Needs a person".',
      'Pages that are open must be loaded anew to log in.',
    ];
  });
}
