import { Suspense } from 'react';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { ListHead } from '../../kit/list/list-head.tsx';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { AllShifts } from './all-shifts.tsx';
import { cashTexts, compensationTexts } from '../screen-words.ts';
import { Corrections } from './corrections/corrections.tsx';
import { OwnShift } from './own-shift.tsx';
import { Refunds } from './refunds/refunds.tsx';
import { TopUps } from './top-ups.tsx';
import css from './cash.module.css';

const views = ['own', 'refunds', 'corrections', 'compensations', 'shifts', 'topUps'] as const;

/** Claims come when they are asked for. */
const compensations = onDemand<object>(async () => {
  const [{ Compensations }] = await Promise.all([
    import('./compensations/compensations.tsx'),
    compensationTexts.load(),
  ]);
  return Compensations;
});

/** What one must be allowed to see of them. */
const needs = {
  own: 'shift:open',
  refunds: 'payment:refund',
  corrections: 'payment:confirm',
  compensations: 'payment:confirm',
  shifts: 'payment:confirm',
  topUps: 'payment:confirm',
} as const;

/** The own shift, and refunds; who confirms money sees all shifts and the transfers that wait as well. */
export function CashScreen() {
  const texts = cashTexts.read();
  const { line, query } = useStaffRoute();
  const { authorities } = useUser();
  const seen = views.filter((each) => authorities.includes(needs[each]));
  const view = seen.find((each) => each === query.get('view')) ?? 'own';
  return (
    <div className={css.screen}>
      <ListHead title={texts.title} count={undefined}>
        {seen.length > 1 && (
          <Segmented
            label={texts.views.label}
            value={view}
            options={seen.map((value) => ({ value, label: texts.views[value] }))}
            onChange={(next) =>
              goTo(staffHref(line, 'cash', next === 'own' ? undefined : new URLSearchParams({ view: next })))
            }
          />
        )}
      </ListHead>
      {view === 'own' && <OwnShift />}
      {view === 'refunds' && <Refunds />}
      {view === 'corrections' && <Corrections />}
      {view === 'compensations' && (
        <Suspense>
          <compensations.Part />
        </Suspense>
      )}
      {view === 'shifts' && <AllShifts />}
      {view === 'topUps' && <TopUps />}
    </div>
  );
}
