import { bucketSizeOf } from '@rohi/contract/reports/report-periods';
import { useState } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { BucketChart } from './bucket-chart.tsx';
import { BucketTable } from './bucket-table.tsx';
import { withUnit } from './figures.ts';
import { LegsPanels } from './legs/legs-panels.tsx';
import { MeasureTabs } from './measure-tabs.tsx';
import { measures } from './measures.ts';
import { MoneyPanels } from './money/money-panels.tsx';
import { OrdersFileButton } from './orders-file-button.tsx';
import { fullBucket, rangeOf, rangeText, shortBucket } from './range-text.ts';
import { useOrderReport } from './report-queries.ts';
import type { OrderReport, ReportedPeriod } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriod } from './report-period.ts';
import { SplitPanel } from './split-panel.tsx';
import type { Measure, Unit } from './texts/ru.ts';
import { businessLineNames } from '../../kit/names.ts';
import chartCss from './bucket-chart.module.css';
import css from './reports-screen.module.css';

/** What came in over time: totals, a chart and its numbers. */
export function ReportsScreen() {
  const { report: words } = reportsTexts.read();
  const { line } = useStaffRoute();
  const { period, choose } = usePeriod();
  const answer = useOrderReport(line, period);
  const [measure, setMeasure] = useState<Measure>('orders');
  const shown = answer.data?.report;
  const mayExport = useUser().authorities.includes('report:export');
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={css.range}>
            {shown && rangeOf(shown.from, shown.to, businessLineNames[line][locale])}
          </p>
        </div>
        {mayExport && shown && <OrdersFileButton from={shown.from} to={shown.to} line={line} />}
      </header>
      <PeriodChoice period={period} onChoose={choose} />
      <Answered answer={answer}>
        {({ report, of }) => (
          <>
            <section className={css.panel}>
              <MeasureTabs
                report={report}
                period={typeof of === 'string' ? of : 'range'}
                value={measure}
                onChange={setMeasure}
              />
              <Chart report={report} of={of} measure={measure} />
            </section>
            <Panel
              title={words.table}
              end={words.previousRange(rangeText(report.previous.from, report.previous.to))}
            >
              <BucketTable report={report} size={sizeOf(report)} />
            </Panel>
            {report.totals.orderCount > 0 && <SplitPanel from={report.from} to={report.to} />}
            <MoneyPanels from={report.from} to={report.to} />
          </>
        )}
      </Answered>
      <LegsPanels />
    </div>
  );
}

function sizeOf({ buckets: [first] }: OrderReport) {
  return bucketSizeOf(first?.key ?? '');
}

type ChartProps = { report: OrderReport; of: ReportedPeriod; measure: Measure };

function Chart({ report, of: period, measure }: ChartProps) {
  const texts = reportsTexts.read();
  const { unit, of } = measures.find(({ key }) => key === measure) ?? measures[0]!;
  if (report.totals.orderCount === 0)
    return (
      <div className={chartCss.chart}>
        <p className={chartCss.none}>{texts.ranks.none}</p>
      </div>
    );
  return (
    <BucketChart
      unit={unit}
      label={texts.report.chart(texts.measures[measure], nameOf(period, report))}
      bars={report.buckets.map((bucket) => ({
        key: bucket.key,
        value: Number(of(bucket)),
        short: shortBucket(sizeOf(report), bucket.key),
        full: fullBucket(sizeOf(report), bucket.key),
        text: textOf(measure, of(bucket), unit),
        beside: measures.flatMap((other) =>
          other.key === measure ? [] : [textOf(other.key, other.of(bucket), other.unit)],
        ),
      }))}
    />
  );
}

/** A figure with its name: «Вес: 12,5 кг». */
function textOf(measure: Measure, value: string | number, unit: Unit): string {
  return `${reportsTexts.read().measures[measure]}: ${withUnit(value, unit)}`;
}

/** The period within a sentence. */
function nameOf(period: ReportedPeriod, { from, to }: OrderReport): string {
  if (typeof period !== 'string') return rangeText(from, to);
  return reportsTexts.read().period.names[period].toLowerCase();
}
