import { Suspense } from 'react';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { useFollowedOwn } from '../../shared/api/use-followed.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { Card, Missing } from '../../shared/ui/card.tsx';
import cardCss from '../../shared/ui/card.module.css';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { balanceTexts, compensationTexts } from './balance-words.ts';
import { OwedCard } from './owed-card.tsx';
import { PurseCard } from './purse-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { TopUpsCard } from './top-ups-card.tsx';
import css from './balance.module.css';

/** Claims for damage and loss; they come after the page. */
const compensationsCard = onDemand<object>(async () => {
  const [{ CompensationsCard }] = await Promise.all([
    import('./compensations/compensations-card.tsx'),
    compensationTexts.load(),
  ]);
  return CompensationsCard;
});

/** What is paid at the counter is no more asked for here. */
const lookAgainMs = 60_000;

/** /balance: what is owed and why, the balance and how to fill it, what happened, receipts. */
export function BalanceScreen({ heading }: { heading: string }) {
  const { staffOnly, owed, purse } = balanceTexts.read();
  const account = useAnswer('GET /common/account', {});
  const owing = useAnswer('GET /profile/owed', {});
  const receipts = useAnswer('GET /profile/receipts', {});
  useFollowedOwn(account, lookAgainMs);
  useFollowedOwn(owing, lookAgainMs);
  useFollowedOwn(receipts, lookAgainMs);
  const isStaff = account.failure instanceof ApiError && account.failure.status === 403;
  return (
    <div className={cardCss.page}>
      <h1>{heading}</h1>
      {isStaff ? (
        <p className={css.note}>{staffOnly}</p>
      ) : (
        <div className={css.grid}>
          <div className={css.main}>
            {owing.state === 'ready' ? (
              <OwedCard owing={owing.data} />
            ) : (
              <Card title={owed.title}>
                <Missing answer={owing} />
              </Card>
            )}
            <StatementCard receipts={receipts.state === 'ready' ? receipts.data.list : []} />
          </div>
          <div className={css.side}>
            {account.state === 'ready' ? (
              <PurseCard account={account.data} />
            ) : (
              <Card title={purse.title}>
                <Missing answer={account} />
              </Card>
            )}
            <ReceiptsCard answer={receipts} />
            <Suspense>
              <compensationsCard.Part />
            </Suspense>
            <TopUpsCard />
          </div>
        </div>
      )}
    </div>
  );
}
