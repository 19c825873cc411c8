import { serverNow } from '../../../shared/session/session-state.ts';
import { Mentions } from '../record/mentions.tsx';
import { usePeriod } from '../reports/period.tsx';
import { useHome } from '../reports/report-queries.ts';
import { reportsTexts } from '../screen-words.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';
import { FigureBoard, OrderNumbers } from './figure-board.tsx';
import { CodesNote } from './codes-note.tsx';
import { BackupNote } from './backup-note.tsx';
import { KeyNote } from './key-note.tsx';
import { dayPartAt } from './greeting.ts';
import { FirstWeekPanel } from '../start/first-week-panel.tsx';
import { PinnedNotices } from './pinned-notices.tsx';
import { RankPanel } from './rank-panel.tsx';
import { SectionTiles } from './section-tiles.tsx';
import { StageRow } from './stage-row.tsx';
import { StandstillPanel } from './standstill-panel.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { UpkeepNote } from './upkeep-note.tsx';
import { Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './home-screen.module.css';

/** Whether somebody hands over or delivers, and decides nothing for other points. */
function isBoundToPoint(authorities: readonly string[]): boolean {
  const works = authorities.includes('parcel:hand-over') || authorities.includes('courier:deliver');
  return works && !authorities.includes('payment:confirm');
}

/**
 * Where a day in the console begins: what waits for this person, then what happens. What a role may not see is not
 * there.
 */
export function HomeScreen({ entries }: { entries: readonly MenuEntry[] }) {
  const texts = reportsTexts.read();
  const { name, authorities, operationUnit } = useUser();
  const period = usePeriod();
  const { line } = useStaffRoute();
  const { data: home } = useHome(line);
  const readsReports = authorities.includes('report:read');
  const readsParcels = authorities.includes('parcel:read');
  return (
    <Stack gap={24} wide className={css.page}>
      <header>
        <h1>{texts.greeting(dayPartAt(new Date(serverNow())), name)}</h1>
        {operationUnit && (
          <Text marginTop={4} tone="soft">
            {operationUnit.name}
          </Text>
        )}
        {operationUnit === null && isBoundToPoint(authorities) && (
          <Text marginTop={4} tone="soft">
            {texts.noPoint}
          </Text>
        )}
        {entries.length === 0 && !readsParcels && (
          <Text marginTop={4} tone="soft">
            {texts.empty}
          </Text>
        )}
      </header>
      <CodesNote />
      {authorities.includes('dictionary:edit') && <BackupNote />}
      {authorities.includes('dictionary:edit') && <KeyNote />}
      {authorities.includes('dictionary:edit') && <UpkeepNote />}
      {authorities.includes('unit:edit') && <FirstWeekPanel />}
      {readsReports && <StandstillPanel />}
      {readsParcels && <WaitingPanel entries={entries} />}
      <Mentions />
      {home && <PinnedNotices notices={home.notices.list} />}
      {readsReports ? (
        <FigureBoard period={period} />
      ) : (
        home?.orderNum && <OrderNumbers numbers={home.orderNum} />
      )}
      {home?.orderStatusNum && (
        <StageRow numbers={home.orderStatusNum} hasOrders={entries.some(({ key }) => key === 'orders')} />
      )}
      {readsReports ? (
        <Grid columns={2} gap={16} align="start" className={css.columns}>
          <RankPanel title={texts.ranks.points} name="salerank" period={period} />
          <Grid gap={16}>
            <RankPanel title={texts.ranks.products} name="productrank" period={period} />
            <RankPanel title={texts.ranks.countries} name="countryorder" period={period} />
          </Grid>
        </Grid>
      ) : (
        <SectionTiles entries={entries} />
      )}
    </Stack>
  );
}
