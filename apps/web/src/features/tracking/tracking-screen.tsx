import { splitBulkCodes } from '@rohi/contract/tracking/tracking-codes';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useRoute } from '../../shared/router/hash-router.ts';
import { useSecondsUntil } from '../../shared/ui/use-seconds-until.ts';
import { TrackingAnswerView } from './answer/tracking-answer-view.tsx';
import { bulkDialog } from './parts.ts';
import { askedCountOf } from './rules/search-state.ts';
import { SearchBox } from './search/search-box.tsx';
import { SearchLine } from './search/search-line.tsx';
import { useStartSearch } from './search/use-start-search.ts';
import { useTrackingSearch } from './search/use-tracking-search.ts';
import { useOwnedState } from './use-owned-state.ts';

/** Search, tabs and list; the search that is shown is the `searchText` of the address. */
export function TrackingScreen() {
  const searchText = useRoute().query.get('searchText') ?? '';
  const { state, repeat } = useTrackingSearch(searchText);
  const waitSec = useSecondsUntil(state.kind === 'failed' ? state.retryAt : undefined);
  const box = useRef<HTMLInputElement>(null);
  const [text, changeText] = useOwnedState(searchText, boxTextOf);
  const [dialogOpen, setDialogOpen] = useState(false);
  const startSearch = useStartSearch({ searchText, waitSec, repeat, changeText });

  // Soon wanted, but not for the first paint.
  useEffect(() => void bulkDialog.start(), []);
  const openDialog = () => setDialogOpen(true);
  const closeDialog = useCallback(
    (codes: readonly string[]) => {
      setDialogOpen(false);
      changeText((before) => joinCodes(codes, before));
    },
    [changeText],
  );
  const trackList = (codes: readonly string[]) => {
    closeDialog(codes);
    startSearch(joinCodes(codes, text));
  };
  return (
    <>
      <SearchBox
        boxRef={box}
        text={text}
        onChange={(next) => changeText(() => next)}
        onSubmit={() => startSearch(text)}
        onOpenDialog={openDialog}
        waitSec={waitSec}
      />
      <SearchLine askedCount={askedCountOf(state)} onOpenDialog={openDialog} />
      <TrackingAnswerView
        state={state}
        searchText={searchText}
        waitSec={waitSec}
        onRetry={() => startSearch(text)}
        // By way of the box: the focus returns there, while the pressed button may be gone by then.
        onPasteList={() => box.current?.focus()}
      />
      {dialogOpen && (
        <Suspense>
          <bulkDialog.Part boxText={text} onClose={closeDialog} onTrack={trackList} />
        </Suspense>
      )}
    </>
  );
}

/** The address fills the box, until the box is typed in. */
function boxTextOf(searchText: string): string {
  return searchText;
}

/** The codes as the box holds them; a box that already says the same is left as the customer wrote it. */
function joinCodes(codes: readonly string[], before: string): string {
  const joined = codes.join(',');
  return splitBulkCodes(before).join(',') === joined ? before : joined;
}
