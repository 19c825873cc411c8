import type { Session } from '@rohi/contract/accounts/accounts.contract';
import { offerDate } from '@rohi/contract/site/offer';
import { call } from '../../../shared/api/call.ts';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { saveSession } from '../../../shared/session/session-changes.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useLetterCode } from '../letter/use-letter-code.ts';
import { sendSealed } from '../password/seal-passwords.ts';
import {
  checkEmail,
  checkFreshPassword,
  checkLetterCode,
  checkPhone,
  checkRepeat,
  checkUsername,
} from '../rules/field-checks.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { accountTexts } from '../account-words.ts';
import { ticked } from '../consents.tsx';
import { normalizeUsername } from '@rohi/contract/accounts/login-names';
import { useEffect, useState } from 'react';

/** Long enough for a pause in typing. */
const pauseMs = 400;

/** Asks, while a user name is typed, whether it is free; undefined as long as that is not known. */
function useUsernameCheck(text: string): 'free' | 'taken' | undefined {
  const name = normalizeUsername(text);
  const [checked, setKnown] = useState<{ name: string; available: boolean }>();
  useEffect(() => {
    if (name === undefined) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      call('POST /sys-user/check/{type}', {
        params: { type: 'username' },
        body: { value: name },
        signal: aborter.signal,
        quiet: true,
      }).then(
        ({ available }) => setKnown({ name, available }),
        // Not known is no failure: registering will say it.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [name]);
  if (checked === undefined || checked.name !== name) return undefined;
  return checked.available ? 'free' : 'taken';
}

const empty = {
  username: '',
  password: '',
  repeat: '',
  email: '',
  phone: '',
  code: '',
  over18: '',
  offer: '',
};

const draftName = 'register';

/** What the registration form holds, checks and sends. */
export function useRegisterForm() {
  const texts = accountTexts.read();
  const { prompts, wrong, register } = texts;
  const state = useDraft(draftName, empty, ['password', 'repeat']);
  const usernameState = useUsernameCheck(state.values.username);
  const takenError = usernameState === 'taken' ? wrong.usernameTaken : undefined;
  const letter = useLetterCode('register', state.values.email, `${draftName} letter`);
  const form = useForm(state, (values) => ({
    username: checkUsername(texts, values.username) ?? takenError,
    password: checkFreshPassword(texts, values.password),
    repeat: checkRepeat(texts, values.repeat, values.password),
    email: checkEmail(texts, values.email),
    phone: checkPhone(texts, values.phone),
    code: checkLetterCode(texts, values.code, letter.sentTo(values.email) !== undefined),
    over18: values.over18 === ticked ? undefined : prompts.over18,
    offer: values.offer === ticked ? undefined : prompts.offer,
  }));
  const { run, busy, waitSec } = useSubmit();
  const onFailure: OnFailure = (error) => form.showErrors(fieldErrorsOf(error));
  const send = () =>
    void run(async () => {
      const codeId = letter.sentTo(form.values.email)?.codeId ?? '';
      const session = await sendRegistration(form.values, codeId);
      state.forget();
      letter.forget();
      saveSession(session);
      showMessage('success', register.done);
    }, onFailure);
  const askForLetter = () => {
    const error = checkEmail(texts, form.values.email);
    if (error === undefined) letter.send(onFailure);
    else form.showErrors({ email: error });
  };
  return { form, usernameState, takenError, letter, askForLetter, send, busy, waitSec };
}

async function sendRegistration(values: typeof empty, codeId: string): Promise<Session> {
  const { username, email, phone, code } = values;
  return sendSealed([values.password], (password) =>
    call('POST /auth/register', {
      body: {
        username: username.trim(),
        password,
        email: email.trim(),
        phone: phone.trim(),
        code: code.trim(),
        codeId,
        over18: true,
        offerVersion: offerDate,
      },
      withoutToken: true,
      quiet: true,
    }),
  );
}
