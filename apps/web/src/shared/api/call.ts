import type { Asked, CallName, ReplyTo } from './calls.ts';
import { needsCare } from '../session/session-state.ts';
import { showMessage } from '../ui/messages.tsx';
import { ApiError, exchange } from './exchange.ts';
import type { ExchangeOptions } from './exchange.ts';
import { countAsLoading } from './pending.ts';

export type CallOptions = ExchangeOptions & {
  /** No red message: the caller shows the failure itself. */
  quiet?: boolean;
  /** The loading message shows meanwhile. */
  loading?: boolean;
};

/**
 * Makes a call of the contract by its name, `PUT /recipients/{id}`, and returns the `data` of its envelope; what it is
 * given and answers is inferred from the contract. A session with a token that ends soon is refreshed first. Throws
 * ApiError; throws the signal's own reason, without a message, when the caller gave the call up.
 */
export async function call<N extends CallName>(
  name: N,
  options: Asked<N> & CallOptions,
): Promise<ReplyTo<N>> {
  const loaded = options.loading ? countAsLoading() : undefined;
  try {
    if (!options.withoutToken) await careForToken();
    return await exchange(name, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The one place where a failure is shown, whatever the call was; the end of a session has a dialog of its own.
    if (error instanceof ApiError && !options.quiet && error.status !== 401)
      showMessage('error', error.msg, error.error === 'client.network');
    throw error;
  } finally {
    loaded?.();
  }
}

/** Before a call: a token that ends soon is replaced. */
export async function careForToken(): Promise<void> {
  if (!needsCare()) return;
  // When even this part cannot be loaded, the call itself will say what is wrong.
  const care = await import('../session/refresh-session.ts').catch(() => undefined);
  await care?.careForSession();
}
