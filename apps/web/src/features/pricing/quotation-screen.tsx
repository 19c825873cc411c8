import { isDay } from '@rohi/contract/dushanbe-time';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { currentRoute, redirect, useRoute } from '../../shared/router/hash-router.ts';
import { pricingTexts } from './pricing-words.ts';
import { otherDay, quotationRules, quoteAnswer, quoteNotes } from './quotation-parts.ts';
import { QuoteForm } from './quote-form.tsx';
import {
  type QuoteFields,
  checkQuoteFields,
  readQuoteFields,
  writeQuoteFields,
} from './rules/quote-fields.ts';
import { Grid, Text } from '../../shared/ui/primitives.tsx';
import css from './quotation-screen.module.css';

/** The address follows the typing after this pause, without a new entry in the history. */
const addressPauseMs = 400;

/** The numbers of the calculator: they begin with those of the address, and the address carries them on. */
function useQuoteFields(): [QuoteFields, (fields: QuoteFields) => void] {
  const { query } = useRoute();
  const address = query.toString();
  const [held, setHeld] = useState(() => ({ address, fields: readQuoteFields(query) }));
  let { fields } = held;
  // Somebody went to another address of this page (a link, or back), or it has followed the typing.
  if (held.address !== address) {
    if (writeQuoteFields(fields, query).toString() !== address) fields = readQuoteFields(query);
    setHeld({ address, fields });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: QuoteFields) => {
    setHeld({ address, fields: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // The page may have been left meanwhile.
      const now = currentRoute();
      if (now.page === 'freightQuotation') redirect(now.page, writeQuoteFields(next, now.query));
    }, addressPauseMs);
  };
  return [fields, change];
}

/** The day that the address asks for; what is no day asks for none. */
function askedDay(query: URLSearchParams): string | null {
  const day = query.get('date');
  return day !== null && isDay(day) ? day : null;
}

/** While somebody types, only the last of several numbers is asked for. */
const typingPauseMs = 300;

/** The calculator, and below it the price list and the rules; `children` is the long text at the end. */
export function QuotationScreen({ children }: { children: ReactNode }) {
  const texts = pricingTexts.read();
  const { query } = useRoute();
  const date = askedDay(query);
  const [fields, setFields] = useQuoteFields();
  const { request, problems } = useMemo(() => checkQuoteFields(fields, date), [fields, date]);
  const quote = useAnswer('GET /price/quote', request && { query: request }, typingPauseMs);
  // What could not be asked has no price: that of other numbers would be taken for it.
  const answered = quote.state === 'ready' && quote.failure === undefined ? quote : undefined;
  return (
    <div className={css.page}>
      <header>
        <h1>{texts.title}</h1>
        <Text marginTop={8} tone="soft">
          {texts.lead}
        </Text>
        {date !== null && (
          <Suspense
            fallback={
              <Text marginTop={8} weight={600}>
                {'\u00a0'}
              </Text>
            }
          >
            <otherDay.Part date={date} fields={fields} />
          </Suspense>
        )}
      </header>
      <Grid
        columns={1}
        gap={18}
        marginTop={20}
        padding={20}
        fill="surface"
        border="all"
        radius="card"
        shadow="card"
        className={css.calculator}
      >
        <QuoteForm fields={fields} problems={problems} onChange={setFields} />
        <div className={css.answer}>
          <Suspense>
            <quoteAnswer.Part quote={quote} isComplete={request !== undefined} />
          </Suspense>
        </div>
        <div className={css.notes}>
          <Suspense>
            <quoteNotes.Part
              answer={answered?.data}
              request={date === null ? answered?.of.query : undefined}
              isTodayAsked={date === null && request !== undefined}
            />
          </Suspense>
        </div>
      </Grid>
      <Suspense>
        <quotationRules.Part date={date} quote={answered?.data} />
        {/* Comes with what it stands below, which would push it. */}
        {children}
      </Suspense>
    </div>
  );
}
