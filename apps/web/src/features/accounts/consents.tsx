import { minimumCustomerAge, offerDate } from '@rohi/contract/site/offer';
import { CheckField } from '../../shared/forms/check-field.tsx';
import type { FormState } from '../../shared/forms/use-form.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Stack } from '../../shared/ui/primitives.tsx';
import { accountTexts } from './account-words.ts';

type Consent = 'over18' | 'offer';

/** Value of a box that is ticked. */
export const ticked = 'yes';

/** What somebody declares who gets an account: to be of age, and to accept the offer. */
export function Consents({ form }: { form: Pick<FormState<Consent>, 'values' | 'errors' | 'set'> }) {
  const { register } = accountTexts.read();
  const offer = register.offer(formatDate(offerDate));
  const box = (name: Consent) => ({
    name,
    checked: form.values[name] === ticked,
    onChange: (checked: boolean) => form.set(name, checked ? ticked : ''),
    error: form.errors[name],
  });
  return (
    <Stack gap={8}>
      <CheckField {...box('over18')}>{register.over18(minimumCustomerAge)}</CheckField>
      <CheckField {...box('offer')}>
        {offer.before}
        {/* In a tab of its own: what has been filled in must not be lost by reading. */}
        <a href={hrefOf('termsOfService')} target="_blank" rel="noreferrer">
          {offer.link}
          <span className="visually-hidden"> ({register.newTab})</span>
        </a>
        {offer.after}
      </CheckField>
    </Stack>
  );
}
