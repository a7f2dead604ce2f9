import { setImmediate } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';

type Scope<Value> = (tx: TransactionSql) => Promise<Value>;

/** For a transaction that has failed already. */
const never = () => new Promise<never>(() => undefined);

/**
 * Lets the gateway go on when the server gives up a transaction that asked for nothing for too long, and with it
 * the connection. The transaction fails at once, and postgres.js (3.4.9) would then write its commit or rollback
 * to a socket that is not there any more, from a timer, where nobody can catch the error.
 */
export function outliveConnections(client: Sql): void {
  const begin = client.begin.bind(client);
  const outliving = (scope: Scope<unknown>): Promise<unknown> => {
    let isOver = false;
    const held =
      <Value>(work: Scope<Value>): Scope<Value> =>
      async (tx) => {
        const unsafe: TransactionSql['unsafe'] = tx.unsafe.bind(tx);
        tx.unsafe = (...query) => {
          if (isOver) throw new Error('The transaction has ended.');
          return unsafe(...query);
        };
        const savepoint = tx.savepoint.bind(tx);
        Object.assign(tx, { savepoint: (inner: Scope<unknown>) => savepoint(held(inner)) });
        try {
          const value = await work(tx);
          return isOver ? await never() : value;
        } catch (error) {
          // A query that was under way fails a moment before the transaction does.
          await setImmediate();
          if (isOver) return never();
          throw error;
        }
      };
    const ended = begin(held(scope));
    const end = () => {
      isOver = true;
    };
    ended.then(end, end);
    return ended;
  };
  Object.assign(client, { begin: outliving });
}
