import { defaultAuthorities } from '@rohi/contract/authorities';
import type { Role } from '@rohi/contract/roles';
import { systemPrincipal, type Principal } from '../src/principal.ts';

/** Somebody who may do everything, for steps that a test is not about. */
export const anybody: Principal = systemPrincipal('test');

/** A person of the staff with the rights that this role has in a new installation. */
export function staffPrincipal(role: Exclude<Role, 'customer'>, name: string = role): Principal {
  return {
    ...systemPrincipal(name),
    authorities: new Set(defaultAuthorities[role]),
    via: 'session',
  };
}

/** The customer of a code. */
export function customerPrincipal(customerCode: string): Principal {
  return { ...systemPrincipal('customer'), authorities: new Set(), customerCode, via: 'session' };
}
