import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { accountTexts } from '../account-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import cardCss from '../../../shared/ui/card.module.css';

type LettersCardProps = { isOn: boolean; email: string | null; onChange: () => void };

/** Whether letters report the main steps of the own parcels; saved as soon as it is ticked. */
export function LettersCard({ isOn, email, onChange }: LettersCardProps) {
  const { letters, saved } = accountTexts.read().profile;
  const [asked, setAsked] = useState<boolean>();
  const { run, busy } = useSubmit();
  const change = (parcelLetters: boolean) => {
    if (busy) return;
    setAsked(parcelLetters);
    const save = async () => {
      await call('PUT /sys-user/profile', { body: { parcelLetters }, quiet: true });
      showMessage('success', saved);
      onChange();
    };
    void run(save, () => setAsked(undefined));
  };
  return (
    <Card title={letters.title}>
      <CheckField name="parcelLetters" checked={asked ?? isOn} onChange={change} error={undefined}>
        {letters.label}
      </CheckField>
      <p className={cardCss.text}>{email === null ? letters.noEmail : letters.text(email)}</p>
    </Card>
  );
}
