import type { ScanSay, ScanVerdict } from '@rohi/contract/stations/verdicts';
import { AppError } from '../../../errors.ts';
import { isDatabaseDown, isDiskFull, isLockBusy } from '../../../platform/database.ts';
import { ScanRefusedError } from '../../warehouse/scan-outcome.service.ts';

/** What the rooms below refuse as they write: what was written is taken back, and the scan has its answer. */
export function refusalOf(error: unknown): [ScanVerdict, ScanSay] | undefined {
  if (error instanceof ScanRefusedError) return [error.verdict, error.say];
  const isOthers = error instanceof AppError && error.errorName === 'orders.ofAnotherCustomer';
  return isOthers ? ['BLOCKED', 'OTHER_CUSTOMER'] : undefined;
}

/** Whether a failure says nothing of the scan that met it: refused as a call, or the database busy, full or away. */
export function mayPass(error: unknown): boolean {
  return error instanceof AppError || isDatabaseDown(error) || isLockBusy(error) || isDiskFull(error);
}
