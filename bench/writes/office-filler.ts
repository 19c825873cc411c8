// Adds the staff that counters and imports need. Usage: office-filler.ts <socket file>
import { readConfig } from '../../apps/server/src/config.ts';
import { openContext } from '../../apps/server/src/context.ts';
import { addAccount } from '../../apps/server/src/modules/accounts/users/administration.service.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { projections } from '../../apps/server/src/projections.ts';
import { testKeySetting } from '../../apps/server/test/secrets-key.ts';
import { benchOperator, benchPeople } from '../data/bench-people.ts';

const [socketFile = ''] = process.argv.slice(2);
const { context, close } = await openContext(
  readConfig({ SECRETS_KEY: testKeySetting }),
  { socketFile, database: 'rohi' },
  { log: createLog('silent'), projections, name: 'bench-filler' },
);
for (const account of [
  { ...benchPeople.manager, roles: ['manager'], locale: 'ru' } as const,
  { ...benchOperator, roles: ['china-operator'], locale: 'ru' } as const,
])
  await addAccount(context, account, { userId: null, name: 'bench' });
await close();
