import type pg from 'pg';
import { endConnections, openConnections, type DatabaseAddress, type PoolOptions } from './connections.ts';

/**
 * SQL written by hand, outside of the transactions of `inTransaction`: `` await sql<Row[]>`select … ${value}` ``. Each
 * value becomes a parameter; arrays are PostgreSQL's arrays, objects JSON.
 */
export type Sql = Statements & {
  /** One transaction. */
  begin<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result>;
  /** One connection for statements that belong together; to be released, or destroyed when others must not get it. */
  reserve(): Promise<Statements & { release(): void; destroy(): void }>;
  /** Ends every connection; what is under way is waited for, at most `timeoutMs`. */
  end(options?: { timeoutMs?: number }): Promise<void>;
};

/** What can be asked of a pool, a connection or a transaction alike. */
export type Statements = {
  <Rows extends readonly object[] = Record<string, unknown>[]>(
    parts: TemplateStringsArray,
    ...values: readonly unknown[]
  ): Promise<Rows>;
  /** Statements as they stand, several if need be; nothing of theirs may come from outside. */
  unsafe<Rows extends readonly object[] = Record<string, unknown>[]>(text: string): Promise<Rows>;
};

const statementNames = new WeakMap<TemplateStringsArray, string>();
let named = 0;

/** A statement that stands once in the code is prepared once on each connection. */
function nameOf(parts: TemplateStringsArray): string {
  const statementName = statementNames.get(parts);
  if (statementName !== undefined) return statementName;
  named += 1;
  const name = `sql_${named}`;
  statementNames.set(parts, name);
  return name;
}

/** Statements over a pool or one client of it. */
function statementsOn(pool: Pick<pg.Pool, 'query'>): Statements {
  const tagged = async (parts: TemplateStringsArray, ...values: readonly unknown[]) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    const { rows } = await pool.query({ name: nameOf(parts), text, values: [...values] });
    return rows as never;
  };
  const unsafe = async (text: string) => {
    // Several statements give several results; the last is the answer.
    const answered: pg.QueryResult | pg.QueryResult[] = await pool.query(text);
    return (Array.isArray(answered) ? (answered.at(-1)?.rows ?? []) : answered.rows) as never;
  };
  return Object.assign(tagged, { unsafe });
}

const endMs = 5_000;

/** Hand-written SQL over a pool that others use as well. */
export function openSql(pool: pg.Pool): Sql {
  return Object.assign(statementsOn(pool), {
    async begin<Result>(work: (tx: Statements) => Promise<Result>) {
      const client = await pool.connect();
      let isWhole = false;
      try {
        const result = await inTransactionOn(statementsOn(client), work);
        isWhole = true;
        return result;
      } finally {
        // After a failure the state of the connection is unknown.
        client.release(!isWhole);
      }
    },
    async reserve() {
      const client = await pool.connect();
      const end = { release: () => client.release(), destroy: () => client.release(true) };
      return Object.assign(statementsOn(client), end);
    },
    end: ({ timeoutMs = endMs }: { timeoutMs?: number } = {}) => endConnections(pool, timeoutMs),
  });
}

/** Runs `work` between BEGIN and COMMIT of one connection; what fails is rolled back. */
export async function inTransactionOn<Result>(
  connection: Statements,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  await connection`begin`;
  try {
    const result = await work(connection);
    await connection`commit`;
    return result;
  } catch (error) {
    await connection`rollback`.catch(() => undefined);
    throw error;
  }
}

/** The same over a pool of its own. */
export function openPool(address: DatabaseAddress, options: PoolOptions = {}): Sql {
  return openSql(openConnections(address, options));
}
