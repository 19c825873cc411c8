import { useStaffRoute } from '../../../kit/router/staff-router.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import type { Board } from '../trip-queries.ts';
import { shortCode } from '../trip-state.tsx';
import { tripHref } from '../trip-href.ts';
import { tripsTexts } from '../../screen-words.ts';
import { roadHeight } from './road-height.ts';
import { namesOnRoad, positionOf } from './trip-position.ts';
import { Box, Text } from '../../../../shared/ui/primitives.tsx';
import css from './road-profile.module.css';

const samples = Array.from({ length: 101 }, (_, index) => index / 100);
/** The drawing is as high as this; places and flags stand on it by per cent. */
const heightPx = 96;

const pointOf = (at: number): string => `${at * 1000} ${heightPx - roadHeight(at) * heightPx}`;
const outline = `M${samples.map(pointOf).join('L')}`;

/**
 * Where all trips are on the height of the road, each by the end of its code; who is behind also has a ring where it
 * should be.
 */
export function RoadProfile({ board: { trips, today, road } }: { board: Board }) {
  const { board: words } = tripsTexts.read();
  const { line } = useStaffRoute();
  const longest = trips.toSorted((a, b) => b.stops.length - a.stops.length)[0];
  const places = namesOnRoad(trips, road);
  const positions = trips.flatMap((trip) => {
    const at = positionOf(trip, today, road);
    return at === undefined ? [] : [{ trip, ...at, isLate: trip.lateDays > 0 }];
  });
  return (
    <Panel
      title={words.now}
      end={
        <Text
          as="span"
          display="inline-flex"
          wrap
          rowGap={4}
          columnGap={8}
          align="center"
          className={css.legend}
        >
          <i data-sign="onTime" /> {words.onTime}
          <i data-sign="late" /> {words.late}
          <i data-sign="due" /> {words.due}
        </Text>
      }
    >
      <div className={css.drawing}>
        <svg viewBox={`0 0 1000 ${heightPx}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`${outline}V${heightPx}H0Z`} className={css.ground} />
          <path d={outline} className={css.road} vectorEffect="non-scaling-stroke" />
        </svg>
        {positions
          .filter(({ isLate }) => isLate)
          .map(({ trip, due }) => (
            <i key={trip.code} className={css.due} style={placed(due)} aria-hidden />
          ))}
        <ul>
          {stacked(positions).map(({ trip, now, isLate, level }) => (
            <li key={trip.code} style={{ ...placed(now), '--level': level } as React.CSSProperties}>
              <Text
                as="a"
                href={tripHref(line, trip.code)}
                paddingX={8}
                paddingY={3}
                size={14}
                weight={600}
                digits
                text="center"
                className={css.flag}
                data-late={isLate}
              >
                {shortCode(trip.code)}
                <span className="visually-hidden">
                  {trip.code}: {isLate ? words.late : words.onTime}
                </span>
              </Text>
              <i className={css.spot} data-late={isLate} aria-hidden />
            </li>
          ))}
        </ul>
      </div>
      {longest !== undefined && (
        <Box as="ol" position="relative" size={13} className={css.places}>
          <Place share={0} name={longest.origin ?? ''} day={words.day(0)} />
          {places.map(({ share, day, place }) => (
            <Place key={`${day} ${place}`} share={share} name={place} day={String(day)} />
          ))}
          <Place share={1} name={longest.destination ?? ''} day="" />
        </Box>
      )}
    </Panel>
  );
}

function Place({ share, name, day }: { share: number; name: string; day: string }) {
  return (
    <li
      style={{ left: `${share * 100}%` }}
      data-end={share === 0 ? 'first' : share === 1 ? 'last' : undefined}
    >
      <b>{name}</b>
      <span>{day}</span>
    </li>
  );
}

function placed(at: number): React.CSSProperties {
  return { left: `${at * 100}%`, bottom: `${roadHeight(at) * heightPx}px` };
}

/** Flags that would cover each other stand one above the other. */
function stacked<Flag extends { now: number }>(flags: readonly Flag[]): (Flag & { level: number })[] {
  const near = 0.045;
  const done: (Flag & { level: number })[] = [];
  for (const flag of flags.toSorted((a, b) => a.now - b.now)) {
    const taken = new Set(done.filter(({ now }) => flag.now - now < near).map(({ level }) => level));
    let level = 0;
    while (taken.has(level)) level += 1;
    done.push({ ...flag, level });
  }
  return done;
}
