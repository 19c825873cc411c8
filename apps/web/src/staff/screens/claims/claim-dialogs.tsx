import { staffRefusals } from '@rohi/contract/orders/claim-rules';
import { claimRefusalNames } from '@rohi/contract/orders/claim-words';
import { useRef } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { StaffClaim } from './staff-claim.ts';
import { claimsListTexts } from '../screen-words.ts';
import { Box } from '../../../shared/ui/primitives.tsx';
import css from './claim-facts.module.css';

type DialogProps = { claim: StaffClaim; onClose: () => void; onDone: () => void };

const options = { quiet: true, loading: true } as const;
type Decision = { params: { code: string }; requestId: string };

/** Sends a decision once, however often it is pressed; a quicker user is named, and what stands now is asked for. */
function useDecision({ claim, onClose, onDone }: DialogProps) {
  const requestId = useRef(newRequestId());
  const { run, busy } = useSubmit();
  const decide = async (send: (decision: Decision) => Promise<unknown>, text: string) => {
    await run(async () => {
      await send({ params: { code: claim.code }, requestId: requestId.current });
      showMessage('success', text);
    });
    onClose();
    onDone();
  };
  return { decide, busy };
}

/** Asks once more: this decision is not taken back. */
export function ApproveDialog(props: DialogProps) {
  const { approveAsk: texts, approved } = claimsListTexts.read();
  const { decide, busy } = useDecision(props);
  const { trackingCode, customer } = props.claim;
  const approve = ({ params, requestId }: Decision) =>
    call('POST /claims/{code}/approve', { params, body: { requestId }, ...options });
  return (
    <Dialog alert title={texts.title} onClose={props.onClose}>
      <div className={css.question}>
        <p>{texts.text(trackingCode, `${customer.code} (${customer.name})`)}</p>
        <Box justify="end" className={css.answers}>
          <Button onPress={props.onClose}>{texts.no}</Button>
          <Button kind="primary" isDisabled={busy} onPress={() => void decide(approve, approved)}>
            {texts.yes}
          </Button>
        </Box>
      </div>
    </Dialog>
  );
}

const usualReason = 'CODE_NOT_SHOWN';

/** Why not, in words that the customer reads. */
export function RefuseDialog(props: DialogProps) {
  const { refuseAsk: texts, refused } = claimsListTexts.read();
  const names = fieldNames('claim');
  const { decide, busy } = useDecision(props);
  const state = useFormState({ reason: usualReason, comment: '' });
  const form = useForm(state, ({ reason, comment }) => ({
    comment: reason === 'OTHER' && comment.trim() === '' ? texts.needed : undefined,
  }));
  const refuse = ({ params, requestId }: Decision) =>
    call('POST /claims/{code}/refuse', {
      params,
      body: {
        requestId,
        reason: staffRefusals.find((each) => each === form.values.reason) ?? usualReason,
        comment: form.values.comment,
      },
      ...options,
    });
  return (
    <Dialog title={texts.title} onClose={props.onClose}>
      <FormBox form={form} className={css.question ?? ''} onSend={() => void decide(refuse, refused)}>
        <SelectField {...form.bind('reason')} label={names.reason}>
          {staffRefusals.map((reason) => (
            <option key={reason} value={reason}>
              {claimRefusalNames[reason][locale]}
            </option>
          ))}
        </SelectField>
        <AreaField
          {...form.bind('comment')}
          label={names.comment}
          hint={texts.hint}
          rows={3}
          maxLength={300}
        />
        <Box justify="end" className={css.answers}>
          <Button onPress={props.onClose}>{texts.no}</Button>
          <Button kind="danger" type="submit" isDisabled={busy} className={css.refuse}>
            {texts.yes}
          </Button>
        </Box>
      </FormBox>
    </Dialog>
  );
}
