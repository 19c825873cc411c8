import { scaleBand, scaleLinear } from 'd3-scale';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { figureText } from './figures.ts';
import type { Unit } from './texts/ru.ts';
import { Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './bucket-chart.module.css';

export type Bar = {
  key: string;
  value: number;
  /** Under the axis, if there is room. */
  short: string;
  /** In full, with the value. */
  full: string;
  text: string;
  /** The other figures of the bucket, each in words. */
  beside: readonly string[];
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

/** The bar that a key leads to: arrows go from one to the next, Escape to none. */
function barAfter({ key }: KeyboardEvent, pointed: number | undefined, count: number): number | undefined {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (key === 'ArrowRight') return within((pointed ?? -1) + 1);
  if (key === 'ArrowLeft') return within((pointed ?? count) - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? undefined : pointed;
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and arrows only show what the table says too */}
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows go from bar to bar
        tabIndex={0}
        onPointerMove={point}
        onPointerDown={point}
        // A finger that is lifted leaves what it has pointed at.
        onPointerLeave={(event) => event.pointerType === 'mouse' && setPointed(undefined)}
        onBlur={() => setPointed(undefined)}
        onKeyDown={(event) => {
          const next = barAfter(event, pointed, bars.length);
          if (next === pointed) return;
          event.preventDefault();
          setPointed(next);
        }}
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
      <div role="status">
        {bar !== undefined && (
          <Stack
            as="p"
            paddingX={10}
            paddingY={6}
            border="all"
            radius="small"
            shadow="card"
            size={13}
            digits
            lines="nowrap"
            className={css.tip}
            style={{ left: Math.min(Math.max(middleOf(bar.key), 90), width - 90), top }}
          >
            <Text as="span" tone="soft">
              {bar.full}
            </Text>
            <Text as="strong" weight={600}>
              {bar.text}
            </Text>
            {bar.beside.map((text) => (
              <Text as="span" tone="soft" key={text}>
                {text}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </>
  );
}
