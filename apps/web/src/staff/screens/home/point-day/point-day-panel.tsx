import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { staffHref, useStaffRoute } from '../../../kit/router/staff-router.ts';
import type { MenuEntry } from '../../../shell/menu-entries.ts';
import { figureText } from '../../reports/figures.ts';
import { pointDayTexts } from './point-day-words.ts';
import css from './point-day-panel.module.css';

const askAgainMs = 60_000;

/** What comes to the own pickup point, waits there and was handed over, each with the way to it; nothing for whoever works at none. */
export function PointDayPanel({ entries }: { entries: readonly MenuEntry[] }) {
  const words = pointDayTexts.read();
  const { line } = useStaffRoute();
  const { data } = useQuery({
    queryKey: ['staff/hand-over', 'day'],
    queryFn: ({ signal }) => call('GET /hand-over/day', { quiet: true, signal }),
    refetchInterval: askAgainMs,
    retry: false,
  });
  if (data === undefined) return null;
  const wayTo = (screen: MenuEntry['key'], query?: Record<string, string>) =>
    entries.some(({ key }) => key === screen)
      ? staffHref(line, screen, query && new URLSearchParams(query))
      : undefined;
  const counter = wayTo('counter');
  const { coming, waiting, overdue, cells, givenLastHour, givenToday } = data;
  const figures = [
    { name: words.coming, value: figureText(coming, 'PIECE'), href: wayTo('acceptance') },
    { name: words.waiting, value: figureText(waiting, 'PIECE'), href: wayTo('parcels', { status: 'DKHQS' }) },
    {
      name: words.overdue,
      value: figureText(overdue, 'PIECE'),
      href: wayTo('parcels', { waiting: 'overdue' }),
    },
    ...(cells === null
      ? []
      : [
          {
            name: words.cells,
            value: words.cellsOf(figureText(cells.taken, 'PIECE'), figureText(cells.all, 'PIECE')),
            href: undefined,
          },
        ]),
    { name: words.lastHour, value: figureText(givenLastHour, 'PIECE'), href: undefined },
    { name: words.today, value: figureText(givenToday, 'PIECE'), href: undefined },
  ];
  return (
    <section className={css.panel} aria-labelledby="point-day">
      <header className={css.head}>
        <h2 id="point-day">{words.title}</h2>
        {counter !== undefined && <a href={counter}>{words.counter}</a>}
      </header>
      <dl className={css.figures}>
        {figures.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
