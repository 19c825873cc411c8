import type { ReplyTo } from '../../shared/api/calls.ts';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Card } from '../../shared/ui/card.tsx';
import { balanceTexts } from './balance-words.ts';
import { isAbove } from './rules/sums.ts';
import css from './balance.module.css';

/** What was paid in and not spent, and the points. */
export function PurseCard({ account: { balance, points } }: { account: ReplyTo<'GET /common/account'> }) {
  const { purse } = balanceTexts.read();
  return (
    <Card title={purse.title}>
      <p className={css.big}>
        <b>{formatDecimal(balance.available.amount)}</b> {balance.available.currency}
      </p>
      {isAbove(balance.available) && <p className={css.note}>{purse.use}</p>}
      {isAbove(balance.frozen) && <p className={css.note}>{purse.held(formatMoney(balance.frozen))}</p>}
      <div className={css.points}>
        <p className={css.first}>
          <span className={css.note}>{purse.points}</span>
          <a href={hrefOf('billingAndPoints')}>{purse.how}</a>
        </p>
        <p>
          <b>{formatDecimal(String(points))}</b> {purse.pointsNow}
        </p>
      </div>
    </Card>
  );
}
