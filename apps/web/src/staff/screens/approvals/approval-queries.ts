import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { askBoard, boardAgainMs } from '../../kit/board.ts';

export type ApprovalCase = ReplyTo<'GET /staff/hand-over-approvals/{id}'>;
export type WaitingApproval = ReplyTo<'GET /staff/hand-over-approvals'>['list'][number];

export type NameLooksRow = ReplyTo<'GET /staff/hand-overs/name-looks'>['clerks'][number];

type ClaimSlips = ReplyTo<'GET /staff/claim-slips'>;
export type WaitingSlip = ClaimSlips['waiting'][number];
export type PrintedSlip = ClaimSlips['printed'][number];

const root = 'staff/hand-over-approvals';

/** What waits for a decision; it comes and goes without a reload. */
export function useWaitingApprovals() {
  return useQuery({
    queryKey: [root, 'waiting'],
    queryFn: ({ signal }) => askBoard('GET /staff/hand-over-approvals', {}, signal),
    staleTime: 0,
    refetchInterval: boardAgainMs,
  });
}

/** What became of pictures that offline counters have promised. */
export function usePromisedEvidence() {
  return useQuery({
    queryKey: [root, 'promised'],
    queryFn: ({ signal }) => call('GET /staff/hand-overs/promised', { quiet: true, signal }),
  });
}

/** Who has used up the searches by name of an hour. */
export function useNameLooks() {
  return useQuery({
    queryKey: [root, 'names'],
    queryFn: ({ signal }) => call('GET /staff/hand-overs/name-looks', { quiet: true, signal }),
  });
}

/** Slips of customers that wait for a second person, and printed ones that stand out. */
export function useClaimSlips() {
  return useQuery({
    queryKey: [root, 'slips'],
    queryFn: ({ signal }) => askBoard('GET /staff/claim-slips', {}, signal),
    staleTime: 0,
    refetchInterval: boardAgainMs,
  });
}

/** One request with all that speaks for and against it; a colleague may be faster. */
export function useApprovalCase(id: string) {
  return useQuery({
    queryKey: [root, 'case', id],
    queryFn: ({ signal }) =>
      call('GET /staff/hand-over-approvals/{id}', { params: { id }, quiet: true, signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.state === 'WAITING' ? boardAgainMs : false),
    retry: false,
  });
}

/** Has all that a decision changes read anew. */
export function useApprovalsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    // The numbers on menu and first page are of the same lists.
    void queries.invalidateQueries({ queryKey: ['reports'] });
    await queries.invalidateQueries({ queryKey: [root] });
  };
}

/** A photo of a request; null where it is out of reach. */
export function useApprovalPhoto(id: string, photoId: string) {
  return useQuery({
    queryKey: ['staff-approval-photo', id, photoId],
    queryFn: async () =>
      (await fetchPicture('GET /staff/hand-over-approvals/{id}/photos/{photoId}', {
        params: { id, photoId },
      })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
