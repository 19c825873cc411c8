import type { ReactNode } from 'react';
import { formatAge } from '../../../shared/format/age.ts';
import { formatTime } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { useDrawers, useOpenScans } from './standstill-queries.ts';
import type { OpenDrawer } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './side-panels.module.css';
import { personName } from '../../kit/people.ts';

const mostShown = 3;

/** What may not be taken silently, what has waited longest first. */
export function PersonPanel() {
  const { title, none, all } = standstillTexts.read().person;
  const { line } = useStaffRoute();
  const answer = useOpenScans();
  return (
    <Panel title={title} end={answer.data?.total}>
      <Answered answer={answer}>
        {({ list }) => (
          <Lines none={list.length === 0 && none} way={{ href: staffHref(line, 'needs-person'), name: all }}>
            {list.slice(0, mostShown).map(({ id, code, unit, station, cameAt }) => (
              <Line
                key={id}
                href={staffHref(line, 'needs-person', new URLSearchParams({ scan: id }))}
                name={code}
                about={[unit, personName(station.scannedBy)].join(', ')}
                end={<time dateTime={cameAt}>{formatAge(Date.parse(cameAt), serverNow())}</time>}
              />
            ))}
          </Lines>
        )}
      </Answered>
    </Panel>
  );
}

/** The drawers at which somebody stands, and what is in them now; the own one is counted blind. */
export function DrawersPanel() {
  const { title, open, none, purse, since, all, counted } = standstillTexts.read().drawers;
  const { line } = useStaffRoute();
  const answer = useDrawers();
  const shifts = staffHref(line, 'cash', new URLSearchParams({ view: 'shifts' }));
  return (
    <Panel title={title} end={answer.data && open(answer.data.list.length)}>
      <Answered answer={answer}>
        {({ list }) => (
          <Lines none={list.length === 0 && none} way={{ href: shifts, name: all }}>
            {list.map(({ id, name, kind, unit, clerk, openedAt, isCounted, cash }) => (
              <Line
                key={id}
                href={shifts}
                name={[unit, kind === 'PURSE' ? purse : name].join(', ')}
                about={[personName(clerk), since(formatTime(openedAt)), isCounted ? counted : '']
                  .filter(Boolean)
                  .join(', ')}
                end={cash && sumOf(cash)}
              />
            ))}
          </Lines>
        )}
      </Answered>
    </Panel>
  );
}

/** Dollars stand beside the somoni where there are any. */
function sumOf({ TJS, USD }: NonNullable<OpenDrawer['cash']>): string {
  return [TJS, ...(USD.amount === '0.00' ? [] : [USD])].map(formatMoney).join(' + ');
}

type LinesProps = { none: string | false; way: { href: string; name: string }; children: ReactNode };

function Lines({ none, way, children }: LinesProps) {
  return (
    <>
      {none === false ? (
        <ul>{children}</ul>
      ) : (
        <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft">
          {none}
        </Text>
      )}
      <Text
        as="a"
        href={way.href}
        paddingX={20}
        paddingTop={12}
        paddingBottom={14}
        border="top"
        tone="lapis"
        size={14}
        weight={600}
        className={css.way}
      >
        {way.name}
      </Text>
    </>
  );
}

type LineProps = { href: string; name: string; about: string; end: ReactNode };

/** One thing, with the way to where something is done about it. */
export function Line({ href, name, about, end }: LineProps) {
  return (
    <Row as="li" gap={12} justify="between" paddingX={20} paddingY={10} border="top" size={14}>
      <Text as="a" href={href} minWidth={0} weight={600} breaks className={css.name}>
        {name}
        <Text as="span" display="block" tone="soft" size={13} weight={400}>
          {about}
        </Text>
      </Text>
      <Text as="span" flex="none" tone="soft" size={13} digits>
        {end}
      </Text>
    </Row>
  );
}
