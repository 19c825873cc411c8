import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { StaffAuditEntry } from '@rohi/contract/audit/audit-list.contract';
import type { AuditThing } from '@rohi/contract/audit/words/audit-words';
import type { BusinessLine } from '@rohi/contract/business-lines';
import type { UserInfo } from '../../kit/session/user-info.ts';

/** Where a thing is shown, and under which key of the address its id stands. */
const screens: Partial<Record<AuditThing, readonly [screen: StaffMenuKey, key: string]>> = {
  account: ['users', 'row'],
  customer: ['customers', 'row'],
  order: ['orders', 'row'],
  parcel: ['parcels', 'row'],
  claim: ['claims', 'row'],
  tariff: ['tariffs', 'version'],
  rate: ['rates', 'rate'],
  channel: ['channels', 'row'],
  product: ['products', 'row'],
  'customer-price': ['prices', 'row'],
  vendor: ['vendors', 'row'],
  country: ['countries', 'row'],
  unit: ['units', 'row'],
  bag: ['bags', 'row'],
  transfer: ['transfer-list', 'row'],
  trip: ['trips', 'row'],
  notice: ['notices', 'row'],
  word: ['dictionary', 'row'],
  setting: ['settings', 'row'],
};

/** Actions about no single row, and after which the row is gone. */
const withoutRow: ReadonlySet<string> = new Set(['order:export', 'login:refuse', 'tariff:discard']);

/**
 * The address of what an entry speaks of; undefined where there is no screen for it, or none that the user may open.
 */
export function linkOfRecord(
  { subjectType, subjectId, action }: StaffAuditEntry,
  { menus }: UserInfo,
  line: BusinessLine,
): string | undefined {
  const target = subjectType in screens ? screens[subjectType as AuditThing] : undefined;
  if (target === undefined || withoutRow.has(action)) return undefined;
  const [screen, key] = target;
  const entry = [...menus[line], ...menus.BSC, ...menus.FBA].find((each) => each.key === screen);
  if (entry === undefined) return undefined;
  // What has a page of its own is opened there.
  if (subjectType === 'parcel' || subjectType === 'order')
    return `#${entry.route}/${encodeURIComponent(subjectId)}`;
  return `#${entry.route}?${new URLSearchParams({ [key]: subjectId }).toString()}`;
}
