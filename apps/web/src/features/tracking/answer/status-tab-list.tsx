import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { countOfTab, orderedTabs, tabAfterKey } from '../rules/tab-filter.ts';
import type { StatusTab } from '../rules/tab-filter.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './status-tab-list.module.css';

type StatusTabListProps = {
  answer: TrackingAnswer | undefined;
  selected: StatusTab;
  onSelect: (tab: StatusTab) => void;
  panelId: string;
};

/** The id of a tab, by which its panel is named. */
export function tabIdOf(panelId: string, tab: StatusTab): string {
  return `${panelId}${tab}`;
}

/** Ten tabs with one tab stop; arrows, Home and End move, and moving selects, since the list is already there. */
export function StatusTabList({ answer, selected, onSelect, panelId }: StatusTabListProps) {
  const { tabs } = useTrackingTexts();
  const list = useRef<HTMLDivElement>(null);
  const order = orderedTabs(answer, isNarrow());
  const moveByKey = (event: KeyboardEvent) => {
    const next = tabAfterKey(order, selected, event.key);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[order.indexOf(next)]?.focus();
    onSelect(next);
  };
  return (
    <div ref={list} className={css.list} role="tablist" aria-label={tabs.label}>
      {order.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabIdOf(panelId, tab)}
          className={css.tab}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          data-empty={countOfTab(answer, tab) === 0 || undefined}
          onClick={() => onSelect(tab)}
          onKeyDown={moveByKey}
        >
          <TabWords tab={tab} />
          <Text as="span" weight={600} digits className={css.count}>
            {countOfTab(answer, tab)}
          </Text>
        </button>
      ))}
    </div>
  );
}

/** The frame that the build draws has no answer, so its order is the same on every width. */
function isNarrow(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(width < 768px)').matches;
}

/** The short word for the eye; the full label of the status for the ear. */
function TabWords({ tab }: { tab: StatusTab }) {
  const { tabs, words } = useTrackingTexts();
  if (tab === 'all') return <>{tabs.all} </>;
  if (tab === ParcelStatus.Cancelled) return <>{words.stepNames[tab]} </>;
  return (
    <>
      {words.stepNames[tab]}
      <span className="visually-hidden">{tabs.whole(words.statusNames[tab])}</span>
    </>
  );
}
