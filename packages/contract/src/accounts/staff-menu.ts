import type { BusinessLine } from '../business-lines.ts';
import type { Authority } from '../authorities.ts';

/** The groups of the staff console's menu, from the top: what everybody sees to, customers, the places of work in the order of the parcel's way, then the firm. */
export const staffMenuGroups = [
  'work',
  'customers',
  'china',
  'road',
  'hub',
  'point',
  'storage',
  'money',
  'lists',
  'administration',
] as const;
export type StaffMenuGroup = (typeof staffMenuGroups)[number];

/** An entry of the staff console's menu; it shows to who holds one of the authorities that it `needs`. */
export type StaffMenuEntry = {
  readonly key: string;
  /** Path of its screen below the business line: `/bsc/notices`. */
  readonly route: string;
  readonly group: StaffMenuGroup;
  readonly lines: readonly BusinessLine[];
  readonly needs: readonly Authority[];
  /** It works for who has such a unit as the own place of work, and stands in nobody else's menu. */
  readonly at?: 'PICKUP_POINT';
};

const both = ['BSC', 'FBA'] as const;

/** The menu: the groups follow the parcel's way, and what is in one stands together. A screen that is not built yet is left out by the client. */
export const staffMenu = [
  // The client leaves it out once nothing is missing, or somebody has hidden it.
  { key: 'start', route: '/start', group: 'work', lines: both, needs: ['unit:edit'] },
  { key: 'standstill', route: '/standstill', group: 'work', lines: both, needs: ['report:read'] },
  { key: 'orders', route: '/orders', group: 'work', lines: both, needs: ['order:read'] },
  { key: 'parcels', route: '/parcels', group: 'work', lines: both, needs: ['parcel:read'] },
  { key: 'pool', route: '/pool', group: 'work', lines: both, needs: ['claim:decide'] },
  { key: 'needs-person', route: '/needs-person', group: 'work', lines: both, needs: ['scan:settle'] },
  { key: 'messages', route: '/messages', group: 'customers', lines: both, needs: ['customer:read'] },
  { key: 'claims', route: '/claims', group: 'customers', lines: both, needs: ['claim:decide'] },
  { key: 'customers', route: '/customers', group: 'customers', lines: both, needs: ['customer:read'] },
  { key: 'prices', route: '/prices', group: 'customers', lines: both, needs: ['customer:read'] },
  { key: 'receiving', route: '/receiving', group: 'china', lines: both, needs: ['parcel:receive'] },
  {
    key: 'problems',
    route: '/problems',
    group: 'china',
    lines: both,
    needs: ['parcel:receive', 'order:edit'],
  },
  { key: 'shelving', route: '/shelving', group: 'china', lines: both, needs: ['parcel:receive'] },
  { key: 'packing', route: '/packing', group: 'china', lines: both, needs: ['parcel:pack'] },
  { key: 'loading', route: '/loading', group: 'road', lines: both, needs: ['trip:load'] },
  {
    key: 'bags',
    route: '/bags',
    group: 'road',
    lines: both,
    needs: ['parcel:pack', 'parcel:inbound', 'order:edit'],
  },
  { key: 'trips', route: '/trips', group: 'road', lines: both, needs: ['trip:read'] },
  { key: 'channels', route: '/channels', group: 'road', lines: both, needs: ['channel:edit'] },
  { key: 'vendors', route: '/vendors', group: 'road', lines: both, needs: ['vendor:read'] },
  { key: 'hub', route: '/hub', group: 'hub', lines: both, needs: ['parcel:inbound'] },
  { key: 'transfers', route: '/transfers', group: 'hub', lines: both, needs: ['parcel:transfer'] },
  { key: 'acceptance', route: '/acceptance', group: 'point', lines: ['BSC'], needs: ['parcel:accept'] },
  {
    key: 'counter',
    route: '/counter',
    group: 'point',
    lines: ['BSC'],
    needs: ['parcel:hand-over'],
    at: 'PICKUP_POINT',
  },
  {
    key: 'couriers',
    route: '/couriers',
    group: 'point',
    lines: ['BSC'],
    needs: ['courier:send'],
    at: 'PICKUP_POINT',
  },
  {
    key: 'round',
    route: '/round',
    group: 'point',
    lines: ['BSC'],
    needs: ['courier:deliver'],
    at: 'PICKUP_POINT',
  },
  { key: 'approvals', route: '/approvals', group: 'point', lines: ['BSC'], needs: ['hand-over:approve'] },
  { key: 'inventory', route: '/inventory', group: 'storage', lines: both, needs: ['inventory:count'] },
  { key: 'shelf', route: '/shelf', group: 'storage', lines: ['BSC'], needs: ['parcel:cancel'] },
  {
    key: 'returns',
    route: '/returns',
    group: 'storage',
    lines: ['BSC'],
    needs: ['parcel:hand-over', 'parcel:inbound'],
  },
  { key: 'labels', route: '/labels', group: 'storage', lines: both, needs: ['code:reserve'] },
  { key: 'cash', route: '/cash', group: 'money', lines: both, needs: ['shift:open'] },
  { key: 'tariffs', route: '/tariffs', group: 'money', lines: both, needs: ['tariff:edit'] },
  { key: 'rates', route: '/rates', group: 'money', lines: both, needs: ['rate:edit'] },
  { key: 'reports', route: '/reports', group: 'money', lines: both, needs: ['report:read'] },
  { key: 'products', route: '/products', group: 'lists', lines: both, needs: ['product:edit'] },
  { key: 'units', route: '/units', group: 'lists', lines: both, needs: ['unit:edit'] },
  { key: 'notices', route: '/notices', group: 'lists', lines: both, needs: ['notice:edit'] },
  { key: 'countries', route: '/countries', group: 'lists', lines: both, needs: ['dictionary:edit'] },
  { key: 'dictionary', route: '/dictionary', group: 'lists', lines: both, needs: ['dictionary:edit'] },
  { key: 'imports', route: '/imports', group: 'lists', lines: both, needs: ['data:import'] },
  { key: 'settings', route: '/settings', group: 'administration', lines: both, needs: ['dictionary:edit'] },
  { key: 'users', route: '/users', group: 'administration', lines: both, needs: ['user:read'] },
  { key: 'devices', route: '/devices', group: 'administration', lines: both, needs: ['station:register'] },
  { key: 'audit', route: '/audit', group: 'administration', lines: both, needs: ['audit:read'] },
  { key: 'looks', route: '/looks', group: 'administration', lines: both, needs: ['audit:read'] },
] as const satisfies readonly StaffMenuEntry[];

export type StaffMenuKey = (typeof staffMenu)[number]['key'];

/** The menu of a business line for somebody who holds these authorities, and of which kind the unit is that they work at. */
export function staffMenuOf(line: BusinessLine, held: ReadonlySet<Authority>, unitKind: string | undefined) {
  return staffMenu.filter(
    ({ lines, needs, at }: StaffMenuEntry) =>
      lines.includes(line) &&
      needs.some((authority) => held.has(authority)) &&
      (at === undefined || at === unitKind),
  );
}
