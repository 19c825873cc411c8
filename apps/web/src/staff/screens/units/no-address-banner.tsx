import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useFirstSteps } from './first-steps.ts';
import { unitsTexts } from './units-words.ts';
import css from './units.module.css';

/** While no warehouse has an address that customers see. */
export function NoAddressBanner() {
  const { noAddress } = unitsTexts.read();
  const { line } = useStaffRoute();
  const isMissing = useFirstSteps(true).some(({ step, done }) => step === 'chinaAddress' && !done);
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
