import { Megaphone, Plus } from 'lucide-react';
import { formatMonthDay } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ListHead } from '../../kit/list/list-head.tsx';
import { ListScreen } from '../../kit/list/list-screen.tsx';
import type { AnyList } from '../../kit/list/list-definition.ts';
import { goTo, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DayChart } from './board/day-chart.tsx';
import { RoadProfile } from './board/road-profile.tsx';
import { WaitingGoods } from './board/waiting-goods.tsx';
import { DelayScreen } from './delay/delay-screen.tsx';
import { delayTexts, tripsTexts } from '../screen-words.ts';
import { useNewTripHref } from './new-trip.ts';
import { delayHref } from './trip-href.ts';
import { useBoard } from './trip-queries.ts';
import type { Board } from './trip-queries.ts';
import { ViewSwitch } from './view-switch.tsx';
import { Grid, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './trips.module.css';

/** All trips: on their line and by day, or as a list. Which of them is shown stands in the address. */
export function TripsScreen({ list }: { list: AnyList }) {
  const { query } = useStaffRoute();
  if (query.get('view') === 'delay') return <DelayScreen />;
  // A row of the list, its searches and pages are the list's own.
  const isList =
    query.get('view') === 'list' || ['row', 'search', 'page', 'sort', 'state'].some((key) => query.has(key));
  return isList ? <ListScreen list={list} /> : <BoardScreen />;
}

function BoardScreen() {
  const texts = tripsTexts.read();
  const { line } = useStaffRoute();
  const newTripHref = useNewTripHref();
  const answer = useBoard();
  const { authorities } = useUser();
  const mayEdit = authorities.includes('trip:edit');
  return (
    <Stack wide className={css.screen}>
      <ListHead title={texts.title} count={answer.data && summaryOf(answer.data)}>
        <ViewSwitch value="board" />
        {authorities.includes('trip:position') && (
          <Button onPress={() => goTo(delayHref(line, undefined))}>
            <Icon of={Megaphone} size={18} />
            {delayTexts.read().title}
          </Button>
        )}
        {mayEdit && (
          <Button kind="primary" onPress={() => goTo(newTripHref())}>
            <Icon of={Plus} size={18} />
            {texts.create}
          </Button>
        )}
      </ListHead>
      <Answered answer={answer}>
        {(board) => (
          <Grid columns={1} gap={16} paddingTop={16}>
            {board.trips.length === 0 ? (
              <Text radius="panel" tone="soft" text="center" className={css.empty}>
                {texts.board.empty}
              </Text>
            ) : (
              <>
                <RoadProfile board={board} />
                <DayChart board={board} />
              </>
            )}
            <WaitingGoods board={board} mayEdit={mayEdit} />
          </Grid>
        )}
      </Answered>
    </Stack>
  );
}

function summaryOf({ today, trips }: Board): string {
  const { summary, trips: countTrips, parcels } = tripsTexts.read();
  const all = trips.reduce((sum, each) => sum + each.parcels, 0);
  return summary(formatMonthDay(today), countTrips(trips.length), parcels(all));
}
