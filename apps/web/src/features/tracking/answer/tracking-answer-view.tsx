import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { Suspense, useId } from 'react';
import { emptyStateOf } from '../rules/empty-state.ts';
import { shownAnswer, shownSearch } from '../rules/search-state.ts';
import type { SearchState } from '../rules/search-state.ts';
import type { StatusTab } from '../rules/tab-filter.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { useOwnedState } from '../use-owned-state.ts';
import { EmptyCard } from './empty-card.tsx';
import { answerNotes, storedNote, parcelList } from './late-parts.ts';
import { limitedCard } from './limit-parts.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { StatusTabList, tabIdOf } from './status-tab-list.tsx';
import { Box } from '../../../shared/ui/primitives.tsx';

type TrackingAnswerViewProps = {
  state: SearchState;
  searchText: string;
  waitSec: number;
  onRetry: () => void;
  onPasteList: () => void;
};

/** Every answer begins with all parcels. */
function firstTab(): StatusTab {
  return 'all';
}

/** Tabs and what stands under them: list, skeleton or what to do next. */
export function TrackingAnswerView(props: TrackingAnswerViewProps) {
  const { state, searchText } = props;
  const answer = shownAnswer(state);
  const [tab, changeTab] = useOwnedState<TrackingAnswer | undefined, StatusTab>(shownSearch(state), firstTab);
  const panelId = useId();
  const isStored = state.kind === 'answered' && state.storedAt !== undefined;
  return (
    <Box position="relative">
      {state.kind === 'answered' && state.storedAt !== undefined && (
        <Suspense>
          <storedNote.Part storedAt={state.storedAt} onOnline={props.onRetry} />
        </Suspense>
      )}
      <StatusTabList
        answer={answer}
        selected={tab}
        onSelect={(next) => changeTab(() => next)}
        panelId={panelId}
      />
      {/* What stands under the list is not shown before it: it would be pushed away. */}
      <Suspense>
        <Box
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabIdOf(panelId, tab)}
          aria-busy={state.kind === 'loading'}
          marginTop={10}
        >
          <Panel {...props} tab={tab} onShowAll={() => changeTab(firstTab)} />
        </Box>
        {answer && (
          <Suspense>
            <answerNotes.Part
              answer={answer}
              isStored={isStored}
              searchText={searchText}
              onRetry={props.onRetry}
            />
          </Suspense>
        )}
      </Suspense>
      <SpokenState state={state} />
    </Box>
  );
}

type PanelProps = TrackingAnswerViewProps & { tab: StatusTab; onShowAll: () => void };

function Panel({ state, searchText, tab, waitSec, onRetry, onPasteList, onShowAll }: PanelProps) {
  const answer = shownAnswer(state);
  const empty = emptyStateOf(state, tab);
  if (empty) {
    const actions = { welcome: onPasteList, refused: onPasteList, noneInTab: onShowAll };
    const act = empty in actions ? actions[empty as keyof typeof actions] : onRetry;
    return <EmptyCard state={empty} onAct={act} waitSec={waitSec} />;
  }
  if (state.kind === 'limited')
    return (
      <Suspense>
        <limitedCard.Part until={state.until} searchText={searchText} onRetry={onRetry} />
      </Suspense>
    );
  const search = shownSearch(state);
  if (answer && search && answer.count > 0)
    return <parcelList.Part answer={answer} search={search} tab={tab} />;
  return state.kind === 'loading' && state.slow ? <ListSkeleton askedCount={state.askedCount} /> : null;
}

/** Announces to assistive technology how the search ended. */
function SpokenState({ state }: { state: SearchState }) {
  const { spoken, empty } = useTrackingTexts();
  return (
    <output className="visually-hidden">
      {state.kind === 'loading' && state.slow && spoken.loading}
      {state.kind === 'answered' && spoken.found(state.answer.count, state.askedCount)}
      {state.kind === 'failed' && empty[state.failure].title}
    </output>
  );
}
