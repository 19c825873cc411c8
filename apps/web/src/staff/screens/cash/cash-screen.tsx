import { ListHead } from '../../kit/list/list-head.tsx';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { AllShifts } from './all-shifts.tsx';
import { cashTexts } from './cash-words.ts';
import { OwnShift } from './own-shift.tsx';
import { TopUps } from './top-ups.tsx';
import css from './cash.module.css';

const views = ['own', 'shifts', 'topUps'] as const;

/** The own shift; who confirms money sees all shifts and the transfers that wait as well. */
export function CashScreen() {
  const texts = cashTexts.read();
  const { line, query } = useStaffRoute();
  const confirms = useUser().authorities.includes('payment:confirm');
  const view = (confirms && views.find((each) => each === query.get('view'))) || 'own';
  return (
    <div className={css.screen}>
      <ListHead title={texts.title} count={undefined}>
        {confirms && (
          <Segmented
            label={texts.views.label}
            value={view}
            options={views.map((value) => ({ value, label: texts.views[value] }))}
            onChange={(next) =>
              goTo(staffHref(line, 'cash', next === 'own' ? undefined : new URLSearchParams({ view: next })))
            }
          />
        )}
      </ListHead>
      {view === 'own' && <OwnShift />}
      {view === 'shifts' && <AllShifts />}
      {view === 'topUps' && <TopUps />}
    </div>
  );
}
