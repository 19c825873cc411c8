import { pages } from '@rohi/contract/site/pages';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { Suspense } from 'react';
import { withheldNote } from './limit-parts.ts';
import { LoginHint } from './login-hint.tsx';
import { NotFoundList } from './not-found-list.tsx';

type AnswerNotesProps = {
  answer: TrackingAnswer;
  /** An answer of an earlier search, shown because there is no network. */
  isStored: boolean;
  searchText: string;
  onRetry: () => void;
};

/** Under the list: what was not found, what is withheld of it, and what the owner would see more. */
export function AnswerNotes({ answer, isStored, searchText, onRetry }: AnswerNotesProps) {
  const returnTo = `${pages.parcelTracking.path}?${new URLSearchParams({ searchText })}`;
  return (
    <>
      <NotFoundList codes={answer.notFound} />
      {answer.notTold && (
        <Suspense>
          <withheldNote.Part
            notTold={answer.notTold}
            isStored={isStored}
            returnTo={returnTo}
            onRetry={onRetry}
          />
        </Suspense>
      )}
      {answer.count > 0 && <LoginHint returnTo={returnTo} />}
    </>
  );
}
