import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { CircleCheck } from 'lucide-react';
import { formatAge } from '../../../shared/format/age.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { figureText } from '../reports/figures.ts';
import { useWaiting } from '../reports/report-queries.ts';
import type { Waiting } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { isOpenTo } from '../../kit/session/open-routes.ts';
import { useUser } from '../../kit/session/user-info.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { businessLineNames } from '../../kit/names.ts';
import { Grid, Row as Flex, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './waiting-panel.module.css';

/** The station at which it is done, by what waits; of the others their list is the way. */
const stationOf: Partial<Record<Waiting[number]['type'], StaffMenuKey>> = {
  withoutCell: 'shelving',
  withoutBag: 'packing',
  notScanned: 'hub',
  withoutCellAtHub: 'hub',
  withoutTransfer: 'transfers',
  inTransfer: 'transfers',
  withoutCellAtPoint: 'acceptance',
};

function actHrefOf(type: Waiting[number]['type'], entries: readonly MenuEntry[]): string | undefined {
  return entries.find(({ key }) => key === stationOf[type])?.href;
}

/**
 * What waits for this user in the line that is chosen, what comes first for the role first; each leads to its list.
 * Empty where it could not be asked.
 */
export function WaitingPanel({ entries }: { entries: readonly MenuEntry[] }) {
  const { waiting } = reportsTexts.read();
  const { line } = useStaffRoute();
  const { data, error } = useWaiting(line, true);
  return (
    <Panel title={waiting.title} end={businessLineNames[line][locale]}>
      {data === undefined && error === null ? <Loading /> : <Queue rows={data} entries={entries} />}
    </Panel>
  );
}

function Queue({ rows, entries }: { rows: Waiting | undefined; entries: readonly MenuEntry[] }) {
  const { waiting } = reportsTexts.read();
  const user = useUser();
  // What this user has no screen for is decided by others.
  const own = (rows ?? []).flatMap((row) => {
    const href = row.count > 0 && isOpenTo(user, row.route) ? `#${row.route}` : undefined;
    return href === undefined ? [] : [{ ...row, href, actHref: actHrefOf(row.type, entries) }];
  });
  if (rows !== undefined && own.length === 0)
    return (
      <Flex
        as="p"
        gap={10}
        align="center"
        paddingX={20}
        paddingTop={0}
        paddingBottom={20}
        tone="soft"
        className={css.none}
      >
        <Icon of={CircleCheck} />
        {waiting.none}
      </Flex>
    );
  return (
    <Grid as="ul" gap={8} paddingX={20} paddingTop={0} paddingBottom={20} className={css.queue}>
      {own.map((row) => (
        <Row key={row.type} row={row} />
      ))}
    </Grid>
  );
}

type RowProps = { row: Waiting[number] & { href: string; actHref: string | undefined } };

/** What waits, with the way to its list, and the one thing to do with it: at a station, or in the list itself. */
function Row({ row: { type, count, name, oldestTime, inBothLines, href, actHref } }: RowProps) {
  const { waiting } = reportsTexts.read();
  const acts: Partial<Record<typeof type, string>> = waiting.acts;
  const act = acts[type];
  return (
    <Stack as="li" border="all" radius="control" className={css.item}>
      <Flex
        as="a"
        href={href}
        gap={14}
        align="center"
        flex={1}
        minWidth={0}
        paddingX={14}
        paddingY={10}
        tone="ink"
        className={css.row}
      >
        <Text as="span" tone="lapis" size={22} weight={600} digits lines="nowrap" className={css.count}>
          {figureText(count, 'PIECE')}
        </Text>
        <Grid as="span" minWidth={0} className={css.words}>
          <Text as="span" weight={500} breaks>
            {name}
          </Text>
          {oldestTime !== null && (
            <Text as="time" tone="faint" size={13} dateTime={oldestTime}>
              {waiting.oldest(formatAge(Date.parse(oldestTime), serverNow()))}
            </Text>
          )}
          {inBothLines && (
            <Text as="span" tone="faint" size={13}>
              {waiting.bothLines}
            </Text>
          )}
          {act !== undefined && stationOf[type] === undefined && <span className={css.act}>{act}</span>}
        </Grid>
      </Flex>
      {actHref !== undefined && (
        <a href={actHref} className={css.way} aria-label={`${act ?? ''}: ${name}`}>
          {act}
        </a>
      )}
    </Stack>
  );
}
