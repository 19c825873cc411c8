import { Suspense, useState } from 'react';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { ListHead } from '../../kit/list/list-head.tsx';
import { goTo, staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { AllShifts } from './all-shifts.tsx';
import { cashTexts, compensationTexts } from '../screen-words.ts';
import { Corrections } from './corrections/corrections.tsx';
import { Refunds } from './refunds/refunds.tsx';
import { TopUps } from './top-ups.tsx';
import { Stack } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { Hourglass } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useCashRefresh, useOwnShift } from './cash-queries.ts';
import type { Shift } from './cash-queries.ts';
import { CountShift } from './count-shift.tsx';
import { OpenShift } from './open-shift.tsx';
import { ShiftAtWork } from './shift-at-work.tsx';
import { ShiftDifference } from './shift-difference.tsx';
import { ShiftReport } from './shift-report.tsx';

/** The own shift from its opening to its report. */
function OwnShift() {
  const { report } = cashTexts.read();
  const answer = useOwnShift();
  const [closed, setClosed] = useState<Shift>();
  if (closed !== undefined)
    return (
      <ShiftReport shift={closed}>
        <Button kind="primary" onPress={() => setClosed(undefined)}>
          {report.next}
        </Button>
      </ShiftReport>
    );
  return (
    <Answered answer={answer}>
      {({ shift }) =>
        shift === null ? <OpenShift /> : <ShiftByState key={shift.id} shift={shift} onClosed={setClosed} />
      }
    </Answered>
  );
}

function ShiftByState({ shift, onClosed }: { shift: Shift; onClosed: (shift: Shift) => void }) {
  const [isCounting, setCounting] = useState(false);
  if (shift.state === 'WAITING') return <WaitingShift />;
  if (isCounting) return <CountShift shift={shift} onEnd={() => setCounting(false)} />;
  if (shift.state === 'COUNTED')
    return <ShiftDifference shift={shift} onAgain={() => setCounting(true)} onClosed={onClosed} />;
  return <ShiftAtWork shift={shift} onClose={() => setCounting(true)} />;
}

function WaitingShift() {
  const { waiting } = cashTexts.read();
  const refresh = useCashRefresh();
  return (
    <section className={css.card}>
      <h2>
        <Icon of={Hourglass} size={20} /> {waiting.title}
      </h2>
      <p>{waiting.text}</p>
      <Button onPress={() => void refresh()}>{waiting.refresh}</Button>
    </section>
  );
}

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
    <Stack gap={12} paddingX={24} paddingY={20} className={css.screen}>
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
    </Stack>
  );
}
