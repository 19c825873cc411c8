import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { AreaField } from '../../../../shared/forms/area-field.tsx';
import { ownSubmit } from '../../../../shared/forms/own-submit.ts';
import { TextField } from '../../../../shared/forms/text-field.tsx';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import type { StaffParcel } from '../../parcels/staff-parcel.ts';
import { recordTexts } from '../record-words.ts';
import { Codes } from './codes.tsx';
import { useEach } from './use-each.ts';
import css from './act-dialog.module.css';

type AssignActProps = { rows: readonly StaffParcel[]; onDone?: () => void };

/** A parcel that has nobody, as far as its row says; the service looks again. */
function isNobodys({ customerCode, problems }: StaffParcel): boolean {
  return customerCode === null || problems.includes('UNIDENTIFIED');
}

/** Gives parcels of nobody to a customer, for whoever may decide whose they are. */
export function AssignAct({ rows, onDone }: AssignActProps) {
  const { acts } = recordTexts.read();
  const [isOpen, setOpen] = useState(false);
  const mayDecide = useUser().authorities.includes('claim:decide');
  const fitting = rows.filter(isNobodys);
  if (fitting.length === 0 || !mayDecide) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {acts.assign.button}
        {rows.length > 1 && ` · ${acts.ofMany(fitting.length, rows.length)}`}
      </Button>
      {isOpen && (
        <AssignDialog
          codes={fitting.map(({ id }) => id)}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      )}
    </>
  );
}

type AssignDialogProps = { codes: readonly string[]; onClose: () => void; onDone: () => void };

/** Asks whose they are and why; this act is not taken back. */
function AssignDialog({ codes, onClose, onDone }: AssignDialogProps) {
  const { acts } = recordTexts.read();
  const texts = acts.assign;
  const [customerCode, setCustomerCode] = useState('');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failures, finished } = useEach(onDone, texts.done);
  const left = codes.filter((code) => !finished.has(code));
  const isMissing = { customer: customerCode.trim() === '', reason: reason.trim() === '' };
  const start = () => {
    setAsked(true);
    if (isMissing.customer || isMissing.reason || busy) return;
    const body = { customerCode: customerCode.trim(), reason: reason.trim() };
    const assign = (id: string) =>
      call('POST /staff/parcels/{id}/assign', { params: { id }, body, quiet: true });
    void run(left, '', assign);
  };
  return (
    <Dialog title={texts.title(Math.max(1, left.length))} onClose={onClose}>
      <form className={css.act} noValidate onSubmit={ownSubmit(start)}>
        <p>{texts.will}</p>
        {codes.length > 1 && (
          <Codes title={acts.fits(left.length)} codes={left.map((id) => ({ id, msg: '' }))} />
        )}
        <TextField
          name="customerCode"
          label={texts.customer}
          hint={texts.customerHint}
          maxLength={40}
          autoComplete="off"
          value={customerCode}
          error={isAsked && isMissing.customer ? texts.customerNeeded : undefined}
          onText={setCustomerCode}
          onBlur={() => {}}
        />
        <AreaField
          name="reason"
          label={acts.reason}
          hint={acts.reasonHint}
          rows={2}
          maxLength={200}
          value={reason}
          error={isAsked && isMissing.reason ? acts.reasonNeeded : undefined}
          onText={setReason}
          onBlur={() => {}}
        />
        {failures.length > 0 && (
          <div role="alert" className={css.failed}>
            <Codes title={acts.failed(failures.length)} codes={failures} />
          </div>
        )}
        <div className={css.answers}>
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {texts.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
