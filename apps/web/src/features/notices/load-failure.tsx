import { RotateCw, CloudOff } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyBox } from '../../shared/ui/empty-box.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { noticesTexts } from './notices-words.ts';

export function LoadFailure({ again }: { again: () => void }) {
  const { failed } = noticesTexts.read();
  return (
    <EmptyBox icon={CloudOff} title={failed.title} text={failed.text}>
      <Button kind="soft" onClick={again}>
        <Icon of={RotateCw} size={18} />
        {failed.again}
      </Button>
    </EmptyBox>
  );
}
