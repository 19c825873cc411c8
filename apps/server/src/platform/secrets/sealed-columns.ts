import type { SealedPlace } from './sealing.ts';

/** A column of sealed values. */
type SealedColumn = {
  table: string;
  column: string;
  /** SQL of what names a row, as text. */
  row: string;
};

/**
 * Everything in the database that is sealed: what lets its reader make codes, passes or permits, or read passwords on
 * their way.
 */
export const sealedColumns = [
  { table: 'installation_key', column: 'secret', row: `purpose || '/' || number` },
  { table: 'password_key', column: 'private_jwk', row: 'kid' },
  { table: 'user_account', column: 'totp_secret', row: 'id::text' },
] as const satisfies readonly SealedColumn[];

type Column = (typeof sealedColumns)[number];

/** Where a value stands, by its column and what names its row. */
export function sealedPlace(column: `${Column['table']}.${Column['column']}`, row: string): SealedPlace {
  return `${column}/${row}`;
}

/** What is lost with the key, for the operator. */
export const whatIsSealed =
  'the keys of pickup codes, passes and permits of stations, and the one-time codes of users';
