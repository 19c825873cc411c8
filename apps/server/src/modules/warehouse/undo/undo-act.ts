import type { UndoReason } from '@rohi/contract/stations/undo-reasons';
import type { UserPrincipal } from '../../../principal.ts';

/** Who takes a scan back, in which unit, with which scan of the device of which name. */
export type UndoAct = {
  principal: UserPrincipal;
  unitId: number;
  device: string;
  undoId: string;
  claimedAt: Date;
  reason: UndoReason;
  note: string | undefined;
};
