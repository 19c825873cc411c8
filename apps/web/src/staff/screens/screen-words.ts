import { createPageTexts } from '../../shared/i18n/page-texts.ts';

export const aloneTexts = createPageTexts({
  ru: () => import('./cash/alone/texts/ru.ts'),
  en: () => import('./cash/alone/texts/en.ts'),
  zh: () => import('./cash/alone/texts/zh.ts'),
  tg: () => import('./cash/alone/texts/tg.ts'),
});

export const approvalsTexts = createPageTexts({
  ru: () => import('./approvals/texts/ru.ts'),
  en: () => import('./approvals/texts/en.ts'),
  zh: () => import('./approvals/texts/zh.ts'),
  tg: () => import('./approvals/texts/tg.ts'),
});

export const auditTexts = createPageTexts({
  ru: () => import('./audit/texts/ru.ts'),
  en: () => import('./audit/texts/en.ts'),
  zh: () => import('./audit/texts/zh.ts'),
  tg: () => import('./audit/texts/tg.ts'),
});

export const bagsListTexts = createPageTexts({
  ru: () => import('./bags/texts/ru.ts'),
  en: () => import('./bags/texts/en.ts'),
  zh: () => import('./bags/texts/zh.ts'),
  tg: () => import('./bags/texts/tg.ts'),
});

export const cashTexts = createPageTexts({
  ru: () => import('./cash/texts/ru.ts'),
  en: () => import('./cash/texts/en.ts'),
  zh: () => import('./cash/texts/zh.ts'),
  tg: () => import('./cash/texts/tg.ts'),
});

export const catalogueWords = createPageTexts({
  ru: () => import('./catalogue/texts/ru.ts'),
  en: () => import('./catalogue/texts/en.ts'),
  zh: () => import('./catalogue/texts/zh.ts'),
  tg: () => import('./catalogue/texts/tg.ts'),
});

export const chargesTexts = createPageTexts({
  ru: () => import('./charges/texts/ru.ts'),
  en: () => import('./charges/texts/en.ts'),
  zh: () => import('./charges/texts/zh.ts'),
  tg: () => import('./charges/texts/tg.ts'),
});

export const claimsListTexts = createPageTexts({
  ru: () => import('./claims/texts/ru.ts'),
  en: () => import('./claims/texts/en.ts'),
  zh: () => import('./claims/texts/zh.ts'),
  tg: () => import('./claims/texts/tg.ts'),
});

export const compensationTexts = createPageTexts({
  ru: () => import('./cash/compensations/texts/ru.ts'),
  en: () => import('./cash/compensations/texts/en.ts'),
  zh: () => import('./cash/compensations/texts/zh.ts'),
  tg: () => import('./cash/compensations/texts/tg.ts'),
});

export const correctionTexts = createPageTexts({
  ru: () => import('./cash/corrections/texts/ru.ts'),
  en: () => import('./cash/corrections/texts/en.ts'),
  zh: () => import('./cash/corrections/texts/zh.ts'),
  tg: () => import('./cash/corrections/texts/tg.ts'),
});

export const delayTexts = createPageTexts({
  ru: () => import('./trips/delay/texts/ru.ts'),
  en: () => import('./trips/delay/texts/en.ts'),
  zh: () => import('./trips/delay/texts/zh.ts'),
  tg: () => import('./trips/delay/texts/tg.ts'),
});

export const devicesTexts = createPageTexts({
  ru: () => import('./devices/texts/ru.ts'),
  en: () => import('./devices/texts/en.ts'),
  zh: () => import('./devices/texts/zh.ts'),
  tg: () => import('./devices/texts/tg.ts'),
});

export const importsTexts = createPageTexts({
  ru: () => import('./imports/texts/ru.ts'),
  en: () => import('./imports/texts/en.ts'),
  zh: () => import('./imports/texts/zh.ts'),
  tg: () => import('./imports/texts/tg.ts'),
});

/** Words of how long roads take and how true promises were. */
export const legsTexts = createPageTexts({
  ru: () => import('./reports/legs/texts/ru.ts'),
  en: () => import('./reports/legs/texts/en.ts'),
  zh: () => import('./reports/legs/texts/zh.ts'),
  tg: () => import('./reports/legs/texts/tg.ts'),
});

export const looksTexts = createPageTexts({
  ru: () => import('./looks/texts/ru.ts'),
  en: () => import('./looks/texts/en.ts'),
  zh: () => import('./looks/texts/zh.ts'),
  tg: () => import('./looks/texts/tg.ts'),
});

