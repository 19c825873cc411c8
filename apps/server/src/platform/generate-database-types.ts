import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const databaseTypesFile = fileURLToPath(new URL('./database-types.generated.ts', import.meta.url));

const status = `import('@rohi/contract/tracking/parcel-status').ParcelStatus`;
const currency = `import('@rohi/contract/pricing/money').Currency`;
const roundingMode = `import('@rohi/contract/pricing/exact-decimal').RoundingMode`;

/** Text columns with a closed list of values are typed by the contract's lists. */
const columnTypes = {
  'parcel.status': status,
  'parcel.problems': `import('@rohi/contract/tracking/parcel-status').ParcelProblem[]`,
  'parcel.handling_notes': `import('@rohi/contract/tracking/parcel-status').HandlingNote[]`,
  'parcel_event.type': `import('@rohi/contract/tracking/parcel-events').ParcelEventType`,
  'parcel_event.status_to': status,
  'parcel_event.status_from': `${status} | null`,
  'account_facts.id': 'string',
  // Null for customers without an account; the rooms ask it of people who log in.
  'account_facts.username': 'string | null',
  'account_facts.name': 'string',
  'place_facts.id': 'number',
  'place_facts.code': 'string',
  'order_progress.stage': status,
  'order_tally.stage': status,
  'channel.business_line': `'BSC' | 'FBA'`,
  'tariff_version.status': `'DRAFT' | 'PUBLISHED' | 'CANCELLED'`,
  'tariff_version.currency': currency,
  'tariff_version.side_rounding': roundingMode,
  'tariff_version.volumetric_rounding': roundingMode,
  'tariff_version.amount_rounding': roundingMode,
  'tariff_rule.charge_mode': `import('@rohi/contract/pricing/tariff').ChargeMode`,
  'tariff_rule.quantity_rounding': roundingMode,
  'tariff_surcharge.basis': `import('@rohi/contract/pricing/tariff').SurchargeBasis`,
  'currency_rate.base_currency': currency,
  'currency_rate.status': `'ACCEPTED' | 'WAITING' | 'REFUSED'`,
  'currency_rate.quote_currency': currency,
};

/**
 * Writes `database-types.generated.ts` from a migrated database, or with `verify` only holds it against one.
 * Rejects with the generator's words when the file is old.
 */
export async function generateDatabaseTypes(
  socketFile: string,
  database: string,
  mode: 'write' | 'verify',
): Promise<void> {
  const cli = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'));
  const url = `postgres://postgres@/${database}?host=${encodeURIComponent(dirname(socketFile))}`;
  await run(process.execPath, [
    cli,
    ...['--dialect', 'postgres', '--url', url, '--out-file', databaseTypesFile],
    ...['--type-only-imports', '--date-parser', 'string', '--log-level', 'error'],
    // The queue of jobs keeps its tables to itself.
    ...['--exclude-pattern', 'graphile_worker.*'],
    ...['--overrides', JSON.stringify({ columns: columnTypes })],
    ...(mode === 'verify' ? ['--verify'] : []),
  ]);
}
