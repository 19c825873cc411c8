import { differenceReasons } from '@rohi/contract/billing/cash';
import { differenceAlone } from '@rohi/contract/billing/money-limits';
import { LockKeyhole, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useCashRefresh } from './cash-queries.ts';
import type { Shift } from './cash-queries.ts';
import { cashTexts } from '../screen-words.ts';
import { drawerName } from './drawer-name.ts';
import { CardSums, CashSums } from './shift-sums.tsx';
import { Steps } from './steps.tsx';
import { minorOf } from './sums.ts';
import { minorText } from './typed-count.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';
import { differenceNames } from '@rohi/contract/billing/difference-names';
import { locale } from '../../../shared/i18n/locale.ts';

type DifferenceReason = (typeof differenceReasons)[number];
type DifferenceProps = { shift: Shift; onAgain: () => void; onClosed: (shift: Shift) => void };

/** What was counted beside what was expected, the reason for what lies between, and the end of the shift. */
export function ShiftDifference({ shift, onAgain, onClosed }: DifferenceProps) {
  const { close, work } = cashTexts.read();
  const { result } = shift;
  if (result === null) return null;
  return (
    <>
      <Row as="header" wrap align="center" className={css.act}>
        <h2>{close.title}</h2>
        <p>{work.since(drawerName(shift.drawer), momentText(shift.openedAt))}</p>
        <Steps names={close.steps} at={1} />
      </Row>
      <Grid gap={12} align="start" className={css.work}>
        <CashSums result={result} />
        <Grid gap={12} alignContent="start" minWidth={0}>
          <CardSums result={result} />
          <EndForm shift={shift} result={result} onAgain={onAgain} onClosed={onClosed} />
        </Grid>
      </Grid>
    </>
  );
}

const sumOf = (currency: 'TJS' | 'USD') =>
  formatMoney({ amount: minorText(differenceAlone[currency]), currency });

function EndForm({
  shift,
  result,
  onAgain,
  onClosed,
}: DifferenceProps & { result: NonNullable<Shift['result']> }) {
  const { close } = cashTexts.read();
  const refresh = useCashRefresh();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const [reason, setReason] = useState<DifferenceReason>('CHANGE');
  const [note, setNote] = useState('');
  const differs = minorOf(result.difference.TJS) !== 0n || minorOf(result.difference.USD) !== 0n;
  const send = () =>
    void run(async () => {
      const body = {
        requestId,
        reason: differs ? reason : null,
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      };
      const answer = await call('POST /staff/shifts/{id}/close', {
        params: { id: shift.id },
        body,
        quiet: true,
      });
      showMessage('success', answer.state === 'CLOSED' ? close.done : close.sent);
      if (answer.state === 'CLOSED') onClosed(answer);
      await refresh();
    });
  return (
    <form className={css.card} noValidate onSubmit={ownSubmit(send)}>
      {result.counts > 1 && (
        <Text tone="faint" size={13} weight={400}>
          {close.countedTimes(result.counts)}
        </Text>
      )}
      {differs && (
        <>
          <SelectField
            name="reason"
            label={close.why}
            value={reason}
            error={undefined}
            onText={(next) => setReason(next as DifferenceReason)}
            onBlur={() => {}}
          >
            {differenceReasons.map((each) => (
              <option key={each} value={each}>
                {differenceNames[each][locale]}
              </option>
            ))}
          </SelectField>
          <TextField
            name="note"
            label={close.note}
            value={note}
            maxLength={300}
            error={undefined}
            onText={setNote}
            onBlur={() => {}}
          />
          <Text tone="faint" size={13} weight={400}>
            {result.needsSecond ? close.needsSecond : close.limit(sumOf('TJS'), sumOf('USD'))}
          </Text>
        </>
      )}
      <Button kind="primary" type="submit" isDisabled={busy} className={css.main}>
        <Icon of={LockKeyhole} size={18} />
        {close.button}
      </Button>
      <Button onPress={onAgain}>
        <Icon of={RotateCcw} size={18} />
        {close.again}
      </Button>
    </form>
  );
}
