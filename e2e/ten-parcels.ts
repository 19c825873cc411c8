import { expect, type Service } from './fixtures.ts';

/** Ten parcels of a test's own, in eight of the nine statuses. */
export const tenParcels = {
  new: 'SF1000000000001',
  declared: 'SF1000000000002',
  inChina: 'YT1000000000003',
  onTheRoad: 'YT1000000000004',
  atBorder: 'YT1000000000005',
  atHub: 'JT1000000000006',
  toPoint: 'JT1000000000007',
  ready: 'JDVC1000000008-1-1-',
  collected: 'DPK30000000009',
  cancelled: 'LP10000000000010',
} as const;

const parcelRows = [
  [tenParcels.new, 'RA26110100001', 'NEW', ''],
  [tenParcels.declared, 'RA26110100002', 'WAIT_FORECAST', ''],
  [tenParcels.inChina, 'RA26110100003', 'DTH', 'FRAGILE'],
  [tenParcels.onTheRoad, 'RA26110100004', '', ''],
  [tenParcels.atBorder, 'RA26110100005', '', ''],
  [tenParcels.atHub, 'RA26110100006', '', ''],
  [tenParcels.toPoint, 'RA26110100007', '', ''],
  [tenParcels.ready, 'RA26110100008', '', ''],
  [tenParcels.collected, 'RA26110100009', '', ''],
  [tenParcels.cancelled, 'RA26110100010', 'YQX', ''],
];

const wayHome = [
  ['CN_RECEIVED', '2026-10-20 11:00', 'YIWU-WH'],
  ['LINEHAUL_DEPARTED', '2026-10-22 18:00', 'YIWU'],
  ['HUB_PASSED', '2026-10-28 08:30', 'KASHGAR'],
  ['EXPORT_CUSTOMS_IN', '2026-10-29 09:00', 'KARASU'],
  ['BORDER_CROSSED', '2026-10-30 11:00', 'KULMA'],
  ['HUB_INBOUND', '2026-11-06 15:00', 'DUSHANBE-HUB'],
  ['HUB_OUTBOUND', '2026-11-07 09:00', 'DUSHANBE-HUB'],
  ['PP_RECEIVED', '2026-11-08 10:00', 'DUSHANBE'],
  ['CUSTOMER_RECEIVED', '2026-11-09 17:20', 'DUSHANBE'],
];

/** How many steps of the way home each parcel has behind it. */
const stepsDone: [code: string, steps: number][] = [
  [tenParcels.inChina, 1],
  [tenParcels.onTheRoad, 3],
  [tenParcels.atBorder, 5],
  [tenParcels.atHub, 6],
  [tenParcels.toPoint, 7],
  [tenParcels.ready, 8],
  [tenParcels.collected, 9],
];

/** Empties nothing: brings ten parcels and their events in through the import command, as an operator would. */
export async function importTenParcels(service: Service): Promise<void> {
  const parcels = ['Tracking code,Order code,Status,Notes', ...parcelRows.map((row) => row.join(','))];
  const events = stepsDone.flatMap(([code, steps]) =>
    wayHome.slice(0, steps).map((step) => [code, ...step].join(',')),
  );
  const first = await service.importCsv(`${parcels.join('\n')}\n`);
  expect(first.output).not.toBe('');
  expect(first.code, first.output).toBe(0);
  const second = await service.importCsv(`Tracking code,Event,Time,Place\n${events.join('\n')}\n`);
  expect(second.code, second.output).toBe(0);
}
