import type { Context } from '../../context.ts';
import type { Job } from '../../platform/jobs.ts';
import { forgetOldLogins } from './log-in/housekeeping.service.ts';
import type { OwnFacts } from './registration/profile.service.ts';
import type { Room } from '../../room.ts';
import { registerAccounts } from './accounts.routes.ts';
import { registerUserList } from './users/user-list.routes.ts';
import { registerPeople } from './users/people.routes.ts';
import { registerPreferences } from './preferences/preferences.routes.ts';

/** Once a day, at 08:37 in Dushanbe. */
function accountJobs(context: Context): Job[] {
  return [{ name: 'accounts.forgetOldLogins', run: () => forgetOldLogins(context), schedule: '37 3 * * *' }];
}

/** `facts`: what a user reads of themselves in rooms above. */
export const accounts = (facts: (context: Context) => OwnFacts): Room => ({
  name: 'accounts',
  async routes(app, context) {
    await registerAccounts(app, context, facts(context));
    registerUserList(app, context);
    registerPeople(app, context);
    registerPreferences(app, context);
  },
  jobs: accountJobs,
});
