import type { TransferState } from '@rohi/contract/containers/transfer-words';
import type { Tone } from '@rohi/contract/tone';

/** Gold while somebody still has to do something with it here, lapis on its way, green once its point has it. */
export function toneOfTransfer(state: TransferState): Tone {
  if (state === 'FINISHED') return 'green';
  return state === 'DEPARTED' ? 'lapis' : 'gold';
}
