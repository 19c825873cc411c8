import { factValue } from '../../shared/facts/site-facts.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';

/** Fetched only when a change is ahead: on most days they are not needed. */
export const upcomingQuote = onDemand(async () => {
  const { UpcomingQuote } = await import('./upcoming-prices.tsx');
  return UpcomingQuote;
});
export const upcomingTariffs = onDemand(async () => {
  const { UpcomingTariffs } = await import('./upcoming-prices.tsx');
  return UpcomingTariffs;
});

/** Whether the page was served with an announced change; the build draws what is said of one. */
export function isServedAhead(): boolean {
  return factValue('{{upcomingDay}}') !== null;
}
