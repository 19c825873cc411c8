/** The roles that people can have. What a role may do is data (a set of `thing:action` authorities). */
export const roles = [
  'customer',
  'china-operator',
  'dispatcher',
  'hub-operator',
  'pickup-clerk',
  'cashier',
  'courier',
  'support',
  'manager',
  'admin',
] as const;

export type Role = (typeof roles)[number];
