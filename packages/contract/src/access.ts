import type { Authority } from './authorities.ts';

/**
 * Who may call a route. It stands beside each call in the contract; a route cannot be declared without it. `public`:
 * anybody. `user`: anybody logged in, own data only. `customer`: a logged-in customer, own data only. `staff`: needs
 * the named authority (`thing:action`). `machine`: an unattended device, by its own key in place of a login's token.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'machine' }
  | { readonly kind: 'staff'; readonly authority: Authority };

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const userAccess = { kind: 'user' } as const satisfies Access;
export const machineAccess = { kind: 'machine' } as const satisfies Access;
export const customerAccess = { kind: 'customer' } as const satisfies Access;
