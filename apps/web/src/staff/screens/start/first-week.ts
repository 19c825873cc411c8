import { firstWeekRows, firstWeekSubjects } from '@rohi/contract/reports/first-week.contract';
import type { FirstWeekSubject } from '@rohi/contract/reports/first-week.contract';
import { roleNames } from '@rohi/contract/accounts/role-names';
import type { Role } from '@rohi/contract/roles';
import { formatDay } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import type { Row } from './first-week-query.ts';
import type { RowWords } from './texts/ru.ts';
import { startTexts } from '../screen-words.ts';

/** Where a row is put right, below the line; undefined where no screen does it. */
export const routes: Partial<Record<Row['row'], string>> = {
  chinaAddress: 'units?type=WAREHOUSE',
  pickupPoint: 'units?type=PICKUP_POINT',
  staff: 'users',
  secondFactor: 'users',
  demoAccounts: 'users',
  devices: 'devices',
  exchangeRate: 'rates',
  tariff: 'tariffs',
  drawers: 'cash',
  firstShift: 'cash',
  brand: 'settings',
  customerCodes: 'settings',
  customers: 'move-in',
  contacts: 'settings',
  provider: 'settings',
};

const ranks = { MISSING: 0, DOUBTFUL: 1, THERE: 2 } as const;

/** What is missing first, then what is in doubt; within a state as an installation takes it. */
export function byUrgency(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => ranks[a.state] - ranks[b.state]);
}

/** The subjects with their rows, the most urgent first. */
export function bySubject(rows: readonly Row[]): { subject: FirstWeekSubject; rows: Row[] }[] {
  const groups = firstWeekSubjects.map((subject) => ({
    subject,
    rows: byUrgency(rows.filter(({ row }) => firstWeekRows[row] === subject)),
  }));
  const rankOf = ([first]: readonly Row[]) => (first === undefined ? ranks.THERE : ranks[first.state]);
  return groups.toSorted((a, b) => rankOf(a.rows) - rankOf(b.rows));
}

/** What is wrong with a row, in the reader's language; empty where it is there. */
export function wrongWith({ row, reason, names, count }: Row): string {
  const { rows, parts } = startTexts.read();
  if (reason === null) return '';
  const named = names.map((name) => {
    if (row === 'staff') return roleNames[name as Role][locale];
    if (row === 'exchangeRate') return formatDay(name);
    return Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : name;
  });
  const { says }: RowWords = rows[row];
  return says[reason]?.(named.join(', '), count) ?? '';
}
