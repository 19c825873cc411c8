import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useFirstWeek } from '../start/first-week-query.ts';
import { unitsTexts } from '../screen-words.ts';
import css from './units.module.css';

/** While no warehouse has an address that customers see. */
export function NoAddressBanner() {
  const { noAddress } = unitsTexts.read();
  const { line } = useStaffRoute();
  const { data: week } = useFirstWeek(true);
  const isMissing = week?.rows.some(({ row, state }) => row === 'chinaAddress' && state === 'MISSING');
  if (!isMissing) return null;
  return (
    <aside className={css.banner}>
      <Icon of={TriangleAlert} size={20} />
      <div>
        <b>{noAddress.title}</b>
        <p>
          {noAddress.text} <a href={`#/${line.toLowerCase()}/units?type=WAREHOUSE`}>{noAddress.open}</a>
        </p>
      </div>
    </aside>
  );
}
