/**
 * Who acts, and what they may do: made at the way in (HTTP of a session, a job of what it was given), and asked by
 * every service. No service knows whether a person sits behind it, a key or a file.
 */
import { authorities as allAuthorities, type Authority } from '@rohi/contract/authorities';
import type { Workplace } from '@rohi/contract/accounts/workplaces';

/** The way by which somebody comes in. */
export type EntryWay = 'session' | 'key' | 'job' | 'file';

export type Principal = {
  /** As histories and records name it: the login name of a person, the name of a key, else the part of the service. */
  readonly name: string;
  /** The account; null without one. */
  readonly userId: string | null;
  readonly authorities: ReadonlySet<Authority>;
  /** Where its roles work; what it sees of others follows from that. */
  readonly workplaces: ReadonlySet<Workplace>;
  /** The unit it works at; null while not set. */
  readonly unitId: number | null;
  /** Of a customer: what carries this code is the own. Null for everybody else. */
  readonly customerCode: string | null;
  readonly via: EntryWay;
  /** Who answers for what a file, a key or a job does: histories name this one. */
  readonly onBehalfOf?: Pick<Principal, 'name' | 'userId'>;
};

/** Somebody with an account. */
export type UserPrincipal = Principal & { readonly userId: string };

/** An unattended device, by a key of its own. */
export type Machine = { deviceId: string; principal: UserPrincipal };

/** Who acts, with which login and from where, as the audit record stores it. */
export type RequestActor = {
  userId: string;
  name: string;
  loginId: string;
  address: string;
  userAgent: string;
};

/** An authority, or `owner`: the customer of the parcel. Rights to own things come with the account. */
export type Right = Authority | 'owner';

/** The person that a history names: the one who answers for what was done. */
export function responsibleOf({ name, onBehalfOf }: Principal): string {
  return onBehalfOf?.name ?? name;
}

const noUnit = -1;

/**
 * The pickup point beyond which somebody sees nothing; undefined for staff who work elsewhere too. Staff without a set
 * point are bound to none (-1), and see nothing.
 */
export function boundPointOf({
  workplaces,
  unitId,
}: Pick<Principal, 'workplaces' | 'unitId'>): number | undefined {
  const isBound = [...workplaces].every((workplace) => workplace === 'POINT');
  return isBound ? (unitId ?? noUnit) : undefined;
}

/** The goods that somebody sees: those of one warehouse, those that go to one pickup point, or all. */
export type GoodsScope = { unitId?: number; pickupPointId?: number };

/** The office and the road see all, a warehouse what lies in it, a pickup point what comes to it. */
export function goodsScopeOf(principal: Pick<Principal, 'workplaces' | 'unitId'>): GoodsScope {
  const { workplaces, unitId } = principal;
  const pickupPointId = boundPointOf(principal);
  if (pickupPointId !== undefined) return { pickupPointId };
  if (workplaces.has('OFFICE') || workplaces.has('ROAD') || !workplaces.has('WAREHOUSE')) return {};
  return { unitId: unitId ?? noUnit };
}

const nowhere = { workplaces: new Set<Workplace>(), unitId: null, customerCode: null };
const everything: ReadonlySet<Authority> = new Set(allAuthorities);

/** The service itself, for what follows from a rule without a decision. `name`: the part that acts. */
export function systemPrincipal(name: string): Principal {
  return { ...nowhere, name, userId: null, authorities: everything, via: 'job' };
}

/** A file of the office, on behalf of the user who has confirmed or started it; it reports what others have done. */
export function filePrincipal(onBehalfOf: NonNullable<Principal['onBehalfOf']>): Principal {
  const authorities: ReadonlySet<Authority> = new Set<Authority>(['data:import']);
  return { ...nowhere, name: 'import', userId: null, authorities, via: 'file', onBehalfOf };
}
