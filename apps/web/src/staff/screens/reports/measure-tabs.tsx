import { useId } from 'react';
import { Change } from './change.tsx';
import { figureText, withUnit } from './figures.ts';
import { changeOf, measures } from './measures.ts';
import type { OrderReport } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import type { Measure, PeriodBefore } from './texts/ru.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './measure-tabs.module.css';

type MeasureTabsProps = {
  report: OrderReport;
  period: PeriodBefore;
  value: Measure;
  onChange: (next: Measure) => void;
};

/** The totals of a period; the chosen one is drawn below. */
export function MeasureTabs({ report, period, value, onChange }: MeasureTabsProps) {
  const texts = reportsTexts.read();
  const name = useId();
  return (
    <Grid as="fieldset" minWidth={0} margin={0} padding={0} className={css.tabs}>
      <legend className="visually-hidden">{texts.figures}</legend>
      {measures.map(({ key, unit, of }) => {
        const [total, before] = [of(report.totals), of(report.previous)];
        return (
          <Row as="label" key={key} minWidth={0} position="relative" className={css.tab}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <Stack as="span" flex={1} minWidth={0} className={css.inside}>
              <Text as="span" tone="soft" size={13} weight={500} className={css.name}>
                {texts.measures[key]}
              </Text>
              <Text as="span" weight={600} digits className={css.total}>
                {figureText(total, unit)}{' '}
                <Text as="span" tone="faint" size={13} weight={500} className={css.unit}>
                  {texts.units[unit]}
                </Text>
              </Text>
              <Row
                as="span"
                wrap
                rowGap={0}
                columnGap={8}
                tone="faint"
                size={13}
                digits
                className={css.before}
              >
                <Change changePct={changeOf(total, before)} />
                <span>{texts.before(period, withUnit(before, unit))}</span>
              </Row>
            </Stack>
          </Row>
        );
      })}
    </Grid>
  );
}
