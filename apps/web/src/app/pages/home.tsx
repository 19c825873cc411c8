import { AllLinks } from '../../features/home/all-links.tsx';
import { Faq } from '../../features/home/faq.tsx';
import { FourSteps } from '../../features/home/four-steps.tsx';
import { Pitch } from '../../features/home/pitch.tsx';
import { PointsMap } from '../../features/home/points-map.tsx';
import { ProhibitedGoods } from '../../features/home/prohibited-goods.tsx';
import { RouteProfile } from '../../features/home/route-profile.tsx';
import { useIsDrawnHere } from '../../shared/ui/drawing-stage.ts';
import section from '../../features/home/section.module.css';
import css from './home.module.css';

export function HomePage() {
  return (
    <>
      <Pitch />
      {useIsDrawnHere() && <BelowTheFold />}
    </>
  );
}

function BelowTheFold() {
  return (
    <>
      <RouteProfile />
      <FourSteps />
      <div className={section.section}>
        <div className={css.cards}>
          <ProhibitedGoods />
          <PointsMap />
        </div>
      </div>
      <Faq />
      <AllLinks />
    </>
  );
}
