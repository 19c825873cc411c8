import type { Role } from './roles.ts';

/** Everything that somebody can be allowed to do, as `thing:action`. A role is a set of these, stored as data. */
export const authorities = [
  'order:read',
  'order:edit',
  'declaration:accept',
  'parcel:read',
  'parcel:receive',
  'parcel:pack',
  'parcel:inbound',
  'parcel:transfer',
  'parcel:accept',
  'parcel:hand-over',
  'parcel:flag',
  'parcel:cancel',
  'parcel:undo',
  'trip:read',
  'trip:edit',
  'trip:depart',
  'trip:position',
  'payment:take',
  'payment:refund',
  'hand-over:approve',
  'claim:decide',
  'customer:read',
  'vendor:read',
  'report:read',
  'report:export',
  'label:print',
  'code:reserve',
  'data:import',
  'dictionary:edit',
  'dictionary:refresh',
  'notice:edit',
  'tariff:edit',
  'tariff:publish',
  'rate:edit',
  'unit:edit',
  'user:read',
  'user:edit',
  'audit:read',
] as const;

export type Authority = (typeof authorities)[number];

/** What a manager may not do: the rest of the administrator's rights. */
const adminOnly: ReadonlySet<Authority> = new Set(['user:edit', 'dictionary:refresh']);

/**
 * What each role may do in a new installation; the tables hold what counts (docs/domain.md, section 4). A customer's rights
 * to own data are no authorities: they come with the account.
 */
export const defaultAuthorities: Record<Role, readonly Authority[]> = {
  customer: [],
  'china-operator': [
    'order:read',
    'declaration:accept',
    'parcel:read',
    'parcel:receive',
    'parcel:pack',
    'parcel:flag',
    'claim:decide',
    'label:print',
    'code:reserve',
    'data:import',
  ],
  dispatcher: [
    'parcel:read',
    'parcel:flag',
    'trip:read',
    'trip:edit',
    'trip:depart',
    'trip:position',
    'vendor:read',
    'label:print',
    'code:reserve',
    'data:import',
  ],
  'hub-operator': [
    'parcel:read',
    'parcel:inbound',
    'parcel:transfer',
    'parcel:flag',
    'claim:decide',
    'trip:read',
    'label:print',
    'code:reserve',
  ],
  'pickup-clerk': [
    'order:read',
    'parcel:read',
    'parcel:accept',
    'parcel:hand-over',
    'parcel:flag',
    'label:print',
  ],
  cashier: ['order:read', 'parcel:read', 'customer:read', 'payment:take'],
  support: [
    'order:read',
    'order:edit',
    'parcel:read',
    'parcel:flag',
    'claim:decide',
    'customer:read',
    'trip:read',
  ],
  manager: authorities.filter((authority) => !adminOnly.has(authority)),
  admin: authorities,
};
