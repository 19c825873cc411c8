import { readToken } from '../session/session-storage.ts';
import { showMessage } from '../ui/messages.tsx';
import { ApiError, exchange } from './exchange.ts';
import type { ExchangeOptions, Method } from './exchange.ts';
import { countAsLoading } from './pending.ts';

type CallOptions = ExchangeOptions & {
  /** No red message: the caller shows the failure itself. */
  quiet?: boolean;
  /** The loading message shows meanwhile. */
  loading?: boolean;
};

/**
 * Makes a call below the base path and returns the `data` of its envelope. A session whose token ends soon is refreshed
 * first. Throws ApiError; throws the signal's own reason, without a message, when the caller gave the call up.
 */
export async function call<Data>(
  method: Method,
  path: `/${string}`,
  options: CallOptions = {},
): Promise<Data> {
  const loaded = options.loading ? countAsLoading() : undefined;
  try {
    if (!options.withoutToken && readToken() !== undefined) {
      // When even this part cannot be loaded, the call itself will say what is wrong.
      const care = await import('../session/refresh-session.ts').catch(() => undefined);
      await care?.careForSession();
    }
    return await exchange<Data>(method, path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The one place where a failure is told, whatever the call was; the end of a session has a dialog of its own.
    if (error instanceof ApiError && !options.quiet && error.status !== 401) showMessage('error', error.msg);
    throw error;
  } finally {
    loaded?.();
  }
}
