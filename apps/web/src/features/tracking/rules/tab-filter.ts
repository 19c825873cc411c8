import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';

export type StatusTab = 'all' | ParcelStatus;

/** All, then the nine statuses in their order (specification, section 2). */
export const statusTabs: readonly StatusTab[] = ['all', ...parcelStatuses];

/** Parcels under a tab; the list keeps the order of asking. */
export function filterByTab(parcels: readonly TrackedParcel[], tab: StatusTab): readonly TrackedParcel[] {
  return tab === 'all' ? parcels : parcels.filter(({ status }) => status === tab);
}

/** The number on a tab: "all" counts the parcels found. 0 everywhere without an answer. */
export function countOfTab(answer: TrackingAnswer | undefined, tab: StatusTab): number {
  if (!answer) return 0;
  return tab === 'all' ? answer.count : answer.statusCount[tab];
}

/** The tab that a key leads to, around the ends as the tab pattern of ARIA has it; undefined for any other key. */
export function tabAfterKey(tab: StatusTab, key: string): StatusTab | undefined {
  const last = statusTabs.length - 1;
  const index = statusTabs.indexOf(tab);
  const targets: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : statusTabs[target];
}
