import { useEffect, useRef } from 'react';
import { call } from '../../../shared/api/call.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useForm, useFormState } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { hrefOf, redirect, useRoute } from '../../../shared/router/hash-router.ts';
import { Text } from '../../../shared/ui/primitives.tsx';
import { CardForm, OtherWay } from '../account-page.tsx';
import { accountTexts } from '../account-words.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { FoundCustomer, Slip } from './slip.ts';
import { claimTexts } from './claim-words.ts';
import own from './claim.module.css';

type SlipFormProps = {
  /** The customer of the slip before was somebody else. */
  isOthers: boolean;
  isLoggedIn: boolean;
  onFound: (slip: Slip, customer: FoundCustomer) => void;
};

/** Both codes of the slip; from its QR code they come with the address. */
export function SlipForm({ isOthers, isLoggedIn, onFound }: SlipFormProps) {
  const texts = claimTexts.read();
  const { wait, register } = accountTexts.read();
  const { form, send, busy, waitSec } = useSlipForm(onFound);
  const plain = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <>
      <Text marginTop={8} tone="soft">
        {isOthers ? texts.notMine : isLoggedIn ? texts.ownLead : texts.lead}
      </Text>
      <CardForm form={form} onSend={send}>
        <TextField
          {...form.bind('customerCode')}
          {...plain}
          label={texts.customerCode}
          hint={texts.customerCodeHint}
          className={own.code}
        />
        <TextField
          {...form.bind('slipCode')}
          {...plain}
          label={texts.slipCode}
          hint={texts.slipCodeHint}
          maxLength={20}
          className={own.code}
        />
        <SubmitButton busy={busy} waitSec={waitSec} wait={wait}>
          {texts.check}
        </SubmitButton>
      </CardForm>
      <OtherWay text={texts.noSlip} href={hrefOf('pickupPoints')} link={texts.points} />
      {!isLoggedIn && <OtherWay text={register.haveAccount} href={hrefOf('login')} link={register.logIn} />}
    </>
  );
}

function useSlipForm(onFound: SlipFormProps['onFound']) {
  const texts = claimTexts.read();
  const { query } = useRoute();
  const [customerCode, slipCode] = [query.get('c') ?? '', query.get('s') ?? ''];
  const state = useFormState({ customerCode, slipCode });
  const form = useForm(state, (values) => ({
    customerCode: values.customerCode.trim() === '' ? texts.askCustomerCode : undefined,
    slipCode: values.slipCode.trim() === '' ? texts.askSlipCode : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const look = (slip: Slip) =>
    run(
      async () => {
        const customer = await call('POST /auth/claim/slip', { body: slip, withoutToken: true, quiet: true });
        onFound(slip, customer);
      },
      (error, keepSilent) => {
        if (!error.error.startsWith('claim.')) return;
        keepSilent();
        form.showErrors({ slipCode: error.msg });
      },
    );
  const isFromQr = useRef(customerCode !== '' && slipCode !== '');
  useEffect(() => {
    if (query.size > 0) redirect('claim');
    if (!isFromQr.current) return;
    isFromQr.current = false;
    void look({ customerCode, slipCode });
  });
  const send = () => {
    const { values } = form;
    void look({ customerCode: values.customerCode.trim(), slipCode: values.slipCode.trim() });
  };
  return { form, send, busy, waitSec };
}
