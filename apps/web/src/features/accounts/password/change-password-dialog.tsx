import { passwordLength, shortestPassword, shortestPasswordFor } from '@rohi/contract/accounts/passwords';
import { siteLimits } from '@rohi/contract/site/limits';
import { call } from '../../../shared/api/call.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { sessionTexts } from '../session-words.ts';
import type { SessionTexts } from '../menu/texts/ru.ts';
import { sendSealed } from './seal-passwords.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './change-password-dialog.module.css';

/**
 * Specification, sections 2 and 5: 480 px, or 90 % on a phone; three rules, checked when a field is left. Of staff a
 * longer password is asked for.
 */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { password } = sessionTexts.read();
  const user = useAnswer('GET /auth/userinfo', {});
  const shortest = user.state === 'ready' ? shortestPasswordFor(user.data) : shortestPassword;
  return (
    <Dialog open onClose={onClose} title={password.title} width={siteLimits.passwordDialogPx} phoneWidth={90}>
      <ChangePasswordForm shortest={shortest} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}

type Values = Readonly<Record<'oldPassword' | 'password' | 'repeat', string>>;

/** The three rules of the specification, section 5. */
function checkChange(
  texts: SessionTexts['password'],
  { oldPassword, password, repeat }: Values,
  shortest: number,
) {
  const isShort = passwordLength(password) < shortest;
  return {
    oldPassword: oldPassword === '' ? texts.oldRequired : undefined,
    password: password === '' ? texts.freshRequired : isShort ? texts.freshTooShort(shortest) : undefined,
    repeat: repeat === '' ? texts.repeatRequired : repeat === password ? undefined : texts.mismatch,
  };
}

function useChangeForm(shortest: number, onDone: () => void) {
  const { password: texts } = sessionTexts.read();
  const state = useFormState({ oldPassword: '', password: '', repeat: '' });
  const form = useForm(state, (values) => checkChange(texts, values, shortest));
  const { run, busy, waitSec } = useSubmit();
  const change = async () => {
    await sendSealed([form.values.oldPassword, form.values.password], (oldPassword, password) =>
      call('PUT /sys-user/password', { body: { oldPassword, password }, quiet: true }),
    );
    showMessage('success', texts.changed);
    onDone();
  };
  const onFailure: OnFailure = (error, keepSilent) => {
    form.showErrors(fieldErrorsOf(error));
    // A network failure is only logged (specification, section 8).
    if (error.status !== 0) return;
    keepSilent();
    // oxlint-disable-next-line no-console -- see above
    console.error('Changing the password failed', error);
  };
  return { form, send: () => void run(change, onFailure), busy, waitSec };
}

type ChangePasswordFormProps = {
  /** Characters that the new password has to have. */
  shortest: number;
  onDone: () => void;
  /** Missing where the password must be changed. */
  onCancel?: () => void;
};

export function ChangePasswordForm({ shortest, onDone, onCancel }: ChangePasswordFormProps) {
  const { password: texts } = sessionTexts.read();
  const { form, send, busy, waitSec } = useChangeForm(shortest, onDone);
  const field = (name: 'oldPassword' | 'password' | 'repeat') => ({
    ...form.bind(name),
    showLabel: texts.show,
    autoComplete: name === 'oldPassword' ? 'current-password' : 'new-password',
  });
  return (
    <FormBox form={form} onSend={send} className={css.form ?? ''}>
      {/* Password managers file the new password under this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={readUser()?.username ?? ''} />
      <PasswordField {...field('oldPassword')} label={texts.old} />
      <PasswordField {...field('password')} label={texts.fresh} hint={texts.othersEnd} />
      <PasswordField {...field('repeat')} label={texts.repeat} />
      <Row wrap gap={8} justify="end" marginTop={6}>
        {onCancel && (
          <Button kind="outline" onMouseDown={stayInField} onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          disabled={waitSec > 0}
          aria-disabled={busy || undefined}
          onMouseDown={stayInField}
        >
          {waitSec > 0 ? texts.wait(waitSec) : texts.save}
        </Button>
      </Row>
    </FormBox>
  );
}

/** A press takes no focus from the field: its error would move the button from under the press. */
function stayInField(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
