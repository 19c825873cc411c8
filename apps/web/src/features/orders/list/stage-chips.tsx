import { orderStageNames } from '@rohi/contract/tracking/order-stages';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { useEffect, useRef } from 'react';
import { nameOf } from '../../../shared/facts/renamed-words.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import type { StageCounts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './stage-chips.module.css';

type ChipsProps = { state: ListState; counts: StageCounts | undefined; withoutValue: number | undefined };

function Chip({ state, stage, only, name, count }: ChipProps) {
  const isChosen = state.stage === stage && state.only === only;
  return (
    <li>
      <Text
        as="a"
        href={hrefOf('orderManagement', writeListState({ ...state, stage, only, page: 1 }))}
        display="inline-flex"
        gap={6}
        align="center"
        minHeight={44}
        fill="surface"
        border="all"
        tone="soft"
        size={15}
        lines="nowrap"
        className={css.chip}
        aria-current={isChosen ? 'true' : undefined}
        data-empty={count === 0 || undefined}
        data-only={only}
      >
        {name}{' '}
        {count !== undefined && (
          <Text as="span" tone="ink" weight={600} digits className={css.count}>
            {count}
          </Text>
        )}
      </Text>
    </li>
  );
}

type ChipProps = {
  state: ListState;
  stage?: ListState['stage'];
  only?: ListState['only'];
  name: string;
  count: number | undefined;
};

/** The stages of the orders, each with the number of orders that stand there. */
export function StageChips({ state, counts, withoutValue }: ChipsProps) {
  const { list } = ordersTexts.read();
  const ref = useRef<HTMLElement>(null);
  const chosen = state.stage ?? state.only;
  useEffect(() => {
    // On a phone the row is wider than the window: the chosen one must be seen.
    if (chosen === undefined) return;
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <nav ref={ref} aria-label={list.stages}>
      <Row as="ul" gap={6} className={css.chips}>
        <Chip state={state} name={list.all} count={counts?.total} />
        {parcelStatuses.map((stage) => (
          <Chip
            key={stage}
            state={state}
            stage={stage}
            name={nameOf(`STAGE_${stage}`, orderStageNames[stage][locale])}
            count={counts?.[stage]}
          />
        ))}
        <Chip state={state} only="problem" name={list.problem} count={counts?.problem} />
        <Chip state={state} only="withoutValue" name={list.withoutValue} count={withoutValue} />
      </Row>
    </nav>
  );
}
