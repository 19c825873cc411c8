import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { approvalsTexts } from '../screen-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
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
    <Text
      as="span"
      display="inline-flex"
      gap={6}
      align="center"
      fill="gold-soft"
      radius="pill"
      tone="gold"
      weight={600}
      digits
      className={css.since}
    >
      <Icon of={Hourglass} size={16} />
      {approvalsTexts.read().since(Math.floor(seconds / 60), seconds % 60)}
    </Text>
  );
}
