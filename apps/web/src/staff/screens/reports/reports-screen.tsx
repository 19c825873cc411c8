import { type DayRange, bucketSizeOf } from '@rohi/contract/reports/report-periods';
import { Suspense, useState } from 'react';
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
import { fullBucket, rangeOf, rangeText, shortBucket } from './range-text.ts';
import { useOrderReport, useSplit } from './report-queries.ts';
import type { OrderReport, ReportedPeriod } from './report-queries.ts';
import { ordersFileTexts, reportsTexts } from '../screen-words.ts';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriod } from './report-period.ts';
import type { Measure, Unit } from './texts/ru.ts';
import { businessLineNames } from '../../kit/names.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import chartCss from './bucket-chart.module.css';
import css from './reports-screen.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ArrivalsPanel } from './money/arrivals-panel.tsx';
import { DebtsPanel } from './money/debts-panel.tsx';
import { DifferencesPanel } from './money/differences-panel.tsx';
import { TakingsPanel } from './money/takings-panel.tsx';
import { UnpaidPanel } from './money/unpaid-panel.tsx';
import { orderSplits, type OrderSplit } from '@rohi/contract/reports/order-splits';
import { RankTable } from './rank-table.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import type { BusinessLine } from '@rohi/contract/business-lines';
import { Download } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { Button } from '../../kit/ui/button.tsx';
import { auditWords } from '../../kit/list/audit-words.ts';

type OrdersFileOf = { from: string; to: string; line: BusinessLine };

const exportDialog = onDemand<OrdersFileOf & { onClose: () => void }>(async () => {
  const [{ ExportDialog }] = await Promise.all([
    import('./file/export-dialog.tsx'),
    ordersFileTexts.load(),
    auditWords.load(),
  ]);
  return ExportDialog;
});

/** Opens the dialog of the file; the days and the line shown are its first choice. */
function OrdersFileButton(file: OrdersFileOf) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} onHoverStart={() => void exportDialog.start()}>
        <Icon of={Download} size={18} />
        {reportsTexts.read().report.file}
      </Button>
      <Suspense>{open && <exportDialog.Part {...file} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The orders of a report split by one thing; each row leads to its orders. */
function SplitPanel({ from, to }: { from: string; to: string }) {
  const { split } = reportsTexts.read();
  const { line } = useStaffRoute();
  const [by, setBy] = useState<OrderSplit>('point');
  const answer = useSplit(line, { by, from, to });
  return (
    <Panel
      title={split.title}
      end={
        <Segmented<OrderSplit>
          label={split.label}
          value={by}
          options={orderSplits.map((value) => ({ value, label: split.by[value] }))}
          onChange={setBy}
        />
      }
    >
      <Answered answer={answer}>{(rows) => <RankTable rows={rows} />}</Answered>
    </Panel>
  );
}

/**
 * What is unpaid today by age, what will be due when trips arrive, what came into the drawers on these days, and what
 * these differed by; every number opens the list behind it.
 */
function MoneyPanels({ from, to }: DayRange) {
  const answer = useQuery({
    queryKey: ['reports', 'money', from, to],
    queryFn: ({ signal }) => call('GET /reports/money', { query: { from, to }, quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Answered answer={answer}>
        {({ unpaid, debts, takings }) => (
          <>
            <UnpaidPanel unpaid={unpaid} days={{ from, to }} />
            <DebtsPanel debts={debts} />
            <ArrivalsPanel />
            <TakingsPanel key={`${from} ${to}`} takings={takings} days={{ from, to }} />
          </>
        )}
      </Answered>
      <DifferencesPanel from={from} to={to} />
    </>
  );
}

/** What came in over time: totals, a chart and its numbers. */
export function ReportsScreen() {
  const { report: words } = reportsTexts.read();
  const { line } = useStaffRoute();
  const { period, choose } = usePeriod();
  const answer = useOrderReport(line, period);
  const [measure, setMeasure] = useState<Measure>('orders');
  const reportNow = answer.data?.report;
  const mayExport = useUser().authorities.includes('report:export');
  return (
    <Stack gap={20} wide className={css.page}>
      <Row as="header" wrap rowGap={12} columnGap={16} align="center" justify="between" className={css.head}>
        <div>
          <h1>{words.title}</h1>
          <Text tone="faint" size={13} className={css.range}>
            {reportNow && rangeOf(reportNow.from, reportNow.to, businessLineNames[line][locale])}
          </Text>
        </div>
        {mayExport && reportNow && <OrdersFileButton from={reportNow.from} to={reportNow.to} line={line} />}
      </Row>
      <PeriodChoice period={period} onChoose={choose} />
      <Answered answer={answer}>
        {({ report, of }) => (
          <>
            <Box
              as="section"
              minWidth={0}
              overflow="hidden"
              fill="surface"
              border="all"
              radius="panel"
              shadow="panel"
            >
              <MeasureTabs
                report={report}
                period={typeof of === 'string' ? of : 'range'}
                value={measure}
                onChange={setMeasure}
              />
              <Chart report={report} of={of} measure={measure} />
            </Box>
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
    </Stack>
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
        <Grid as="p" place="center" tone="soft" className={chartCss.none}>
          {texts.ranks.none}
        </Grid>
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
