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
import css from './home-screen.module.css';

/** The four cards of a period beside the one before. */
export function FigureBoard({ period }: { period: ReportPeriod }) {
  const { line } = useStaffRoute();
  const answer = useCards(line, period, true);
  const linkOf = useOrderLinks();
  const { figures, measures, before, spark } = reportsTexts.read();
  return (
    <section aria-labelledby="figures" className={css.figures}>
      <div className={css.bar}>
        <h2 id="figures">{figures}</h2>
        <p className={css.range}>
          {answer.data && rangeOf(answer.data.from, answer.data.to, businessLineNames[line][locale])}
        </p>
        <PeriodSwitch />
      </div>
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
    </section>
  );
}

/** What of the orders is for who may read them but no reports. */
export function OrderNumbers({ numbers }: { numbers: NonNullable<Home['orderNum']> }) {
  const { orders, before } = reportsTexts.read();
  return (
    <section aria-labelledby="orders" className={css.figures}>
      <div className={css.bar}>
        <h2 id="orders">{orders.title}</h2>
      </div>
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
    </section>
  );
}
