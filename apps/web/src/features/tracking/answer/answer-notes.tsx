import { pages } from '@rohi/contract/site/pages';
import type { TrackingAnswer } from '@rohi/contract/tracking/tracking.contract';
import { Suspense } from 'react';
import { withheldNote } from './limit-parts.ts';
import { NotFoundList } from './not-found-list.tsx';
import { UserRound } from 'lucide-react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './login-hint.module.css';

/** For strangers only: what the owner sees more. `returnTo` is the path that the login leads back to. */
function LoginHint({ returnTo }: { returnTo: string }) {
  const { loginHint } = useTrackingTexts();
  const token = useToken();
  if (token !== undefined) return null;
  return (
    <p className={css.hint}>
      <Icon of={UserRound} />
      <span>
        {loginHint.before}
        <a href={hrefOf('login', { redirect: returnTo })}>{loginHint.link}</a>
        {loginHint.after}
      </span>
    </p>
  );
}

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
