import { classNames } from '../../shared/ui/class-names.ts';
import { pricingTexts } from './pricing-words.ts';
import { explainSteps } from './rules/explain-steps.ts';
import type { Charge, Line } from './rules/explain-steps.ts';
import { Box, Text } from '../../shared/ui/primitives.tsx';
import css from './charge-lines.module.css';

/** The way to an amount, line by line, in the order of computing. */
export function ChargeLines({ charge }: { charge: Charge }) {
  return <Lines lines={explainSteps(charge, pricingTexts.read())} />;
}

/** Lines of an explanation: what, how it came about, how much. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Box as="dl" marginTop={12}>
      {lines.map(({ key, name, how, value, isSum }) => (
        <div key={key} className={classNames(css.line, isSum && css.sum)}>
          <dt>
            {name}
            {how !== undefined && (
              <Text as="span" display="block" tone="faint" size={14} className={css.how}>
                {how}
              </Text>
            )}
          </dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
