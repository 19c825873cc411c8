import type { CaseResult } from '../case-result.ts';
import { nameFailed, runJourneys } from '../run-journeys.ts';

/** The schedules in a real browser: the journey of that name, so many of them. */
export async function playInBrowser(count: number): Promise<CaseResult> {
  const { stats, specs } = await runJourneys('stations-faults', { FAULT_SCHEDULES: String(count) });
  const scans = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'scans')
    .reduce((sum, { description }) => sum + Number(description), 0);
  return {
    name: 'stations',
    what: `${count} of these schedules in a real browser: IndexedDB, service worker, tabs, renderers killed`,
    figure: `${stats?.expected ?? 0} schedules with ${scans} scans sound, ${nameFailed(specs)}`,
    isMet: stats?.expected === count && stats.unexpected + stats.flaky === 0,
  };
}
