import { formatDate } from '../../shared/format/dates.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { pricingTexts } from './pricing-words.ts';
import { writeQuoteFields } from './rules/quote-fields.ts';
import type { QuoteFields } from './rules/quote-fields.ts';
import { Text } from '../../shared/ui/primitives.tsx';

/** Said when the address asks for another day than today. */
export function OtherDay({ date, fields }: { date: string; fields: QuoteFields }) {
  const { answer } = pricingTexts.read();
  const href = hrefOf('freightQuotation', writeQuoteFields(fields, new URLSearchParams()));
  return (
    <Text marginTop={8} weight={600}>
      {answer.onDay(formatDate(date))} <a href={href}>{answer.today}</a>
    </Text>
  );
}
