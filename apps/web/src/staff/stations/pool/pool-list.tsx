import { Package } from 'lucide-react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { kilograms } from './pool-measures.ts';
import type { Pool } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import css from './pool-list.module.css';

type PoolListProps = {
  pool: Pool;
  current: string | undefined;
  hrefOf: (code?: string) => string;
  onMore?: () => void;
};

/** From so many days on a parcel has waited for long. */
const longDays = 3;
const dayMs = 86_400_000;

function waitsLong(since: string): boolean {
  return Date.now() - Date.parse(since) > longDays * dayMs;
}

/** The parcels that wait, the oldest first, and below them what was bound lately and can be taken back. */
export function PoolList({ pool, current, hrefOf, onMore }: PoolListProps) {
  const { list: words } = poolTexts.read();
  return (
    <nav className={css.panel} aria-label={words.title}>
      <header className={css.head}>
        <h2>{words.title}</h2>
        <span>{words.count(pool.total)}</span>
      </header>
      <ul className={css.list}>
        {pool.list.map((row) => (
          <li key={row.trackingCode}>
            <a
              href={hrefOf(row.trackingCode)}
              className={classNames(css.row, row.trackingCode === current && css.current)}
              aria-current={row.trackingCode === current || undefined}
            >
              <span className={css.picture}>
                <Icon of={Package} size={22} />
              </span>
              <span className={css.facts}>
                <b>{row.readCode ?? words.noCode}</b>
                <span>{[kilograms(row.weightG), row.cell].filter(Boolean).join(' · ')}</span>
                <time dateTime={row.receivedAt} data-late={waitsLong(row.receivedAt) || undefined}>
                  {momentHere(row.receivedAt)}
                </time>
                {row.claims > 0 && <span className={css.claims}>{words.claims(row.claims)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {onMore && <Button onPress={onMore}>{words.more}</Button>}
      {pool.bound.length > 0 && (
        <>
          <h3 className={css.subhead}>{words.bound}</h3>
          <ul className={css.list}>
            {pool.bound.map(({ trackingCode, customerCode, boundAt }) => (
              <li key={trackingCode}>
                <a
                  href={hrefOf(trackingCode)}
                  className={classNames(
                    css.row,
                    css.facts,
                    css.bound,
                    trackingCode === current && css.current,
                  )}
                  aria-current={trackingCode === current || undefined}
                >
                  <b>{trackingCode}</b>
                  <span>{words.boundTo(customerCode)}</span>
                  <time dateTime={boundAt}>{momentHere(boundAt)}</time>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
