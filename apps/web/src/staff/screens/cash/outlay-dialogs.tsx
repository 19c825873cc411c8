import { cashCurrencies, payOutReasons } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { call } from '../../../shared/api/call.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { AmountField, typedAmountText } from './amount-field.tsx';
import { cashTexts } from '../screen-words.ts';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './cash.module.css';

type DialogProps = { shiftId: string; onClose: () => void };
const untouched = () => {};

/** Cash for an expense, with its reason and voucher. */
export function PayOutDialog({ shiftId, onClose }: DialogProps) {
  const { work } = cashTexts.read();
  const [reason, setReason] = useState<(typeof payOutReasons)[number]>('PACKING');
  const [voucher, setVoucher] = useState('');
  const [note, setNote] = useState('');
  return (
    <OutlayForm
      title={work.payOut}
      isReady
      said={work.paidOut}
      onClose={onClose}
      send={(body) =>
        call('POST /staff/shifts/{id}/pay-outs', {
          params: { id: shiftId },
          body: {
            ...body,
            reason,
            ...(voucher.trim() === '' ? {} : { voucher: voucher.trim() }),
            ...(note.trim() === '' ? {} : { note: note.trim() }),
          },
          quiet: true,
        })
      }
    >
      <SelectField
        name="reason"
        label={work.reason}
        value={reason}
        error={undefined}
        onText={(next) => setReason(next as typeof reason)}
        onBlur={untouched}
      >
        {payOutReasons.map((each) => (
          <option key={each} value={each}>
            {work.reasons[each]}
          </option>
        ))}
      </SelectField>
      <Line name="voucher" label={work.voucher} value={voucher} onText={setVoucher} max={40} />
      <Line name="note" label={work.note} value={note} onText={setNote} max={300} />
    </OutlayForm>
  );
}

/** Cash that is collected: the bag, and the person who collects. */
export function CollectDialog({ shiftId, onClose }: DialogProps) {
  const { work } = cashTexts.read();
  const [number, setNumber] = useState('');
  const [takenBy, setTakenBy] = useState('');
  return (
    <OutlayForm
      title={work.collect}
      isReady={number.trim() !== '' && takenBy.trim().length > 1}
      said={work.collected}
      onClose={onClose}
      send={(body) =>
        call('POST /staff/shifts/{id}/collections', {
          params: { id: shiftId },
          body: { ...body, number: number.trim(), takenBy: takenBy.trim() },
          quiet: true,
        })
      }
    >
      <Line name="number" label={work.bag} value={number} onText={setNumber} max={40} />
      <Line name="takenBy" label={work.takenBy} value={takenBy} onText={setTakenBy} max={120} />
    </OutlayForm>
  );
}

type Asked = { requestId: string; currency: CashCurrency; amount: string };
type OutlayFormProps = {
  title: string;
  isReady: boolean;
  send: (body: Asked) => Promise<{ amount: { amount: string; currency: string } }>;
  said: (sum: string) => string;
  onClose: () => void;
  children: ReactNode;
};

/** Sum and currency, what the kind of outlay asks beside them, and one request however often it is pressed. */
function OutlayForm({ title, isReady, send, said, onClose, children }: OutlayFormProps) {
  const { work, open, currencies } = cashTexts.read();
  const { run, busy } = useSubmit();
  const [requestId] = useState(newRequestId);
  const [currency, setCurrency] = useState<CashCurrency>('TJS');
  const [amount, setAmount] = useState('');
  const submit = () =>
    void run(async () => {
      const answer = await send({ requestId, currency, amount: typedAmountText(amount) });
      showMessage('success', said(formatMoney(answer.amount)));
      onClose();
    });
  return (
    <Dialog title={title} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        overflow="auto"
        paddingX={24}
        paddingTop={0}
        paddingBottom={20}
        className={css.dialog}
        noValidate
        onSubmit={ownSubmit(submit)}
      >
        <AmountField
          name="amount"
          label={work.amount}
          hint={currency === 'USD' ? work.wholeDollars : undefined}
          value={amount}
          onText={setAmount}
        />
        <SelectField
          name="currency"
          label={work.currency}
          value={currency}
          error={undefined}
          onText={(next) => setCurrency(next === 'USD' ? 'USD' : 'TJS')}
          onBlur={untouched}
        >
          {cashCurrencies.map((each) => (
            <option key={each} value={each}>
              {currencies[each]}
            </option>
          ))}
        </SelectField>
        {children}
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{open.cancel}</Button>
          <Button kind="primary" type="submit" isDisabled={busy || !isReady || amount.trim() === ''}>
            {work.give}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

type LineProps = { name: string; label: string; value: string; onText: (text: string) => void; max: number };

function Line({ max, ...field }: LineProps) {
  return <TextField {...field} maxLength={max} error={undefined} onBlur={untouched} />;
}
