import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import { useState } from 'react';
import { useUser } from '../session/user-info.ts';
import { Answered } from '../ui/answered.tsx';
import { Panel } from '../ui/panel.tsx';
import { BucketChart } from './bucket-chart.tsx';
import { BucketTable } from './bucket-table.tsx';
import { withUnit } from './figures.ts';
import { MeasureTabs } from './measure-tabs.tsx';
import { measures } from './measures.ts';
import { OrdersFileButton } from './orders-file-button.tsx';
import { PeriodSwitch, usePeriod } from './period.tsx';
import { fullBucket, previousRange, rangeText, shortBucket } from './range-text.ts';
import { useOrderReport } from './report-queries.ts';
import type { OrderReport } from './report-queries.ts';
import { reportsTexts } from './reports-words.ts';
import type { Measure } from './texts/reports-texts.ts';
import css from './reports-screen.module.css';

/** What came in over time: totals, a chart and its numbers. */
export function ReportsScreen() {
  const { report: words, bothLines } = reportsTexts.read();
  const period = usePeriod();
  const answer = useOrderReport(period);
  const [measure, setMeasure] = useState<Measure>('orders');
  const { data } = answer;
  const mayExport = useUser().authorities.includes('report:export');
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={css.range}>{data && `${rangeText(data.from, data.to)}, ${bothLines}`}</p>
        </div>
        <div className={css.actions}>
          <PeriodSwitch />
          {mayExport && data && <OrdersFileButton from={data.from} to={data.to} />}
        </div>
      </header>
      <Answered answer={answer}>
        {(report) => {
          // While another period comes, the answer at hand is still of the one before: its own keys tell which.
          const shown = periodOf(report);
          const before = previousRange(shown, report.from, report.to);
          return (
            <>
              <section className={css.panel}>
                <MeasureTabs report={report} period={shown} value={measure} onChange={setMeasure} />
                <Chart report={report} period={shown} measure={measure} />
              </section>
              <Panel title={words.table} end={words.previousRange(rangeText(before.from, before.to))}>
                <BucketTable report={report} period={shown} />
              </Panel>
            </>
          );
        }}
      </Answered>
    </div>
  );
}

/** The period that an answer is of, by the number of its parts. */
function periodOf({ buckets }: OrderReport): ReportPeriod {
  return ({ 7: 'week', 12: 'year', 24: 'day' } as const)[buckets.length] ?? 'month';
}

type ChartProps = { report: OrderReport; period: ReportPeriod; measure: Measure };

function Chart({ report, period, measure }: ChartProps) {
  const texts = reportsTexts.read();
  const { unit, of } = measures.find(({ key }) => key === measure) ?? measures[0]!;
  return (
    <BucketChart
      unit={unit}
      label={texts.report.chart(texts.measures[measure], texts.period.names[period])}
      bars={report.buckets.map((bucket) => ({
        key: bucket.key,
        value: Number(of(bucket)),
        short: shortBucket(period, bucket.key),
        full: fullBucket(period, bucket.key),
        text: withUnit(of(bucket), unit),
      }))}
    />
  );
}
