import { normalizeEmail, normalizePhone, normalizeUsername } from '@rohi/contract/accounts/login-names';
import type { BodyFor, ReplyTo } from '../../../shared/api/calls.ts';
import { call } from '../../../shared/api/call.ts';
import { areChoicesMade } from '../../../shared/forms/required-choice.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { saveUser } from '../../../shared/session/session-changes.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useLetterCode } from '../letter/use-letter-code.ts';
import { sendSealed } from '../password/seal-passwords.ts';
import { checkEmail, checkLetterCode, checkPhone, checkUsername } from '../rules/field-checks.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { phoneText } from '../../../shared/format/phone-text.ts';
import { accountTexts } from '../account-words.ts';

export type ProfileUser = Pick<
  ReplyTo<'GET /auth/userinfo'>,
  'username' | 'email' | 'phone' | 'oneTimeCodes'
>;
type Changes = BodyFor<'PUT /sys-user/profile'>;
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

function sendProfile(body: Changes): Promise<ReplyTo<'PUT /sys-user/profile'>> {
  return call('PUT /sys-user/profile', { body, quiet: true });
}

/** What must be given once more: a holder of the session alone must not change what one logs in with. */
function proofFor(user: ProfileUser, values: Values): 'password' | 'oneTimeCode' | undefined {
  if (Object.keys(changesOf(user, values)).length === 0) return undefined;
  return user.oneTimeCodes ? 'oneTimeCode' : 'password';
}

/**
 * What the profile form holds, checks and sends; a new address is confirmed by a code sent to it. Nothing is sent while
 * a pickup point or a warehouse is still to be chosen (specification, section 5).
 */
export function useProfileForm(user: ProfileUser, onSaved: () => void) {
  const texts = accountTexts.read();
  const stored = {
    username: user.username,
    email: user.email ?? '',
    phone: phoneText(user.phone ?? ''),
    code: '',
    password: '',
    oneTimeCode: '',
  };
  // What was changed meanwhile elsewhere is another form: nothing typed before is put over it.
  const draftName = `profile ${stored.username} ${stored.email} ${stored.phone}`;
  const state = useDraft(draftName, stored, ['password', 'oneTimeCode']);
  const letter = useLetterCode('change-email', state.values.email, 'profile letter');
  const needsCode = state.values.email.trim() !== '' && isOtherEmail(user, state.values.email);
  const proof = proofFor(user, state.values);
  const form = useForm(state, ({ username, email, phone, code, password, oneTimeCode }) => ({
    username: checkUsername(texts, username),
    // Staff may have neither: what was never there need not be given.
    email: email === stored.email ? undefined : checkEmail(texts, email),
    phone: phone === stored.phone ? undefined : checkPhone(texts, phone),
    code: needsCode ? checkLetterCode(texts, code, letter.sentTo(email) !== undefined) : undefined,
    password: proof === 'password' && password === '' ? texts.prompts.password : undefined,
    oneTimeCode: proof === 'oneTimeCode' && oneTimeCode.trim() === '' ? texts.prompts.oneTimeCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => {
    // On the wire it is the old password; here there is only one.
    const { oldPassword, ...errors } = fieldErrorsOf(error);
    form.showErrors(oldPassword === undefined ? errors : { password: oldPassword });
  };
  const save = async () => {
    const { code, password, oneTimeCode, ...values } = form.values;
    const changes = changesOf(user, values);
    if (Object.keys(changes).length === 0) return showMessage('success', texts.profile.nothingChanged);
    const letterCode = needsCode ? { code: code.trim(), codeId: letter.sentTo(values.email)?.codeId } : {};
    const body = { ...changes, ...letterCode };
    saveUser(
      proof === 'oneTimeCode'
        ? await sendProfile({ ...body, oneTimeCode: oneTimeCode.trim() })
        : await sendSealed([password], (sealed) => sendProfile({ ...body, password: sealed })),
    );
    for (const name of ['code', 'password', 'oneTimeCode'] as const) form.set(name, '');
    state.forget();
    letter.forget();
    showMessage('success', texts.profile.saved);
    return onSaved();
  };
  const askForLetter = () => {
    const error = checkEmail(texts, form.values.email);
    if (error === undefined) letter.send(onFailure);
    else form.showErrors({ email: error });
  };
  return {
    form,
    letter,
    needsCode,
    proof,
    askForLetter,
    send: () =>
      void run(async () => {
        if (await areChoicesMade()) await save();
      }, onFailure),
    busy,
    waitSec,
  };
}
