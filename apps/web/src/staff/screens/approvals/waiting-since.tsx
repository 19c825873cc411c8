import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { approvalsTexts } from '../screen-words.ts';
import css from './approvals.module.css';

/** How long somebody has waited, second by second. */
export function WaitingSince({ askedAt }: { askedAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(askedAt)) / 1_000));
  return (
    <span className={css.since}>
      <Icon of={Hourglass} size={16} />
      {approvalsTexts.read().since(Math.floor(seconds / 60), seconds % 60)}
    </span>
  );
}
