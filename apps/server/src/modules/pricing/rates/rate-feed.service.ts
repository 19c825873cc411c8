/** Owns the way to the National Bank's own address, which is off unless the operator sets one. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { mostRateFileBytes } from '@rohi/contract/pricing/rate-file-limits';
import type { Context } from '../../../context.ts';
import { fetchOutside } from '../../../platform/fetch-outside.ts';
import { takeRateFile } from './rate-administration.service.ts';

const timeoutMs = 15_000;

/**
 * Fetches today's file and takes its rates; strange ones wait for a person. `{date}` in the
 * address is the Dushanbe day. Rejects when nothing could be fetched or read: the job is tried again later.
 */
export async function fetchRates(context: Context): Promise<void> {
  const { ratesUrl, ratesFromLoopback } = context.config;
  if (ratesUrl === undefined) return;
  const address = ratesUrl.replaceAll('{date}', dushanbeDay(context.clock.now()));
  const bytes = await fetchOutside(address, {
    timeoutMs,
    mostBytes: mostRateFileBytes,
    allowLoopback: ratesFromLoopback,
  });
  const system = { userId: null, name: 'system' };
  const { rates, rejected } = await takeRateFile(context, system, bytes, 'save');
  context.log.info({ rates: rates.length, rejected: rejected.length }, 'exchange rates fetched');
}
