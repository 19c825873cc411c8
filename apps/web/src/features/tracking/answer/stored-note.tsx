import { CloudOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Row } from '../../../shared/ui/primitives.tsx';

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
    <Row
      as="p"
      gap={12}
      align="center"
      marginBottom={16}
      paddingX={16}
      paddingY={12}
      fill="surface"
      border="all"
      radius="control"
      tone="soft"
      size={15}
      role="status"
    >
      <Icon of={CloudOff} />
      {storedAnswer(formatAge(storedAt))}
    </Row>
  );
}
