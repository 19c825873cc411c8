import { formatDay } from '../../../shared/format/dates.ts';
import { courierTexts } from './courier-words.ts';
import type { PointDay } from './point-queries.ts';
import css from './courier.module.css';

/** What waits for a courier, address by address; what is to come on a later day stands last. */
export function WaitingStops({ day }: { day: PointDay }) {
  const { point: words } = courierTexts.read();
  return (
    <section className={css.card} aria-label={words.waiting}>
      <h2>{words.waiting}</h2>
      {day.waiting.length === 0 && <p className={css.quiet}>{words.nothingWaits}</p>}
      <ul className={css.list}>
        {day.waiting.map(({ customerCode, address, landmark, phoneMasked, wantedOn, parcels }) => (
          <li key={`${customerCode} ${address} ${landmark ?? ''} ${phoneMasked ?? ''}`}>
            <span className={css.what}>
              <b>{customerCode}</b>
              <span>{[address, landmark].filter(Boolean).join(', ')}</span>
              {parcels.map(({ trackingCode, cell }) => (
                <span key={trackingCode} className={css.quiet}>
                  {[trackingCode, ...(cell === null ? [] : [words.cell(cell)])].join(' · ')}
                </span>
              ))}
            </span>
            {wantedOn !== null && <span className={css.late}>{words.notBefore(formatDay(wantedOn))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
