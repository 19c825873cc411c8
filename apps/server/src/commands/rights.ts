import { databaseRoles, settlingStatements } from '../platform/rights/database-roles.ts';

// npm run rights -- print: the statements that part the roles on a server of the operator's, for its superuser.
if (process.argv.slice(2).join(' ') === 'print') {
  const { owner, service } = databaseRoles;
  process.stdout
    .write(`-- Connected to the database of the service as its superuser, with every process of the service stopped:
--   npm run --silent rights -- print | psql "$SUPERUSER_URL"
-- May be run again; what is settled stays as it is.
${settlingStatements([owner, service])};
-- Then give both a password (\\password ${owner}, \\password ${service}) and set
--   DATABASE_URL=postgres://${service}:…@host/database
--   OWNER_DATABASE_URL=postgres://${owner}:…@host/database
-- Each start changes the tables as ${owner}, and opens their rows to ${service}.
`);
} else {
  process.stderr.write('Usage: npm run rights -- print\n');
  process.exitCode = 2;
}
