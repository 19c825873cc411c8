import { factValue } from '../../shared/facts/site-facts.ts';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { upcomingTexts } from './pricing-words.ts';

/** Fetched only when a change is ahead: on most days they are not needed. */
export const upcomingQuote = onDemand(async () => {
  const [{ UpcomingQuote }] = await Promise.all([import('./upcoming-prices.tsx'), upcomingTexts.load()]);
  return UpcomingQuote;
});
export const upcomingTariffs = onDemand(async () => {
  const [{ UpcomingTariffs }] = await Promise.all([import('./upcoming-prices.tsx'), upcomingTexts.load()]);
  return UpcomingTariffs;
});

/** Whether the page was served with an announced change; the build draws what is said of one. */
export function isServedAhead(): boolean {
  return factValue('{{upcomingDay}}') !== null;
}
