import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import css from './stored-note.module.css';

/** Over an answer of an earlier search: how old it is. As soon as there is a network again, it is asked for anew. */
export function StoredNote({ storedAt, onOnline }: { storedAt: number; onOnline: () => void }) {
  const { storedAnswer } = useTrackingTexts();
  const askAgain = useEffectEvent(onOnline);
  useEffect(() => {
    const handleOnline = () => askAgain();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  return (
    <p className={css.note} role="status">
      <Icon of={CloudOff} />
      {storedAnswer(formatAge(storedAt))}
    </p>
  );
}
