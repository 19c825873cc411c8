import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { LettersCard } from './letters-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { accountTexts } from '../account-words.ts';
import css from '../../../shared/ui/card.module.css';

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
  const { profile } = accountTexts.read();
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
            <LettersCard isOn={user.parcelLetters} email={user.email} onChange={reload} />
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
