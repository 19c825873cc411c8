import { useUser } from '../kit/session/user-info.ts';
import { Answered } from '../kit/ui/answered.tsx';
import { formatTime } from '../../shared/format/dates.ts';
import { recordHref, staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { timeOfDay } from '../stations/bar/time-of-day.ts';
import { useCounterDay } from './counter-queries.ts';
import type { CounterDay } from './counter-queries.ts';
import { counterTexts } from './counter-words.ts';
import type { CounterAct } from './offline/counter-snapshot.ts';
import { Box, Grid, Text } from '../../shared/ui/primitives.tsx';
import base from '../screens/cash/cash.module.css';
import css from './counter.module.css';
import { personName } from '../kit/people.ts';

/**
 * What comes to the point and waits at it, and what was handed over, each number with the way to its list; with the
 * latest hand-overs.
 */
export function DayPanel() {
  const answer = useCounterDay();
  return <Answered answer={answer}>{(day) => <Day day={day} />}</Answered>;
}

function Day({ day }: { day: CounterDay }) {
  const { day: words } = counterTexts.read();
  const { coming, cells } = day;
  const { line } = useStaffRoute();
  const { menus } = useUser();
  const wayTo = (screen: string, query = {}) =>
    menus[line].some(({ key }) => key === screen)
      ? staffHref(line, screen, new URLSearchParams(query))
      : undefined;
  const numbers: readonly (readonly [name: string, count: number | string, href?: string | undefined])[] = [
    [words.coming, coming, wayTo('acceptance')],
    [words.withoutCell, day.withoutCell, wayTo('parcels', { waiting: 'withoutCellAtPoint' })],
    [words.waiting, day.waiting, wayTo('parcels', { status: 'DKHQS' })],
    [words.overdue, day.overdue, wayTo('parcels', { waiting: 'overdue' })],
    [words.lastHour, day.givenLastHour],
    [words.today, day.givenToday],
    ...(cells === null ? [] : [[words.cells, words.cellsOf(cells.taken, cells.all)] as const]),
  ];
  return (
    <>
      <section className={base.card} aria-label={words.title}>
        <h2>{words.title}</h2>
        <Text tone="faint" size={13} weight={400}>
          {day.pickupPoint.name}
        </Text>
        <Grid as="dl" gap={8} className={css.numbers}>
          {numbers.map(([name, count, href]) => (
            <div key={name}>
              <Text as="dt" tone="soft" size={13}>
                {name}
              </Text>
              <dd>
                {href === undefined ? (
                  count
                ) : (
                  <a href={href} aria-label={`${name}: ${count}`}>
                    {count}
                  </a>
                )}
              </dd>
            </div>
          ))}
        </Grid>
      </section>
      <section className={base.card} aria-label={words.latest}>
        <h2>{words.latest}</h2>
        {day.latest.length === 0 ? (
          <Text tone="faint" size={13} weight={400}>
            {words.empty}
          </Text>
        ) : (
          <Latest day={day} />
        )}
      </section>
    </>
  );
}

function Latest({ day }: { day: CounterDay }) {
  const { day: words } = counterTexts.read();
  const { line } = useStaffRoute();
  const reads = useUser().authorities.includes('parcel:read');
  return (
    <ul className={css.latest}>
      {day.latest.map(({ trackingCode, customerCode, at, clerk, takenBackAt }) => (
        <Box as="li" paddingX={0} paddingY={8} border="top" key={`${trackingCode}:${at}`}>
          {reads ? (
            <a href={recordHref(line, 'parcels', trackingCode)}>{trackingCode}</a>
          ) : (
            <b>{trackingCode}</b>
          )}
          <Text as="span" tone="faint" size={13} weight={400}>
            {[
              customerCode,
              formatTime(at),
              personName(clerk),
              ...(takenBackAt === null ? [] : [words.back]),
            ].join(' · ')}
          </Text>
        </Box>
      ))}
    </ul>
  );
}

const mostShown = 6;

/** What waits to be sent, the newest first, and since when the oldest does. */
export function WaitingPanel({ acts }: { acts: readonly CounterAct[] }) {
  const { waiting: words } = counterTexts.read().offline;
  const waiting = acts.filter(({ isWaiting }) => isWaiting);
  const [oldest] = waiting;
  return (
    <section className={base.card} aria-label={words.title(waiting.length)}>
      <h2>
        {words.title(waiting.length)}
        {oldest && (
          <Text as="span" tone="gold" size={15} className={css.since}>
            {words.since(timeOfDay(Date.parse(oldest.facts.at)).slice(0, 5))}
          </Text>
        )}
      </h2>
      {oldest === undefined && (
        <Text tone="faint" size={13} weight={400}>
          {words.none}
        </Text>
      )}
      <ul className={css.waiting}>
        {waiting
          .slice(-mostShown)
          .toReversed()
          .map(({ scanId, facts }) => (
            <li key={scanId}>
              <time dateTime={facts.at}>{timeOfDay(Date.parse(facts.at)).slice(0, 5)}</time>
              <span>{facts.action === 'TAKE_CASH' ? words.cash : words.give}</span>
              <b>{facts.code}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}
