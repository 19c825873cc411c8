import { useAnswer } from '../../../shared/api/use-answer.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDecimal, formatMoney } from '../../../shared/format/numbers.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { receivingTexts } from '../station-words.ts';
import { readSidesMm, readWeightG, weightText } from './typed-measures.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './charge-estimate.module.css';

/** Milliseconds after the last key. */
const typingPauseMs = 250;

const inCm = (mm: number) => String(mm / 10);

/** What the price of one place is asked with; undefined until weight and sides are both typed. */
function loadOf(weight: string, sides: string) {
  const weightG = readWeightG(weight);
  const sidesMm = readSidesMm(sides);
  if (weightG === undefined || sidesMm === undefined) return undefined;
  const { lengthMm, widthMm, heightMm } = sidesMm;
  const sidesCm = { lengthCm: inCm(lengthMm), widthCm: inCm(widthMm), heightCm: inCm(heightMm) };
  return { query: { ...sidesCm, weightKg: weightText(weightG), places: '1' } };
}

type Quoted = ReplyTo<'GET /price/quote'>['tariffs'][number];
type Step<Name extends string> = Extract<Quoted['steps'][number], { step: Name }>;

/** What the usual tariff of the business line takes of a load. */
function estimateOf({ tariffs }: ReplyTo<'GET /price/quote'>, line: string) {
  const ofLine = tariffs.filter(({ tariff }) => tariff.businessLine === line);
  const usual = ofLine.find(({ tariff }) => tariff.usualFromVolumeM3 === null) ?? ofLine[0];
  if (usual === undefined) return undefined;
  const stepOf = <Name extends string>(name: Name) =>
    usual.steps.find((step): step is Step<Name> => step.step === name);
  const volumetricKg = stepOf('VOLUMETRIC_WEIGHT')?.placeKg;
  return { volumetricKg, chargeableKg: stepOf('CHARGEABLE_WEIGHT')?.weightKg, total: usual.total };
}

/**
 * What weight and sides come to, as they stand in the fields: volumetric and chargeable weight, and the charge by the
 * tariff of today.
 */
export function ChargeEstimate({
  weight,
  sides,
  hasLine,
}: {
  weight: string;
  sides: string;
  hasLine: boolean;
}) {
  const { card: words } = receivingTexts.read();
  const { line } = useStaffRoute();
  const load = loadOf(weight, sides);
  const quote = useAnswer('GET /price/quote', hasLine ? load : undefined, typingPauseMs);
  // The price of other numbers would be taken for that of these.
  const isFresh = load !== undefined && !quote.isWaiting && quote.failure === undefined;
  const estimate =
    isFresh && quote.data !== undefined ? estimateOf(quote.data, line.toUpperCase()) : undefined;
  const inKg = (kg: string | undefined) => (kg === undefined ? '—' : `${formatDecimal(kg)} ${words.kg}`);
  const facts = [
    [words.estimate.volumetric, inKg(estimate?.volumetricKg)],
    [words.estimate.chargeable, inKg(estimate?.chargeableKg)],
    [words.estimate.charge, estimate ? formatMoney(estimate.total) : '—'],
  ] as const;
  return (
    <Grid
      as="dl"
      paddingX={0}
      paddingY={6}
      fill="canvas"
      radius="control"
      className={css.estimate}
      aria-label={words.estimate.title}
    >
      {estimate === undefined ? (
        <Box paddingX={12} paddingY={0} className={css.wanting}>
          <Text as="dt" tone="soft" size={13}>
            {words.estimate.title}
          </Text>
          <Text as="dd" weight={600} digits>
            {load !== undefined && !hasLine ? words.estimate.noLine : words.estimate.wanting}
          </Text>
        </Box>
      ) : (
        facts.map(([name, value]) => (
          <Box paddingX={12} paddingY={0} key={name}>
            <Text as="dt" tone="soft" size={13}>
              {name}
            </Text>
            <Text as="dd" weight={600} digits>
              {value}
            </Text>
          </Box>
        ))
      )}
    </Grid>
  );
}
