import type { ReplyTo } from '../../shared/api/calls.ts';
import { useAnswer } from '../../shared/api/use-answer.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatDecimal, formatMoney } from '../../shared/format/numbers.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { Card, Missing } from '../../shared/ui/card.tsx';
import { balanceTexts } from './balance-words.ts';
import { isAbove } from './rules/sums.ts';
import css from './balance.module.css';

/** What was paid in and not spent, and the points. */
export function PurseCard({ account: { balance } }: { account: ReplyTo<'GET /common/account'> }) {
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
        <Points />
      </div>
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
