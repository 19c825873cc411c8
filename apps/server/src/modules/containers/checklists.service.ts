/**
 * Owns what has come, held against what should have come. Promises that an item is in one state at a time (missing, in
 * a whole bag, scanned, surplus), that who checks and who ends the check do not pass each other (its row is the lock),
 * and that what was expected stays as it was when the check began.
 */
export { listBagsOf, listItems, type ListedItem } from './checklist-items.store.ts';
export { insertSeal, listSeals } from './checklist-seals.store.ts';
export {
  addExpected,
  countListed,
  dropExpected,
  endChecklist,
  findChecklist,
  findChecklists,
  findOpenChecklists,
  implyItems,
  insertChecklist,
  insertSurplus,
  lockChecklist,
  lockItem,
  reopenChecklist,
  restoreItem,
  settleElsewhere,
  settleItems,
  sumChecklists,
  unimplyItems,
  withoutItems,
  writeItem,
  type ChecklistOwner,
  type ChecklistRow,
  type ChecklistSum,
  type ExpectedItem,
  type ItemRow,
} from './checklist.store.ts';
