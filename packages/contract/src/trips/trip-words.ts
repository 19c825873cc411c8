/** How far a trip is. `UNLOADED`: nothing of it is on the road any more; `TAKEN_BACK`: it never left. */
export const tripStates = [
  'PLANNED',
  'LOADING',
  'DEPARTED',
  'AT_BORDER',
  'ARRIVED',
  'UNLOADED',
  'TAKEN_BACK',
] as const;
export type TripState = (typeof tripStates)[number];

/** Before its departure a trip is filled, and what is planned for it may still go with another. */
export function isBeforeDeparture(state: TripState): boolean {
  return state === 'PLANNED' || state === 'LOADING';
}

/** Between its departure and the hub. */
export function isOnTheRoad(state: TripState): boolean {
  return state === 'DEPARTED' || state === 'AT_BORDER';
}

/** A lorry, or wagons of a train. */
export const tripModes = ['ROAD', 'RAIL'] as const;
export type TripMode = (typeof tripModes)[number];

/** What somebody reports of a trip on its road. */
export const roadReports = [
  'HUB_PASSED',
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_IN',
  'IMPORT_CUSTOMS_OUT',
  'CUSTOMS_HELD',
  'CUSTOMS_INSPECTED',
  'PAPERS_MISSING',
  'ARRIVED',
] as const;
export type RoadReport = (typeof roadReports)[number];

/** What stands in the history of a trip. */
export const tripEventTypes = [
  'PLANNED',
  'LOADING_BEGUN',
  'DEPARTED',
  'DEPARTURE_UNDONE',
  ...roadReports,
  'UNLOADING_BEGUN',
  'UNLOADED',
  'DELAY_ANNOUNCED',
  'DELAY_ENDED',
  'DELAY_TAKEN_BACK',
  'MANIFEST_NOTED',
  'TAKEN_BACK',
] as const;
export type TripEventType = (typeof tripEventTypes)[number];

const borderReports: ReadonlySet<TripEventType> = new Set<TripEventType>([
  'EXPORT_CUSTOMS_IN',
  'EXPORT_CUSTOMS_OUT',
  'BORDER_CROSSED',
  'IMPORT_CUSTOMS_IN',
  'IMPORT_CUSTOMS_OUT',
  'CUSTOMS_HELD',
  'CUSTOMS_INSPECTED',
]);

/** Whether a report says that customs or border have seen a trip: its departure cannot be taken back any more. */
export function isOfBorder(type: TripEventType): boolean {
  return borderReports.has(type);
}

/** Why a trip is late, as customers are informed. */
export const delayReasons = ['WEATHER', 'CUSTOMS', 'BREAKDOWN', 'QUEUE', 'ROAD_CLOSED'] as const;
export type DelayReason = (typeof delayReasons)[number];
/** So many days a delay takes at most. */
export const mostDelayDays = 60;

/** Why a trip leaves with something else than was planned: one reason for all that differs. */
export const loadDifferences = ['NO_ROOM', 'NOT_FOUND', 'CAME_LATE', 'NOT_READY', 'OTHER'] as const;
export type LoadDifference = (typeof loadDifferences)[number];
