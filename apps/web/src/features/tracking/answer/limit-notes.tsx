import { pages } from '@rohi/contract/site/pages';
import type { WithheldCodes } from '@rohi/contract/tracking/tracking.contract';
import { Hourglass, RefreshCw } from 'lucide-react';
import { formatWait } from '../../../shared/format/age.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyBox } from '../../../shared/ui/empty-box.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useSecondsUntil } from '../../../shared/ui/use-seconds-until.ts';
import { useOwnedState } from '../use-owned-state.ts';
import { limitTexts } from './limit-words.ts';
import { Text, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './limit-notes.module.css';

type WithheldNoteProps = { notTold: WithheldCodes; isStored: boolean; returnTo: string; onRetry: () => void };

/** Codes without a parcel of which only the number is shown; an answer that was stored knows no time any more. */
export function WithheldNote({ notTold, isStored, returnTo, onRetry }: WithheldNoteProps) {
  const texts = limitTexts.read().notTold;
  const isStranger = useToken() === undefined;
  const [until] = useOwnedState(notTold, endOf);
  const waitSec = useSecondsUntil(until);
  return (
    <section className={css.note}>
      <h2 className={css.heading}>{texts.heading(notTold.count)}</h2>
      <p>{isStranger ? texts.network : texts.account}</p>
      {!isStored && (
        <Text marginTop={8} tone="ink">
          {waitSec > 0 ? texts.details(formatWait(waitSec)) : texts.detailsNow}
          {isStranger && waitSec > 0 && <LogIn returnTo={returnTo} />}
        </Text>
      )}
      {!isStored && waitSec === 0 && <Retry word={texts.retry} onRetry={onRetry} />}
    </section>
  );
}

/** When details are shown again, by the clock of this device. */
function endOf({ waitSec }: WithheldCodes): number {
  return Date.now() + waitSec * 1000;
}

type LimitedCardProps = { until: number; searchText: string; onRetry: () => void };

/**
 * In place of the list while the service does not search; trying again is never barred, another network may be on by
 * now.
 */
export function LimitedCard({ until, searchText, onRetry }: LimitedCardProps) {
  const texts = limitTexts.read().limited;
  const isStranger = useToken() === undefined;
  const waitSec = useSecondsUntil(until);
  const why = isStranger ? texts.network : texts.account;
  const returnTo = `${pages.parcelTracking.path}?${new URLSearchParams({ searchText })}`;
  return (
    <div role="status">
      <EmptyBox
        icon={Hourglass}
        title={texts.title}
        text={waitSec > 0 ? why(formatWait(waitSec)) : texts.now}
      >
        {isStranger && waitSec > 0 && (
          <Text marginTop={8}>
            <LogIn returnTo={returnTo} />
          </Text>
        )}
        <Retry word={texts.retry} onRetry={onRetry} />
      </EmptyBox>
    </div>
  );
}

function LogIn({ returnTo }: { returnTo: string }) {
  const { link, after } = limitTexts.read().logIn;
  return (
    <span>
      {' '}
      <a href={hrefOf('login', { redirect: returnTo })}>{link}</a>
      {after}
    </span>
  );
}

function Retry({ word, onRetry }: { word: string; onRetry: () => void }) {
  return (
    <Button kind="soft" className={lookOf({ marginTop: 16 })} onClick={onRetry}>
      <Icon of={RefreshCw} size={18} />
      {word}
    </Button>
  );
}
