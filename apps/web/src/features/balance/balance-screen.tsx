import { Suspense } from 'react';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { useFollowedOwn } from '../../shared/api/use-followed.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { Card, Missing } from '../../shared/ui/card.tsx';
import { Box, Row, Text } from '../../shared/ui/primitives.tsx';
import cardCss from '../../shared/ui/card.module.css';
import { onDemand } from '../../shared/ui/on-demand.ts';
import { balanceTexts, compensationTexts } from './balance-words.ts';
import { OwedCard } from './owed-card.tsx';
import { ReceiptsCard } from './receipts-card.tsx';
import { StatementCard } from './statement-card.tsx';
import { TopUpsCard } from './top-ups-card.tsx';
import css from './balance.module.css';
import type { ReplyTo } from '../../shared/api/calls.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { isAbove } from './rules/sums.ts';

/** What was paid in and not spent, and the points. */
function PurseCard({ account: { balance } }: { account: ReplyTo<'GET /common/account'> }) {
  const { purse } = balanceTexts.read();
  return (
    <Card title={purse.title}>
      <Text tone="soft" className={css.big}>
        <b>{formatDecimal(balance.available.amount)}</b> {balance.available.currency}
      </Text>
      {isAbove(balance.available) && <p className={css.note}>{purse.use}</p>}
      {isAbove(balance.frozen) && <p className={css.note}>{purse.held(formatMoney(balance.frozen))}</p>}
      <Box marginTop={12} paddingTop={12} border="top">
        <Row as="p" wrap rowGap={2} columnGap={16} align="baseline" justify="between" className={css.first}>
          <span className={css.note}>{purse.points}</span>
          <a href={hrefOf('billingAndPoints')}>{purse.how}</a>
        </Row>
        <Points />
      </Box>
    </Card>
  );
}

const endsShown = 3;

/** How many there are, what comes for parcels under way, and which end next. */
function Points() {
  const { purse } = balanceTexts.read();
  const answer = useAnswer('GET /profile/points', {});
  if (answer.state !== 'ready') return <Missing answer={answer} />;
  const { points, worth, toCome, ends } = answer.data;
  const later = ends.slice(endsShown);
  const left = later.reduce((sum, each) => sum + each.points, 0);
  return (
    <>
      <p>
        <b>{formatDecimal(String(points))}</b> {purse.pointsNow(formatMoney(worth))}
      </p>
      {toCome > 0 && <p className={css.note}>{purse.toCome(toCome)}</p>}
      {ends.length > 0 && (
        <ul className={css.note} aria-label={purse.ends}>
          {ends.slice(0, endsShown).map(({ lastDay, points: ending }) => (
            <li key={lastDay}>{purse.endsAfter(ending, formatDate(lastDay))}</li>
          ))}
          {left > 0 && <li>{purse.endsLater(left, formatDate(later.at(-1)?.lastDay ?? ''))}</li>}
        </ul>
      )}
    </>
  );
}

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
        <Box marginTop={16} className={css.grid}>
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
        </Box>
      )}
    </div>
  );
}
