/** A decision about a parcel on the shelf, as answers show it. */
import type { WireShelfDecision } from '@rohi/contract/hand-over/shelf-decisions.contract';
import type { Locale } from '@rohi/contract/locales';
import { toWireMoney, type WireMoney } from '@rohi/contract/pricing/money';
import type { Context } from '../../../context.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { readUnits } from '../../pickup-points/pickup-points.service.ts';
import type { Decision } from './shelf-decision.store.ts';

/** The reader of a description. */
export type Reader = { principal: UserPrincipal; locale: Locale };

/** Describes decisions to one reader; names in the reader's language. */
export async function decisionDescriber(
  context: Context,
  reader: Reader,
): Promise<(decision: Decision) => WireShelfDecision> {
  const unitOf = await unitNamer(context, reader.locale);
  return (decision) => describe(decision, { reader, unitOf });
}

/** Names points, hubs and warehouses in a language. */
export async function unitNamer(
  context: Context,
  locale: Locale,
): Promise<(id: number) => { id: number; name: string }> {
  const units = await readUnits(context);
  return (id) => ({ id, name: units.find((unit) => unit.id === id)?.names[locale] ?? String(id) });
}

function describe(
  decision: Decision,
  { reader, unitOf }: { reader: Reader; unitOf: (id: number) => { id: number; name: string } },
): WireShelfDecision {
  const { id, trackingCode, cause, kind, state, reason, askedBy, storedUntil, standsStill } = decision;
  const { hubId, carriedBy, fetchedTo, photoIds, decidedBy, decisionReason, writtenOffMinor } = decision;
  return {
    id,
    trackingCode,
    cause,
    kind,
    state,
    reason,
    askedBy,
    storedUntil,
    standsStill,
    carriedBy,
    fetchedTo,
    photoIds,
    decidedBy,
    decisionReason,
    pickupPoint: unitOf(decision.unitId),
    askedAt: decision.askedAt.toISOString(),
    isOwn: decision.askedById === reader.principal.userId,
    hub: hubId === null ? null : unitOf(hubId),
    sentAt: decision.sentAt?.toISOString() ?? null,
    arrivedAt: decision.arrivedAt?.toISOString() ?? null,
    fetchedAt: decision.fetchedAt?.toISOString() ?? null,
    decidedAt: decision.decidedAt?.toISOString() ?? null,
    writtenOff: writtenOffMinor === null ? null : dollars(BigInt(writtenOffMinor)),
  };
}

/** Cents of a dollar. */
export function dollars(amountMinor: bigint): WireMoney {
  return toWireMoney({ amountMinor, currency: 'USD' });
}
