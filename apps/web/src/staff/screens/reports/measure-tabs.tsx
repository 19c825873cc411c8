import { useId } from 'react';
import { Change } from './change.tsx';
import { figureText, withUnit } from './figures.ts';
import { changeOf, measures } from './measures.ts';
import type { OrderReport } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import type { Measure, PeriodBefore } from './texts/ru.ts';
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
    <fieldset className={css.tabs}>
      <legend className="visually-hidden">{texts.figures}</legend>
      {measures.map(({ key, unit, of }) => {
        const [total, before] = [of(report.totals), of(report.previous)];
        return (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words stand deeper than the rule looks
          <label key={key} className={css.tab}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span className={css.inside}>
              <span className={css.name}>{texts.measures[key]}</span>
              <span className={css.total}>
                {figureText(total, unit)} <span className={css.unit}>{texts.units[unit]}</span>
              </span>
              <span className={css.before}>
                <Change changePct={changeOf(total, before)} />
                <span>{texts.before(period, withUnit(before, unit))}</span>
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
