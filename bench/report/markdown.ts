import { spreadOf, type Spread } from '../measure/statistics.ts';
import { isFailed, isReached, type Goal, type Report, type Section, type Table } from './report.ts';

/** The report as a page to read. */
export function renderMarkdown(report: Report, date: string): string {
  const { machine } = report;
  const conditions = [
    `${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, ${machine.platform}, Node ${machine.node}, PostgreSQL ${machine.postgres}.`,
    ...report.conditions,
    `Load of the machine before the first round: ${machine.loadBefore.toFixed(2)}.`,
  ];
  const settings = Object.entries(machine.postgresSettings);
  return [
    `# ${report.title}, measured ${date}`,
    conditions.join('\n'),
    ...(report.goals.length === 0 ? [] : ['## Goals', renderTable(goalsTable(report.goals))]),
    ...report.sections.flatMap(renderSection),
    '## PostgreSQL',
    renderTable({ head: ['setting', 'value'], rows: settings }),
    '',
  ].join('\n\n');
}

function goalsTable(goals: readonly Goal[]): Table {
  return {
    head: ['goal', 'measured', 'wanted', 'aim', ''],
    rows: goals.map((goal) => {
      const { what, value, unit, wanted, aim, atMost = false } = goal;
      const sign = atMost ? '≤' : '≥';
      const digits = Math.abs(value) >= 100 ? 0 : wanted > 0 && wanted < 0.1 ? 4 : 2;
      return [
        what,
        isFailed(goal) ? '–' : `${value.toFixed(digits)} ${unit}`,
        `${sign} ${wanted} ${unit}`,
        aim === undefined || isFailed(goal)
          ? ''
          : `${aim} ${unit} (${isReached(goal, aim) ? 'reached' : 'missed'})`,
        isFailed(goal) ? '**not measured**' : isReached(goal, wanted) ? 'reached' : '**missed**',
      ];
    }),
  };
}

function renderSection({ heading, before, table, after }: Section): string[] {
  const parts = [before, table === undefined ? undefined : renderTable(table), after];
  return [`## ${heading}`, ...parts.filter((part) => part !== undefined)];
}

function renderTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Median and ends. */
export function range({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} – ${max.toFixed(digits)})`;
}

/** A dash for what was never measured. */
export function rangeOf(values: readonly number[], digits: number): string {
  return values.length === 0 ? '–' : range(spreadOf(values), digits);
}

export function orDash(value: number | null, digits: number): string {
  return value === null ? '–' : value.toFixed(digits);
}

export function percentOrDash(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}

export function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
