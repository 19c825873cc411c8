import { formatDecimal } from '../../../shared/format/numbers.ts';
import { timeOfDay } from '../../stations/bar/time-of-day.ts';
import type { StationQueueStatus } from '../../stations/scan-queue/browser-queue.ts';
import type { CounterSnapshot } from './counter-snapshot.ts';
import type { CashTaken, CounterAct } from './shelf.ts';
import { withoutLineTexts } from './without-line-words.ts';
import css from './without-line.module.css';

const dollars = (cents: number) => formatDecimal((cents / 100).toFixed(2));

/** How much of what may be taken in cash without the line was taken. */
export function LimitsPanel({ taken, limits }: { taken: CashTaken; limits: CounterSnapshot['limits'] }) {
  const { limits: words } = withoutLineTexts.read();
  return (
    <section className={css.card} aria-label={words.title}>
      <h2 className={css.title}>{words.title}</h2>
      {(['handOver', 'shift'] as const).map((which) => (
        <label key={which} className={css.limit}>
          <span>{words[which]}</span>
          <b>{words.of(dollars(taken[which]), dollars(limits[which]))}</b>
          <progress max={Math.max(limits[which], 1)} value={Math.min(taken[which], limits[which])} />
        </label>
      ))}
    </section>
  );
}

const mostShown = 6;

/** What waits for the line, the newest first, and since when the oldest does. */
export function WaitingPanel({ status, acts }: { status: StationQueueStatus; acts: readonly CounterAct[] }) {
  const { waiting: words } = withoutLineTexts.read();
  const { waiting, oldestAt } = status;
  const shown = acts
    .filter(({ isWaiting }) => isWaiting)
    .slice(-mostShown)
    .toReversed();
  return (
    <section className={css.card} aria-label={words.title(waiting)}>
      <h2 className={css.title}>
        {words.title(waiting)}
        {oldestAt !== undefined && (
          <span className={css.waits}>{words.since(timeOfDay(oldestAt).slice(0, 5))}</span>
        )}
      </h2>
      {shown.length === 0 && <p className={css.quiet}>{words.none}</p>}
      <ul className={css.waiting}>
        {shown.map(({ scanId, facts }) => (
          <li key={scanId}>
            <time dateTime={facts.at}>{timeOfDay(Date.parse(facts.at)).slice(0, 5)}</time>
            <span>{facts.action === 'TAKE_CASH' ? words.cash : words.give}</span>
            <b>{facts.code}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
