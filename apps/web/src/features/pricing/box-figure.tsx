import { formatShortDecimal } from '../../shared/format/numbers.ts';
import { pricingTexts } from './pricing-words.ts';
import { Stack, Text } from '../../shared/ui/primitives.tsx';
import css from './box-figure.module.css';

/** Sides as the answer gives them, in cm. */
export type BoxSides = { lengthCm: string; widthCm: string; heightCm: string };

/** Where a side is written in the drawing. */
const places = { length: [86, 154], width: [232, 154], height: [282, 88] } as const;

function Side({
  at: [x, y],
  cm,
  name,
}: {
  at: readonly [number, number];
  cm: string | undefined;
  name: string;
}) {
  const { units } = pricingTexts.read();
  const isRight = x === places.height[0];
  return (
    <text x={x} y={y} textAnchor={isRight ? 'start' : 'middle'}>
      {cm !== undefined && (
        <tspan className={css.number}>
          {formatShortDecimal(cm)} {units.cm}
        </tspan>
      )}
      <tspan x={x} dy={cm === undefined ? 0 : 19} className={css.name}>
        {name}
      </tspan>
    </text>
  );
}

/** What a volumetric weight is: a box with its sides, and the formula. `divisor` comes with the tariff. */
export function BoxFigure({ sides, divisor }: { sides: BoxSides | undefined; divisor: number | undefined }) {
  const { box } = pricingTexts.read();
  return (
    <Stack as="section" gap={14} minWidth={0} className={css.figure}>
      <h2>{box.title}</h2>
      <div className={css.card}>
        <svg viewBox="0 0 340 180" className={css.drawing} role="img" aria-label={box.alt}>
          <path className={css.top} d="M90 52 166 18 244 52 168 86Z" />
          <path className={css.left} d="M90 52 168 86V136L90 102Z" />
          <path className={css.right} d="M244 52 168 86V136L244 102Z" />
          <Side at={places.length} cm={sides?.lengthCm} name={box.length} />
          <Side at={places.width} cm={sides?.widthCm} name={box.width} />
          <Side at={places.height} cm={sides?.heightCm} name={box.height} />
        </svg>
        <Text
          marginTop={20}
          paddingX={14}
          paddingY={12}
          fill="canvas"
          radius="control"
          size={15}
          weight={600}
        >
          {box.formula(divisor === undefined ? '…' : String(divisor))}
        </Text>
        <Text marginTop={12} tone="soft" size={15}>
          {box.explained}
        </Text>
      </div>
    </Stack>
  );
}
