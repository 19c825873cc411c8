import { useState } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { cabinetTexts, courierTexts } from '../cabinet-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { SideParts } from '../../../shared/ui/side-parts.tsx';
import { BindingResult, BoundPoint } from './bound-point.tsx';
import type { Binding } from './own-point.ts';
import { PointChooser } from './point-chooser.tsx';
import css from '../../../shared/ui/card.module.css';

/** Which parcels are brought to the door; it comes after the page. */
const courierCard = onDemand<object>(async () => {
  const [{ CourierCard }] = await Promise.all([import('../courier/courier-card.tsx'), courierTexts.load()]);
  return CourierCard;
});

/** /OrderPickupPoint: the bound self pickup point and the choice of another. */
export function PointScreen({ heading }: { heading: string }) {
  const texts = cabinetTexts.read().point;
  const own = useAnswer('GET /profile/pickup-point', {});
  const points = useAnswer('GET /pickup-points', {});
  const [newBinding, setNewBinding] = useState<Binding>();
  const finish = (binding: Binding) => {
    setNewBinding(binding);
    if (own.state === 'ready') own.again();
  };
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <div className={css.columns}>
        {/* What the page is for: the courier's form is long, and stands beside or below both. */}
        <div className={css.column}>
          <Card title={texts.title}>
            {own.state === 'ready' ? (
              <BoundPoint
                own={newBinding ?? own.data}
                points={points.state === 'ready' ? points.data : undefined}
              />
            ) : (
              <Missing answer={own} />
            )}
            {newBinding && <BindingResult binding={newBinding} />}
          </Card>
          {own.state === 'ready' && (
            <Card title={texts.chooserTitle}>
              <PointChooser
                points={points}
                boundId={(newBinding ?? own.data).pickupPoint?.id}
                onBound={finish}
              />
            </Card>
          )}
        </div>
        <SideParts>
          <courierCard.Part key={newBinding?.pickupPoint?.id} />
        </SideParts>
      </div>
    </div>
  );
}
