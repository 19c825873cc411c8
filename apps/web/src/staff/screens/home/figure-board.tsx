import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import { locale } from '../../../shared/i18n/locale.ts';
import { FigureCard, FigureCards } from '../reports/figure-card.tsx';
import { figureText, withUnit } from '../reports/figures.ts';
import { useOrderLinks } from '../reports/order-links.ts';
import { PeriodSwitch } from '../reports/period.tsx';
import { rangeOf } from '../reports/range-text.ts';
import { useCards } from '../reports/report-queries.ts';
import type { Home } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { Sparkline } from '../reports/sparkline.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { businessLineNames } from '../../kit/names.ts';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './home-screen.module.css';

/** The four cards of a period beside the one before. */
export function FigureBoard({ period }: { period: ReportPeriod }) {
  const { line } = useStaffRoute();
  const answer = useCards(line, period, true);
  const linkOf = useOrderLinks();
  const { figures, measures, before, spark } = reportsTexts.read();
  return (
    <Stack as="section" aria-labelledby="figures" gap={12}>
      <Row wrap rowGap={8} columnGap={16} align="center" className={css.bar}>
        <h2 id="figures">{figures}</h2>
        <Text tone="faint" size={13} className={css.range}>
          {answer.data && rangeOf(answer.data.from, answer.data.to, businessLineNames[line][locale])}
        </Text>
        <PeriodSwitch />
      </Row>
      <Answered answer={answer}>
        {({ cards, from, to }) => (
          <FigureCards>
            {cards.map((card) => (
              <FigureCard
                key={card.key}
                href={linkOf({ from, to })}
                name={measures[card.key]}
                value={card.value}
                unit={card.unit}
                changePct={card.changePct}
                before={before(period, withUnit(card.previous, card.unit))}
              >
                <p className="visually-hidden">
                  {spark(
                    period,
                    withUnit(Math.min(...card.spark), card.unit),
                    withUnit(Math.max(...card.spark), card.unit),
                  )}
                </p>
                <Sparkline values={card.spark} />
              </FigureCard>
            ))}
          </FigureCards>
        )}
      </Answered>
    </Stack>
  );
}

/** What of the orders is for who may read them but no reports. */
export function OrderNumbers({ numbers }: { numbers: NonNullable<Home['orderNum']> }) {
  const { orders, before } = reportsTexts.read();
  return (
    <Stack as="section" aria-labelledby="orders" gap={12}>
      <Row wrap rowGap={8} columnGap={16} align="center" className={css.bar}>
        <h2 id="orders">{orders.title}</h2>
      </Row>
      <FigureCards>
        <FigureCard
          name={orders.today}
          value={numbers.today}
          unit="PIECE"
          before={before('day', figureText(numbers.yesterday, 'PIECE'))}
        />
        <FigureCard
          name={orders.week}
          value={numbers.week}
          unit="PIECE"
          changePct={numbers.changePct}
          {...(numbers.changePct === null ? {} : { before: orders.against })}
        />
        <FigureCard name={orders.month} value={numbers.month} unit="PIECE" />
        <FigureCard name={orders.total} value={numbers.total} unit="PIECE" />
      </FigureCards>
    </Stack>
  );
}
