import type { BodyFor } from '../../../../shared/api/calls.ts';
import { ApiError } from '../../../../shared/api/exchange.ts';
import { fetchFile } from '../../../../shared/api/fetch-file.ts';
import { offerFile } from '../../../../shared/files/offer-file.ts';

export type OrdersFile = BodyFor<'POST /fba-order/export'>;

/**
 * What came of it: saved, given up by the caller, or refused for a reason in the user's language, which may be empty.
 */
export type FileOutcome = 'saved' | 'givenUp' | { refused: string };

/**
 * Asks for the orders and has the browser save them once they are all there.
 * @param onBytes given how many bytes have come so far; the total is unknown before the end
 */
export async function fetchOrdersFile(
  wanted: OrdersFile,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<FileOutcome> {
  try {
    const file = await fetchFile('POST /fba-order/export', { body: wanted, signal, onBytes });
    offerFile(file.name ?? 'file', file.content);
    return 'saved';
  } catch (error) {
    if (signal.aborted) return 'givenUp';
    return { refused: error instanceof ApiError ? error.msg : '' };
  }
}
