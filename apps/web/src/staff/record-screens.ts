import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import type { ComponentType } from 'react';
import { onDemand } from '../shared/ui/on-demand.ts';
import { auditWords } from './kit/list/audit-words.ts';
import { loadGoodsNames } from './kit/goods-text.ts';
import { listWords } from './kit/kit-words.ts';

type RecordScreen = ReturnType<typeof onDemand<object>>;
type Words = { load: () => Promise<void> };

/** A page with its words: those of all records and those of the list that it belongs to. */
function recordScreen(load: () => Promise<readonly [ComponentType<object>, Words]>): RecordScreen {
  return onDemand<object>(async () => {
    const [[page, words], { recordTexts }] = await Promise.all([load(), import('./screens/screen-words.ts')]);
    await Promise.all([
      words.load(),
      recordTexts.load(),
      listWords.load(),
      auditWords.load(),
      loadGoodsNames(),
    ]);
    return page;
  });
}

/** The pages of single records, by the screen that lists them. */
export const recordScreens: Partial<Record<StaffMenuKey, RecordScreen>> = {
  approvals: onDemand<object>(async () => {
    const [{ approvalsTexts }, { ApprovalPage }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/approvals/approval-page.tsx'),
    ]);
    await Promise.all([approvalsTexts.load(), loadGoodsNames()]);
    return ApprovalPage;
  }),
  parcels: recordScreen(async () => {
    const [{ ParcelPage }, { parcelsListTexts }, { ordersListTexts }] = await Promise.all([
      import('./screens/record/parcel-page.tsx'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
    ]);
    // What its order lists of a parcel is said in the words of orders.
    await ordersListTexts.load();
    return [ParcelPage, parcelsListTexts];
  }),
  orders: recordScreen(async () => {
    const [{ OrderPage }, { ordersListTexts }, { parcelsListTexts }] = await Promise.all([
      import('./screens/record/order-page.tsx'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
    ]);
    // Labels are printed in the words of parcels.
    await parcelsListTexts.load();
    return [OrderPage, ordersListTexts];
  }),
  trips: recordScreen(async () => {
    const [{ TripPage }, { tripsTexts }, ...parts] = await Promise.all([
      import('./screens/trips/page/trip-page.tsx'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts').then(({ planTexts }) => planTexts),
      import('./screens/screen-words.ts').then(({ tripPapersTexts }) => tripPapersTexts),
      import('./screens/screen-words.ts').then(({ manifestTexts }) => manifestTexts),
      import('./kit/kit-words.ts').then(({ loadTexts }) => loadTexts),
      import('./screens/screen-words.ts').then(({ delayTexts }) => delayTexts),
    ]);
    await Promise.all(parts.map((texts) => texts.load()));
    return [TripPage, tripsTexts];
  }),
  customers: recordScreen(async () => {
    const [{ CustomerPage }, { catalogueWords }] = await Promise.all([
      import('./screens/record/customer-page.tsx'),
      import('./screens/screen-words.ts'),
    ]);
    return [CustomerPage, catalogueWords];
  }),
};
