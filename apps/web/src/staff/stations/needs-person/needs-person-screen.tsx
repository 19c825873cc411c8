import { ArrowLeft, CheckCheck } from 'lucide-react';
import { formatAge } from '../../../shared/format/age.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { useAllLateScans } from '../receiving/late-scans.ts';
import type { LateScan } from '../receiving/late-scans.ts';
import { needsPersonTexts, stationsTexts } from '../station-words.ts';
import { ScanPanel } from './scan-panel.tsx';
import css from './needs-person-screen.module.css';

/** Scans that may not be taken silently: what the server and the device say of each, and what is done about it. */
export function NeedsPersonScreen() {
  const { title, lead, empty } = needsPersonTexts.read();
  const { query } = useStaffRoute();
  const scans = useAllLateScans();
  const named = query.get('scan') ?? undefined;
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <Answered answer={scans}>
        {({ list, total }) =>
          list.length === 0 && named === undefined ? (
            <section className={css.empty}>
              <Icon of={CheckCheck} size={40} />
              <h2>{empty.title}</h2>
              <p>{empty.text}</p>
            </section>
          ) : (
            <div className={css.columns} data-open={named !== undefined || undefined}>
              <ScanList list={list} total={total} current={named ?? list[0]?.id} />
              <Opened scan={list.find(({ id }) => id === (named ?? list[0]?.id))} />
            </div>
          )
        }
      </Answered>
    </div>
  );
}

type ScanListProps = { list: readonly LateScan[]; total: number; current: string | undefined };

function ScanList({ list, total, current }: ScanListProps) {
  const { list: words } = needsPersonTexts.read();
  const { says } = stationsTexts.read();
  const { line } = useStaffRoute();
  return (
    <nav className={css.list} aria-label={words.title}>
      <ul>
        {list.map(({ id, say, code, unit, cameAt }) => (
          <li key={id}>
            <a
              href={staffHref(line, 'needs-person', new URLSearchParams({ scan: id }))}
              className={classNames(css.row, id === current && css.current)}
              aria-current={id === current || undefined}
            >
              <b>{says[say].title}</b>
              <time dateTime={cameAt}>{formatAge(Date.parse(cameAt))}</time>
              <span className={css.code}>{code}</span>
              <span>{unit}</span>
            </a>
          </li>
        ))}
      </ul>
      {total > list.length && <p className={css.more}>{words.more(list.length, total)}</p>}
    </nav>
  );
}

function Opened({ scan }: { scan: LateScan | undefined }) {
  const { back, gone } = needsPersonTexts.read();
  const { line } = useStaffRoute();
  const way = (
    <a href={staffHref(line, 'needs-person')} className={css.back}>
      <Icon of={ArrowLeft} size={18} />
      {back}
    </a>
  );
  if (scan === undefined)
    return (
      <section className={css.empty}>
        <h2>{gone.title}</h2>
        <p>{gone.text}</p>
        {way}
      </section>
    );
  return (
    <section className={css.panel} aria-label={scan.code}>
      <div className={css.phoneBack}>{way}</div>
      <ScanPanel key={scan.id} scan={scan} />
    </section>
  );
}
