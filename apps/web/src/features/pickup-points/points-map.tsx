import { useMemo } from 'react';
import { pickupPointsTexts } from './pickup-points-words.ts';
import type { Point } from './point.ts';
import type { Position } from '../../shared/geo/distance.ts';
import { layOutMap } from './rules/map-layout.ts';
import css from './points-map.module.css';

type PointsMapProps = { points: readonly (Point & Position)[]; visitor: Position | undefined };

/** Where the points lie to each other, drawn from their coordinates. The list beside it says the same in words. */
export function PointsMap({ points, visitor }: PointsMapProps) {
  const { map } = pickupPointsTexts.read();
  const sheet = useMemo(
    () => layOutMap(points.map(({ code, city, lat, lon }) => ({ key: code, label: city.name, lat, lon }))),
    [points],
  );
  const you = visitor && sheet.place(visitor);
  return (
    <figure className={css.map} aria-hidden="true">
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={css.sheet}>
        {sheet.lines.map(([a, b]) => (
          <path key={`${a.x} ${a.y} ${b.x} ${b.y}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={css.line} />
        ))}
        {points.map(({ code, openNow }) => {
          const dot = sheet.dots.get(code);
          return (
            dot && (
              <circle key={code} cx={dot.x} cy={dot.y} r="5.5" className={openNow ? css.open : css.closed} />
            )
          );
        })}
        {points.map(({ code, city }) => {
          const label = sheet.labels.get(code);
          return (
            label && (
              <text key={code} x={label.x} y={label.y} textAnchor={label.anchor} className={css.name}>
                {city.name}
              </text>
            )
          );
        })}
        {you && (
          <>
            <circle cx={you.x} cy={you.y} r="11" className={css.halo} />
            <circle cx={you.x} cy={you.y} r="5" className={css.you} />
          </>
        )}
      </svg>
      <figcaption className={css.legend}>
        <span className={css.openKey}>{map.open}</span>
        <span className={css.closedKey}>{map.closed}</span>
        {you && <span className={css.youKey}>{map.you}</span>}
      </figcaption>
    </figure>
  );
}
