import { ChevronRight } from 'lucide-react';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import css from './visitor-links.module.css';

const pages = ['parcelTracking', 'pickupPoints', 'prohibitedGoods', 'help', 'contact'] as const;

/**
 * Where visitors go besides the two items of everybody; users who are logged in have more (`PhoneMenu`). `onFollow`
 * closes the menu.
 */
export function VisitorLinks({ onFollow }: { onFollow: () => void }) {
  const { pageTitles, toTracking } = useSiteTexts();
  return pages.map((to) => (
    <a key={to} href={hrefOf(to)} className={css.item} onClick={onFollow}>
      {to === 'parcelTracking' ? toTracking : pageTitles[to]}
      <Icon of={ChevronRight} size={22} />
    </a>
  ));
}
