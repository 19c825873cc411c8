import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { AppError } from '../../../errors.ts';
import { ScanRefusedError } from '../../warehouse/scan-outcome.service.ts';

/** What the rooms below refuse as they write: what was written is taken back, and the scan has its answer. */
export function refusalOf(error: unknown): [ScanVerdict, ScanSay] | undefined {
  if (error instanceof ScanRefusedError) return [error.verdict, error.say];
  const isOthers = error instanceof AppError && error.errorName === 'orders.ofAnotherCustomer';
  return isOthers ? ['BLOCKED', 'OTHER_CUSTOMER'] : undefined;
}
