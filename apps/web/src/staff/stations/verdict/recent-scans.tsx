import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { timeOfDay } from '../bar/time-of-day.ts';
import { stationsTexts } from '../station-words.ts';
import { verdictIcons } from './verdict-banner.tsx';
import type { VerdictTone } from './tones.ts';
import css from './recent-scans.module.css';
import toneCss from './verdict-tones.module.css';

export type RecentRow = {
  id: string;
  code: string;
  /** `OPEN`: looked up, and nothing done with it. */
  tone: VerdictTone | 'OPEN';
  line: string;
  /** What came of it, where that is said more closely than by its verdict. */
  name?: string | undefined;
  /** Epoch milliseconds. */
  at: number;
  /** What can still be done with it. */
  act?: { name: string; label: string; onPress: () => void } | undefined;
};

/** The last ten scans: filled when the service has answered, outlined until then. */
export function RecentScans({ rows, undo }: { rows: readonly RecentRow[]; undo?: ReactNode }) {
  const { recent } = stationsTexts.read();
  return (
    <section className={css.panel} aria-label={recent.title}>
      <header className={css.head}>
        <h2>{recent.title}</h2>
        {undo ?? <span>{recent.last}</span>}
      </header>
      {rows.length === 0 ? (
        <p className={css.empty}>{recent.empty}</p>
      ) : (
        <ol className={css.list}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ row: { code, tone, name: caption, line, at, act } }: { row: RecentRow }) {
  const { recent } = stationsTexts.read();
  const name =
    caption ??
    (tone === 'OPEN' || tone === 'READY'
      ? recent.open
      : tone === 'STORED'
        ? recent.stored
        : recent.verdicts[tone]);
  return (
    <li className={css.row} data-tone={tone}>
      <span className={classNames(css.verdict, css[tone], toneCss[tone])}>
        <Icon of={tone === 'OPEN' ? CircleDashed : verdictIcons[tone]} size={18} />
        {name}
      </span>
      <span className={css.what}>
        {/* Parts of a shipment differ at the end of the code: where it is too long the beginning is left out. */}
        <b title={code}>
          <bdi dir="ltr">{code}</bdi>
        </b>
        <span>
          <span>{line}</span>
          {act && (
            <button type="button" className={css.act} aria-label={act.label} onClick={act.onPress}>
              {act.name}
            </button>
          )}
        </span>
      </span>
      <time dateTime={new Date(at).toISOString()}>{timeOfDay(at)}</time>
    </li>
  );
}
