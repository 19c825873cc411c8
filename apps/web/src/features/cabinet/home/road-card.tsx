import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { CSSProperties } from 'react';
import { formatDayRange } from '../../../shared/format/dates.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { MovedDays } from '../../../shared/ui/moved-days.tsx';
import { goodsLine, OwnName, TrackingLink } from './parcel-line.tsx';
import { expectedDays, legOf } from './rules/home-parts.ts';
import type { OwnParcel, Leg } from './rules/home-parts.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './home.module.css';
import lineCss from './road-line.module.css';

/** More than these would push everything else off the screen. */
const mostShown = 6;

/** Three stops and the two legs between them; a parcel that has not reached China is before the first. */
const placeOnLine: Record<Leg, number> = { toChina: -1, china: 0, road: 1, hub: 2, toPoint: 3 };

function stateOf(place: number, current: number): 'done' | 'current' | 'ahead' {
  if (place === current) return 'current';
  return place < current ? 'done' : 'ahead';
}

/** The line for the eye; the words below the dates say the same. */
function RouteLine({ leg }: { leg: Leg }) {
  const { stops } = cabinetTexts.read().home.road;
  const current = placeOnLine[leg];
  const [china, hub, point] = stops;
  const places = [
    { key: 'china', name: china },
    { key: 'road' },
    { key: 'hub', name: hub },
    { key: 'toPoint' },
    { key: 'point', name: point },
  ];
  return (
    <Grid
      position="relative"
      className={lineCss.line}
      style={{ '--done': Math.max(current, 0) } as CSSProperties}
      aria-hidden
    >
      {places.map(({ key, name }, place) => (
        <Stack
          as="span"
          key={key}
          gap={2}
          align="center"
          position="relative"
          tone="soft"
          size={13}
          text="center"
          className={lineCss.stop}
          data-between={name === undefined || undefined}
          data-state={stateOf(place, current)}
        >
          <i />
          {name}
        </Stack>
      ))}
    </Grid>
  );
}

/** When it should come; nothing where that is no longer so. */
function Expected({ parcel, today }: { parcel: OwnParcel; today: string }) {
  const { road } = cabinetTexts.read().home;
  const eta = expectedDays(parcel);
  if (!eta) return eta === null && <p className={css.where}>{road.noDate}</p>;
  const days = formatDayRange(eta.from, eta.to);
  return (
    <>
      <Text marginTop={6} weight={600}>
        {eta.to < today ? road.late(days) : days}
      </Text>
      <MovedDays eta={eta} label={road.was} className={css.where} />
    </>
  );
}

function RoadParcel({ parcel, leg, today }: { parcel: OwnParcel; leg: Leg; today: string }) {
  return (
    <Box as="li" paddingX={0} paddingY={16} border="top" className={classNames(css.roadParcel)}>
      <div>
        <Row wrap rowGap={0} columnGap={16} align="baseline" justify="between" className={css.first}>
          <TrackingLink code={parcel.trackingCode} />
          <OwnName parcel={parcel} isShort />
        </Row>
        <p className={css.goods}>{goodsLine(parcel)}</p>
        <Expected parcel={parcel} today={today} />
        <p className={css.where}>{parcel.headline}</p>
      </div>
      <RouteLine leg={leg} />
    </Box>
  );
}

type RoadCardProps = {
  parcels: readonly OwnParcel[];
  /** Of all of them: a firm has more than an answer shows. */
  count: number;
  now: Date;
};

/** What is on the way, the first to arrive first. */
export function RoadCard({ parcels, count, now }: RoadCardProps) {
  const { road } = cabinetTexts.read().home;
  const today = dushanbeDay(now);
  const hidden = count - Math.min(parcels.length, mostShown);
  return (
    <Card title={road.title} count={count} className={css.road}>
      {count === 0 ? (
        <p className={css.where}>{road.none}</p>
      ) : (
        <>
          <Grid as="ul" columns={1} className={css.parcels}>
            {parcels.slice(0, mostShown).map((parcel) => {
              const leg = legOf(parcel);
              return leg && <RoadParcel key={parcel.trackingCode} parcel={parcel} leg={leg} today={today} />;
            })}
          </Grid>
          <Text paddingTop={12} border="top" className={css.note}>
            {road.note} {hidden > 0 && <a href={hrefOf('orderManagement')}>{road.more(hidden)}</a>}
          </Text>
        </>
      )}
    </Card>
  );
}
