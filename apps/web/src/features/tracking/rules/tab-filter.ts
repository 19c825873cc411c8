import type { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { hasProblem } from './parcel-headline.ts';

export type StatusTab = 'all' | ParcelStatus;

/** All, then the nine statuses in their order (specification, section 2). */
export const statusTabs: readonly StatusTab[] = ['all', ...parcelStatuses];

/** Parcels under a tab: those with a problem first, else in the order of asking. */
export function filterByTab(parcels: readonly TrackedParcel[], tab: StatusTab): readonly TrackedParcel[] {
  const found = tab === 'all' ? parcels : parcels.filter(({ status }) => status === tab);
  return [...found.filter(hasProblem), ...found.filter((parcel) => !hasProblem(parcel))];
}

/** The tabs of a narrow window, in which the last ones are out of sight: tabs without a parcel come last. */
export function orderedTabs(answer: TrackingAnswer | undefined, isNarrow: boolean): readonly StatusTab[] {
  if (!isNarrow) return statusTabs;
  const isEmpty = (tab: StatusTab) => Number(tab !== 'all' && countOfTab(answer, tab) === 0);
  return statusTabs.toSorted((a, b) => isEmpty(a) - isEmpty(b));
}

/** The number on a tab: "all" counts the parcels found. 0 everywhere without an answer. */
export function countOfTab(answer: TrackingAnswer | undefined, tab: StatusTab): number {
  if (!answer) return 0;
  return tab === 'all' ? answer.count : answer.statusCount[tab];
}

/** The tab that a key leads to, around the ends as the tab pattern of ARIA has it; undefined for any other key. */
export function tabAfterKey(tabs: readonly StatusTab[], tab: StatusTab, key: string): StatusTab | undefined {
  const last = tabs.length - 1;
  const index = tabs.indexOf(tab);
  const targets: Record<string, number> = {
    ArrowRight: index === last ? 0 : index + 1,
    ArrowLeft: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs[target];
}
