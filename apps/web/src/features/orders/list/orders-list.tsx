import { BookUser, FileUp, PackagePlus, Plus, SearchX } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useFollowedOwn } from '../../../shared/api/use-followed.ts';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { FoundOrders, OrderParts } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { manyActs } from '../parts.ts';
import { inListOrder } from '../rules/list-order.ts';
import { isNarrowed, pageLengths, queryOfList, stateOfQuery, writeListState } from '../rules/list-state.ts';
import type { ListState } from '../rules/list-state.ts';
import { ListFilters } from './list-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useOrderAct } from './order-act-run.ts';
import { PrintSheet } from './print-sheet.tsx';
import { StageChips } from './stage-chips.tsx';
import { useTicked, type Ticked } from './use-ticked.ts';
import { Box, Row, Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './orders-list.module.css';

function NewOrderLink() {
  return (
    <ButtonLink href={hrefOf('orderManagement', { new: '1' })} className={lookOf({ flex: 'none' })}>
      <Icon of={Plus} />
      {ordersTexts.read().newOrder}
    </ButtonLink>
  );
}

/** What else there is for orders beside one by one. */
function MoreWays() {
  const { fromFile, recipients } = ordersTexts.read();
  return (
    <Row wrap rowGap={0} columnGap={16} marginTop={4} size={15} className={css.ways}>
      <a href={hrefOf('orderManagement', { file: 'new' })}>
        <Icon of={FileUp} />
        {fromFile}
      </a>
      <a href={hrefOf('orderManagement', { recipients: '1' })}>
        <Icon of={BookUser} />
        {recipients}
      </a>
    </Row>
  );
}

/** Why there is nothing, and what can be done. */
function Nothing({ state, total }: { state: ListState; total: number }) {
  const { none, noneFound, pastEnd } = ordersTexts.read().list;
  if (total > 0)
    return (
      <EmptyBox icon={SearchX} title={pastEnd.title} text={pastEnd.text}>
        <ButtonLink kind="soft" href={hrefOf('orderManagement', writeListState({ ...state, page: 1 }))}>
          {pastEnd.first}
        </ButtonLink>
      </EmptyBox>
    );
  if (!isNarrowed(state))
    return (
      <EmptyBox icon={PackagePlus} title={none.title} text={none.text}>
        <NewOrderLink />
      </EmptyBox>
    );
  return (
    <EmptyBox icon={SearchX} title={noneFound.title} text={noneFound.text}>
      <ButtonLink kind="soft" href={hrefOf('orderManagement')}>
        {noneFound.all}
      </ButtonLink>
    </EmptyBox>
  );
}

function PageLink({ state, page, isThere, text }: PageLinkProps) {
  return (
    <ButtonLink
      kind="outline"
      {...(isThere && { href: hrefOf('orderManagement', writeListState({ ...state, page })) })}
      aria-disabled={!isThere || undefined}
      {...(!isThere && { role: 'link' })}
    >
      {text}
    </ButtonLink>
  );
}

type PageLinkProps = { state: ListState; page: number; isThere: boolean; text: string };

/** How many orders stand on one page. */
function PageLengths({ state }: { state: ListState }) {
  const { perPage } = ordersTexts.read().list;
  return (
    <Row gap={2} align="center" className={css.lengths} role="group" aria-label={perPage}>
      <Text as="span" tone="soft" size={14}>
        {perPage}
      </Text>
      {pageLengths.map((limit) => (
        <a
          key={limit}
          href={hrefOf('orderManagement', writeListState({ ...state, limit, page: 1 }))}
          aria-current={state.limit === limit ? 'true' : undefined}
        >
          {limit}
        </a>
      ))}
    </Row>
  );
}

function Pages({ state, total, shown }: { state: ListState; total: number; shown: number }) {
  const { list } = ordersTexts.read();
  const first = (state.page - 1) * state.limit + 1;
  const last = first + shown - 1;
  return (
    <Row as="nav" wrap gap={8} align="center" className={css.pages} aria-label={list.pages}>
      <Text flex={1} tone="soft" size={15} digits className={css.range}>
        {list.range(first, last, total)}
      </Text>
      {total > 10 && <PageLengths state={state} />}
      {total > state.limit && (
        <>
          <PageLink state={state} page={state.page - 1} isThere={state.page > 1} text={list.previous} />
          <PageLink state={state} page={state.page + 1} isThere={last < total} text={list.next} />
        </>
      )}
    </Row>
  );
}

type FoundProps = {
  state: ListState;
  data: FoundOrders;
  ticked: Ticked;
  problemNames: OrderParts['problemNames'];
};

function Found({ state, data: { list, total, isClose }, ticked, problemNames }: FoundProps) {
  const { close } = ordersTexts.read().list;
  if (list.length === 0) return <Nothing state={state} total={total} />;
  return (
    <>
      {isClose && (
        <Text marginTop={8} marginBottom={8} tone="soft">
          {close}
        </Text>
      )}
      <OrdersTable state={state} ticked={ticked} problemNames={problemNames} lines={list} />
      <Pages state={state} total={total} shown={list.length} />
    </>
  );
}

/** Orders move a few times in three weeks. */
const lookAgainMs = 60_000;

/** Calls back when something that ran has come to its end. */
function useEnd(isRunning: boolean, onEnd: () => void): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnd();
    wasRunning.current = isRunning;
  }, [isRunning, onEnd]);
}

