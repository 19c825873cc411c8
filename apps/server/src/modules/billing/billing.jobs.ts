import type { Context } from '../../context.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { addRatesJob, addStorageRates } from './storage-rates.service.ts';

export function billingJobs(context: Context): Job[] {
  return [jobOf(addRatesJob, () => addStorageRates(context))];
}
