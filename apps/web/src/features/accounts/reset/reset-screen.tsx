import { call } from '../../../shared/api/call.ts';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { hrefOf, redirect, useRoute } from '../../../shared/router/hash-router.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { LetterCodeField } from '../letter/letter-code-field.tsx';
import { useLetterCode } from '../letter/use-letter-code.ts';
import { FreshPasswordField } from '../password/fresh-password-field.tsx';
import { sendSealed } from '../password/seal-passwords.ts';
import { checkEmail, checkFreshPassword, checkLetterCode, checkRepeat } from '../rules/field-checks.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import { accountTexts } from '../account-words.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from '../account-page.module.css';

/** A new password with the code from a letter, for somebody who has forgotten the old one. */
export function ResetScreen({ heading }: { heading: string }) {
  const { reset, register } = accountTexts.read();
  const redirectQuery = useRoute().query.get('redirect');
  const query = redirectQuery === null ? {} : { redirect: redirectQuery };
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <Text marginTop={8} tone="soft">
        {reset.lead}
      </Text>
      <ResetForm onDone={() => redirect('login', query)} />
      <p className={css.other}>
        {reset.remembered}
        <a href={hrefOf('login', query)} className={css.link}>
          {register.logIn}
        </a>
      </p>
    </div>
  );
}

function useResetForm(onDone: () => void) {
  const texts = accountTexts.read();
  const emailOfAddress = useRoute().query.get('email') ?? '';
  const state = useFormState({ email: emailOfAddress, code: '', password: '', repeat: '' });
  const letter = useLetterCode('reset', state.values.email);
  const form = useForm(state, ({ email, code, password, repeat }) => ({
    email: checkEmail(texts, email),
    code: checkLetterCode(texts, code, letter.sentTo(email) !== undefined),
    password: checkFreshPassword(texts, password),
    repeat: checkRepeat(texts, repeat, password),
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => form.showErrors(fieldErrorsOf(error));
  const send = () =>
    void run(async () => {
      await sendReset(form.values, letter.sentTo(form.values.email)?.codeId ?? '');
      showMessage('success', texts.reset.done);
      onDone();
    }, onFailure);
  const askForLetter = () => {
    const error = checkEmail(texts, form.values.email);
    if (error === undefined) letter.send(onFailure);
    else form.showErrors({ email: error });
  };
  return { form, letter, askForLetter, send, busy, waitSec };
}

type Reset = Readonly<Record<'email' | 'code' | 'password', string>>;

async function sendReset({ email, code, password: typed }: Reset, codeId: string): Promise<void> {
  await sendSealed([typed], (password) =>
    call('POST /auth/reset-password', {
      body: { email: email.trim(), code: code.trim(), codeId, password },
      withoutToken: true,
      quiet: true,
    }),
  );
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const { fields, reset, wait } = accountTexts.read();
  const { form, letter, askForLetter, send, busy, waitSec } = useResetForm(onDone);
  return (
    <FormBox form={form} onSend={send} className={classNames(css.form, css.card)}>
      <TextField
        {...form.bind('email')}
        label={fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <LetterCodeField
        binding={form.bind('code')}
        letter={letter}
        email={form.values.email}
        onSend={askForLetter}
      />
      <FreshPasswordField binding={form.bind('password')} label={fields.newPassword} />
      <PasswordField
        {...form.bind('repeat')}
        label={fields.repeatPassword}
        showLabel={fields.showPassword}
        autoComplete="new-password"
      />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {reset.submit}
      </SubmitButton>
    </FormBox>
  );
}