export const manifestTexts = createPageTexts({
  ru: () => import('./trips/papers/manifest/texts/ru.ts'),
  en: () => import('./trips/papers/manifest/texts/en.ts'),
  zh: () => import('./trips/papers/manifest/texts/zh.ts'),
  tg: () => import('./trips/papers/manifest/texts/tg.ts'),
});

export const messagesListTexts = createPageTexts({
  ru: () => import('./messages/texts/ru.ts'),
  en: () => import('./messages/texts/en.ts'),
  zh: () => import('./messages/texts/zh.ts'),
  tg: () => import('./messages/texts/tg.ts'),
});

/** Words of what is unpaid and what came in. */
export const moneyTexts = createPageTexts({
  ru: () => import('./reports/money/texts/ru.ts'),
  en: () => import('./reports/money/texts/en.ts'),
  zh: () => import('./reports/money/texts/zh.ts'),
  tg: () => import('./reports/money/texts/tg.ts'),
});

export const moveTexts = createPageTexts({
  ru: () => import('./trips/channels/texts/ru.ts'),
  en: () => import('./trips/channels/texts/en.ts'),
  zh: () => import('./trips/channels/texts/zh.ts'),
  tg: () => import('./trips/channels/texts/tg.ts'),
});

export const noticesListTexts = createPageTexts({
  ru: () => import('./notices/texts/ru.ts'),
  en: () => import('./notices/texts/en.ts'),
  zh: () => import('./notices/texts/zh.ts'),
  tg: () => import('./notices/texts/tg.ts'),
});

export const ordersFileTexts = createPageTexts({
  ru: () => import('./reports/file/texts/ru.ts'),
  en: () => import('./reports/file/texts/en.ts'),
  zh: () => import('./reports/file/texts/zh.ts'),
  tg: () => import('./reports/file/texts/tg.ts'),
});

export const ordersListTexts = createPageTexts({
  ru: () => import('./orders/texts/ru.ts'),
  en: () => import('./orders/texts/en.ts'),
  zh: () => import('./orders/texts/zh.ts'),
  tg: () => import('./orders/texts/tg.ts'),
});

export const parcelsListTexts = createPageTexts({
  ru: () => import('./parcels/texts/ru.ts'),
  en: () => import('./parcels/texts/en.ts'),
  zh: () => import('./parcels/texts/zh.ts'),
  tg: () => import('./parcels/texts/tg.ts'),
});

export const paymentTexts = createPageTexts({
  ru: () => import('./cash/payment/texts/ru.ts'),
  en: () => import('./cash/payment/texts/en.ts'),
  zh: () => import('./cash/payment/texts/zh.ts'),
  tg: () => import('./cash/payment/texts/tg.ts'),
});

export const planTexts = createPageTexts({
  ru: () => import('./trips/plan/texts/ru.ts'),
  en: () => import('./trips/plan/texts/en.ts'),
  zh: () => import('./trips/plan/texts/zh.ts'),
  tg: () => import('./trips/plan/texts/tg.ts'),
});

export const problemsListTexts = createPageTexts({
  ru: () => import('./problems/texts/ru.ts'),
  en: () => import('./problems/texts/en.ts'),
  zh: () => import('./problems/texts/zh.ts'),
  tg: () => import('./problems/texts/tg.ts'),
});

export const ratesTexts = createPageTexts({
  ru: () => import('./rates/texts/ru.ts'),
  en: () => import('./rates/texts/en.ts'),
  zh: () => import('./rates/texts/zh.ts'),
  tg: () => import('./rates/texts/tg.ts'),
});

export const recordTexts = createPageTexts({
  ru: () => import('./record/texts/ru.ts'),
  en: () => import('./record/texts/en.ts'),
  zh: () => import('./record/texts/zh.ts'),
  tg: () => import('./record/texts/tg.ts'),
});

export const refundTexts = createPageTexts({
  ru: () => import('./cash/refunds/texts/ru.ts'),
  en: () => import('./cash/refunds/texts/en.ts'),
  zh: () => import('./cash/refunds/texts/zh.ts'),
  tg: () => import('./cash/refunds/texts/tg.ts'),
});

/** Words of the home board and of the reports. */
export const reportsTexts = createPageTexts({
  ru: () => import('./reports/texts/ru.ts'),
  en: () => import('./reports/texts/en.ts'),
  zh: () => import('./reports/texts/zh.ts'),
  tg: () => import('./reports/texts/tg.ts'),
});

