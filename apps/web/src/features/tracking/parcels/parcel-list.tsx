import type { TrackedParcel, TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { useCallback } from 'react';
import { filterByTab } from '../rules/tab-filter.ts';
import type { StatusTab } from '../rules/tab-filter.ts';
import { openAtFirst, toggleOpen } from '../rules/open-rows.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { useOwnedState } from '../use-owned-state.ts';
import { ParcelRow } from './parcel-row.tsx';
import css from './parcel-list.module.css';

/** The parcels found, under the chosen tab. */
export function ParcelList({ answer, tab }: { answer: TrackingAnswer; tab: StatusTab }) {
  const { tabs } = useTrackingTexts();
  const [openCodes, changeOpenCodes] = useOwnedState(answer.detailList, openAtFirst);
  const toggle = useCallback(
    (code: string) => changeOpenCodes((before) => toggleOpen(before, code)),
    [changeOpenCodes],
  );
  const parcels: readonly TrackedParcel[] = filterByTab(answer.detailList, tab);
  return (
    <table aria-label={tabs.label} className={css.list}>
      <ColumnNames />
      {parcels.map((parcel) => (
        <ParcelRow
          key={parcel.trackingCode}
          parcel={parcel}
          open={openCodes.has(parcel.trackingCode)}
          onToggle={toggle}
        />
      ))}
    </table>
  );
}

/** Names of the columns; on a phone only for the ear. */
function ColumnNames() {
  const { columns } = useTrackingTexts();
  return (
    <thead className={css.head}>
      <tr className={css.names}>
        <th scope="col">
          <span className="visually-hidden">{columns.toggle}</span>
        </th>
        <th scope="col">{columns.trackingCode}</th>
        <th scope="col">{columns.status}</th>
        <th scope="col">{columns.lastMile}</th>
        <th scope="col">{columns.orderCode}</th>
        <th scope="col">{columns.lastEvent}</th>
      </tr>
    </thead>
  );
}
