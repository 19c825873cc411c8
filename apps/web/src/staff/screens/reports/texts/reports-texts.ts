import type { BackupFaultName } from '@rohi/contract/backups/backups.contract';
import type { NightlyCheck } from '@rohi/contract/upkeep/upkeep.contract';
import type { WaitingType } from '@rohi/contract/reports/waiting-types';
import type { BucketSize, ReportPeriod } from '@rohi/contract/reports/report-periods';
import type { OrderSplit } from '@rohi/contract/reports/order-splits';
import type { ReportCard } from '@rohi/contract/reports/staff-reports.contract';
import type { DayPart } from '../../home/greeting.ts';

export type Measure = ReportCard | 'volume';
/** What a number is held against: the period before, or the days before those chosen. */
export type PeriodBefore = ReportPeriod | 'range';
export type Unit = 'PIECE' | 'KG' | 'CBM' | 'USD';

/** Words of the home board and of the reports. */
export type ReportsTexts = {
  greeting: (part: DayPart, name: string) => string;
  empty: string;
  /** For whom the work at a point begins once somebody has named it. */
  noPoint: string;
  sections: string;
  period: { label: string; names: Record<ReportPeriod, string> };
  /** Months of the calendar, and days chosen freely. */
  range: Record<'thisMonth' | 'lastMonth' | 'from' | 'to' | 'wrong', string>;
  figures: string;
  /** What a number was in the period before. */
  before: (period: PeriodBefore, value: string) => string;
  units: Record<Unit, string>;
  measures: Record<Measure, string>;
  /** What a small line shows, for who cannot see it. */
  spark: (period: ReportPeriod, least: string, most: string) => string;
  orders: Record<'title' | 'today' | 'week' | 'month' | 'total' | 'against', string>;
  stages: { title: string; total: (count: string) => string; problem: (count: string) => string };
  /** On an installation whose customers cannot send anything yet. */
  backups: BackupTexts;
  /** One-time codes that the role of the person demands, and that they do not have. */
  codes: Record<'now' | 'text' | 'act', string> & {
    left: (days: number, from: string) => string;
    admitted: (until: string) => string;
  };
  upkeep: UpkeepTexts;
  waiting: {
    title: string;
    none: string;
    /** Beside what is of no business line. */
    bothLines: string;
    /** Since when the one that has waited longest waits. */
    oldest: (age: string) => string;
    /** What is done with it, where it is more than to open the list. */
    acts: Partial<Record<WaitingType, string>>;
  };
  ranks: {
    products: string;
    points: string;
    countries: string;
    name: string;
    orders: string;
    amount: string;
    share: string;
    none: string;
    more: (count: number) => string;
    less: string;
  };
  split: { title: string; label: string; by: Record<OrderSplit, string> };
  notices: { title: string };
  report: {
    /** Opens the dialog of the file. */
    file: string;
    title: string;
    chart: (measure: string, period: string) => string;
    table: string;
    when: Record<BucketSize, string>;
    total: string;
    before: string;
    previousRange: (range: string) => string;
  };
};

/** What the office reads of backups; ages are finished words, `2 hours ago`. */
export type BackupTexts = {
  good: (age: string) => string;
  trial: (age: string) => string;
  copy: string;
  noneYet: string;
  none: string;
  late: (age: string) => string;
  failed: (fault: string) => string;
  faults: Record<BackupFaultName, string>;
  trialFailed: string;
  archiveFailing: string;
  advice: string;
};

/** What the office reads of the checks of the night, and of work that was given up. */
export type UpkeepTexts = {
  checks: Record<NightlyCheck, string>;
  differs: (what: string, count: number) => string;
  failed: (what: string) => string;
  late: (what: string, age: string) => string;
  jobs: (count: number) => string;
  advice: string;
};
