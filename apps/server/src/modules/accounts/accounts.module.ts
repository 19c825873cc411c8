import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldLogins } from './log-in/housekeeping.service.ts';
import type { FollowCode } from './codes/codes-by-hand.service.ts';
import type { OwnFacts } from './registration/profile.service.ts';
import type { Room } from '../../room.ts';
import { registerAccounts } from './accounts.routes.ts';
import { registerClaiming, type AboveAccounts } from './claiming/claiming.routes.ts';
import type { PhoneProof } from './claiming/phone-proof.ts';
import type { AboveClosing } from './closing/closing.service.ts';
import { registerClosing } from './closing/closing.routes.ts';
import { registerUserList } from './users/user-list.routes.ts';
import { registerPeople } from './users/people.routes.ts';
import { registerPreferences } from './preferences/preferences.routes.ts';

/** Once a day, at 08:37 in Dushanbe. */
function accountJobs(context: Context): Job[] {
  return [{ name: 'accounts.forgetOldLogins', run: () => forgetOldLogins(context), schedule: '37 3 * * *' }];
}

/** How a phone is proved to be somebody's: no driver stands yet, so that accounts are claimed by slip alone. */
const phoneProofs: readonly PhoneProof[] = [];

/**
 * `facts`: what a user reads of themselves in rooms above, and what these do with a code that is given by hand;
 * `above`: what they know of a customer's money and use.
 */
export const accounts = (
  facts: (context: Context) => OwnFacts & { codeGiven: FollowCode },
  above: AboveAccounts & { closing: AboveClosing },
): Room => ({
  name: 'accounts',
  async routes(app, context) {
    await registerAccounts(app, context, facts(context));
    registerUserList(app, context);
    registerPeople(app, context, facts(context).codeGiven);
    registerPreferences(app, context);
    registerClaiming(app, context, { ...above, phoneProofs });
    registerClosing(app, context, above.closing);
  },
  jobs: accountJobs,
});
