/**
 * The nine statuses, in display order (specification, section 4). The keys are our words, the values the wire codes.
 * A status says what must happen next; an event says what has happened.
 */
export const ParcelStatus = {
  AwaitingSubmission: 'NEW',
  AwaitingDeclaration: 'WAIT_FORECAST',
  AwaitingDeparture: 'DTH',
  AwaitingHubIn: 'DHWCRK',
  AwaitingHubOut: 'DHWCCK',
  AwaitingPickupPoint: 'DZTDQS',
  AwaitingCustomer: 'DKHQS',
  Received: 'KHYQS',
  Cancelled: 'YQX',
} as const;

export type ParcelStatus = (typeof ParcelStatus)[keyof typeof ParcelStatus];

export const parcelStatuses: readonly ParcelStatus[] = Object.values(ParcelStatus);

/** Steps of the progress bar: all but "cancelled". */
export const progressSteps: readonly ParcelStatus[] = parcelStatuses.slice(0, 8);

/** Step index of the specification: NEW 0 … YQX 8. */
export function stepIndexOf(status: ParcelStatus): number {
  return parcelStatuses.indexOf(status);
}

export function isParcelStatus(value: unknown): value is ParcelStatus {
  return typeof value === 'string' && (parcelStatuses as readonly string[]).includes(value);
}

/** A parcel that is finished: collected or cancelled. */
export function isClosed(status: ParcelStatus): boolean {
  return status === ParcelStatus.Received || status === ParcelStatus.Cancelled;
}

/** Things that are wrong beside the status; never new status codes. */
export const parcelProblems = [
  'HELD',
  'DAMAGED',
  'UNIDENTIFIED',
  'RETURNING',
  'LOST',
  'OVERDUE',
  'DELAYED',
] as const;
export type ParcelProblem = (typeof parcelProblems)[number];

/** Those that staff raise and take down by hand; the others follow from what happens. */
export const officeFlags = [
  'HELD',
  'DAMAGED',
  'UNIDENTIFIED',
  'RETURNING',
  'LOST',
] as const satisfies readonly ParcelProblem[];
export type OfficeFlag = (typeof officeFlags)[number];

/** How a parcel has to be handled; shown to everybody as "additional notes". */
export const handlingNotes = ['FRAGILE', 'BATTERY', 'LIQUID', 'OVERSIZE', 'KEEP_UPRIGHT'] as const;
export type HandlingNote = (typeof handlingNotes)[number];
