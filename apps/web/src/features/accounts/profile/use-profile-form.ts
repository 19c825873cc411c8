import type { changeProfile, userInfo } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail, normalizePhone, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import { call } from '../../../shared/api/call.ts';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { saveUser } from '../../../shared/session/session-changes.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useLetterCode } from '../letter/use-letter-code.ts';
import { checkEmail, checkLetterCode, checkPhone, checkUsername } from '../rules/field-checks.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { phoneText } from '../../../shared/format/phone-text.ts';
import { accountTexts } from '../account-words.ts';

export type ProfileUser = Pick<DataOf<typeof userInfo>, 'username' | 'email' | 'phone'>;
type Changes = BodyOf<typeof changeProfile>;
type Values = { username: string; email: string; phone: string };

/** Only what differs from what is stored is sent. */
function changesOf(user: ProfileUser, { username, email, phone }: Values): Changes {
  return {
    ...(normalizeUsername(username) === user.username ? {} : { username: username.trim() }),
    ...(isOtherEmail(user, email) ? { email: email.trim() } : {}),
    ...(normalizePhone(phone) === (user.phone ?? undefined) ? {} : { phone: phone.trim() }),
  };
}

function isOtherEmail(user: ProfileUser, email: string): boolean {
  return normalizeEmail(email) !== (user.email ?? undefined);
}

/** What the profile form holds, checks and sends; a new address is confirmed by a code sent to it. */
export function useProfileForm(user: ProfileUser, onSaved: () => void) {
  const texts = accountTexts.read();
  const stored = {
    username: user.username,
    email: user.email ?? '',
    phone: phoneText(user.phone ?? ''),
    code: '',
  };
  const state = useFormState(stored);
  const letter = useLetterCode('change-email', state.values.email);
  const needsCode = state.values.email.trim() !== '' && isOtherEmail(user, state.values.email);
  const form = useForm(state, ({ username, email, phone, code }) => ({
    username: checkUsername(texts, username),
    // Staff may have neither: what was never there need not be given.
    email: email === stored.email ? undefined : checkEmail(texts, email),
    phone: phone === stored.phone ? undefined : checkPhone(texts, phone),
    code: needsCode ? checkLetterCode(texts, code, letter.sentTo(email) !== undefined) : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => form.showErrors(fieldErrorsOf(error));
  const save = async () => {
    const { code, ...values } = form.values;
    const changes = changesOf(user, values);
    if (Object.keys(changes).length === 0) return showMessage('success', texts.profile.nothingChanged);
    const proof = needsCode ? { code: code.trim(), codeId: letter.sentTo(values.email)?.codeId } : {};
    const body = { ...changes, ...proof };
    saveUser(await call<DataOf<typeof changeProfile>>('PUT', '/sys-user/profile', { body, quiet: true }));
    form.set('code', '');
    showMessage('success', texts.profile.saved);
    return onSaved();
  };
  const askForLetter = () => {
    const error = checkEmail(texts, form.values.email);
    if (error === undefined) letter.send(onFailure);
    else form.showErrors({ email: error });
  };
  return { form, letter, needsCode, askForLetter, send: () => void run(save, onFailure), busy, waitSec };
}
