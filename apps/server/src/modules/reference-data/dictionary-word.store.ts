import { sql as query } from 'kysely';
import type { Locale } from '@rohi/contract/locales';
import type { Db, Tx } from '../../platform/database.ts';

/** What the office says instead of the program's own word, in the languages that it has changed. */
export type WordOverride = {
  consValue: string;
  version: number;
  names: Partial<Record<Locale, string>>;
  writtenAt: Date;
  writtenBy: string;
};

type WordRow = {
  cons_value: string;
  version: number;
  names: Partial<Record<Locale, string>>;
  written_at: Date;
  writer: string;
};

/** The newest version of each word that was ever changed. */
export async function listOverrides(db: Db | Tx): Promise<WordOverride[]> {
  const { rows } = await query<WordRow>`
    select distinct on (word.cons_value) word.cons_value, word.version, word.names, word.written_at, writer.name as writer
    from dictionary_word word join account_facts as writer on writer.id = word.written_by
    order by word.cons_value, word.version desc`.execute(db);
  return rows.map((row) => ({
    consValue: row.cons_value,
    version: row.version,
    names: row.names,
    writtenAt: row.written_at,
    writtenBy: row.writer,
  }));
}

/** Writes a version of a word; false when that version is there already. */
export async function insertOverride(
  tx: Tx,
  word: {
    consValue: string;
    version: number;
    names: Partial<Record<Locale, string>>;
    at: Date;
    userId: string;
  },
): Promise<boolean> {
  const result = await tx
    .insertInto('dictionary_word')
    .values({
      cons_value: word.consValue,
      version: word.version,
      names: JSON.stringify(word.names),
      written_at: word.at,
      written_by: word.userId,
    })
    .onConflict((conflict) => conflict.columns(['cons_value', 'version']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Prevents that two write the newest versions at once. */
export async function newestVersion(tx: Tx, consValue: string): Promise<number> {
  const row = await tx
    .selectFrom('dictionary_word')
    .select((of) => of.fn.max('version').as('version'))
    .where('cons_value', '=', consValue)
    .executeTakeFirst();
  return row?.version ?? 0;
}
