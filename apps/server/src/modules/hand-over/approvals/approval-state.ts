import type { ApprovalState } from '@rohi/contract/hand-over/approval-rules';

type Stored = { state: Exclude<ApprovalState, 'USED' | 'ENDED'>; isUsed: boolean; endsAt: Date };

/** How a request stands at a moment: one that was not decided, or not used, ends by itself. */
export function stateAt({ state, isUsed, endsAt }: Stored, now: Date): ApprovalState {
  if (isUsed) return 'USED';
  const isOpen = state === 'WAITING' || state === 'ALLOWED';
  return isOpen && endsAt <= now ? 'ENDED' : state;
}
