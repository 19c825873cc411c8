import type { Authority } from '../authorities.ts';

/**
 * The groups of the staff console's menu, from the top: what everybody sees to, customers, the places of work in the
 * order of the parcel's way, then the firm.
 */
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
  'moving',
  'administration',
] as const;
export type StaffMenuGroup = (typeof staffMenuGroups)[number];

/** An entry of the staff console's menu; it shows to who holds one of the authorities that it `needs`. */
export type StaffMenuEntry = {
  readonly key: string;
  /** Path of its screen below the business line: `/bsc/notices`. */
  readonly route: string;
  readonly group: StaffMenuGroup;
  readonly needs: readonly Authority[];
  /** Shown only to staff with such a unit as their own place of work. */
  readonly at?: 'PICKUP_POINT';
};

/**
 * The menu: the groups follow the parcel's way, and what is in one stands together. A screen that is not built yet is
 * left out by the client.
 */
export const staffMenu = [
  // The client leaves it out once nothing is missing, or somebody has hidden it.
  { key: 'start', route: '/start', group: 'work', needs: ['unit:edit'] },
  { key: 'standstill', route: '/standstill', group: 'work', needs: ['report:read'] },
  { key: 'orders', route: '/orders', group: 'work', needs: ['order:read'] },
  { key: 'parcels', route: '/parcels', group: 'work', needs: ['parcel:read'] },
  { key: 'pool', route: '/pool', group: 'work', needs: ['claim:decide'] },
  { key: 'needs-person', route: '/needs-person', group: 'work', needs: ['scan:settle'] },
  { key: 'messages', route: '/messages', group: 'customers', needs: ['customer:read'] },
  { key: 'claims', route: '/claims', group: 'customers', needs: ['claim:decide'] },
  { key: 'customers', route: '/customers', group: 'customers', needs: ['customer:read'] },
  { key: 'unknown-codes', route: '/unknown-codes', group: 'customers', needs: ['customer:create'] },
  { key: 'prices', route: '/prices', group: 'customers', needs: ['customer:read'] },
  { key: 'receiving', route: '/receiving', group: 'china', needs: ['parcel:receive'] },
  {
    key: 'problems',
    route: '/problems',
    group: 'china',
    needs: ['parcel:receive', 'order:edit'],
  },
  { key: 'shelving', route: '/shelving', group: 'china', needs: ['parcel:receive'] },
  { key: 'packing', route: '/packing', group: 'china', needs: ['parcel:pack'] },
  { key: 'loading', route: '/loading', group: 'road', needs: ['trip:load'] },
  {
    key: 'bags',
    route: '/bags',
    group: 'road',
    needs: ['parcel:pack', 'parcel:inbound', 'order:edit'],
  },
  {
    key: 'transfer-list',
    route: '/transfer-list',
    group: 'road',
    needs: ['parcel:transfer', 'parcel:accept', 'order:edit'],
  },
  { key: 'trips', route: '/trips', group: 'road', needs: ['trip:read'] },
  { key: 'channels', route: '/channels', group: 'road', needs: ['channel:edit'] },
  { key: 'vendors', route: '/vendors', group: 'road', needs: ['vendor:read'] },
  { key: 'hub', route: '/hub', group: 'hub', needs: ['parcel:inbound'] },
  { key: 'transfers', route: '/transfers', group: 'hub', needs: ['parcel:transfer'] },
  { key: 'acceptance', route: '/acceptance', group: 'point', needs: ['parcel:accept'] },
  {
    key: 'counter',
    route: '/counter',
    group: 'point',
    needs: ['parcel:hand-over'],
    at: 'PICKUP_POINT',
  },
  {
    key: 'couriers',
    route: '/couriers',
    group: 'point',
    needs: ['courier:send'],
    at: 'PICKUP_POINT',
  },
  {
    key: 'round',
    route: '/round',
    group: 'point',
    needs: ['courier:deliver'],
    at: 'PICKUP_POINT',
  },
  { key: 'approvals', route: '/approvals', group: 'point', needs: ['hand-over:approve'] },
  { key: 'inventory', route: '/inventory', group: 'storage', needs: ['inventory:count'] },
  { key: 'shelf', route: '/shelf', group: 'storage', needs: ['parcel:cancel'] },
  {
    key: 'returns',
    route: '/returns',
    group: 'storage',
    needs: ['parcel:hand-over', 'parcel:inbound'],
  },
  { key: 'labels', route: '/labels', group: 'storage', needs: ['code:reserve'] },
  { key: 'cash', route: '/cash', group: 'money', needs: ['shift:open'] },
  { key: 'tariffs', route: '/tariffs', group: 'money', needs: ['tariff:edit'] },
  { key: 'rates', route: '/rates', group: 'money', needs: ['rate:edit'] },
  { key: 'reports', route: '/reports', group: 'money', needs: ['report:read'] },
  { key: 'products', route: '/products', group: 'lists', needs: ['product:edit'] },
  { key: 'units', route: '/units', group: 'lists', needs: ['unit:edit'] },
  { key: 'notices', route: '/notices', group: 'lists', needs: ['notice:edit'] },
  { key: 'countries', route: '/countries', group: 'lists', needs: ['dictionary:edit'] },
  { key: 'dictionary', route: '/dictionary', group: 'lists', needs: ['dictionary:edit'] },
  { key: 'imports', route: '/imports', group: 'lists', needs: ['data:import'] },
  { key: 'move-in', route: '/move-in', group: 'moving', needs: ['move-in:run'] },
  { key: 'side-by-side', route: '/side-by-side', group: 'moving', needs: ['move-in:run'] },
  { key: 'move-out', route: '/move-out', group: 'moving', needs: ['move-out:take'] },
  { key: 'settings', route: '/settings', group: 'administration', needs: ['dictionary:edit'] },
  { key: 'users', route: '/users', group: 'administration', needs: ['user:read'] },
  { key: 'devices', route: '/devices', group: 'administration', needs: ['station:register'] },
  { key: 'audit', route: '/audit', group: 'administration', needs: ['audit:read'] },
  { key: 'looks', route: '/looks', group: 'administration', needs: ['audit:read'] },
] as const satisfies readonly StaffMenuEntry[];

export type StaffMenuKey = (typeof staffMenu)[number]['key'];

/**
 * The menu for somebody who holds these authorities, and of which kind the unit is that they work at. It is the same in
 * both business lines.
 */
export function staffMenuOf(held: ReadonlySet<Authority>, unitKind: string | undefined) {
  return staffMenu.filter(
    ({ needs, at }: StaffMenuEntry) =>
      needs.some((authority) => held.has(authority)) && (at === undefined || at === unitKind),
  );
}
