import { Info, LocateFixed, MapPinOff, PhoneCall, RotateCw, CloudOff } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { failureText } from '../../shared/api/failure-text.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import type { Answer } from '../../shared/api/use-answer.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { hotline, hotlineHref } from '../../shared/facts/site-facts.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyBox } from '../../shared/ui/empty-box.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { isHotline, PointCard } from './point-card.tsx';
import type { Point } from './point.ts';
import { pickupPointsTexts } from './pickup-points-words.ts';
import { distanceKm, formatKm } from '../../shared/geo/distance.ts';
import type { Position } from '../../shared/geo/distance.ts';
import { PointMap } from '../../shared/geo/point-map.tsx';
import { usePosition } from '../../shared/geo/use-position.ts';
import type { PositionState } from '../../shared/geo/use-position.ts';
import { Box, Grid, Row, lookOf } from '../../shared/ui/primitives.tsx';
import css from './point-list.module.css';

/** The timer of browsers counts in 32 bits. */
const longestTimerMs = 2_000_000_000;
/** After the turn, so that the answer cached by the browser is of the time before it no more. */
const settleMs = 61_000;

function hasPosition(point: Point): point is Point & Position {
  return point.lat !== null && point.lon !== null;
}

/** Asks again after the next point has opened or closed. */
function useTurns(points: readonly Point[], again: () => void) {
  useEffect(() => {
    const turns = points.flatMap(({ closesAt, opensAt }) => closesAt ?? opensAt ?? []);
    if (turns.length === 0) return undefined;
    const next = Math.min(...turns.map((turn) => Date.parse(turn)));
    const waitMs = Math.max(next - Date.now(), 0) + settleMs;
    const timer = setTimeout(again, Math.min(waitMs, longestTimerMs));
    return () => clearTimeout(timer);
  }, [points, again]);
}

function Nearest({
  position,
  ask,
  forget,
}: {
  position: PositionState;
  ask: () => void;
  forget: () => void;
}) {
  const texts = pickupPointsTexts.read();
  const isKnown = position.state === 'known';
  const isAsking = position.state === 'asking';
  return (
    <Row wrap rowGap={8} columnGap={16} align="center">
      <Button
        kind={isKnown ? 'outline' : 'primary'}
        onClick={isKnown ? forget : ask}
        aria-disabled={isAsking || undefined}
      >
        <Icon of={LocateFixed} size={18} />
        {isAsking ? texts.locating : isKnown ? texts.byCity : texts.nearMe}
      </Button>
      <p role="status" className={position.state === 'failed' ? css.failed : css.hint}>
        {position.state === 'failed'
          ? texts.position[position.why]
          : isKnown
            ? texts.nearestFirst
            : texts.staysHere}
      </p>
    </Row>
  );
}

type Shown = { point: Point; km: number | undefined };

/** By distance once the visitor's position is known, else in the order of the service. */
function orderPoints(points: readonly Point[], position: PositionState): Shown[] {
  if (position.state !== 'known') return points.map((point) => ({ point, km: undefined }));
  return points
    .map((point) => ({ point, km: hasPosition(point) ? distanceKm(position.position, point) : undefined }))
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity));
}

type PointsFoundProps = { points: readonly Point[]; now: Date; again: () => void };

function PointsFound({ points, now, again }: PointsFoundProps) {
  const texts = pickupPointsTexts.read();
  const { position, ask, forget } = usePosition();
  useTurns(points, again);
  const ordered = orderPoints(points, position);
  const onMap = useMemo(
    () =>
      points
        .filter(hasPosition)
        .map(({ code, city, lat, lon, openNow }) => ({ key: code, label: city.name, lat, lon, openNow })),
    [points],
  );
  const isOnlyOne = (point: Point) => points.filter(({ city }) => city.code === point.city.code).length === 1;
  return (
    <>
      {points.some(({ isDemo }) => isDemo) && (
        <p className={css.demo}>
          <Icon of={Info} size={18} />
          {texts.demo}
        </p>
      )}
      <Nearest position={position} ask={ask} forget={forget} />
      {points.some(({ phone }) => isHotline(phone)) && (
        <ButtonLink kind="soft" href={hotlineHref} className={lookOf({ justifySelf: 'start' })}>
          <Icon of={PhoneCall} size={18} />
          {texts.callHotline(hotline)}
        </ButtonLink>
      )}
      <Grid columns={1} gap={16} className={css.columns}>
        {onMap.length > 1 && (
          <Box
            paddingX={12}
            paddingTop={12}
            paddingBottom={16}
            fill="surface"
            border="all"
            radius="card"
            shadow="card"
            className={css.side}
          >
            <PointMap
              points={onMap}
              visitor={position.state === 'known' ? position.position : undefined}
              words={texts.map}
            />
          </Box>
        )}
        <Grid as="ul" columns={1} gap={12} className={css.list}>
          {ordered.map(({ point, km }) => (
            <PointCard
              key={point.code}
              point={point}
              now={now}
              showName={!isOnlyOne(point)}
              distance={km === undefined ? undefined : formatKm(km)}
            />
          ))}
        </Grid>
      </Grid>
    </>
  );
}

/** The points as the service describes them; the boot script has asked for them before the page was there. */
export function usePoints(): Answer<Point[]> {
  return useAnswer('GET /pickup-points', {});
}

/** The pickup points with a picture of where they lie, nearest first when the visitor wants that. */
export function PointList({ answer }: { answer: Answer<Point[]> }) {
  const { none, failed, list } = pickupPointsTexts.read();
  const { loading } = useSharedTexts();
  return (
    <Grid as="section" columns={1} gap={16} aria-label={list}>
      <h2 className="visually-hidden">{list}</h2>
      {answer.state === 'loading' && <p role="status">{loading}</p>}
      {answer.state === 'failed' && (
        <EmptyBox icon={CloudOff} title={failed.title} text={failureText(answer.failure, failed.text)}>
          <Button kind="soft" onClick={answer.again}>
            <Icon of={RotateCw} size={18} />
            {failed.again}
          </Button>
        </EmptyBox>
      )}
      {answer.state === 'ready' &&
        (answer.data.length === 0 ? (
          <EmptyBox icon={MapPinOff} title={none.title} text={none.text} />
        ) : (
          <PointsFound points={answer.data} now={answer.receivedAt} again={answer.again} />
        ))}
    </Grid>
  );
}
