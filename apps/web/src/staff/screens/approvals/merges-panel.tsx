import { useQuery } from '@tanstack/react-query';
import { Grid } from '../../../shared/ui/primitives.tsx';
import { askBoard, boardAgainMs } from '../../kit/board.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { personName } from '../../kit/people.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { approvalsTexts } from '../screen-words.ts';
import css from './approvals.module.css';

/** Merges of customers that wait for a second person, each decided on the record of the one who stays. */
export function MergesPanel() {
  const { merges: words, open } = approvalsTexts.read();
  const mayMerge = useUser().authorities.includes('customer:merge');
  const { data } = useQuery({
    queryKey: ['staff/customer-merges'],
    queryFn: ({ signal }) => askBoard('GET /staff/customer-merges', {}, signal),
    staleTime: 0,
    refetchInterval: boardAgainMs,
    enabled: mayMerge,
  });
  const list = data?.list ?? [];
  if (list.length === 0) return null;
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
      <p>{words.lead}</p>
      <ul className={css.parcels}>
        {list.map(({ id, from, into, askedBy, askedAt, reason }) => (
          <li key={id}>
            <b>{`${from.customerCode} → ${into.customerCode}`}</b>
            <span>{[reason, personName(askedBy), momentText(askedAt)].join(' · ')}</span>
            <RecordLink to="customers" id={into.customerCode}>
              {open}
            </RecordLink>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
