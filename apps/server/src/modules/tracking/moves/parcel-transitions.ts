import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import {
  cancelReasons,
  type CancelReason,
  type ParcelEventType,
} from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus, stepIndexOf, type ParcelProblem } from '@rohi/contract/tracking/parcel-status';
import type { Right } from '../../../principal.ts';
import type { ParcelEvent } from './parcel-history.ts';

const {
  AwaitingSubmission,
  AwaitingDeclaration,
  AwaitingDeparture,
  AwaitingHubIn,
  AwaitingHubOut,
  AwaitingPickupPoint,
  AwaitingCustomer,
  Received,
  Cancelled,
} = ParcelStatus;

/** One row of the transition table: an event, the statuses it may happen in, where it leads, and the rights to it. */
export type Transition = {
  event: ParcelEventType;
  from: readonly ParcelStatus[];
  /** `same`: the event happens inside its status. */
  to: ParcelStatus | 'same';
  /** Any of these rights lets somebody report it. */
  by: readonly Right[];
  /** Happens once in a parcel's life (unless corrected); further ones are duplicates. */
  once?: true;
  /** One of these must be given. */
  reasons?: readonly CancelReason[];
  /**
   * Allowed only while the China warehouse has (`received`) or has not (`notReceived`) received the parcel; or while it
   * lies at its point (`atPoint`) or a courier has it (`withCourier`).
   */
  when?: 'received' | 'notReceived' | 'atPoint' | 'withCourier';
};

const beforeDeparture = [AwaitingSubmission, AwaitingDeclaration] as const;
const afterDeparture = [AwaitingHubIn, AwaitingHubOut, AwaitingPickupPoint, AwaitingCustomer] as const;

/** How a parcel that has left China can end without being collected. */
const endsOnTheWay: readonly CancelReason[] = ['LOST', 'SEIZED', 'DESTROYED', 'RETURNED', 'ABANDONED'];

function onTheRoad(event: ParcelEventType): Transition {
  return { event, from: [AwaitingHubIn], to: 'same', by: ['trip:position'] };
}

/** Which event leads where (docs/domain.md, section 3). Read by `decideMove` alone. */
export const transitions: readonly Transition[] = [
  {
    event: 'ORDER_SUBMITTED',
    from: [AwaitingSubmission],
    to: AwaitingDeclaration,
    by: ['owner', 'order:edit', 'declaration:accept'],
  },
  {
    event: 'FORECAST_ACCEPTED',
    from: [AwaitingDeclaration],
    to: AwaitingDeparture,
    by: ['owner', 'order:edit', 'declaration:accept'],
  },
  { event: 'CN_RECEIVED', from: [AwaitingDeparture], to: 'same', by: ['parcel:receive'], once: true },
  { event: 'CN_PACKED', from: [AwaitingDeparture], to: 'same', by: ['parcel:pack'], once: true },
  {
    event: 'LINEHAUL_DEPARTED',
    from: [AwaitingDeparture],
    to: AwaitingHubIn,
    by: ['trip:depart'],
    when: 'received',
  },
  onTheRoad('HUB_PASSED'),
  onTheRoad('EXPORT_CUSTOMS_IN'),
  onTheRoad('EXPORT_CUSTOMS_OUT'),
  onTheRoad('BORDER_CROSSED'),
  onTheRoad('IMPORT_CUSTOMS_IN'),
  onTheRoad('IMPORT_CUSTOMS_OUT'),
  onTheRoad('DELAYED'),
  { event: 'HUB_INBOUND', from: [AwaitingHubIn], to: AwaitingHubOut, by: ['parcel:inbound'] },
  { event: 'HUB_OUTBOUND', from: [AwaitingHubOut], to: AwaitingPickupPoint, by: ['parcel:transfer'] },
  { event: 'PP_RECEIVED', from: [AwaitingPickupPoint], to: AwaitingCustomer, by: ['parcel:accept'] },
  { event: 'COURIER_OUT', from: [AwaitingCustomer], to: 'same', by: ['courier:send'], when: 'atPoint' },
  { event: 'COURIER_BACK', from: [AwaitingCustomer], to: 'same', by: ['courier:send'], when: 'withCourier' },
  {
    event: 'CUSTOMER_RECEIVED',
    from: [AwaitingCustomer],
    to: Received,
    by: ['parcel:hand-over', 'courier:deliver'],
  },
  { event: 'CANCELLED', from: beforeDeparture, to: Cancelled, by: ['owner', 'order:cancel'] },
  {
    event: 'CANCELLED',
    from: [AwaitingDeparture],
    to: Cancelled,
    by: ['owner', 'order:cancel'],
    when: 'notReceived',
  },
  {
    event: 'CANCELLED',
    from: [AwaitingDeparture],
    to: Cancelled,
    by: ['order:cancel'],
    when: 'received',
    reasons: cancelReasons,
  },
  { event: 'CANCELLED', from: afterDeparture, to: Cancelled, by: ['parcel:cancel'], reasons: endsOnTheWay },
];

/** What can happen to a parcel while a lorry carries it: the events inside the status of the road. */
export const roadEvents: ReadonlySet<ParcelEventType> = new Set(
  transitions.filter((row) => row.to === 'same' && row.from.includes(AwaitingHubIn)).map((row) => row.event),
);

