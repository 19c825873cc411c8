import { ConfigError } from '../config.ts';
import { BackupError } from './backup/backup-error.ts';
import { databaseErrorCode, isDatabaseDown, isDiskFull } from './database.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { MigrationError } from './migrate.ts';

/** A block that cannot be read, an index that does not fit its table, a file that is not there. */
const damageCodes = new Set(['XX001', 'XX002', '58P01']);

/** What the person at the terminal can mend, in one line; undefined for a fault of the program. */
export function operatorFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isOurs =
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof MigrationError ||
    error instanceof BackupError;
  if (isOurs) return error.message;
  const code = databaseErrorCode(error);
  if (code === '25006')
    return 'The database of DATABASE_URL is a standby, which can only be read: name its primary.';
  if (code !== undefined && damageCodes.has(code))
    return `The data is damaged: ${oneLine(error)}. Restore a backup into an empty folder or database.`;
  if (isDiskFull(error)) return 'The disk of the database is full: free some space on it.';
  if (isDatabaseDown(error)) return `The database cannot be reached (${code ?? oneLine(error)}).`;
  return undefined;
}

function oneLine({ message }: Error): string {
  return message.replaceAll(/\s+/g, ' ').trim();
}
