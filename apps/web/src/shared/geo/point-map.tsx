import { useMemo } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { Position } from './distance.ts';
import { layOutMap } from './map-layout.ts';
import { Box } from '../ui/primitives.tsx';
import css from './point-map.module.css';

export type MapPoint = Position & { key: string; label: string; openNow: boolean };

type PointMapProps = {
  points: readonly MapPoint[];
  visitor: Position | undefined;
  words: { open: string; closed: string; you: string };
  /** The key of the point that is chosen, where one can be. */
  chosen?: string | undefined;
  /** Lets a pointer choose a point. The list beside the picture does the same for everybody. */
  onChoose?: (key: string) => void;
};

/** Where points lie to each other, drawn from their coordinates. The list beside it says the same in words. */
export function PointMap({ points, visitor, words, chosen, onChoose }: PointMapProps) {
  const sheet = useMemo(() => layOutMap(points), [points]);
  const you = visitor && sheet.place(visitor);
  return (
    <Box as="figure" margin={0} className={css.map} aria-hidden="true">
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={css.sheet}>
        {sheet.lines.map(([a, b]) => (
          <path key={`${a.x} ${a.y} ${b.x} ${b.y}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={css.line} />
        ))}
        {points.map(({ key, openNow }) => {
          const dot = sheet.dots.get(key);
          return (
            dot && (
              <g key={key} transform={`translate(${dot.x} ${dot.y})`}>
                {key === chosen && <circle r="11" className={css.chosen} />}
                <circle r="5.5" className={openNow ? css.open : css.closed} />
              </g>
            )
          );
        })}
        {points.map(({ key, label }) => {
          const at = sheet.labels.get(key);
          return (
            at && (
              <text
                key={key}
                x={at.x}
                y={at.y}
                textAnchor={at.anchor}
                className={classNames(css.name, key === chosen && css.chosenName)}
              >
                {label}
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
        {onChoose &&
          points.map(({ key }) => {
            const dot = sheet.dots.get(key);
            return (
              dot && (
                <circle
                  key={key}
                  cx={dot.x}
                  cy={dot.y}
                  r="20"
                  className={css.target}
                  onClick={() => onChoose(key)}
                />
              )
            );
          })}
      </svg>
      <figcaption className={css.legend}>
        <span className={css.openKey}>{words.open}</span>
        <span className={css.closedKey}>{words.closed}</span>
        {you && <span className={css.youKey}>{words.you}</span>}
      </figcaption>
    </Box>
  );
}