/** The rights to raise or clear a flag. Giving a parcel to its owner also settles that it was unidentified. */
export function flagRights(type: 'FLAG_RAISED' | 'FLAG_CLEARED', flag: ParcelProblem): readonly Right[] {
  return type === 'FLAG_CLEARED' && flag === 'UNIDENTIFIED'
    ? ['parcel:flag', 'claim:decide']
    : ['parcel:flag'];
}

/** The rights to pass on the words of a foreign system. */
export const externalRights: readonly Right[] = ['trip:position'];

/** The main line: what must have happened between two statuses. Arrival scans may imply the missing part of it. */
export const mainLine: readonly { event: ParcelEventType; from: ParcelStatus; to: ParcelStatus }[] = [
  { event: 'ORDER_SUBMITTED', from: AwaitingSubmission, to: AwaitingDeclaration },
  { event: 'FORECAST_ACCEPTED', from: AwaitingDeclaration, to: AwaitingDeparture },
  { event: 'CN_RECEIVED', from: AwaitingDeparture, to: AwaitingDeparture },
  { event: 'LINEHAUL_DEPARTED', from: AwaitingDeparture, to: AwaitingHubIn },
  { event: 'HUB_INBOUND', from: AwaitingHubIn, to: AwaitingHubOut },
  { event: 'HUB_OUTBOUND', from: AwaitingHubOut, to: AwaitingPickupPoint },
  { event: 'PP_RECEIVED', from: AwaitingPickupPoint, to: AwaitingCustomer },
  { event: 'CUSTOMER_RECEIVED', from: AwaitingCustomer, to: Received },
];

/** The events that bring a new parcel to a status, in order; none for "cancelled", which has no way of its own. */
export function stepsTo(status: ParcelStatus): ParcelEventType[] {
  if (status === Cancelled) return [];
  return mainLine.filter((row) => stepIndexOf(row.from) < stepIndexOf(status)).map((row) => row.event);
}

/** The two scans that prove all that must have happened before them. */
export const arrivalScans: ReadonlySet<ParcelEventType> = new Set<ParcelEventType>([
  'HUB_INBOUND',
  'PP_RECEIVED',
]);

/** Whether an event may still be taken back, and the rights to do so. */
export type UndoRule = {
  by: readonly Right[];
  needsReason?: true;
  /** False when it is too late. `after` are the standing events that came later. */
  inTime?: (event: ParcelEvent, after: readonly ParcelEvent[], now: Date) => boolean;
};

const borderEvents: ReadonlySet<ParcelEventType> = new Set<ParcelEventType>([
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_IN',
  'IMPORT_CUSTOMS_OUT',
]);

const handOverUndoMs = 24 * 3_600_000;

function without(type: ParcelEventType): NonNullable<UndoRule['inTime']> {
  return (_event, after) => !after.some((later) => later.type === type);
}

const roadCorrection: UndoRule = { by: ['trip:position'] };

/** How each event is undone (docs/domain.md, section 3, last column). What is missing cannot be undone. */
export const undoRules: Partial<Record<ParcelEventType, UndoRule>> = {
  ORDER_SUBMITTED: { by: ['owner', 'order:edit', 'declaration:accept'] },
  FORECAST_ACCEPTED: { by: ['order:edit', 'declaration:accept'], inTime: without('CN_RECEIVED') },
  CN_RECEIVED: { by: ['parcel:receive', 'parcel:undo'], inTime: without('LINEHAUL_DEPARTED') },
  CN_PACKED: { by: ['parcel:pack', 'parcel:undo'], inTime: without('LINEHAUL_DEPARTED') },
  LINEHAUL_DEPARTED: {
    by: ['trip:depart'],
    needsReason: true,
    inTime: (_event, after) => !after.some((later) => borderEvents.has(later.type)),
  },
  HUB_PASSED: roadCorrection,
  EXPORT_CUSTOMS_IN: roadCorrection,
  EXPORT_CUSTOMS_OUT: roadCorrection,
  BORDER_CROSSED: roadCorrection,
  IMPORT_CUSTOMS_IN: roadCorrection,
  IMPORT_CUSTOMS_OUT: roadCorrection,
  DELAYED: roadCorrection,
  EXTERNAL: { by: ['trip:position'] },
  HUB_INBOUND: {
    by: ['parcel:undo'],
    inTime: (event, _after, now) => dushanbeDay(event.occurredAt) === dushanbeDay(now),
  },
  HUB_OUTBOUND: { by: ['parcel:transfer', 'parcel:undo'] },
  PP_RECEIVED: { by: ['parcel:undo'] },
  COURIER_OUT: { by: ['courier:send', 'parcel:undo'] },
  COURIER_BACK: { by: ['courier:send', 'parcel:undo'] },
  CUSTOMER_RECEIVED: {
    by: ['parcel:undo'],
    inTime: (event, _after, now) => now.getTime() - event.occurredAt.getTime() <= handOverUndoMs,
  },
};

/** Reopening a cancelled parcel: who may depends on the step it had reached; early ones start again at NEW. */
export function reopening(stepBeforeCancel: ParcelStatus): { to: ParcelStatus; by: readonly Right[] } {
  if (stepBeforeCancel === AwaitingSubmission || stepBeforeCancel === AwaitingDeclaration) {
    return { to: AwaitingSubmission, by: ['owner', 'order:cancel'] };
  }
  return {
    to: stepBeforeCancel,
    by: [stepBeforeCancel === AwaitingDeparture ? 'order:cancel' : 'parcel:cancel'],
  };
}
