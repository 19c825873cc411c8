import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import css from './sparkline.module.css';

// The line is stretched to the place it gets; only its stroke keeps its width.
const width = 200;
const height = 40;
const padding = 3;

/** The course of a number without axes. It says nothing by itself: the words stand beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, width]);
  const y = scaleLinear([0, Math.max(...values, 0) || 1], [height - padding, padding]);
  const points = [...values];
  const stroke = line<number>((_, index) => x(index), y)(points) ?? '';
  const fill = area<number>((_, index) => x(index), height, y)(points) ?? '';
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={css.line} aria-hidden>
      <path d={fill} className={css.under} />
      <path d={stroke} className={css.stroke} />
    </svg>
  );
}