export const settingsTexts = createPageTexts({
  ru: () => import('./settings/texts/ru.ts'),
  en: () => import('./settings/texts/en.ts'),
  zh: () => import('./settings/texts/zh.ts'),
  tg: () => import('./settings/texts/tg.ts'),
});

/** Words of what stands still along the chain. */
export const standstillTexts = createPageTexts({
  ru: () => import('./standstill/texts/ru.ts'),
  en: () => import('./standstill/texts/en.ts'),
  zh: () => import('./standstill/texts/zh.ts'),
  tg: () => import('./standstill/texts/tg.ts'),
});

/** Words of the first week of a new installation. */
export const startTexts = createPageTexts({
  ru: () => import('./start/texts/ru.ts'),
  en: () => import('./start/texts/en.ts'),
  zh: () => import('./start/texts/zh.ts'),
  tg: () => import('./start/texts/tg.ts'),
});

/** Words of the comparison with a firm's earlier sheet. */
export const sideBySideTexts = createPageTexts({
  ru: () => import('./side-by-side/texts/ru.ts'),
  en: () => import('./side-by-side/texts/en.ts'),
  zh: () => import('./side-by-side/texts/zh.ts'),
  tg: () => import('./side-by-side/texts/tg.ts'),
});

/** Words of the move-in of a firm. */
export const moveInTexts = createPageTexts({
  ru: () => import('./move-in/texts/ru.ts'),
  en: () => import('./move-in/texts/en.ts'),
  zh: () => import('./move-in/texts/zh.ts'),
  tg: () => import('./move-in/texts/tg.ts'),
});

/** Words of the move-out of a firm. */
export const moveOutTexts = createPageTexts({
  ru: () => import('./move-out/texts/ru.ts'),
  en: () => import('./move-out/texts/en.ts'),
  zh: () => import('./move-out/texts/zh.ts'),
  tg: () => import('./move-out/texts/tg.ts'),
});

export const statementTexts = createPageTexts({
  ru: () => import('./cash/bank-statement/texts/ru.ts'),
  en: () => import('./cash/bank-statement/texts/en.ts'),
  zh: () => import('./cash/bank-statement/texts/zh.ts'),
  tg: () => import('./cash/bank-statement/texts/tg.ts'),
});

export const tariffsTexts = createPageTexts({
  ru: () => import('./tariffs/texts/ru.ts'),
  en: () => import('./tariffs/texts/en.ts'),
  zh: () => import('./tariffs/texts/zh.ts'),
  tg: () => import('./tariffs/texts/tg.ts'),
});

export const transfersListTexts = createPageTexts({
  ru: () => import('./transfers/texts/ru.ts'),
  en: () => import('./transfers/texts/en.ts'),
  zh: () => import('./transfers/texts/zh.ts'),
  tg: () => import('./transfers/texts/tg.ts'),
});

export const tripPapersTexts = createPageTexts({
  ru: () => import('./trips/papers/texts/ru.ts'),
  en: () => import('./trips/papers/texts/en.ts'),
  zh: () => import('./trips/papers/texts/zh.ts'),
  tg: () => import('./trips/papers/texts/tg.ts'),
});

export const tripsTexts = createPageTexts({
  ru: () => import('./trips/texts/ru.ts'),
  en: () => import('./trips/texts/en.ts'),
  zh: () => import('./trips/texts/zh.ts'),
  tg: () => import('./trips/texts/tg.ts'),
});

export const unitsTexts = createPageTexts({
  ru: () => import('./units/texts/ru.ts'),
  en: () => import('./units/texts/en.ts'),
  zh: () => import('./units/texts/zh.ts'),
  tg: () => import('./units/texts/tg.ts'),
});

/** Words of the codes on parcels that no customer has. */
export const unknownCodesTexts = createPageTexts({
  ru: () => import('./unknown-codes/texts/ru.ts'),
  en: () => import('./unknown-codes/texts/en.ts'),
  zh: () => import('./unknown-codes/texts/zh.ts'),
  tg: () => import('./unknown-codes/texts/tg.ts'),
});

export const usersTexts = createPageTexts({
  ru: () => import('./users/texts/ru.ts'),
  en: () => import('./users/texts/en.ts'),
  zh: () => import('./users/texts/zh.ts'),
  tg: () => import('./users/texts/tg.ts'),
});
