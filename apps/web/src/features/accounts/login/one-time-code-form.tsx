import { FormBox } from '../../../shared/forms/form-box.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { logIn } from './log-in.ts';
import type { Credentials } from './log-in.ts';
import css from '../account-page.module.css';

type OneTimeCodeFormProps = { credentials: Credentials; onBack: () => void };

/** The second step of a log-in. A password that is refused only now leads back to the first. */
export function OneTimeCodeForm({ credentials, onBack }: OneTimeCodeFormProps) {
  const { fields, prompts, login, wait } = accountTexts.read();
  const state = useFormState({ oneTimeCode: '' });
  const form = useForm(state, ({ oneTimeCode }) => ({
    oneTimeCode: oneTimeCode.trim() === '' ? prompts.oneTimeCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => {
    if (['auth.wrongLogin', 'auth.wrongLoginOrCode'].includes(error.error)) onBack();
    else form.showErrors(fieldErrorsOf(error));
  };
  return (
    <FormBox
      form={form}
      onSend={() => void run(() => logIn(credentials, form.values.oneTimeCode.trim()), onFailure)}
      focusFirst
      className={classNames(css.form, css.plain)}
    >
      <TextField
        {...form.bind('oneTimeCode')}
        label={fields.oneTimeCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={16}
        className={css.code}
      />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {login.oneTimeCode.submit}
      </SubmitButton>
      <button type="button" className={css.link} onClick={onBack}>
        {login.oneTimeCode.back}
      </button>
    </FormBox>
  );
}
