import { ArrowLeftRight, MapPin } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { useRequiredChoice } from '../../../shared/forms/required-choice.ts';
import { FieldError } from '../../../shared/forms/text-field.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { BindingResult, BoundPoint } from './bound-point.tsx';
import type { Binding } from './own-point.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { lookOf } from '../../../shared/ui/primitives.tsx';

/** The choice of a point with its map: comes when the dialog of the profile is opened. */
const pointChooser = onDemand(async () => (await import('./point-chooser.tsx')).PointChooser);

/** The self pickup point on the profile: what is bound, and a dialog that binds another. */
export function PointCard() {
  const texts = cabinetTexts.read().point;
  const own = useAnswer('GET /profile/pickup-point', {});
  const points = useAnswer('GET /pickup-points', {});
  const [isOpen, setIsOpen] = useState(false);
  const [newBinding, setNewBinding] = useState<Binding>();
  const [isRefused, setIsRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const isBound = own.state === 'ready' && (own.data.pickupPoint !== null || newBinding !== undefined);
  const isKnown = isBound || (own.state !== 'loading' && points.state !== 'loading');
  const isMissing = own.state === 'ready' && !isBound && points.state === 'ready' && points.data.length > 0;
  const refuse = () => {
    setIsRefused(true);
    button.current?.focus();
  };
  useRequiredChoice({ isMissing: isKnown ? isMissing : undefined, refuse });
  // Both at once: what the list of points adds to the bound one would move the button from under the finger.
  if (own.state !== 'ready' || points.state === 'loading') {
    return (
      <Card title={texts.title}>
        <Missing answer={own.state === 'ready' ? { state: 'loading' } : own} />
      </Card>
    );
  }
  const bound = own.data.pickupPoint;
  const finish = (binding: Binding) => {
    setNewBinding(binding);
    setIsOpen(false);
    own.again();
  };
  return (
    <Card title={texts.title}>
      <BoundPoint own={newBinding ?? own.data} points={points.state === 'ready' ? points.data : undefined} />
      {newBinding && <BindingResult binding={newBinding} />}
      <Button
        ref={button}
        kind={bound ? 'outline' : 'primary'}
        wide
        aria-describedby={isRefused && isMissing ? errorId : undefined}
        className={lookOf({ marginTop: 12 })}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={bound ? ArrowLeftRight : MapPin} />
        {bound ? texts.change : texts.choose}
      </Button>
      {isRefused && isMissing && <FieldError id={errorId} text={texts.required} />}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.chooserTitle} width={600}>
        <Suspense fallback={<Missing answer={{ state: 'loading' }} />}>
          <pointChooser.Part points={points} boundId={bound?.id} onBound={finish} />
        </Suspense>
      </Dialog>
    </Card>
  );
}
