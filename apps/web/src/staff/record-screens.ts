import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { ComponentType } from 'react';
import { onDemand } from '../shared/ui/on-demand.ts';
import { loadGoodsNames } from './kit/goods-text.ts';
import { listWords, loadAllWords, loadTexts, slipWords } from './kit/kit-words.ts';
import { auditWords } from './kit/list/audit-words.ts';
import {
  approvalsTexts,
  catalogueWords,
  delayTexts,
  manifestTexts,
  moveInTexts,
  ordersListTexts,
  parcelsListTexts,
  planTexts,
  recordTexts,
  tripPapersTexts,
  tripsTexts,
} from './screens/screen-words.ts';

type RecordScreen = ReturnType<typeof onDemand<object>>;
type Words = { load: () => Promise<void> };

/** A page with its words: those of all records, and its own with those of the list that it belongs to. */
function recordScreen(words: readonly Words[], load: () => Promise<ComponentType<object>>): RecordScreen {
  const all = [...words, recordTexts, listWords, slipWords, auditWords];
  return onDemand<object>(async () => (await Promise.all([load(), loadAllWords(all), loadGoodsNames()]))[0]);
}

/** The pages of single records, by the screen that lists them. */
export const recordScreens: Partial<Record<StaffMenuKey, RecordScreen>> = {
  'move-in': onDemand<object>(async () => {
    const [{ MoveInPage }] = await Promise.all([
      import('./screens/move-in/move-in-page.tsx'),
      moveInTexts.load(),
      listWords.load(),
    ]);
    return MoveInPage;
  }),
  approvals: onDemand<object>(async () => {
    const [{ ApprovalPage }] = await Promise.all([
      import('./screens/approvals/approval-page.tsx'),
      approvalsTexts.load(),
      loadGoodsNames(),
    ]);
    return ApprovalPage;
  }),
  // What its order lists of a parcel is said in the words of orders.
  parcels: recordScreen(
    [parcelsListTexts, ordersListTexts],
    async () => (await import('./screens/record/parcel-page.tsx')).ParcelPage,
  ),
  // Labels are printed in the words of parcels.
  orders: recordScreen(
    [ordersListTexts, parcelsListTexts],
    async () => (await import('./screens/record/order-page.tsx')).OrderPage,
  ),
  trips: recordScreen(
    [tripsTexts, planTexts, tripPapersTexts, manifestTexts, loadTexts, delayTexts],
    async () => (await import('./screens/trips/page/trip-page.tsx')).TripPage,
  ),
  customers: recordScreen(
    [catalogueWords],
    async () => (await import('./screens/record/customer-page.tsx')).CustomerPage,
  ),
};
