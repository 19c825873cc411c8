import { tripEventNames } from '@rohi/contract/trips/trip-names';
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { BoardTrip } from '@rohi/contract/linehaul/trip-board.contract';
import { formatMonthDay } from '../../../../shared/format/dates.ts';
import { locale } from '../../../../shared/i18n/locale.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useStaffRoute } from '../../../kit/router/staff-router.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import type { Board } from '../trip-queries.ts';
import { TripCode, TripStateLabel } from '../trip-state.tsx';
import { tripHref } from '../trip-href.ts';
import { tripsTexts } from '../../screen-words.ts';
import { boardDays, daysBetween, departureDay } from './trip-position.ts';
import { Box, Grid, Text } from '../../../../shared/ui/primitives.tsx';
import css from './day-chart.module.css';

const tickDays = 7;

/**
 * All trips by day: their plan with its stops, what they have covered, what is still to come and what is late; today is
 * one line over all.
 */
export function DayChart({ board: { trips, today } }: { board: Board }) {
  const { board: words } = tripsTexts.read();
  const { first, last } = boardDays(trips, today);
  const total = Math.max(1, daysBetween(first, last));
  const shareOf = (day: string) => (daysBetween(first, day) / total) * 100;
  const ticks = Array.from({ length: Math.floor(total / tickDays) + 1 }, (_, index) =>
    addDays(first, index * tickDays),
  ).filter((day) => Math.abs(daysBetween(day, today)) / total > 0.2);
  const { legend } = words;
  return (
    <Panel
      title={words.byDay}
      end={
        <span className={css.legend}>
          <i data-sign="planned" /> {legend.planned}
          <i data-sign="done" /> {legend.done}
          <i data-sign="forecast" /> {legend.forecast}
          <i data-sign="late" /> {legend.late}
        </span>
      }
    >
      <div className={css.chart}>
        <Box align="center" fill="canvas" tone="soft" size={13} className={css.head} aria-hidden>
          <span>{words.trip}</span>
          <span className={css.axis}>
            {ticks.map((day) => (
              <span key={day} style={{ left: `${shareOf(day)}%` }}>
                {formatMonthDay(day)}
              </span>
            ))}
            <b style={{ left: `${shareOf(today)}%` }}>{formatMonthDay(today)}</b>
          </span>
          <span>{words.state}</span>
        </Box>
        <ul>
          {trips.map((trip) => (
            <Row key={trip.code} trip={trip} today={today} shareOf={shareOf} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

type RowProps = { trip: BoardTrip; today: string; shareOf: (day: string) => number };

function Row({ trip, today, shareOf }: RowProps) {
  const { board: words } = tripsTexts.read();
  const { line } = useStaffRoute();
  const { code, channel, vehicle, state, lateDays } = trip;
  return (
    <li className={css.row}>
      <Grid
        as="a"
        href={tripHref(line, code)}
        minWidth={0}
        paddingX={0}
        paddingY={8}
        tone="ink"
        className={css.name}
      >
        <Text as="span" size={14} digits className={css.code}>
          <TripCode code={code} />
        </Text>
        <Text as="span" tone="soft" size={13} breaks className={css.under} data-missing={vehicle === null}>
          {[channel, vehicle ?? words.noVehicle].filter((part) => part !== null).join(' · ')}
        </Text>
      </Grid>
      <div className={css.lines} aria-hidden>
        <Lines trip={trip} today={today} shareOf={shareOf} />
      </div>
      <Grid justifyItems="start" minWidth={0} paddingX={0} paddingY={8}>
        <TripStateLabel state={state} isLate={lateDays > 0} />
        <Text as="span" tone="soft" size={13} breaks className={css.under}>
          {nowOf(trip)}
        </Text>
      </Grid>
    </li>
  );
}

/** The plan as a thin line with its stops, the road as a thick one to today, then the forecast and what it is late. */
function Lines({ trip, today, shareOf }: RowProps) {
  const { board: words } = tripsTexts.read();
  const { stops, plannedArrivalDay, arrivalDay, arrivedAt, departedAt, lateDays } = trip;
  const from = departureDay(trip);
  if (from === null) return null;
  const planned = trip.plannedDepartureAt === null ? from : dushanbeDay(new Date(trip.plannedDepartureAt));
  const end = arrivalDay ?? plannedArrivalDay;
  // What has not left yet begins today at the earliest.
  const covered =
    departedAt === null ? laterOf(from, today) : arrivedAt === null ? today : (arrivalDay ?? today);
  const span = (first: string, last: string) => ({
    left: `${shareOf(first)}%`,
    width: `${Math.max(0, shareOf(last) - shareOf(first))}%`,
  });
  const inTime = lateDays > 0 && plannedArrivalDay !== null ? plannedArrivalDay : end;
  return (
    <>
      {plannedArrivalDay !== null && (
        <>
          <i data-line="planned" style={span(planned, plannedArrivalDay)} />
          {[planned, ...stops.map(({ plannedDay }) => plannedDay), plannedArrivalDay].map((day, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two stops may be planned for one day
            <i key={index} data-line="stop" style={{ left: `${shareOf(day)}%` }} />
          ))}
        </>
      )}
      {departedAt !== null && covered > from && <i data-line="done" style={span(from, covered)} />}
      {inTime !== null && inTime > covered && <i data-line="forecast" style={span(covered, inTime)} />}
      {lateDays > 0 && inTime !== null && end !== null && (
        <i data-line="late" style={span(arrivedAt === null ? laterOf(inTime, covered) : inTime, end)} />
      )}
      {end !== null && (
        <span
          data-line="end"
          data-late={lateDays > 0}
          data-here={arrivedAt !== null}
          style={{ left: `${shareOf(end)}%` }}
        >
          {formatMonthDay(end)} {lateDays > 0 && words.lateBy(lateDays)}
        </span>
      )}
      <i data-line="today" style={{ left: `${shareOf(today)}%` }} />
    </>
  );
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** What can be said of a trip in one line: where it was last, or what it waits for. */
function nowOf({ state, last, plannedDepartureAt, fillPercent, origin }: BoardTrip): string {
  const { board: words } = tripsTexts.read();
  if (state === 'PLANNED' && plannedDepartureAt !== null)
    return words.waitsFor(momentText(plannedDepartureAt));
  if (state === 'LOADING' && fillPercent !== null)
    return [origin, words.loaded(fillPercent)].filter((part) => part !== null).join(', ');
  if (last === null) return '';
  return [last.place ?? tripEventNames[last.type][locale], momentText(last.at)].join(', ');
}
