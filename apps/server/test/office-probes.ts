import type { Probe } from './probe.ts';
import { poolProbes } from './pool-probes.ts';
import { stationProbes } from './station-probes.ts';
import { warehouseProbes } from './warehouse-probes.ts';

const absent = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0aa';

const other = '3f1c1d7e-64a7-4dbb-9a0e-0d8cf2f2c0ab';

const noOrder = 'RA2611060000ZZ';

/** How records with what is written at them, conversations, reading and splits of reports are asked. */
export const officeProbes: Record<string, Probe> = {
  ...Object.fromEntries(
    [
      ['/staff/parcels/{id}', '/staff/parcels/RP00000000'],
      ['/staff/orders/{code}', `/staff/orders/${noOrder}`],
      ['/staff/customers/{id}', `/staff/customers/${absent}`],
    ].flatMap(([call, path]) => [
      [`GET ${call}/timeline`, { own: () => ({ path: `${path}/timeline` }) }],
      [`GET ${call}/messages`, { own: () => ({ path: `${path}/messages` }) }],
      [
        `POST ${call}/messages`,
        { own: () => ({ path: `${path}/messages`, body: { requestId: absent, text: 'good day' } }) },
      ],
      [`GET ${call}/notes`, { own: () => ({ path: `${path}/notes` }) }],
      [
        `POST ${call}/notes`,
        { own: () => ({ path: `${path}/notes`, body: { requestId: absent, text: 'remember' } }) },
      ],
    ]),
  ),
  'GET /staff/customers/{id}/codes': { own: () => ({ path: `/staff/customers/${absent}/codes` }) },
  'POST /staff/customers/{id}/codes': {
    own: () => ({ path: `/staff/customers/${absent}/codes`, body: { code: 'AK-17' } }),
  },
  'GET /staff/customers/{id}/merge': {
    own: () => ({ path: `/staff/customers/${absent}/merge?into=AK-17` }),
  },
  'POST /staff/customers/{id}/merge': {
    own: () => ({
      path: `/staff/customers/${absent}/merge`,
      body: { requestId: absent, into: other, reason: 'one person', seen: 'sums' },
    }),
  },
  'GET /staff/customers/{id}/merges': { own: () => ({ path: `/staff/customers/${absent}/merges` }) },
  'GET /staff/customer-merges': { own: () => ({}) },
  'POST /staff/customer-merges/{id}/decision': {
    own: () => ({ path: `/staff/customer-merges/${absent}/decision`, body: { isConfirmed: false } }),
  },
  'POST /staff/customer-merges/{id}/undo': {
    own: () => ({ path: `/staff/customer-merges/${absent}/undo` }),
  },
  'POST /staff/move-in': {
    own: () => ({ path: '/staff/move-in', body: { id: absent, day: '2026-11-20' } }),
  },
  'PUT /staff/move-in/{id}/choices': {
    own: () => ({
      path: `/staff/move-in/${absent}/choices`,
      body: {
        version: 1,
        choices: {
          currency: null,
          arrivedUnitId: null,
          year: null,
          day: '2026-11-20',
          storageFrom: 'file',
          graceDays: 7,
        },
      },
    }),
  },
  'PUT /staff/side-by-side/{id}': {
    own: () => ({ path: `/staff/side-by-side/${absent}`, body: Buffer.from('a,b\n1,2\n') }),
  },
  'GET /staff/side-by-side/{id}': { own: () => ({ path: `/staff/side-by-side/${absent}` }) },
  'POST /staff/side-by-side/set-aside': {
    own: () => ({
      path: '/staff/side-by-side/set-aside',
      body: { thing: 'parcel', code: 'YT1', difference: 'weight', note: 'a slip' },
    }),
  },
  'GET /staff/move-in/{id}/files': { own: () => ({ path: `/staff/move-in/${absent}/files` }) },
  'PUT /staff/move-in/files/{id}/content': {
    own: () => ({ path: `/staff/move-in/files/${absent}/content`, body: Buffer.from('a,b\n1,2\n') }),
  },
  'PUT /staff/move-in/files/{id}/text': {
    own: () => ({ path: `/staff/move-in/files/${absent}/text`, body: Buffer.from('AK-17 340 c') }),
  },
  'GET /staff/move-in/files/{id}': { own: () => ({ path: `/staff/move-in/files/${absent}` }) },
  'GET /staff/move-in/files/{id}/rows': { own: () => ({ path: `/staff/move-in/files/${absent}/rows` }) },
  'PUT /staff/move-in/files/{id}/columns': {
    own: () => ({ path: `/staff/move-in/files/${absent}/columns`, body: { version: 1, sheets: [] } }),
  },
  'PUT /staff/move-in/files/{id}/answers': {
    own: () => ({
      path: `/staff/move-in/files/${absent}/answers`,
      body: { version: 1, answers: [{ about: 'doublePhone', say: 'later' }] },
    }),
  },
  'POST /staff/move-in/files/{id}/confirm': {
    own: () => ({
      path: `/staff/move-in/files/${absent}/confirm`,
      body: { version: 1, counts: { taken: 0, joined: 0, asked: 0, refused: 0 } },
    }),
  },
  'GET /staff/move-in/files/{id}/used': { own: () => ({ path: `/staff/move-in/files/${absent}/used` }) },
  'POST /staff/move-in/files/{id}/take-back': {
    own: () => ({ path: `/staff/move-in/files/${absent}/take-back` }),
  },
  'POST /staff/move-in/files/{id}/cancel': { own: () => ({ path: `/staff/move-in/files/${absent}/cancel` }) },
  'GET /staff/move-in/files/{id}/rejected': {
    own: () => ({ path: `/staff/move-in/files/${absent}/rejected` }),
  },
  'POST /staff/move-in/{id}/close': { own: () => ({ path: `/staff/move-in/${absent}/close` }) },
  'POST /staff/claim-slips': {
    own: () => ({ body: { customerCode: 'TJ-99999', format: 'a6', documentSeen: true } }),
  },
  'GET /staff/claim-slips': { own: () => ({}) },
  'POST /staff/claim-slips/{id}/decision': {
    own: () => ({ path: `/staff/claim-slips/${absent}/decision`, body: { isAllowed: true } }),
  },
  'POST /staff/claim-slips/{id}/seen': { own: () => ({ path: `/staff/claim-slips/${absent}/seen` }) },
  'GET /staff/messages/{id}': { own: () => ({ path: `/staff/messages/${absent}` }) },
  'POST /staff/messages/{id}/close': {
    own: () => ({ path: `/staff/messages/${absent}/close`, body: { version: 1 } }),
  },
  'POST /staff/secret-key/confirm-copy': {
    own: () => ({ path: '/staff/secret-key/confirm-copy', body: { keyId: '00000000' } }),
  },
  'GET /staff/reports/split': {
    own: () => ({ path: '/staff/reports/split?by=point&from=2026-11-01&to=2026-11-20' }),
  },
  'GET /reports/money': { own: () => ({ path: '/reports/money?from=2026-11-01&to=2026-11-20' }) },
  'GET /reports/money/arrivals/charges': {
    own: () => ({ path: '/reports/money/arrivals/charges?trip=RT000000000&unitId=0' }),
  },
  'GET /reports/money/debts': { own: () => ({ path: '/reports/money/debts?currency=TJS' }) },
  'GET /reports/money/taken': {
    own: () => ({
      path: `/reports/money/taken?from=2026-11-01&to=2026-11-20&unitId=1&clerkId=${absent}&means=CARD`,
    }),
  },
  'GET /staff/move-out': { own: () => ({ path: '/staff/move-out' }) },
  'GET /staff/move-out/file': { own: () => ({ path: '/staff/move-out/file?pictures=no' }) },
  'GET /reports/money/file': {
    own: () => ({ path: '/reports/money/file?view=unpaid&from=2026-11-01&to=2026-11-20' }),
  },
  'GET /reports/money/differences': {
    own: () => ({ path: '/reports/money/differences?from=2026-11-01&to=2026-11-20' }),
  },
  'GET /reports/money/differences/shifts': {
    own: () => ({
      path: `/reports/money/differences/shifts?from=2026-11-01&to=2026-11-20&unitId=1&clerkId=${absent}`,
    }),
  },
  ...stationProbes,
  ...poolProbes,
  ...warehouseProbes,
  'POST /profile/notices/read': { own: () => ({ body: {} }) },
};
