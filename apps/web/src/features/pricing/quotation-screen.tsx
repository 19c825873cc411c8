import { isDay } from '@rohi/contract/dushanbe-time';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format/dates.ts';
import { hrefOf, useRoute } from '../../shared/router/hash-router.ts';
import type { BoxSides } from './box-figure.tsx';
import { pricingTexts } from './pricing-words.ts';
import { quotationRules, quoteAnswer, quoteNotes } from './quotation-parts.ts';
import { QuoteForm } from './quote-form.tsx';
import { checkQuoteFields, writeQuoteFields } from './rules/quote-fields.ts';
import type { QuoteFields } from './rules/quote-fields.ts';
import { useQuote } from './use-quote.ts';
import type { QuoteState } from './use-quote.ts';
import { useQuoteFields } from './use-quote-fields.ts';
import css from './quotation-screen.module.css';

/** The sides of the last answer; none when only a volume was known. */
function sidesOf({ answer }: QuoteState): BoxSides | undefined {
  const sizes = answer?.tariffs.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.step === 'VOLUMETRIC_WEIGHT' ? [step.size] : [])),
  );
  const size = sizes?.[0];
  return size && 'lengthCm' in size ? size : undefined;
}

/** The day that the address asks for; what is no day asks for none. */
function askedDay(query: URLSearchParams): string | null {
  const day = query.get('date');
  return day !== null && isDay(day) ? day : null;
}

/** Said when the address asks for another day than today. */
function OtherDay({ date, fields }: { date: string; fields: QuoteFields }) {
  const { answer } = pricingTexts.read();
  const href = hrefOf('freightQuotation', writeQuoteFields(fields, new URLSearchParams()));
  return (
    <p className={css.day}>
      {answer.onDay(formatDate(date))} <a href={href}>{answer.today}</a>
    </p>
  );
}

/** The calculator, and below it the price list and the rules; `children` is the long text at the end. */
export function QuotationScreen({ children }: { children: ReactNode }) {
  const texts = pricingTexts.read();
  const { query } = useRoute();
  const date = askedDay(query);
  const [fields, setFields] = useQuoteFields();
  const { request, problems } = useMemo(() => checkQuoteFields(fields, date), [fields, date]);
  const quote = useQuote(request);
  return (
    <div className={css.page}>
      <header>
        <h1>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
        {date !== null && <OtherDay date={date} fields={fields} />}
      </header>
      <div className={css.calculator}>
        <QuoteForm fields={fields} problems={problems} onChange={setFields} />
        <div className={css.answer}>
          <Suspense>
            <quoteAnswer.Part quote={quote} isComplete={request !== undefined} />
          </Suspense>
        </div>
        <div className={css.notes}>
          <Suspense>
            <quoteNotes.Part
              answer={quote.answer}
              request={date === null ? quote.answered : undefined}
              isTodayAsked={date === null && request !== undefined}
            />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <quotationRules.Part date={date} sides={sidesOf(quote)} />
        {/* Comes with what it stands below, which would push it. */}
        {children}
      </Suspense>
    </div>
  );
}
