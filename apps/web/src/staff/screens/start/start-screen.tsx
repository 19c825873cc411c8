import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { KeyNote } from '../home/key-note.tsx';
import { bySubject, byUrgency } from './first-week.ts';
import { useFirstWeek } from './first-week-query.ts';
import type { FirstWeek, Row } from './first-week-query.ts';
import { startTexts } from '../screen-words.ts';
import { WeekProgress } from './week-progress.tsx';
import { NextWords, ThereRow, WeekRow } from './week-row.tsx';
import { Box, Grid, Row as Flex, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './start-screen.module.css';

/** What a new installation needs for its first parcel: states that are computed, each with its link. */
export function StartScreen() {
  const { title, lead } = startTexts.read();
  const answer = useFirstWeek(true);
  const { authorities } = useUser();
  return (
    <Stack gap={16} wide className={css.page}>
      <Flex as="header" wrap rowGap={4} columnGap={12} align="center" className={css.top}>
        <h1>{title}</h1>
        <Text tone="soft">{lead}</Text>
        {answer.data && <HideButton isHidden={answer.data.isHidden} />}
      </Flex>
      {authorities.includes('dictionary:edit') && <KeyNote />}
      <Answered answer={answer}>{(week) => <Week week={week} />}</Answered>
    </Stack>
  );
}

function Week({ week: { rows, isHidden } }: { week: FirstWeek }) {
  const { subjects, progress, hidden } = startTexts.read();
  const [next] = byUrgency(rows).filter(({ state }) => state !== 'THERE');
  return (
    <>
      {isHidden && <Text tone="soft">{hidden}</Text>}
      <Grid
        as="section"
        align="center"
        fill="surface"
        border="all"
        radius="panel"
        shadow="panel"
        className={css.summary}
      >
        <WeekProgress rows={rows} />
        <Next row={next} />
      </Grid>
      <div className={css.subjects}>
        {bySubject(rows).map(({ subject, rows: own }) => {
          const there = own.filter(({ state }) => state === 'THERE');
          return (
            <Panel key={subject} title={subjects[subject]} end={progress(there.length, own.length)}>
              <ul>
                {own.map((row) =>
                  row.state === 'THERE' ? null : (
                    <WeekRow key={row.row} row={row} isNext={row.row === next?.row} />
                  ),
                )}
                {there.length > 0 && <ThereRow rows={there} />}
              </ul>
            </Panel>
          );
        })}
      </div>
    </>
  );
}

/** The one thing to do next; its button stands in its row. */
function Next({ row }: { row: Row | undefined }) {
  const { done } = startTexts.read();
  return (
    <Box paddingX={16} paddingY={12} fill="lapis-soft" radius="control">
      {row === undefined ? done : <NextWords row={row} isNext={false} />}
    </Box>
  );
}

function HideButton({ isHidden }: { isHidden: boolean }) {
  const { hide, show } = startTexts.read();
  const { authorities } = useUser();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async () => {
      const params = { id: 'start.hidden' } as const;
      const { version } = await call('GET /staff/settings/{id}', { params });
      await call('PUT /staff/settings/{id}', { params, body: { version, value: isHidden ? null : 'yes' } });
      await queries.invalidateQueries({ queryKey: ['/staff/units', 'first-week'] });
    },
  });
  if (!authorities.includes('dictionary:edit')) return null;
  return (
    <Button className={css.hide} isDisabled={change.isPending} onPress={() => change.mutate()}>
      <Icon of={isHidden ? Eye : EyeOff} size={18} />
      {isHidden ? show : hide}
    </Button>
  );
}
