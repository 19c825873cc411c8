import { offerDate } from '@rohi/contract/site/offer';
import type { Locale } from '@rohi/contract/locales';
import { call } from '../../../shared/api/call.ts';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import type { FieldBinding } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale as siteLocale } from '../../../shared/i18n/locale.ts';
import { saveSession } from '../../../shared/session/session-changes.ts';
import { CardForm } from '../account-page.tsx';
import { accountTexts } from '../account-words.ts';
import { Consents, ticked } from '../consents.tsx';
import { FreshPasswordField } from '../password/fresh-password-field.tsx';
import { sendSealed } from '../password/seal-passwords.ts';
import { checkFreshPassword } from '../rules/field-checks.ts';
import { fieldErrorsOf } from '../rules/field-errors.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { Slip } from './slip.ts';
import { claimTexts } from './claim-words.ts';
import own from './claim.module.css';

type ClaimFormProps = {
  slip: Slip;
  /** The password of an account that stands is set anew. */
  hasAccount: boolean;
  onDone: (username: string) => void;
};

/** A password, the language, and what the customer declares; `onDone` gets the user name. */
export function ClaimForm({ slip, hasAccount, onDone }: ClaimFormProps) {
  const texts = claimTexts.read();
  const { fields, wait } = accountTexts.read();
  const state = useClaimForm(slip, onDone);
  const { form, send, busy, waitSec } = state;
  return (
    <CardForm form={form} onSend={send}>
      {hasAccount && <p>{texts.renew}</p>}
      <FreshPasswordField binding={form.bind('password')} label={fields.password} />
      <Languages binding={form.bind('locale')} />
      <Consents form={form} />
      <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
        {texts.submit}
      </SubmitButton>
    </CardForm>
  );
}

function useClaimForm(slip: Slip, onDone: (username: string) => void) {
  const texts = accountTexts.read();
  const { offerNeeded } = claimTexts.read();
  const state = useFormState({ password: '', locale: siteLocale as string, over18: '', offer: '' });
  const form = useForm(state, (values) => ({
    password: checkFreshPassword(texts, values.password),
    over18: values.over18 === ticked ? undefined : texts.prompts.over18,
    offer: values.offer === ticked ? undefined : offerNeeded,
  }));
  const { run, busy, waitSec } = useSubmit();
  const send = () =>
    void run(
      async () => {
        const session = await sendSealed([form.values.password], (password) =>
          call('POST /auth/claim', {
            body: {
              ...slip,
              password,
              over18: true,
              offerVersion: offerDate,
              locale: form.values.locale as Locale,
            },
            withoutToken: true,
            quiet: true,
          }),
        );
        // First the name: being logged in draws the page anew.
        onDone(session.user.username);
        saveSession(session);
      },
      (error) => form.showErrors(fieldErrorsOf(error)),
    );
  return { form, send, busy, waitSec };
}

/** The language of letters, by its own name. */
function Languages({ binding: { name, value, onText } }: { binding: FieldBinding }) {
  const { language, languages } = claimTexts.read();
  return (
    <fieldset className={own.languages}>
      <legend>{language}</legend>
      {Object.entries(languages).map(([locale, text]) => (
        <label key={locale}>
          <input type="radio" name={name} checked={value === locale} onChange={() => onText(locale)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