type ListProps = { heading: string; state: ListState; problemNames: OrderParts['problemNames'] };

/** The customer's orders, with everything that narrows and sorts them (specification, section 2). */
export function OrdersList({ heading, state, problemNames }: ListProps) {
  const { loading } = useSharedTexts();
  const { list } = ordersTexts.read();
  const query = queryOfList(state);
  const { isWaiting: isAsking, failure, again, ...found } = useAnswer('GET /orders', { query });
  // The same list once more: what stands stays until it has changed, also where no answer comes.
  const isFollowing = found.state === 'ready' && JSON.stringify(found.of.query) === JSON.stringify(query);
  const isWaiting = isAsking && !isFollowing;
  const counts = useAnswer('GET /common/orderstatusnum', {});
  const lacking = useAnswer('GET /orders', { query: { only: 'withoutValue', limit: 1 } });
  const act = useOrderAct();
  const { again: countAgain } = counts;
  const { again: lookForLacking } = lacking;
  const refresh = useCallback(() => {
    again();
    countAgain();
    lookForLacking();
  }, [again, countAgain, lookForLacking]);
  useEnd(act?.isRunning ?? false, refresh);
  useFollowedOwn({ isWaiting: isAsking, failure, again: refresh }, act?.isRunning ? undefined : lookAgainMs);
  // After a failure the page before would be taken for what was asked.
  const view = found.state === 'ready' && (failure === undefined || isFollowing) ? found : undefined;
  const hasFailed = !isAsking && failure !== undefined && !isFollowing;
  const total = view?.data.total;
  const ticked = useTicked(view?.data.list ?? []);
  return (
    <>
      <Row as="header" wrap gap={12} align="center" justify="between">
        <h1>{heading}</h1>
        <NewOrderLink />
      </Row>
      <MoreWays />
      <ListFilters state={state} total={isWaiting ? undefined : total} />
      <Box marginTop={8}>
        <StageChips
          state={state}
          counts={counts.state === 'ready' ? counts.data : undefined}
          withoutValue={lacking.state === 'ready' ? lacking.data.total : undefined}
        />
      </Box>
      {(ticked.lines.length > 0 || act) && (
        <Suspense fallback={null}>
          <manyActs.Part ticked={ticked} state={state} total={total ?? 0} />
        </Suspense>
      )}
      <PrintSheet lines={inListOrder(ticked.lines, state.oldestFirst)} />
      <p role="status" className="visually-hidden">
        {isWaiting ? '' : total !== undefined && list.found(total)}
      </p>
      <Box marginTop={8} className={css.found} aria-busy={isWaiting}>
        {hasFailed && <LoadFailure failure={failure} again={again} />}
        {view && (
          <Found
            state={stateOfQuery(view.of.query)}
            data={view.data}
            ticked={ticked}
            problemNames={problemNames}
          />
        )}
        {!view && !hasFailed && (
          <Text paddingTop={16} tone="soft" className={css.waiting}>
            {loading}
          </Text>
        )}
      </Box>
      <Text
        marginTop={24}
        paddingX={16}
        paddingY={14}
        fill="lapis-soft"
        radius="control"
        tone="soft"
        className={css.missing}
      >
        {list.missing.text} <a href={hrefOf('orderManagement', { claims: '1' })}>{list.missing.link}</a>
      </Text>
    </>
  );
}
