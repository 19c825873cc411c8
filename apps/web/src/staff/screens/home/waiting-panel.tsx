import { formatAge } from '../../../shared/format/age.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { figureText } from '../reports/figures.ts';
import { useWaiting } from '../reports/report-queries.ts';
import type { Waiting } from '../reports/report-queries.ts';
import { reportsTexts } from '../reports/reports-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { businessLineNames } from '../../kit/names.ts';
import css from './waiting-panel.module.css';

/** The address of what waits, where its screen stands for this user. */
function hrefOf(route: string, entries: readonly MenuEntry[]): string | undefined {
  const [, , screen] = route.split(/[/?]/);
  return entries.some(({ key }) => key === screen) ? `#${route}` : undefined;
}

/** What waits for a decision of somebody in the line that is chosen; what does not wait stays quiet. */
export function WaitingPanel({ entries }: { entries: readonly MenuEntry[] }) {
  const { waiting } = reportsTexts.read();
  const { line } = useStaffRoute();
  const answer = useWaiting(line, true);
  return (
    <Panel title={waiting.title} end={businessLineNames[line][locale]}>
      <Answered answer={answer}>
        {(rows) => (
          <table className={css.table}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{waiting.what}</th>
                <th scope="col">{waiting.since}</th>
                <th scope="col">{waiting.count}</th>
              </tr>
            </thead>
            <tbody>
              {/* What this user has no screen for is decided by others. */}
              {rows.flatMap((row) => {
                const href = hrefOf(row.route, entries);
                return href === undefined ? [] : [<Row key={row.type} row={row} href={href} />];
              })}
            </tbody>
          </table>
        )}
      </Answered>
    </Panel>
  );
}

function Row({ row, href }: { row: Waiting[number]; href: string }) {
  const waits = row.count > 0;
  return (
    <tr className={classNames(css.row, !waits && css.quiet)}>
      <th scope="row" className={css.name}>
        {waits ? <a href={href}>{row.name}</a> : row.name}
      </th>
      <td className={css.age}>
        {row.oldestTime !== null && (
          <time dateTime={row.oldestTime}>{formatAge(Date.parse(row.oldestTime), serverNow())}</time>
        )}
      </td>
      <td className={css.count}>{figureText(row.count, 'PIECE')}</td>
    </tr>
  );
}
