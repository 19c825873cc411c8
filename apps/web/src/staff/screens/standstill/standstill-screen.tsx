import { formatTime } from '../../../shared/format/dates.ts';
import { useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { DrawersPanel, PersonPanel } from './side-panels.tsx';
import { OpinionsPanel } from './opinions-panel.tsx';
import { StageTiles } from './stage-tiles.tsx';
import { StandstillList } from './standstill-list.tsx';
import { useStandstill } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './standstill-screen.module.css';

/** The whole chain: what is late at each stage, one list of it, what needs a person, and the drawers. */
export function StandstillScreen() {
  const { title, lead, updated } = standstillTexts.read();
  const { line } = useStaffRoute();
  const { authorities } = useUser();
  const answer = useStandstill(line);
  return (
    <Stack gap={20} wide className={css.page}>
      <Row as="header" wrap rowGap={4} columnGap={12} align="baseline" className={css.top}>
        <h1>{title}</h1>
        {answer.data && <Text tone="soft">{lead(answer.data.rows.length)}</Text>}
        {answer.data && (
          <Text tone="soft" className={css.updated}>
            {updated(formatTime(new Date(answer.dataUpdatedAt).toISOString()))}
          </Text>
        )}
      </Row>
      <Answered answer={answer}>
        {({ stages, rows }) => (
          <>
            <StageTiles stages={stages} />
            <StandstillList rows={rows} />
          </>
        )}
      </Answered>
      <Grid gap={16} align="start" className={css.panels}>
        {authorities.includes('scan:settle') && <PersonPanel />}
        {authorities.includes('payment:confirm') && <DrawersPanel />}
        {authorities.includes('station:register') && <DevicesPanel />}
        <OpinionsPanel />
      </Grid>
    </Stack>
  );
}
