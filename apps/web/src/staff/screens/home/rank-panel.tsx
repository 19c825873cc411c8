import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import { RankTable } from '../reports/rank-table.tsx';
import { useRank } from '../reports/report-queries.ts';
import type { RankCall } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../reports/rank-table.module.css';

type RankPanelProps = { title: string; name: RankCall; period: ReportPeriod };

/** Who or what the orders of a period belong to, the first ones first. */
export function RankPanel({ title, name, period }: RankPanelProps) {
  const { ranks } = reportsTexts.read();
  const { line } = useStaffRoute();
  const answer = useRank(line, name, period);
  return (
    <Panel title={title}>
      <Answered answer={answer}>
        {(rows) =>
          rows.length === 0 ? (
            <Text paddingX={20} paddingTop={12} paddingBottom={20} tone="faint" className={css.none}>
              {ranks.none}
            </Text>
          ) : (
            <RankTable rows={rows} />
          )
        }
      </Answered>
    </Panel>
  );
}
