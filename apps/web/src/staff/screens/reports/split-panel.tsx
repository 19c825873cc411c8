import { orderSplits, type OrderSplit } from '@rohi/contract/reports/order-splits';
import { useState } from 'react';
import { RankTable } from './rank-table.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { useSplit } from './report-queries.ts';
import { reportsTexts } from '../screen-words.ts';

/** The orders of a report split by one thing; each row leads to its orders. */
export function SplitPanel({ from, to }: { from: string; to: string }) {
  const { split } = reportsTexts.read();
  const { line } = useStaffRoute();
  const [by, setBy] = useState<OrderSplit>('point');
  const answer = useSplit(line, { by, from, to });
  return (
    <Panel
      title={split.title}
      end={
        <Segmented<OrderSplit>
          label={split.label}
          value={by}
          options={orderSplits.map((value) => ({ value, label: split.by[value] }))}
          onChange={setBy}
        />
      }
    >
      <Answered answer={answer}>{(rows) => <RankTable rows={rows} />}</Answered>
    </Panel>
  );
}
