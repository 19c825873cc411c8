/** Which calls are done by the process for long work, wherever they come in. */
import type { Endpoint } from '@rohi/contract/endpoint';

/**
 * Calls that may work for longer than a scan can wait in one thread: what moves, prices or judges hundreds of parcels,
 * and what sends or reads as many. Files that come in or go out need not be named.
 */
const named: ReadonlySet<string> = new Set([
  // Trips and what is loaded on them.
  ...['POST /trips/{id}/depart', 'POST /trips/{id}/undo-departure', 'GET /trips/{id}/load-check'],
  ...[
    'POST /trips/{id}/plan',
    'GET /trips/{id}/plan',
    'GET /trips/{id}/parcels',
    'POST /trips/{id}/take-back',
  ],
  ...['POST /trips/{id}/events', 'POST /trips/{id}/events/{eventId}/take-back'],
  ...['POST /trips/channel-moves/preview', 'POST /trips/channel-moves'],
  ...['POST /trip-delays/preview', 'POST /trip-delays', 'POST /trip-delays/{id}/end'],
  ...['POST /trip-delays/{id}/end-preview', 'GET /trip-delays/trips'],
  // Containers, from both ends.
  ...['POST /stations/arrivals/{code}/begin', 'POST /stations/arrivals/{code}/finish'],
  ...['POST /stations/transfers/{code}/close', 'POST /stations/transfers/{code}/depart'],
  ...['POST /stations/transfers/{code}/reopen', 'POST /stations/coming-transfers/{code}/begin'],
  'POST /stations/coming-transfers/{code}/finish',
  ...['POST /stations/inventories', 'POST /stations/inventories/{id}/close'],
  // What stations store of a whole unit.
  ...['GET /stations/snapshot', 'GET /stations/bag-snapshot', 'GET /stations/counter-snapshot'],
  ...['GET /stations/trips/{code}/snapshot', 'GET /stations/arrivals/{code}/snapshot'],
  ...['GET /stations/transfers/{code}/snapshot', 'GET /stations/coming-transfers/{code}/snapshot'],
  'GET /stations/inventories/{id}/snapshot',
  // Files that were sent: what is said of them, and the word to load them.
  ...[
    'GET /staff/imports/{id}/report',
    'PUT /staff/imports/{id}/columns',
    'POST /staff/imports/{id}/confirm',
  ],
  ...[
    'GET /staff/move-in/files/{id}',
    'GET /staff/move-in/files/{id}/rows',
    'PUT /staff/move-in/files/{id}/columns',
    'PUT /staff/move-in/files/{id}/answers',
    'POST /staff/move-in/files/{id}/confirm',
    'GET /staff/move-in/files/{id}/used',
    'POST /staff/move-in/files/{id}/take-back',
  ],
  'GET /staff/side-by-side/{id}',
  ...['GET /trips/{id}/manifests/{importId}', 'POST /trips/{id}/manifests/{importId}/confirm'],
  ...['GET /staff/bank-statements/{importId}', 'POST /staff/bank-statements/{importId}/lines/{row}/confirm'],
  ...[
    'GET /declaration-files/{id}',
    'PUT /declaration-files/{id}/choices',
    'POST /declaration-files/{id}/confirm',
  ],
  ...['GET /price/rates/files/{importId}', 'POST /price/rates/files/{importId}/confirm'],
  // Many rows at once, and labels.
  ...['POST /staff/parcels/acts', 'POST /order-acts/cancel', 'POST /order-acts/pickup-point'],
  ...['POST /order-acts/value', 'POST /order-acts/declaration', 'PUT /staff/orders/{code}/boxes'],
  ...['POST /staff/labels/preview', 'POST /price/versions/{id}/publish', 'GET /pool/{code}/candidates'],
  // All customers of a firm, in one answer.
  ...['GET /common/all-customers', 'GET /common/all-customers/{x}'],
  ...['GET /common/all-fba-customers', 'GET /common/all-fba-customers/{x}'],
  // Reports.
  ...['GET /reports/legs', 'GET /reports/money', 'GET /reports/money/unpaid', 'GET /reports/money/taken'],
  'GET /reports/money/debts',
  ...['GET /reports/money/differences', 'GET /reports/money/arrivals', 'GET /reports/money/arrivals/charges'],
  ...[
    'GET /reports/standstill',
    'GET /reports/opinions',
    'GET /staff/reports/split',
    'GET /profile/statement',
  ],
]);

/** Files of lists of the console come back by these. */
const listImport = /\/imports\/\{importId\}(?:\/confirm)?$/;

type Call = Pick<Endpoint, 'method' | 'path' | 'upload' | 'download'>;

/** Whether a call belongs to the process for long work. A stored picture goes out as it is. */
export function isLongAct({ method, path, upload, download }: Call): boolean {
  if (upload !== undefined) return true;
  if (download !== undefined && !isPicture(download)) return true;
  return named.has(`${method} ${path}`) || listImport.test(path);
}

function isPicture(download: NonNullable<Endpoint['download']>): boolean {
  return [download].flat().every((mediaType) => mediaType.startsWith('image/'));
}

/** The names above, for the test that holds them against the contract. */
export const namedLongActs = [...named];
