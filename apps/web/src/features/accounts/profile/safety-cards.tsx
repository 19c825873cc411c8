import { LoginsCard } from './logins-card.tsx';
import { OneTimeCodesCard } from './one-time-codes-card.tsx';

export type SafetyCardsProps = {
  /** Undefined for who has no use for one-time codes. */
  oneTimeCodes: { isOn: boolean; recoveryCodes: number } | undefined;
  onChange: () => void;
};

/**
 * Who is logged in as this user, and the second proof at a log-in: the end of the page, so they come after the rest of
 * it.
 */
export function SafetyCards({ oneTimeCodes, onChange }: SafetyCardsProps) {
  return (
    <>
      <LoginsCard />
      {oneTimeCodes && <OneTimeCodesCard {...oneTimeCodes} onChange={onChange} />}
    </>
  );
}
