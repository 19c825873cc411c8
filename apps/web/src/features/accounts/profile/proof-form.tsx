import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { accountTexts } from '../account-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './profile.module.css';

type Proof = { password: string; oneTimeCode: string };

type ProofFormProps = {
  /** What must be given, in this order. */
  needs: ReadonlyArray<keyof Proof>;
  submit: string;
  onCancel: () => void;
  send: (proof: Proof) => Promise<void>;
};

/** Asks for the password, a one-time code or both, before something that only the user may do. */
export function ProofForm({ needs, submit, onCancel, send }: ProofFormProps) {
  const { fields, prompts, wait, profile } = accountTexts.read();
  const state = useFormState({ password: '', oneTimeCode: '' });
  const form = useForm(state, ({ password, oneTimeCode }) => ({
    password: needs.includes('password') && password === '' ? prompts.password : undefined,
    oneTimeCode: needs.includes('oneTimeCode') && oneTimeCode.trim() === '' ? prompts.oneTimeCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => {
    // On the wire it is the old password; here there is only one.
    const { oldPassword, ...errors } = fieldErrorsOf(error);
    form.showErrors(oldPassword === undefined ? errors : { password: oldPassword });
  };
  const give = () => send({ ...form.values, oneTimeCode: form.values.oneTimeCode.trim() });
  return (
    <FormBox form={form} onSend={() => void run(give, onFailure)} focusFirst className={css.form ?? ''}>
      {needs.includes('password') && (
        <PasswordField
          {...form.bind('password')}
          label={fields.password}
          showLabel={fields.showPassword}
          autoComplete="current-password"
        />
      )}
      {needs.includes('oneTimeCode') && (
        <TextField
          {...form.bind('oneTimeCode')}
          label={fields.oneTimeCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={16}
          className={css.code}
        />
      )}
      <Row wrap gap={8}>
        <Button type="submit" disabled={waitSec > 0} aria-disabled={busy || undefined}>
          {waitSec > 0 ? wait(waitSec) : submit}
        </Button>
        <Button kind="outline" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
          {profile.oneTimeCodes.cancel}
        </Button>
      </Row>
    </FormBox>
  );
}
