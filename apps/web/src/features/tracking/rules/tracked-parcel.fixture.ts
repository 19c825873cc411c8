import { ParcelStatus, stepIndexOf } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';

/** A parcel of the service's answer for tests: on the road, unless given otherwise. */
export function trackedParcel(facts: Partial<TrackedParcel> = {}): TrackedParcel {
  const status = facts.status ?? ParcelStatus.AwaitingHubIn;
  return {
    trackingCode: 'YT8834201957316',
    countryCode: 'TJ',
    status,
    orderCode: 'RA2611064KX7PY',
    lastEvent: null,
    dailyTrackInfoList: [],
    statusName: '',
    stepIndex: stepIndexOf(status),
    lastEventTime: null,
    problems: [],
    eta: null,
    lastMileTracking: null,
    lastMileCarrier: null,
    lastMileWebsite: null,
    additionalNotes: null,
    ...facts,
  };
}
