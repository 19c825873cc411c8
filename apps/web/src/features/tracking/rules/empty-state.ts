import type { SearchFailure, SearchState } from './search-state.ts';
import { shownAnswer } from './search-state.ts';
import type { StatusTab } from './tab-filter.ts';
import { countOfTab } from './tab-filter.ts';

export type EmptyState = 'welcome' | 'noneFound' | 'noneInTab' | SearchFailure;

/**
 * What stands in place of the list; undefined while there is a list, while one is awaited, or where a limit is shown.
 */
export function emptyStateOf(state: SearchState, tab: StatusTab): EmptyState | undefined {
  if (state.kind === 'idle') return 'welcome';
  if (state.kind === 'failed') return state.failure;
  const answer = shownAnswer(state);
  if (!answer) return undefined;
  if (answer.count === 0) return answer.notTold ? undefined : 'noneFound';
  return countOfTab(answer, tab) === 0 ? 'noneInTab' : undefined;
}
