import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { toneOfStatus } from '@rohi/contract/tracking/status-tone';
import { figureText } from '../reports/figures.ts';
import type { Home } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { orderStageNames, trackingWords } from '../../kit/names.ts';
import css from './stage-row.module.css';

type StageRowProps = {
  numbers: NonNullable<Home['orderStatusNum']>;
  /** Whether the list of orders stands for this user. */
  hasOrders: boolean;
};

/** How many orders stand at each of the nine stages, in the order of the way. */
export function StageRow({ numbers, hasOrders }: StageRowProps) {
  const { stages } = reportsTexts.read();
  const { line } = useStaffRoute();
  const totals = [
    // As all other sums of orders: the cancelled stand in their own stage only.
    stages.total(figureText(numbers.total - numbers.YQX, 'PIECE')),
    ...(numbers.problem > 0 ? [stages.problem(figureText(numbers.problem, 'PIECE'))] : []),
  ].join(locale === 'zh' ? '，' : ', ');
  return (
    <Panel title={stages.title} end={totals}>
      <ol className={css.row}>
        {parcelStatuses.map((stage) => {
          const inside = (
            <>
              <span className={css.count}>{figureText(numbers[stage], 'PIECE')}</span>
              <span className={css.name}>{orderStageNames[stage][locale]}</span>
            </>
          );
          return (
            <li
              key={stage}
              className={classNames(css.stage, numbers[stage] === 0 && css.none)}
              data-colour={toneOfStatus(stage)}
              title={trackingWords.statusNames[stage]}
            >
              {hasOrders ? (
                <a href={staffHref(line, 'orders', new URLSearchParams({ stage }))} className={css.inside}>
                  {inside}
                </a>
              ) : (
                <span className={css.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
