/**
 * Transactions that send each statement as soon as it is asked for. What is asked without waiting for an answer goes
 * out behind what was asked before and is done in that order, in one way to the server and back ([decision
 * 192](../../../../docs/decisions/database.md#0192)).
 */
import { CompiledQuery, PostgresDialect, Transaction, type DatabaseConnection, type Kysely } from 'kysely';
import type { DB } from './database-types.generated.ts';

type Tx = Transaction<DB>;

/** Never asked for a connection: the statements of a transaction go through their own. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new TypeError('a transaction has its connection')),
});
const driver = dialect.createDriver();

/**
 * Runs `work` between BEGIN and COMMIT of one connection; BEGIN goes out with the first statement. A statement is done
 * after all that were asked before it, and fails where one of them has failed. Throws what fails first.
 */
export function inPipeline<Result>(db: Kysely<DB>, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const line = lineOf(connection);
    const tx = new Transaction<DB>({
      config: { dialect },
      dialect,
      driver,
      executor: executor.withConnectionProvider({
        provideConnection: async (consumer) => consumer(line.connection()),
      }),
    });
    lines.set(tx, line);
    // Nothing that comes behind it is done when it fails: the connection is lost then.
    line.ask('begin');
    try {
      const result = await work(tx);
      line.ask('commit');
      await line.answered();
      return result;
    } catch (error) {
      if (!line.hasEnded()) line.ask('rollback');
      await line.answered().catch(() => undefined);
      throw isFollowUp(error) ? (line.failure() ?? error) : error;
    }
  });
}

const lines = new WeakMap<object, ReturnType<typeof lineOf>>();

/**
 * Lets a write of a transaction go without waiting for it: whatever is asked next is done after it, and the transaction
 * fails where it fails. For what is one statement and is asked by the time of this call.
 */
export function sendAhead(write: Promise<unknown>): void {
  write.catch(() => undefined);
}

/** What is asked before it is needed, and perhaps never is: who waits for it later meets its failure. */
export function inAdvance<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}

/** Waits for everything that was asked in this transaction. Throws what failed first. */
export async function answersOf(tx: Tx): Promise<void> {
  await lines.get(tx)?.answered();
}

/** What is asked on a connection: nothing of it is forgotten, also without a waiting caller. */
function lineOf(connection: DatabaseConnection) {
  const open = new Set<Promise<unknown>>();
  let failure: unknown;
  let last = '';
  let isOver = false;
  const noted = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const ended = answer.then(
      () => undefined,
      (error: unknown) => {
        failure ??= error;
      },
    );
    open.add(ended);
    void ended.then(() => open.delete(ended));
    return answer;
  };
  const watched: DatabaseConnection = {
    executeQuery: (statement, options) => noted(connection.executeQuery(statement, options)),
    streamQuery: (statement, chunkSize, options) => connection.streamQuery(statement, chunkSize, options),
  };
  return {
    /**
     * What goes on although its work has failed gets no further: the connection may have another transaction by then.
     */
    connection() {
      if (isOver) throw new TypeError('this transaction has ended');
      return watched;
    },
    ask(text: 'begin' | 'commit' | 'rollback') {
      last = text;
      isOver = text !== 'begin';
      void noted(connection.executeQuery(CompiledQuery.raw(text)));
    },
    /** Throws what failed first. */
    async answered() {
      while (open.size > 0) await Promise.all(open);
      if (failure !== undefined) throw failure as Error;
    },
    hasEnded: () => last === 'commit',
    failure: () => failure,
  };
}

/** SQLSTATE of what comes behind a failure in its transaction. */
function isFollowUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02';
}
