import { CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { stationsTexts } from '../station-words.ts';
import { verdictIcons } from './verdict-banner.tsx';
import type { RecentRow } from './recent-scans.tsx';
import { Grid, Row } from '../../../shared/ui/primitives.tsx';
import css from './scan-strip.module.css';
import toneCss from './verdict-tones.module.css';

const shownSigns = 4;

/**
 * The last ten scans in one line, where the work takes the whole width: a sign of the verdict, and the end of the code.
 */
export function ScanStrip({ rows, undo }: { rows: readonly RecentRow[]; undo?: ReactNode }) {
  const { recent } = stationsTexts.read();
  return (
    <Row
      as="section"
      gap={8}
      align="center"
      flex="none"
      tone="soft"
      size={13}
      className={css.strip}
      aria-label={recent.title}
    >
      {rows.length === 0 ? (
        <p>{recent.empty}</p>
      ) : (
        <ol>
          {rows.map((row) => (
            <Scan key={row.id} row={row} />
          ))}
        </ol>
      )}
      {undo}
    </Row>
  );
}

function Scan({ row: { code, tone, name, line, act } }: { row: RecentRow }) {
  const { recent } = stationsTexts.read();
  const caption = name ?? (tone === 'OPEN' || tone === 'READY' ? recent.open : line);
  const verdict = tone === 'STORED' ? recent.stored : caption;
  const content = (
    <>
      <Grid
        as="span"
        place="center"
        className={classNames(css.sign, tone === 'STORED' && css.stored, toneCss[tone])}
      >
        <Icon of={tone === 'OPEN' ? CircleDashed : verdictIcons[tone]} size={18} />
      </Grid>
      <span aria-hidden>…{code.slice(-shownSigns)}</span>
      <span className="visually-hidden">{`${code}: ${verdict}`}</span>
    </>
  );
  return (
    <li data-tone={tone} title={`${code} · ${verdict}`}>
      {act === undefined ? (
        content
      ) : (
        <button type="button" aria-label={`${code}: ${act.label}`} onClick={act.onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
