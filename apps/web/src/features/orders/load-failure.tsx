import { CloudOff, RotateCw } from 'lucide-react';
import { failureText } from '../../shared/api/failure-text.ts';
import { useSharedTexts } from '../../shared/i18n/shared-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyBox } from '../../shared/ui/empty-box.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { ordersTexts } from './orders-words.ts';

/** In place of an answer that has not come, with what the service said of it. */
export function LoadFailure({ failure, again }: { failure: unknown; again: () => void }) {
  const { failed } = ordersTexts.read();
  const texts = useSharedTexts();
  return (
    <EmptyBox icon={CloudOff} title={failed.title} text={failureText(failure, failed.text)}>
      <Button kind="soft" onClick={again}>
        <Icon of={RotateCw} size={18} />
        {texts.again}
      </Button>
    </EmptyBox>
  );
}
