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
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
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
      <Grid as="ol" border="top" className={css.row}>
        {parcelStatuses.map((stage) => {
          const inside = (
            <>
              <Text as="span" size={18} weight={600} digits className={css.count}>
                {figureText(numbers[stage], 'PIECE')}
              </Text>
              <Text as="span" tone="soft" size={13} breaks className={css.name}>
                {orderStageNames[stage][locale]}
              </Text>
            </>
          );
          return (
            <Row
              as="li"
              key={stage}
              minWidth={0}
              className={classNames(css.stage, numbers[stage] === 0 && css.none)}
              data-colour={toneOfStatus(stage)}
              title={trackingWords.statusNames[stage]}
            >
              {hasOrders ? (
                <Stack
                  as="a"
                  href={staffHref(line, 'orders', new URLSearchParams({ stage }))}
                  gap={2}
                  flex={1}
                  minWidth={0}
                  tone="ink"
                  className={css.inside}
                >
                  {inside}
                </Stack>
              ) : (
                <Stack as="span" gap={2} flex={1} minWidth={0} tone="ink" className={css.inside}>
                  {inside}
                </Stack>
              )}
            </Row>
          );
        })}
      </Grid>
    </Panel>
  );
}
