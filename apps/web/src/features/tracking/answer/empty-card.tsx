import { ClipboardList, Clock, ListFilter, PackageSearch, RefreshCw, SearchX, WifiOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { EmptyState } from '../rules/empty-state.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './empty-card.module.css';

const pictures: Record<EmptyState, LucideIcon> = {
  welcome: PackageSearch,
  noneFound: PackageSearch,
  noneInTab: ListFilter,
  unreachable: WifiOff,
  busy: Clock,
  refused: SearchX,
};

const actionIcons: Record<EmptyState, LucideIcon> = {
  welcome: ClipboardList,
  noneFound: RefreshCw,
  noneInTab: ListFilter,
  unreachable: RefreshCw,
  busy: RefreshCw,
  refused: ClipboardList,
};

type EmptyCardProps = { state: EmptyState; onAct: () => void; waitSec: number };

/** Stands where the list would be and says what can be done. */
export function EmptyCard({ state, onAct, waitSec }: EmptyCardProps) {
  const { empty, search } = useTrackingTexts();
  const { title, text, action } = empty[state];
  const waits = state === 'busy' && waitSec > 0;
  return (
    <div className={css.card}>
      <span className={css.picture}>
        <Icon of={pictures[state]} size={26} />
      </span>
      <h2 className={css.title}>{title}</h2>
      {text !== '' && <p className={css.text}>{text}</p>}
      {action !== '' && (
        <Button kind="soft" className={css.action} aria-disabled={waits || undefined} onClick={onAct}>
          <Icon of={waits ? Clock : actionIcons[state]} size={18} />
          <Text as="span" digits>
            {waits ? search.wait(waitSec) : action}
          </Text>
        </Button>
      )}
    </div>
  );
}
