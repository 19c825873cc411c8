import { onDemand } from '../../shared/ui/on-demand.ts';

async function loadWords(): Promise<void> {
  await (await import('./upcoming-words.ts')).upcomingTexts.load();
}

/** Fetched only when a change is ahead: on most days nobody needs them. */
export const upcomingQuote = onDemand(async () => {
  await loadWords();
  return (await import('./upcoming-prices.tsx')).UpcomingQuote;
});
export const upcomingTariffs = onDemand(async () => {
  await loadWords();
  return (await import('./upcoming-prices.tsx')).UpcomingTariffs;
});
