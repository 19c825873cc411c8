import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { useCallback } from 'react';
import { compactFrom } from '../rules/list-rows.ts';
import { hasProblem } from '../rules/parcel-headline.ts';
import { filterByTab } from '../rules/tab-filter.ts';
import type { StatusTab } from '../rules/tab-filter.ts';
import { openAtFirst, toggleOpen } from '../rules/open-rows.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { useOwnedState } from '../use-owned-state.ts';
import { ListTools } from './list-tools.tsx';
import { ParcelRow } from './parcel-row.tsx';
import css from './parcel-list.module.css';

type ListProps = { answer: TrackingAnswer; search: TrackingAnswer; tab: StatusTab };

/**
 * The parcels found, under the chosen tab; those with a problem first. What was opened stays open while the answer to
 * the `search` is followed.
 */
export function ParcelList({ answer, search, tab }: ListProps) {
  const { tabs } = useTrackingTexts();
  const [openCodes, changeOpenCodes] = useOwnedState(search.detailList, openAtFirst);
  const [wantsProblems, changeWantsProblems] = useOwnedState(search.detailList, () => false);
  const toggle = useCallback(
    (code: string) => changeOpenCodes((before) => toggleOpen(before, code)),
    [changeOpenCodes],
  );
  const inTab = filterByTab(answer.detailList, tab);
  const problems = inTab.filter(hasProblem);
  const onlyProblems = wantsProblems && problems.length > 0;
  const parcels = onlyProblems ? problems : inTab;
  return (
    <>
      {answer.count > 1 && (
        <ListTools
          parcels={parcels}
          problems={problems.length}
          onlyProblems={onlyProblems}
          onToggleProblems={() => changeWantsProblems((before) => !before)}
        />
      )}
      <table
        aria-label={tabs.label}
        className={css.list}
        data-compact={answer.detailList.length >= compactFrom || undefined}
      >
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
    </>
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
        <th scope="col" className={css.fromDesktop}>
          {columns.lastMile}
        </th>
        <th scope="col">{columns.orderCode}</th>
        <th scope="col">{columns.lastEvent}</th>
      </tr>
    </thead>
  );
}
