import type { BusinessLine } from '../business-lines.ts';
import type { Authority } from '../authorities.ts';

/** The parts of the staff console's menu, from the top. */
export const staffMenuGroups = ['work', 'money', 'lists', 'administration'] as const;
export type StaffMenuGroup = (typeof staffMenuGroups)[number];

/** An entry of the staff console's menu; it shows to who holds one of the authorities that it `needs`. */
export type StaffMenuEntry = {
  readonly key: string;
  /** Path of its screen below the business line: `/bsc/notices`. */
  readonly route: string;
  readonly group: StaffMenuGroup;
  readonly lines: readonly BusinessLine[];
  readonly needs: readonly Authority[];
};

const both = ['BSC', 'FBA'] as const;

/** The menu, in the order of the parcel's way. A screen that is not built yet is left out by the client. */
export const staffMenu = [
  // The client leaves it out once nothing is missing, or somebody has hidden it.
  { key: 'start', route: '/start', group: 'work', lines: both, needs: ['unit:edit'] },
  { key: 'standstill', route: '/standstill', group: 'work', lines: both, needs: ['report:read'] },
  { key: 'orders', route: '/orders', group: 'work', lines: both, needs: ['order:read'] },
  { key: 'parcels', route: '/parcels', group: 'work', lines: both, needs: ['parcel:read'] },
  { key: 'receiving', route: '/receiving', group: 'work', lines: both, needs: ['parcel:receive'] },
  { key: 'shelving', route: '/shelving', group: 'work', lines: both, needs: ['parcel:receive'] },
  { key: 'packing', route: '/packing', group: 'work', lines: both, needs: ['parcel:pack'] },
  { key: 'loading', route: '/loading', group: 'work', lines: both, needs: ['trip:load'] },
  {
    key: 'bags',
    route: '/bags',
    group: 'work',
    lines: both,
    needs: ['parcel:pack', 'parcel:inbound', 'order:edit'],
  },
  { key: 'trips', route: '/trips', group: 'work', lines: both, needs: ['trip:read'] },
  { key: 'hub', route: '/hub', group: 'work', lines: both, needs: ['parcel:inbound'] },
  { key: 'transfers', route: '/transfers', group: 'work', lines: both, needs: ['parcel:transfer'] },
  { key: 'acceptance', route: '/acceptance', group: 'work', lines: ['BSC'], needs: ['parcel:accept'] },
  { key: 'inventory', route: '/inventory', group: 'work', lines: both, needs: ['inventory:count'] },
  {
    key: 'problems',
    route: '/problems',
    group: 'work',
    lines: both,
    needs: ['parcel:receive', 'order:edit'],
  },
  { key: 'labels', route: '/labels', group: 'work', lines: both, needs: ['code:reserve'] },
  { key: 'pool', route: '/pool', group: 'work', lines: both, needs: ['claim:decide'] },
  { key: 'needs-person', route: '/needs-person', group: 'work', lines: both, needs: ['scan:settle'] },
  { key: 'claims', route: '/claims', group: 'work', lines: both, needs: ['claim:decide'] },
  { key: 'messages', route: '/messages', group: 'work', lines: both, needs: ['customer:read'] },
  {
    key: 'counter',
    route: '/counter',
    group: 'work',
    lines: ['BSC'],
    needs: ['parcel:hand-over'],
  },
  { key: 'couriers', route: '/couriers', group: 'work', lines: ['BSC'], needs: ['courier:send'] },
  { key: 'round', route: '/round', group: 'work', lines: ['BSC'], needs: ['courier:deliver'] },
  {
    key: 'approvals',
    route: '/approvals',
    group: 'work',
    lines: ['BSC'],
    needs: ['hand-over:approve'],
  },
  { key: 'shelf', route: '/shelf', group: 'work', lines: ['BSC'], needs: ['parcel:cancel'] },
  {
    key: 'returns',
    route: '/returns',
    group: 'work',
    lines: ['BSC'],
    needs: ['parcel:hand-over', 'parcel:inbound'],
  },
  { key: 'cash', route: '/cash', group: 'money', lines: both, needs: ['shift:open'] },
  { key: 'tariffs', route: '/tariffs', group: 'money', lines: both, needs: ['tariff:edit'] },
  { key: 'rates', route: '/rates', group: 'money', lines: both, needs: ['rate:edit'] },
  { key: 'reports', route: '/reports', group: 'money', lines: both, needs: ['report:read'] },
  { key: 'customers', route: '/customers', group: 'lists', lines: both, needs: ['customer:read'] },
  { key: 'prices', route: '/prices', group: 'lists', lines: both, needs: ['customer:read'] },
  { key: 'vendors', route: '/vendors', group: 'lists', lines: both, needs: ['vendor:read'] },
  { key: 'channels', route: '/channels', group: 'lists', lines: both, needs: ['channel:edit'] },
  { key: 'products', route: '/products', group: 'lists', lines: both, needs: ['product:edit'] },
  { key: 'units', route: '/units', group: 'lists', lines: both, needs: ['unit:edit'] },
  { key: 'notices', route: '/notices', group: 'lists', lines: both, needs: ['notice:edit'] },
  { key: 'countries', route: '/countries', group: 'lists', lines: both, needs: ['dictionary:edit'] },
  { key: 'dictionary', route: '/dictionary', group: 'lists', lines: both, needs: ['dictionary:edit'] },
  { key: 'imports', route: '/imports', group: 'lists', lines: both, needs: ['data:import'] },
  { key: 'settings', route: '/settings', group: 'administration', lines: both, needs: ['dictionary:edit'] },
  { key: 'users', route: '/users', group: 'administration', lines: both, needs: ['user:read'] },
  {
    key: 'devices',
    route: '/devices',
    group: 'administration',
    lines: both,
    needs: ['station:register'],
  },
  { key: 'audit', route: '/audit', group: 'administration', lines: both, needs: ['audit:read'] },
  { key: 'looks', route: '/looks', group: 'administration', lines: both, needs: ['audit:read'] },
] as const satisfies readonly StaffMenuEntry[];

export type StaffMenuKey = (typeof staffMenu)[number]['key'];
