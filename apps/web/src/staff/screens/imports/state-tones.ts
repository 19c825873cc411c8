import type { OfficeImportState } from '@rohi/contract/imports/office-import-rules';

/** The colour of each state; the words beside it say the same. */
export const stateTones = {
  COLUMNS: 'gold',
  CHECKING: 'lapis',
  CHECKED: 'gold',
  RUNNING: 'lapis',
  DONE: 'green',
  FAILED: 'danger',
  CANCELLED: 'grey',
} as const satisfies Record<OfficeImportState, string>;
