import type { userInfo } from '@rohi/contract/accounts/accounts.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { LoginsCard } from './logins-card.tsx';
import { OneTimeCodesCard } from './one-time-codes-card.tsx';
import { Missing, ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useAnswer } from './use-answer.ts';
import { accountTexts } from '../account-words.ts';
import css from './profile-screen.module.css';

type UserInfo = DataOf<typeof userInfo>;

/** The user's own data, logins and one-time codes. */
export function ProfileScreen({ heading }: { heading: string }) {
  const { profile } = accountTexts.read();
  const { data: user, failed, reload } = useAnswer<UserInfo>('/auth/userinfo');
  return (
    <div className={css.page}>
      <h1>{heading}</h1>
      <div className={css.cards}>
        <ProfileCard title={profile.basics}>
          {user ? <ProfileForm user={user} onSaved={reload} /> : <Missing failed={failed} onAgain={reload} />}
        </ProfileCard>
        <div className={css.column}>
          <LoginsCard />
          {user && mayHaveOneTimeCodes(user) && (
            <OneTimeCodesCard isOn={user.oneTimeCodes} onChange={reload} />
          )}
        </div>
      </div>
    </div>
  );
}

/** Codes stand beside the passwords of staff; a customer who has them all the same must be able to turn them off. */
function mayHaveOneTimeCodes({ roles, oneTimeCodes }: UserInfo): boolean {
  return oneTimeCodes || roles.some((role) => role !== 'customer');
}
