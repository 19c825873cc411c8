import { onDemand } from '../../shared/ui/on-demand.ts';

/** Needed with the first answer, so they are fetched while that is on its way. */
const loadAnswer = () => import('./quote-answer.tsx');
export const quoteAnswer = onDemand(async () => (await loadAnswer()).QuoteAnswer);
export const quoteNotes = onDemand(async () => (await loadAnswer()).loadQuoteNotes());

/** Below the calculator. */
export const quotationRules = onDemand(async () => (await import('./quotation-rules.tsx')).QuotationRules);

/** Only an address with a day needs it, and the names of months with it. */
export const otherDay = onDemand(async () => (await import('./other-day.tsx')).OtherDay);
