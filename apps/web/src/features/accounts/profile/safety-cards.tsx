import { Suspense } from 'react';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { ownDataTexts } from '../own-data/own-data-words.ts';
import { LoginsCard } from './logins-card.tsx';
import { OneTimeCodesCard } from './one-time-codes-card.tsx';

const ownDataCard = onDemand(async () => {
  const [{ OwnDataCard }] = await Promise.all([import('../own-data/own-data-card.tsx'), ownDataTexts.load()]);
  return OwnDataCard;
});

export type SafetyCardsProps = {
  /** Undefined for who has no use for one-time codes. */
  oneTimeCodes: { isOn: boolean; recoveryCodes: number } | undefined;
  /** Whether it is a customer: what is on record of one can be taken away, and the account closed. */
  isCustomer: boolean;
  onChange: () => void;
};

/**
 * Who is logged in as this user, and the second proof at a log-in: the end of the page, so they come after the rest of
 * it.
 */
export function SafetyCards({ oneTimeCodes, isCustomer, onChange }: SafetyCardsProps) {
  return (
    <>
      <LoginsCard />
      {oneTimeCodes && <OneTimeCodesCard {...oneTimeCodes} onChange={onChange} />}
      {isCustomer && (
        <Suspense>
          <ownDataCard.Part />
        </Suspense>
      )}
    </>
  );
}
