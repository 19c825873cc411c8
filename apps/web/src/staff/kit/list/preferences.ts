import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useStaffRoute } from '../router/staff-router.ts';

type Preferences = ReplyTo<'GET /profile/preferences'>;

export type SavedView = Preferences['views'][string][number];

const queryKey = ['preferences'];

/**
 * One change is stored after the other, so that the last one stands; `count` says whether another was asked for
 * meanwhile.
 */
const changes = { count: 0, last: Promise.resolve<unknown>(undefined) };

function inTurn(ask: () => Promise<Preferences>): Promise<Preferences> {
  const answer = changes.last.then(ask);
  changes.last = answer.catch(() => undefined);
  return answer;
}

/**
 * What the person has arranged of the list of this screen; nothing until it has come, so that a list never waits for
 * it.
 */
export function useArrangement() {
  const queries = useQueryClient();
  const screen = useStaffRoute().screen as StaffMenuKey;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /profile/preferences', { quiet: true, signal }),
    staleTime: 60_000,
  });
  const params = { list: screen };
  /** Takes over what stands now; a call that failed has said why, and what was shown before is asked for again. */
  const settle = async (ask: () => Promise<Preferences>): Promise<boolean> => {
    changes.count += 1;
    const count = changes.count;
    try {
      const now = await inTurn(ask);
      // An answer to a change before the last does not know that one yet.
      if (count === changes.count) queries.setQueryData(queryKey, now);
      return true;
    } catch {
      await queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  const showColumns = (columns: string[] | null) =>
    queries.setQueryData<Preferences>(queryKey, (before) => {
      const { [screen]: _before, ...others } = before?.columns ?? {};
      return {
        columns: columns === null ? others : { ...others, [screen]: columns },
        views: before?.views ?? {},
      };
    });
  return {
    /** The keys of the columns that were chosen; undefined for the usual ones. */
    columns: data?.columns[screen],
    views: data?.views[screen] ?? [],
    /** Shown at once: the next tick may come before the answer. */
    chooseColumns: (columns: string[] | null) => {
      showColumns(columns);
      return settle(() => call('PUT /profile/preferences/{list}/columns', { params, body: { columns } }));
    },
    saveView: (body: SavedView) =>
      settle(() => call('PUT /profile/preferences/{list}/views', { params, body })),
    forgetView: (name: string) =>
      settle(() => call('DELETE /profile/preferences/{list}/views', { params, query: { name } })),
  };
}
