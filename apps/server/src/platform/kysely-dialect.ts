import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type postgres from 'postgres';

type Query = (text: string, parameters: readonly unknown[]) => Promise<postgres.RowList<postgres.Row[]>>;

type Connection = DatabaseConnection & { transaction: OpenTransaction | undefined };

type OpenTransaction = {
  query: Query;
  commit: () => void;
  rollback: (reason: unknown) => void;
  /** Settles with the transaction; rejects at once when its connection is lost. */
  ended: Promise<void>;
};

const rolledBack = Symbol('rolled back');

/**
 * Kysely over the driver's own pool and transactions. The ready-made dialect reserves a connection for every query, and when
 * that connection is lost inside a transaction its ROLLBACK waits for an answer for ever; `begin` of the driver knows of
 * the loss and rejects.
 */
export function createPostgresDialect(sql: postgres.Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(sql),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(sql: postgres.Sql): Driver {
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(createConnection(sql)),
    beginTransaction: async (connection, settings) => {
      (connection as Connection).transaction = await openTransaction(sql, settings);
    },
    commitTransaction: async (connection) => {
      const { transaction } = connection as Connection;
      transaction?.commit();
      await transaction?.ended;
    },
    rollbackTransaction: async (connection) => {
      const { transaction } = connection as Connection;
      transaction?.rollback(rolledBack);
      await transaction?.ended.catch((error: unknown) => {
        // A lost connection has rolled back by itself; what broke the transaction is thrown by the query that did.
        if (error !== rolledBack) return;
      });
    },
    releaseConnection: () => Promise.resolve(),
    destroy: () => sql.end({ timeout: 5 }),
  };
}

function createConnection(sql: postgres.Sql): Connection {
  const fromPool: Query = (text, parameters) =>
    sql.unsafe(text, [...parameters] as never[], { prepare: true });
  const connection: Connection = {
    transaction: undefined,
    executeQuery: async <Row>({ sql: text, parameters }: CompiledQuery) => {
      const rows = await (connection.transaction?.query ?? fromPool)(text, parameters);
      const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(rows.command);
      return {
        rows: [...rows] as Row[],
        ...(changes ? { numAffectedRows: BigInt(rows.count) } : {}),
      } satisfies QueryResult<Row>;
    },
    streamQuery: () => {
      throw new TypeError('stream with the cursor of the driver');
    },
  };
  return connection;
}

async function openTransaction(sql: postgres.Sql, settings: TransactionSettings): Promise<OpenTransaction> {
  const started = Promise.withResolvers<postgres.TransactionSql>();
  const decided = Promise.withResolvers<void>();
  const ended = sql
    .begin(beginOptions(settings), (tx) => {
      started.resolve(tx);
      return decided.promise;
    })
    .then(() => undefined);
  let lost: { error: unknown } | undefined;
  ended.catch((error: unknown) => {
    lost = { error };
    started.reject(error);
  });
  const tx = await started.promise;
  return {
    ended,
    commit: () => decided.resolve(),
    rollback: (reason) => {
      // Nothing can be said on a lost connection any more.
      if (lost === undefined) decided.reject(reason);
    },
    query: async (text, parameters) => {
      if (lost !== undefined) throw lost.error;
      const answer = tx.unsafe(text, [...parameters] as never[], { prepare: true });
      try {
        // Loses the race only to a lost connection: the transaction ends in no other way while a query runs.
        await Promise.race([answer, ended]);
      } catch (error) {
        // The server says goodbye before it hangs up: from then on nothing may be written to this connection.
        if (isConnectionLost(error)) lost = { error };
        throw error;
      }
      return answer;
    },
  };
}

/** SQLSTATE class 57P (shutdown, termination) or the driver's own word for it. */
function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    code.startsWith('57P') || code.startsWith('CONNECTION_') || code === 'EPIPE' || code === 'ECONNRESET'
  );
}

function beginOptions({ isolationLevel, accessMode }: TransactionSettings): string {
  return [isolationLevel === undefined ? '' : `isolation level ${isolationLevel}`, accessMode ?? '']
    .join(' ')
    .trim();
}
