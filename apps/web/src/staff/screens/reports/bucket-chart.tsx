import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { figureText } from './figures.ts';
import type { Unit } from './texts/reports-texts.ts';
import css from './bucket-chart.module.css';

export type Bar = {
  key: string;
  value: number;
  /** Under the axis, if there is room. */
  short: string;
  /** In full, with the value. */
  full: string;
  text: string;
};

const height = 248;
const top = 12;
const bottom = 28;
const right = 20;
const digitWidth = 8;
const labelRoom = 62;
const widestBar = 36;

/** The place that a chart has, followed as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

type BucketChartProps = {
  bars: readonly Bar[];
  unit: Unit;
  /** What it shows; the numbers themselves stand in a table. */
  label: string;
};

/** A number over time as bars on a quiet grid. */
export function BucketChart({ bars, unit, label }: BucketChartProps) {
  const { ref, width } = useWidth();
  return (
    <div ref={ref} className={css.chart}>
      {width > 0 && <Bars bars={bars} unit={unit} label={label} width={width} />}
    </div>
  );
}

/** Numbers at the side of the grid; there is no half a parcel. */
function gridOf(bars: readonly Bar[], unit: Unit) {
  const y = scaleLinear([0, Math.max(...bars.map(({ value }) => value)) || 1], [height - bottom, top]).nice(
    4,
  );
  const ticks = y.ticks(4).filter((tick) => unit !== 'PIECE' || Number.isInteger(tick));
  // A grid of dollars needs cents only below one.
  const wholeUnit = unit === 'USD' && ticks.every((tick) => Number.isInteger(tick)) ? 'PIECE' : unit;
  return { y, ticks: ticks.map((value) => ({ value, text: figureText(value, wholeUnit) })) };
}

function Bars({ bars, unit, label, width }: BucketChartProps & { width: number }) {
  const [pointed, setPointed] = useState<number>();
  const { y, ticks } = gridOf(bars, unit);
  const left = Math.max(...ticks.map(({ text }) => text.length)) * digitWidth + 12;
  const x = scaleBand(
    bars.map(({ key }) => key),
    [left, width - right],
  ).padding(0.28);
  const barWidth = Math.min(x.bandwidth(), widestBar);
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const every = Math.max(1, Math.ceil(labelRoom / x.step()));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    const index = Math.floor((place / (width - right - left)) * bars.length);
    setPointed(index >= 0 && index < bars.length ? index : undefined);
  };
  const bar = pointed === undefined ? undefined : bars[pointed];
  return (
    <>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {ticks.map(({ value, text }) => (
          <g key={value} transform={`translate(0,${y(value)})`}>
            <line x1={left} x2={width - right} className={css.grid} />
            <text x={left - 10} dy="0.32em" className={css.tick}>
              {text}
            </text>
          </g>
        ))}
        {bars.map(({ key, value }) => (
          <rect
            key={key}
            x={middleOf(key) - barWidth / 2}
            y={y(value)}
            width={barWidth}
            height={height - bottom - y(value)}
            rx={Math.min(3, barWidth / 3)}
            className={css.bar}
            data-pointed={key === bar?.key || undefined}
          />
        ))}
        {bars.map(
          ({ key, short }, index) =>
            (bars.length - 1 - index) % every === 0 && (
              <text key={key} x={middleOf(key)} y={height - 8} className={css.under}>
                {short}
              </text>
            ),
        )}
      </svg>
      {bar !== undefined && (
        <p
          className={css.tip}
          style={{ left: Math.min(Math.max(middleOf(bar.key), 90), width - 90), top: y(bar.value) }}
          aria-hidden
        >
          <span>{bar.full}</span>
          <strong>{bar.text}</strong>
        </p>
      )}
    </>
  );
}
