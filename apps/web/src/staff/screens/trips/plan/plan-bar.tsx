import { formatPercent, formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { planShares } from './plan-shares.ts';
import type { PlanShares } from './plan-shares.ts';
import { planTexts } from '../../screen-words.ts';
import type { TripPlan } from './use-plan.ts';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './plan-bar.module.css';

const percentText = (percent: number) => formatPercent(String(Math.round(percent)));

/**
 * What is planned, suggested and expected against what the trip holds, as one bar; a notch marks the other measure. All
 * that is declared stands below, apart: it may never come.
 */
export function PlanBar({ plan }: { plan: TripPlan }) {
  const words = planTexts.read();
  const { planned, suggested, declared, capacityKg, capacityM3 } = plan;
  const shares = planShares(plan);
  const total = planned.parcels + suggested.parcels;
  const count = suggested.parcels > 0 ? words.ifTaken(total) : words.planned(total);
  const holds = [
    capacityM3 === null ? '' : `${formatShortDecimal(capacityM3)} ${words.m3}`,
    capacityKg === null ? '' : `${formatShortDecimal(String(capacityKg))} ${words.kg}`,
  ].filter(Boolean);
  return (
    <Grid
      as="section"
      gap={12}
      padding={20}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      digits
      className={css.panel}
      aria-label={words.title}
    >
      <Row as="p" wrap rowGap={4} columnGap={16} align="baseline" justify="between" className={css.head}>
        <span>
          <Text as="b" size={22}>
            {formatShortDecimal(String(total))}
          </Text>{' '}
          {count}
        </span>
        {holds.length > 0 && <span>{words.holds(holds.join(', '))}</span>}
      </Row>
      {shares === undefined ? <p className={css.hint}>{words.noCapacity}</p> : <Bar shares={shares} />}
      <Row as="ul" wrap rowGap={4} columnGap={20} size={13} className={css.legend}>
        <Goods sign="planned" name={words.inPlan} goods={planned} />
        <Goods sign="suggested" name={words.suggested} goods={suggested} />
        {declared.recent.parcels > 0 && (
          <Goods sign="expected" name={words.expected} goods={declared.recent} />
        )}
      </Row>
      {shares !== undefined && <Shares shares={shares} />}
      {declared.parcels > 0 && (
        <Text paddingTop={12} tone="soft" size={13} className={css.declared}>
          {words.declared(
            declared.parcels,
            formatShortDecimal(declared.weightKg),
            formatShortDecimal(declared.volumeM3),
          )}{' '}
          {words.recent(declared.recent.parcels)}
        </Text>
      )}
    </Grid>
  );
}

function Bar({ shares: { planned, suggested, expected, other } }: { shares: PlanShares }) {
  const within = (from: number, share: number) => Math.max(0, Math.min(100 - from, share));
  const first = within(0, planned);
  const second = within(first, suggested);
  const third = within(first + second, expected);
  return (
    <Row position="relative" className={css.bar} aria-hidden data-over={planned > 100}>
      <i data-sign="planned" style={{ width: `${first}%` }} />
      <i data-sign="suggested" style={{ width: `${second}%` }} />
      <i data-sign="expected" style={{ width: `${third}%` }} />
      {other !== undefined && <u style={{ left: `${Math.min(100, other)}%` }} />}
    </Row>
  );
}

type GoodsProps = {
  sign: 'planned' | 'suggested' | 'expected';
  name: string;
  goods: TripPlan['planned'];
};

function Goods({ sign, name, goods }: GoodsProps) {
  const { kg, m3, unweighed } = planTexts.read();
  const { parcels, weightKg, volumeM3 } = goods;
  // Of what was only declared nothing was weighed yet.
  const isWeighed = sign === 'expected' || goods.unweighed === 0;
  return (
    <li>
      <i data-sign={sign} aria-hidden />
      {name}
      <b>
        {[
          formatShortDecimal(String(parcels)),
          isWeighed ? '' : unweighed(goods.unweighed),
          measured(volumeM3, m3),
          measured(weightKg, kg),
        ]
          .filter(Boolean)
          .join(' · ')}
      </b>
    </li>
  );
}

/** An amount that is known: customers may declare neither weight nor volume. */
const measured = (amount: string, unit: string) =>
  Number(amount) === 0 ? '' : `${formatShortDecimal(amount)} ${unit}`;

function Shares({ shares: { tighter, planned, suggested, expected, other } }: { shares: PlanShares }) {
  const words = planTexts.read();
  const sayTighter = tighter === 'volume' ? words.byVolume : words.byWeight;
  const sayOther = tighter === 'volume' ? words.byWeight : words.byVolume;
  const taken = planned + suggested;
  return (
    <Row as="p" wrap rowGap={4} columnGap={20} weight={600}>
      <Text as="span" display="inline-flex" gap={8} align="center">
        {sayTighter(percentText(taken))}
        {expected > 0 && words.withExpected(percentText(taken + expected))}
      </Text>
      {other !== undefined && (
        <Text as="span" display="inline-flex" gap={8} align="center" className={css.other}>
          <i aria-hidden />
          {sayOther(percentText(other))}
        </Text>
      )}
      <Text
        display="inline-flex"
        gap={8}
        align="center"
        as="span"
        marginStart="auto"
        size={13}
        weight={400}
        className={css.first}
      >
        {words.first[tighter]}
      </Text>
    </Row>
  );
}
