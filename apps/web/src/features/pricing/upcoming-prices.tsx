import { addDays } from '@rohi/contract/dushanbe-time';
import type { FreightQuote, WireTariff } from '@rohi/contract/pricing/pricing.contract';
import type { ReactNode } from 'react';
import { comma } from '../../shared/i18n/list-signs.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import type { Answer } from '../../shared/api/use-answer.ts';
import { formatDate, formatDay } from '../../shared/format/dates.ts';
import { formatMoney } from '../../shared/format/numbers.ts';
import { factNumber, whileThereIs } from '../../shared/facts/site-facts.ts';
import { pricingTexts } from './pricing-words.ts';
import { priceLines } from './rules/price-lines.ts';
import type { QuoteRequest } from './rules/quote-fields.ts';
import { tariffWords } from './tariff-words.ts';
import { servedDay, usualPrices } from './usual-prices.ts';
import css from './upcoming-prices.module.css';

/** The first day of the next change; undefined when none is published. */
function nextDayOf(tariffs: readonly Pick<WireTariff, 'effectiveTo'>[]): string | undefined {
  const [first] = tariffs.flatMap(({ effectiveTo }) => effectiveTo ?? []).toSorted();
  return first === undefined ? undefined : addDays(first, 1);
}

/**
 * The answer to this very question: undefined while it comes, null when it fails, since today's price stands all the
 * same.
 */
function fresh<Data>({ data, isWaiting, failure }: Answer<Data>): Data | null | undefined {
  if (isWaiting) return undefined;
  return failure === undefined ? data : null;
}

/** One level below what the price list stands under. */
type HeadingLevel = { heading: 'h2' | 'h3' };

function Box({
  heading: Heading,
  day,
  children,
  ...attributes
}: HeadingLevel & { day: string; children: ReactNode }) {
  return (
    <section {...attributes} className={css.box}>
      <Heading>{pricingTexts.read().upcoming.title(day)}</Heading>
      <dl>{children}</dl>
    </section>
  );
}

function Line({ title, price, remark }: { title: string; price: string; remark?: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{price}</b> {remark !== undefined && <span>{remark}</span>}
      </dd>
    </div>
  );
}

type ServedChangeProps = HeadingLevel & {
  /** What is said of a new price; a page of the build, which no answer reaches, says the price itself. */
  write: (price: string) => string;
};

/** The change as the page was served with it: what stands there until the answers have come. */
function ServedChange({ heading, write }: ServedChangeProps) {
  const day = servedDay();
  if (day === null) return null;
  const isBuilt = day.startsWith('{{');
  return (
    <Box
      {...whileThereIs(factNumber('{{upcomingDay}}'))}
      heading={heading}
      day={isBuilt ? day : formatDay(day)}
    >
      {usualPrices(pricingTexts.read()).map(
        ({ title, next }) =>
          next !== undefined && <Line key={title} title={title} price={isBuilt ? next : write(next)} />,
      )}
    </Box>
  );
}

type UpcomingQuoteProps = { answer: FreightQuote | undefined; request: QuoteRequest | undefined };

/**
 * The same load by the prices of the next change, beside what it costs today; until both have come, the place of that.
 */
export function UpcomingQuote({ answer, request }: UpcomingQuoteProps) {
  const texts = pricingTexts.read();
  const { before } = texts.upcoming;
  const day = nextDayOf(answer?.tariffs.map(({ tariff }) => tariff) ?? []);
  const quoteRequest =
    day === undefined || request === undefined ? undefined : { query: { ...request, date: day } };
  const next = fresh(useAnswer('GET /price/quote', quoteRequest));
  if (next === null) return null;
  if (day === undefined || next === undefined) return <ServedChange heading="h3" write={() => '…'} />;
  const todays = new Map(answer?.tariffs.map((each) => [each.tariff.code, each]));
  return (
    <Box heading="h3" day={formatDay(day)}>
      {next.tariffs.map(({ tariff, total }) => {
        const today = todays.get(tariff.code);
        return (
          today !== undefined &&
          today.tariff.versionId !== tariff.versionId && (
            <Line
              key={tariff.code}
              title={tariffWords(tariff, texts).title}
              price={formatMoney(total)}
              remark={before(formatMoney(today.total))}
            />
          )
        );
      })}
    </Box>
  );
}

type UpcomingTariffsProps = HeadingLevel & { tariffs: readonly WireTariff[] | undefined };

/** The prices of the next change in the price list; `tariffs` are those of today, undefined while they come. */
export function UpcomingTariffs({ tariffs, heading }: UpcomingTariffsProps) {
  const texts = pricingTexts.read();
  const day = nextDayOf(tariffs ?? []);
  const request = day === undefined ? undefined : { query: { date: day } };
  const next = fresh(useAnswer('GET /price/tariffs', request));
  if (tariffs !== undefined && day === undefined) return null;
  if (day === undefined || !next) return <ServedChange heading={heading} write={(price) => price} />;
  const ids = new Set(tariffs?.map(({ versionId }) => versionId));
  return (
    <Box heading={heading} day={formatDay(day)}>
      {next
        .filter(({ versionId }) => !ids.has(versionId))
        .map((tariff) => (
          <Line
            key={tariff.code}
            title={tariffWords(tariff, texts).title}
            price={priceLines(tariff, texts, formatDate).prices.join(comma)}
          />
        ))}
    </Box>
  );
}
