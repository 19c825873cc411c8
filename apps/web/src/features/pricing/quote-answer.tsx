import type { FreightQuote } from '@rohi/contract/pricing/pricing.contract';
import { Info, RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { semicolon } from '../../shared/i18n/list-signs.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { useAnswer, type Answer } from '../../shared/api/use-answer.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatDecimal, formatMoney, formatShortDecimal } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { readUser } from '../../shared/session/session-state.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { pricingTexts } from './pricing-words.ts';
import type { QuoteRequest } from './rules/quote-fields.ts';
import { TariffCard } from './tariff-card.tsx';
import { tariffWords } from './tariff-words.ts';
import { isServedAhead, upcomingQuote } from './upcoming-parts.ts';
import { Grid, Row, Text } from '../../shared/ui/primitives.tsx';
import css from './quote-answer.module.css';

/** Both amounts in one sentence each, for those who listen while they type. */
function Spoken({ answer }: { answer: FreightQuote }) {
  const texts = pricingTexts.read();
  return answer.tariffs
    .map(({ tariff, total }) => texts.answer.spoken(tariffWords(tariff, texts).title, formatMoney(total)))
    .join(semicolon);
}

/** What several places come to, which both tariffs are applied to. */
function Whole({ whole: { places, volumeM3, weightKg } }: Pick<FreightQuote, 'whole'>) {
  const { answer, units } = pricingTexts.read();
  const volume = `${formatShortDecimal(volumeM3)}\u00a0${units.m3}`;
  return (
    <p className={css.whole}>
      {answer.whole(places, volume, `${formatShortDecimal(weightKg)}\u00a0${units.kg}`)}
    </p>
  );
}

/** The place of two cards that are to come. */
function Skeleton() {
  return (
    <div className={css.cards} aria-hidden>
      <div className={css.skeleton} />
      <div className={css.skeleton} />
    </div>
  );
}

type QuoteAnswerProps = { quote: Answer<FreightQuote>; isComplete: boolean };

/** The prices of what stands in the form, a way to ask again, or what is still missing. */
export function QuoteAnswer({ quote, isComplete }: QuoteAnswerProps) {
  const { answer: words } = pricingTexts.read();
  const { data: answer, failure, isWaiting, again } = quote;
  const isShown = isComplete && answer !== undefined && failure === undefined;
  return (
    <Grid alignContent="start" minWidth={0} aria-busy={isWaiting}>
      <h2 className="visually-hidden">{words.label}</h2>
      <p className="visually-hidden" role="status">
        {isShown && !isWaiting && <Spoken answer={answer} />}
      </p>
      {isShown && answer.whole.places > 1 && <Whole whole={answer.whole} />}
      {isShown && (
        <div className={classNames(css.cards, isWaiting && css.waiting)}>
          {answer.tariffs.map((priced) => (
            <TariffCard key={priced.tariff.code} priced={priced} />
          ))}
        </div>
      )}
      {!isComplete && <p className={css.empty}>{words.empty}</p>}
      {isComplete && !isShown && failure === undefined && <Skeleton />}
      {isComplete && failure !== undefined && (
        <div className={css.failure} role="alert">
          <p>{(failure instanceof ApiError && failure.msg) || words.failed}</p>
          <Button kind="outline" onClick={again}>
            <Icon of={RefreshCw} />
            {words.again}
          </Button>
        </div>
      )}
    </Grid>
  );
}

type QuoteNotesProps = {
  answer: FreightQuote | undefined;
  /** That of the answer, when it is today's: then what is ahead is shown too. */
  request: QuoteRequest | undefined;
  /** Today's prices are asked for, whether they have come or not. */
  isTodayAsked: boolean;
};

/** Where customers with cargo ask for it, with the places of the form; all others read the number to call. */
function AskForCargo({ request }: Pick<QuoteNotesProps, 'request'>) {
  const { cargo: words } = pricingTexts.read();
  const cargo = useAnswer('GET /profile/cargo', readUser() && {});
  if (cargo.state !== 'ready' || !cargo.data.isOpen) return <p>{words.call}</p>;
  return (
    <p>
      <a href={hrefOf('orderManagement', { cargo: '1', ...textsOf(request) })}>{words.ask}</a>
    </p>
  );
}

function textsOf(request: QuoteRequest | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request ?? {}).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** Which tariff applies to which customers, and the rate behind the somoni. */
function QuoteNotes({ answer, request, isTodayAsked }: QuoteNotesProps) {
  const { note, rate: rateText } = pricingTexts.read();
  const rate = answer?.rate;
  const from = answer?.tariffs.find(({ tariff }) => tariff.usualFromVolumeM3 !== null)?.tariff
    .usualFromVolumeM3;
  const isChangeAhead = answer
    ? request !== undefined && answer.tariffs.some(({ tariff }) => tariff.effectiveTo !== null)
    : isTodayAsked && isServedAhead();
  return (
    <>
      {isChangeAhead && (
        <Suspense>
          <upcomingQuote.Part answer={answer} request={request} />
        </Suspense>
      )}
      <Row
        gap={12}
        align="start"
        paddingX={14}
        paddingY={12}
        fill="canvas"
        radius="control"
        tone="soft"
        size={15}
      >
        <Icon of={Info} />
        <div>
          <p>{note(from === undefined || from === null ? undefined : formatShortDecimal(from))}</p>
          <AskForCargo request={request} />
          {rate && (
            <Text marginTop={6} tone="faint" size={14}>
              {rateText(
                formatDecimal(rate.rate),
                `${rate.nominal}\u00a0${rate.from}`,
                formatDate(rate.rateDate),
                rate.stale,
              )}
            </Text>
          )}
        </div>
      </Row>
    </>
  );
}

/** With the words of an announced change, when there is one: it would push what stands below. */
export async function loadQuoteNotes(): Promise<ComponentType<QuoteNotesProps>> {
  if (isServedAhead()) await upcomingQuote.start();
  return QuoteNotes;
}
