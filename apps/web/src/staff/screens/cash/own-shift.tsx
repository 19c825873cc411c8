import { useState } from 'react';
import { Hourglass } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useCashRefresh, useOwnShift } from './cash-queries.ts';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { CountShift } from './count-shift.tsx';
import { OpenShift } from './open-shift.tsx';
import { ShiftAtWork } from './shift-at-work.tsx';
import { ShiftDifference } from './shift-difference.tsx';
import { ShiftReport } from './shift-report.tsx';
import css from './cash.module.css';

/** The own shift from its opening to its report. */
export function OwnShift() {
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
