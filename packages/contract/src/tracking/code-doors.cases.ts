/**
 * The doors through which codes of parcels come, and what each does with what the reader answers. `stores`: exact and
 * repaired codes are stored, a question and what is none are refused by name. `finds`: exact and repaired codes are
 * looked for, all else as it was written. `shows`: repaired codes are shown with what was changed before anybody goes
 * on.
 */
type Door = { does: 'stores' | 'finds' | 'shows'; files: readonly string[] };

export const codeDoors: Readonly<Record<string, Door>> = {
  'search box and POST /track/query': {
    does: 'finds',
    files: [
      'apps/server/src/modules/tracking/answers/track-query.service.ts',
      'apps/server/src/modules/tracking/answers/unknown-codes.service.ts',
      'apps/server/src/modules/tracking/answers/show-timeline.service.ts',
      'apps/server/src/modules/tracking/owner/owner-view.service.ts',
    ],
  },
  'bulk dialog': { does: 'shows', files: ['apps/web/src/features/tracking/rules/bulk-draft.ts'] },
  'order form': {
    does: 'shows',
    files: [
      'apps/web/src/features/orders/form/form-screens.tsx',
      'apps/web/src/features/orders/form/tracking-codes-field.tsx',
      'apps/web/src/features/orders/rules/order-fields.ts',
    ],
  },
  'POST /orders and the orders of staff': {
    does: 'stores',
    files: [
      'apps/server/src/modules/orders/orders/order-draft.ts',
      'apps/server/src/modules/orders/orders/declared-items.ts',
      'apps/server/src/modules/orders/orders/cargo-boxes.ts',
    ],
  },
  'customers’ files and the office’s files': {
    does: 'stores',
    files: [
      'apps/server/src/modules/imports/tables/row-cells.ts',
      'apps/server/src/modules/imports/tables/columns-by-content.ts',
      'apps/server/src/modules/imports/declarations/declaration-rows.ts',
    ],
  },
  'books of a firm that moves in': {
    does: 'stores',
    files: [
      'apps/server/src/modules/imports/earlier-books/book-values.ts',
      'apps/server/src/modules/imports/earlier-books/columns-by-look.ts',
    ],
  },
  'notebook or chat of a firm that moves in': {
    does: 'shows',
    files: ['apps/server/src/modules/imports/earlier-books/read-lines.ts'],
  },
  manifests: { does: 'stores', files: ['apps/server/src/modules/imports/manifests/manifest-rows.ts'] },
  'stations and machines': {
    does: 'stores',
    files: [
      'packages/contract/src/stations/scanned-code.ts',
      'apps/server/src/modules/stations/scans/scans.service.ts',
      'apps/server/src/modules/stations/bags/bags.service.ts',
      'apps/server/src/modules/stations/inventory/inventory-acts.service.ts',
      'apps/server/src/modules/stations/photos/station-photos.service.ts',
      'apps/server/src/modules/cargo/kinds/trip.service.ts',
      'apps/server/src/modules/cargo/kinds/foretold-owner.service.ts',
      'apps/server/src/modules/cargo/list-acts.service.ts',
      'apps/server/src/modules/cargo/fill.service.ts',
      'apps/server/src/modules/cargo/take-in.service.ts',
      'apps/server/src/modules/hand-over/finding/find.service.ts',
      'apps/server/src/modules/hand-over/giving/give.service.ts',
      'apps/web/src/staff/counter/courier/stop-card.tsx',
      'apps/web/src/staff/stations/pool/pool-screen.tsx',
      'apps/web/src/staff/stations/scan-input/read-code.ts',
      'apps/web/src/staff/stations/scan-input/scan-burst.ts',
    ],
  },
  'search and acts of staff': {
    does: 'finds',
    files: [
      'apps/server/src/modules/billing/compensations/ask-compensation.service.ts',
      'apps/server/src/modules/collection/courier/courier-choice.service.ts',
      'apps/server/src/modules/containers/bag-list.store.ts',
      'apps/server/src/modules/documents/documents.service.ts',
      'apps/server/src/modules/hand-over/shelf/shelf-decisions.service.ts',
      'apps/server/src/modules/linehaul/channels/move-goods.service.ts',
      'apps/server/src/modules/linehaul/list/trip-list.store.ts',
      'apps/server/src/modules/linehaul/plan/change-plan.service.ts',
      'apps/server/src/modules/orders/claims/assign-parcel.service.ts',
      'apps/server/src/modules/orders/claims/claims.service.ts',
      'apps/server/src/modules/orders/claims/parcel-claims.service.ts',
      'apps/server/src/modules/orders/orders/order-list.store.ts',
      'apps/server/src/modules/parcel-letters/letters-about-parcel.service.ts',
      'apps/server/src/modules/pool/binding.service.ts',
      'apps/server/src/modules/pool/compared-forms.service.ts',
      'apps/server/src/modules/pool/pool-parcels.service.ts',
      'apps/server/src/modules/records/parcel-acts.service.ts',
      'apps/server/src/modules/tracking/owner/parcel-names.service.ts',
      'apps/server/src/modules/tracking/photos/parcel-photos.service.ts',
      'apps/server/src/modules/tracking/staff/staff-acts.service.ts',
      'apps/server/src/modules/tracking/staff/staff-history.service.ts',
      'apps/server/src/modules/tracking/staff/staff-moves.service.ts',
      'apps/server/src/modules/tracking/staff/staff-parcels.service.ts',
      'apps/server/src/modules/warehouse/own-receipt.service.ts',
      'apps/server/src/modules/warehouse/parcel-here.service.ts',
      'apps/server/src/modules/warehouse/problems/staff-problems.service.ts',
      'apps/server/src/modules/warehouse/receiving.service.ts',
      'apps/server/src/modules/warehouse/undo/undone-scans.service.ts',
      'apps/server/src/platform/search-text.ts',
      'apps/web/src/features/orders/claims/claim-search.tsx',
      'apps/web/src/staff/screens/trips/goods-codes.ts',
      'apps/web/src/staff/stations/scan-input/covered-scans.ts',
    ],
  },
};

/** Calls that are sent a parcel's code in a field of their own. A new one names the door at which the code is read. */
export const callsWithCodes: readonly string[] = [
  'POST /courier/stops/{id}/give parcels.trackingCode',
  'POST /courier/stops/{id}/stored-acts parcels.trackingCode',
  'POST /hand-over/visits/{id}/give trackingCode',
  'POST /hand-over/visits/{id}/problems trackingCode',
  'POST /orders items.trackingCode',
  'POST /orders trackingCodes',
  'POST /pool/{code}/bind declaredCode',
  'POST /profile/claims trackingCode',
  'POST /profile/claims/search trackingCode',
  'POST /profile/compensations trackingCode',
  'POST /profile/courier/drop trackingCodes',
  'POST /profile/passes trackingCodes',
  'POST /staff/compensations trackingCode',
  'POST /staff/orders boxes.trackingCode',
  'POST /staff/orders items.trackingCode',
  'POST /staff/retail-orders items.trackingCode',
  'POST /staff/retail-orders trackingCodes',
  'POST /stations/scans scans.sticker',
  'POST /track/query trackingCodeList',
  'PUT /orders/{code} items.trackingCode',
  'PUT /orders/{code} trackingCodes',
  'PUT /profile/courier trackingCodes',
  'PUT /staff/orders/{code}/boxes boxes.trackingCode',
];
