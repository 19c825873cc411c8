import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { useApprovalsRefresh, useNameLooks, usePromisedEvidence } from './approval-queries.ts';
import type { NameLooksRow } from './approval-queries.ts';
import { approvalsTexts } from '../screen-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './approvals.module.css';
import { personName } from '../../kit/people.ts';

type Promises = ReplyTo<'GET /staff/hand-overs/promised'>;

/**
 * Photos and signatures that offline counters have promised: how many came, by clerk and point, and those that did not.
 */
export function PromisedPanel() {
  const { promised: words } = approvalsTexts.read();
  const answer = usePromisedEvidence();
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={words.title}
    >
      <h2>{words.title}</h2>
      <Answered answer={answer}>
        {({ clerks, list, hasMore }) =>
          clerks.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <ul className={css.parcels}>
                {clerks.map((row) => (
                  <li key={`${row.pickupPoint.id} ${row.clerkId}`}>
                    <b>{`${personName(row.clerk)} · ${row.pickupPoint.name}`}</b>
                    <span>{words.counts(row)}</span>
                  </li>
                ))}
              </ul>
              <ul className={css.parcels} aria-label={words.missing}>
                {list.map((row) => (
                  <Missing key={`${row.visitId} ${row.clerkId} ${row.kind}`} row={row} />
                ))}
              </ul>
              {hasMore && <p>{words.more}</p>}
            </>
          )
        }
      </Answered>
    </Grid>
  );
}

/** Clerks who have used up their searches by name; nothing where there are none. */
export function NameLooksPanel() {
  const { names: words } = approvalsTexts.read();
  const clerks = useNameLooks().data?.clerks ?? [];
  if (clerks.length === 0) return null;
  return (
    <Grid
      as="section"
      gap={10}
      minWidth={0}
      padding={16}
      fill="surface"
      border="all"
      radius="panel"
      breaks
      className={css.card}
      aria-label={words.title}
    >
      <h2>{words.title}</h2>
      <ul className={css.parcels}>
        {clerks.map((clerk) => (
          <NameLooks key={`${clerk.pickupPoint.id} ${clerk.clerkId}`} row={clerk} />
        ))}
      </ul>
    </Grid>
  );
}

/** A clerk, and whether a supervisor has seen it: that ends its alert until it happens again. */
function NameLooks({ row }: { row: NameLooksRow }) {
  const { names: words } = approvalsTexts.read();
  const refresh = useApprovalsRefresh();
  const { run, busy } = useSubmit();
  const { pickupPoint, clerkId, clerk, looks, refused, at, seen, isOwn } = row;
  const see = () =>
    void run(async () => {
      const body = { unitId: pickupPoint.id, clerkId, upTo: at };
      await call('POST /staff/hand-overs/name-looks/seen', { body, quiet: true });
      await refresh();
    });
  return (
    <li>
      <b>{`${personName(clerk)} · ${pickupPoint.name}`}</b>
      <span>{words.counts({ looks, refused, last: momentText(at) })}</span>
      {seen !== null && <span>{words.seen(personName(seen.by), momentText(seen.at))}</span>}
      {seen === null && isOwn && <span>{words.own}</span>}
      {seen === null && !isOwn && (
        <Button
          isDisabled={busy}
          onPress={see}
          aria-label={`${words.see}: ${personName(clerk)}, ${pickupPoint.name}`}
        >
          {words.see}
        </Button>
      )}
    </li>
  );
}

function Missing({ row }: { row: Promises['list'][number] }) {
  const { promised: words } = approvalsTexts.read();
  const { line } = useStaffRoute();
  const { at, pickupPoint, clerk, kind, state, trackingCodes, reason } = row;
  const parts = [momentText(at), personName(clerk), pickupPoint.name, words.kinds[kind], reason];
  return (
    <li>
      <b>{state === 'NEVER' ? words.never : words.waits}</b>
      {trackingCodes.map((code) => (
        <a key={code} href={recordHref(line, 'parcels', code)}>
          {code}
        </a>
      ))}
      <span>{parts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
