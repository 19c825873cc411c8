import { formatTime } from '../../../shared/format/dates.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { useWaitingApprovals } from './approval-queries.ts';
import type { WaitingApproval } from './approval-queries.ts';
import { approvalsTexts } from '../screen-words.ts';
import { MergesPanel } from './merges-panel.tsx';
import { NameLooksPanel, PromisedPanel } from './promised-panel.tsx';
import { SlipsPanel } from './slips-panel.tsx';
import { WaitingSince } from './waiting-since.tsx';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './approvals.module.css';
import { personName } from '../../kit/people.ts';
import { ListFrame, NoCards } from '../../kit/list/list-frame.tsx';

/** Who stands at a counter without a proof and waits for somebody to decide. */
export function ApprovalsScreen() {
  const { title, lead, none } = approvalsTexts.read();
  const answer = useWaitingApprovals();
  return (
    <ListFrame title={title}>
      <Answered answer={answer}>
        {({ list }) => (
          <>
            {list.length === 0 ? <NoCards title={none} /> : <p role="status">{lead}</p>}
            <ul className={css.list}>
              {list.map((one) => (
                <Waiting key={one.id} one={one} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <MergesPanel />
      <SlipsPanel />
      <NameLooksPanel />
      <PromisedPanel />
    </ListFrame>
  );
}

function Waiting({ one }: { one: WaitingApproval }) {
  const { ready, open } = approvalsTexts.read();
  const { line } = useStaffRoute();
  const { id, customerCode, pickupPoint, clerk, askedAt } = one;
  return (
    <Grid
      as="li"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
    >
      <Box wrap className={css.head}>
        <b className={css.code}>{customerCode}</b>
        <WaitingSince askedAt={askedAt} />
      </Box>
      <p>{[pickupPoint.name, personName(clerk), formatTime(askedAt), ready(one.ready)].join(' · ')}</p>
      <Text
        as="a"
        href={recordHref(line, 'approvals', id)}
        display="inline-flex"
        align="center"
        minHeight={44}
        tone="lapis"
        weight={600}
      >
        {open}
      </Text>
    </Grid>
  );
}
