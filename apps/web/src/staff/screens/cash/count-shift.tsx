import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { waitingHere } from '../../kit/session/leaving.ts';
import { Button } from '../../kit/ui/button.tsx';
import { typedAmountText } from './amount-field.tsx';
import { useCashRefresh } from './cash-queries.ts';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName } from './drawer-name.ts';
import { CountForm } from './count-form.tsx';
import { Steps } from './steps.tsx';
import { countedFields, countOf } from './typed-count.ts';
import type { TypedCount } from './typed-count.ts';
import { useCount } from './use-count.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

/** What waits is counted again so often: it goes as soon as the line is back. */
const lookAgainMs = 2_000;

/**
 * How much of the person's waits on this device, parcels and cash of counter and door and their pictures among it: a
 * shift is counted once all of it has gone.
 */
function useWaitingHere(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = () => void waitingHere().then((waiting) => !isGone && setCount(waiting));
    look();
    const timer = setInterval(look, lookAgainMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return count;
}

/** The blind count at the end of a shift: no sum that is expected stands on this screen. */
export function CountShift({ shift, onEnd }: { shift: Shift; onEnd: () => void }) {
  const { close, work } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId, setRequestId] = useState(newRequestId);
  const count = useCount(`cash-close:${shift.id}`, true);
  const { typed, terminal, isWhole, saved } = count;
  const waiting = useWaitingHere();
  const send = () =>
    void run(async () => {
      // The line may have gone while the notes were counted.
      if ((await waitingHere()) > 0) return;
      const body = { requestId, counted: countOf(typed), card: typedAmountText(terminal) };
      await call('POST /staff/shifts/{id}/count', { params: { id: shift.id }, body, quiet: true });
      saved.forget();
      setRequestId(newRequestId());
      await refresh();
      onEnd();
    });
  return (
    <>
      <Row as="header" wrap align="center" className={css.act}>
        <h2>{close.title}</h2>
        <p>{work.since(drawerName(shift.drawer), momentText(shift.openedAt))}</p>
        <Steps names={close.steps} at={0} />
      </Row>
      <CountForm count={count} onSend={send}>
        <h2>
          <Icon of={EyeOff} size={20} /> {close.blindTitle}
        </h2>
        <p>{close.blind}</p>
        <Progress typed={typed} hasTerminal={terminal.trim() !== ''} />
        <Button
          kind="primary"
          type="submit"
          isDisabled={!isWhole || busy || waiting > 0}
          className={css.main}
        >
          <Icon of={Eye} size={18} />
          {close.show}
        </Button>
        {waiting > 0 && (
          <p role="alert" className={css.surplus}>
            {close.waiting(waiting)}
          </p>
        )}
        {!isWhole && <p className={css.quiet}>{close.waits}</p>}
        <Button onPress={onEnd}>{close.back}</Button>
      </CountForm>
    </>
  );
}

/** What is still to do, as a list: no sum stands in it. */
function Progress({ typed, hasTerminal }: { typed: TypedCount; hasTerminal: boolean }) {
  const { count, close, currencies } = cashTexts.read();
  const rows = [
    ...(['TJS', 'USD'] as const).map((currency) => {
      const { done, all } = countedFields(typed, currency);
      return { text: count.progress(currencies[currency], done, all), isDone: done === all };
    }),
    { text: close.terminal, isDone: hasTerminal },
  ];
  return (
    <Grid as="ul" gap={6} tone="soft" className={css.progress}>
      {rows.map(({ text, isDone }) => (
        <li key={text} data-done={isDone || undefined}>
          {text}
        </li>
      ))}
    </Grid>
  );
}
