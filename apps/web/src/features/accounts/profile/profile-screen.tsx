import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { QuietWay } from '../account-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { accountTexts } from '../account-words.ts';
import css from '../../../shared/ui/card.module.css';
import { call } from '../../../shared/api/call.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import cardCss from '../../../shared/ui/card.module.css';

type LettersCardProps = { isOn: boolean; email: string | null; onChange: () => void };

/** Whether letters report the main steps of the own parcels; saved as soon as it is ticked. */
function LettersCard({ isOn, email, onChange }: LettersCardProps) {
  const { letters, saved } = accountTexts.read().profile;
  const [pendingChoice, setAsked] = useState<boolean>();
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
      <CheckField name="parcelLetters" checked={pendingChoice ?? isOn} onChange={change} error={undefined}>
        {letters.label}
      </CheckField>
      <p className={cardCss.text}>{email === null ? letters.noEmail : letters.text(email)}</p>
    </Card>
  );
}

type UserInfo = DataOf<typeof userInfo>;

const safetyCards = onDemand(async () => (await import('./safety-cards.tsx')).SafetyCards);

type ProfileScreenProps = {
  heading: string;
  /** The block of the self pickup point, and that of the China address: a room of their own draws them. */
  pickupPoint: ReactNode;
  address: ReactNode;
};

/** The user's own data, pickup point and China address, logins and one-time codes. */
export function ProfileScreen({ heading, pickupPoint, address }: ProfileScreenProps) {
  const { login, profile } = accountTexts.read();
  const answer = useAnswer('GET /auth/userinfo', {});
  const user = answer.state === 'ready' ? answer.data : undefined;
  const reload = () => answer.state === 'ready' && answer.again();
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <div className={css.columns}>
        <div className={css.column}>
          <Card title={profile.basics}>
            {answer.state === 'ready' ? (
              <ProfileForm user={answer.data} onSaved={reload} />
            ) : (
              <Missing answer={answer} />
            )}
          </Card>
          {pickupPoint}
          {user && user.customerCode !== null && (
            <>
              <LettersCard isOn={user.parcelLetters} email={user.email} onChange={reload} />
              <QuietWay href={hrefOf('claim')}>{login.haveCode}</QuietWay>
            </>
          )}
        </div>
        <div className={css.column}>
          {address}
          <Suspense>
            <safetyCards.Part
              oneTimeCodes={
                user && mayHaveOneTimeCodes(user)
                  ? { isOn: user.oneTimeCodes, recoveryCodes: user.recoveryCodes }
                  : undefined
              }
              isCustomer={user !== undefined && user.customerCode !== null}
              onChange={reload}
            />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Codes stand beside the passwords of staff; a customer who has them all the same must be able to turn them off. */
function mayHaveOneTimeCodes({ roles, oneTimeCodes }: UserInfo): boolean {
  return oneTimeCodes || roles.some((role) => role !== 'customer');
}
