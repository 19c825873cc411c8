/**
 * Who may call a route. It stands beside each call in the contract; a route cannot be declared without it.
 * `public`: anybody. `customer`: a logged-in customer, own data only. `staff`: needs the named authority (`thing:action`).
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'staff'; readonly authority: string };

export const publicAccess: Access = { kind: 'public' };
