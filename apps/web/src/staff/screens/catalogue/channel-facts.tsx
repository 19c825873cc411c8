import type { StaffChannel } from '@rohi/contract/pricing/channels.contract';
import { staffHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { catalogueWords } from '../screen-words.ts';

/** Of a channel that is suspended: the way to the form that informs the customers of its trips. */
export function ChannelFacts({ row: { id, isSuspended } }: { row: StaffChannel }) {
  const { line } = useStaffRoute();
  const { authorities } = useUser();
  if (!isSuspended || !authorities.includes('trip:position')) return null;
  const asked = new URLSearchParams({ view: 'delay', channel: String(id) });
  return (
    <p>
      <a href={staffHref(line, 'trips', asked)}>{catalogueWords.read().hints.announceDelay}</a>
    </p>
  );
}
