import {
  roadReports,
  type RoadReport,
  type TripEventType,
  type TripState,
} from '@rohi/contract/trips/trip-words';

/** Where a report of the whole trip says that it is; what customs only look at leaves it where it was. */
export const stateAfterReport: Partial<Record<RoadReport, TripState>> = {
  EXPORT_CUSTOMS_IN: 'AT_BORDER',
  EXPORT_CUSTOMS_OUT: 'AT_BORDER',
  BORDER_CROSSED: 'DEPARTED',
  HUB_PASSED: 'DEPARTED',
  IMPORT_CUSTOMS_IN: 'DEPARTED',
  IMPORT_CUSTOMS_OUT: 'DEPARTED',
  ARRIVED: 'ARRIVED',
};

export function isRoadReport(type: TripEventType): type is RoadReport {
  return roadReports.some((report) => report === type);
}

/** Where a trip that has left is, by the reports that stand, in the order of the record. */
export function stateByReports(
  events: readonly { type: TripEventType; parcelIds: readonly string[] | null; takenBackAt: Date | null }[],
): TripState {
  return events.reduce<TripState>((state, { type, parcelIds, takenBackAt }) => {
    if (parcelIds !== null || takenBackAt !== null || !isRoadReport(type)) return state;
    return stateAfterReport[type] ?? state;
  }, 'DEPARTED');
}
