import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { SelectField } from '../../../../shared/forms/select-field.tsx';
import { useRequestIds } from '../../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../../shared/forms/use-submit.ts';
import { formatMoney } from '../../../../shared/format/numbers.ts';
import { showMessage } from '../../../../shared/ui/messages.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { ParcelCharge } from '../../charges/charge-parts.tsx';
import { AloneFor } from '../alone/alone-note.tsx';
import { AmountField, typedAmountText } from '../amount-field.tsx';
import { Grid } from '../../../../shared/ui/primitives.tsx';
import css from '../cash.module.css';
import type { OwedParcel } from '../payment/payment-queries.ts';
import { paymentTexts, correctionTexts } from '../../screen-words.ts';
import { useCorrectionsRefresh } from './correction-queries.ts';

const noBlur = () => {};
type Charge = OwedParcel['charges'][number];

type CorrectChargeProps = { customerCode: string; parcel: OwedParcel; onClose: () => void };

/** The charges of a parcel with what explains them, and a correction of one. */
export function CorrectCharge({ customerCode, parcel, onClose }: CorrectChargeProps) {
  const texts = correctionTexts.read();
  const { kinds } = paymentTexts.read();
  return (
    <Dialog wide title={texts.title(parcel.trackingCode)} onClose={onClose}>
      <Grid gap={14} overflow="auto" paddingX={24} paddingTop={0} paddingBottom={20} className={css.dialog}>
        <Grid as="dl" gap={6} className={css.lines}>
          {parcel.charges.map(({ id, kind, amount, corrected, paid, owed }) => (
            <div key={id}>
              <dt>{texts.chargeLine(kinds[kind], formatMoney(amount))}</dt>
              <dd>{texts.stands(formatMoney(corrected), formatMoney(paid), formatMoney(owed))}</dd>
            </div>
          ))}
        </Grid>
        <CorrectionForm customerCode={customerCode} charges={parcel.charges} onClose={onClose} />
        <ParcelCharge code={parcel.trackingCode} />
      </Grid>
    </Dialog>
  );
}

type CorrectionFormProps = { customerCode: string; charges: readonly Charge[]; onClose: () => void };

function CorrectionForm({ customerCode, charges, onClose }: CorrectionFormProps) {
  const texts = correctionTexts.read();
  const { kinds } = paymentTexts.read();
  const refresh = useCorrectionsRefresh();
  const { run, busy } = useSubmit();
  const ids = useRequestIds();
  const [chargeId, setChargeId] = useState(charges[0]?.id ?? '');
  const [way, setWay] = useState('LOWER');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const send = () => {
    const body = {
      way: way === 'RAISE' ? ('RAISE' as const) : ('LOWER' as const),
      amount: typedAmountText(amount),
      reason: reason.trim(),
    };
    void run(async () => {
      const requestId = ids.idOf(JSON.stringify([chargeId, body]));
      const { state } = await call('POST /staff/charges/{id}/corrections', {
        params: { id: chargeId },
        body: { requestId, ...body },
        quiet: true,
      });
      showMessage('success', state === 'WAITING' ? texts.waits : texts.done);
      onClose();
      await refresh();
    });
  };
  return (
    <Grid as="form" gap={12} className={css.report} noValidate onSubmit={ownSubmit(send)}>
      <SelectField
        name="charge"
        label={texts.charge}
        value={chargeId}
        error={undefined}
        onText={setChargeId}
        onBlur={noBlur}
      >
        {charges.map(({ id, kind, owed }) => (
          <option key={id} value={id}>
            {texts.chargeLine(kinds[kind], formatMoney(owed))}
          </option>
        ))}
      </SelectField>
      <SelectField name="way" label={texts.way} value={way} error={undefined} onText={setWay} onBlur={noBlur}>
        {(['LOWER', 'RAISE'] as const).map((each) => (
          <option key={each} value={each}>
            {texts.ways[each]}
          </option>
        ))}
      </SelectField>
      <AmountField name="amount" label={texts.amount} value={amount} onText={setAmount} />
      <AloneFor customerCode={customerCode} typed={amount} />
      <AreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={300}
        value={reason}
        error={undefined}
        onText={setReason}
        onBlur={noBlur}
      />
      <div className={css.buttons}>
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={busy || amount.trim() === '' || reason.trim().length < 3}
        >
          {texts.send}
        </Button>
      </div>
    </Grid>
  );
}
