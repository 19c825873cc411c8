import type { ReportPeriod } from '@rohi/contract/reports/report-periods';
import { useState } from 'react';
import { columnText, figureText, shareText } from '../reports/figures.ts';
import { useRank } from '../reports/report-queries.ts';
import type { Rank, RankCall } from '../reports/report-queries.ts';
import { reportsTexts } from '../reports/reports-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import css from './rank-panel.module.css';

const shownFirst = 5;

type RankPanelProps = { title: string; name: RankCall; period: ReportPeriod };

/** Who or what the orders of a period belong to, the first ones first. */
export function RankPanel({ title, name, period }: RankPanelProps) {
  const { ranks } = reportsTexts.read();
  const { line } = useStaffRoute();
  const answer = useRank(line, name, period);
  return (
    <Panel title={title}>
      <Answered answer={answer}>
        {(rows) => (rows.length === 0 ? <p className={css.none}>{ranks.none}</p> : <RankTable rows={rows} />)}
      </Answered>
    </Panel>
  );
}

function RankTable({ rows }: { rows: Rank }) {
  const { ranks } = reportsTexts.read();
  const [all, setAll] = useState(false);
  const hidden = rows.length - shownFirst;
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{ranks.name}</th>
            <th scope="col">{ranks.orders}</th>
            <th scope="col">{ranks.amount}</th>
            <th scope="col">{ranks.share}</th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, shownFirst)).map((row) => (
            <tr key={row.code}>
              <th scope="row">
                {row.name}
                <span className={css.track} aria-hidden>
                  <span className={css.share} style={{ width: `${row.sharePct}%` }} />
                </span>
              </th>
              <td>{figureText(row.orderCount, 'PIECE')}</td>
              <td>{columnText(row.amount.amount, 'USD')}</td>
              <td>{shareText(row.sharePct)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <Button kind="quiet" className={css.more} aria-expanded={all} onPress={() => setAll(!all)}>
          {all ? ranks.less : ranks.more(hidden)}
        </Button>
      )}
    </>
  );
}
