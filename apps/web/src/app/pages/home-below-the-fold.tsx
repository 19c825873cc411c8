import { useEffect } from 'react';
import { AllLinks } from '../../features/home/all-links.tsx';
import { Faq } from '../../features/home/faq.tsx';
import { FourSteps } from '../../features/home/four-steps.tsx';
import { PointsMap } from '../../features/home/points-map.tsx';
import { ProhibitedGoods } from '../../features/home/prohibited-goods.tsx';
import { RouteProfile } from '../../features/home/route-profile.tsx';
import section from '../../features/home/section.module.css';
import { comeBackToScrollPlace } from '../scroll-place.ts';
import css from './home.module.css';

/** What of the home page is not seen in the first frame, and comes after it. */
export function HomeBelowTheFold() {
  useEffect(comeBackToScrollPlace, []);
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
