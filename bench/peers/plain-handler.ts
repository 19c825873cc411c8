// What one writes in an hour: Fastify with its logger, a pg pool, two queries, objects built in JavaScript and
// returned. The words of events, statuses and notes are the product's, so that answers can be compared. Usage:
// plain-handler.ts <socket folder> <port>
import { addDays, dushanbeDay } from '@rohi/contract/dushanbe-time';
import { deliveryDays } from '@rohi/contract/site/limits';
import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { parcelStatuses, type ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import { eventTextsRu } from '@rohi/contract/tracking/event-texts/ru';
import { trackingWordsRu } from '@rohi/contract/tracking/words/ru';
import Fastify from 'fastify';
import pg from 'pg';
import { describeEvent } from '../../apps/server/src/modules/tracking/answers/event-text.ts';

type ParcelRow = {
  id: string;
  tracking_code: string;
  country_code: string;
  status: ParcelStatus;
  order_code: string | null;
  problems: string[];
  handling_notes: (keyof typeof trackingWordsRu.handlingNoteNames)[];
  last_mile_tracking: string | null;
  last_mile_carrier: string | null;
  last_mile_website: string | null;
  received_at: Date | null;
};

type EventRow = {
  parcel_id: string;
  type: Exclude<ParcelEventType, 'CORRECTED'>;
  occurred_at: Date;
  details: object;
  place: Record<string, string> | null;
};

const [socketFolder = '', port] = process.argv.slice(2);
const pool = new pg.Pool({ host: socketFolder, user: 'postgres', database: 'rohi', max: 10 });
const app = Fastify({ logger: true });

const querySchema = {
  body: {
    type: 'object',
    required: ['trackingCodeList'],
    properties: {
      trackingCodeList: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { type: 'string', maxLength: 200 },
      },
    },
  },
};

app.post<{ Body: { trackingCodeList: string[] } }>('/api/track/query', { schema: querySchema }, (request) =>
  answerQuery(request.body.trackingCodeList),
);

await app.listen({ port: Number(port), host: '127.0.0.1' });

async function answerQuery(codeList: readonly string[]) {
  const codes = [...new Set(codeList.map((code) => code.trim().toUpperCase()))];
  const { rows: parcels } = await pool.query<ParcelRow>(
    `select id, tracking_code, country_code, status, order_code, problems, handling_notes,
            last_mile_tracking, last_mile_carrier, last_mile_website, received_at
     from parcel where tracking_code = any($1) and is_current`,
    [codes],
  );
  const { rows: events } = await pool.query<EventRow>(
    `select e.parcel_id, e.type, e.occurred_at, e.details, coalesce(city.names, place.names) as place
     from parcel_event e
     left join place on place.id = e.place_id
     left join place city on city.id = place.city_id
     where e.parcel_id = any($1) and not e.implied
     order by e.occurred_at desc, e.seq desc`,
    [parcels.map((parcel) => parcel.id)],
  );
  const byCode = new Map(parcels.map((parcel) => [parcel.tracking_code, parcel]));
  const eventsOf = Map.groupBy(events, (event) => event.parcel_id);
  const found = codes.flatMap((code) => byCode.get(code) ?? []);
  return {
    code: 0,
    success: true,
    msg: '',
    data: {
      count: found.length,
      statusCount: countStatuses(found),
      detailList: found.map((parcel) => toAnswer(parcel, eventsOf.get(parcel.id) ?? [])),
      notFound: codes
        .filter((code) => !byCode.has(code))
        .map((code) => ({ trackingCode: code, reason: 'UNKNOWN' })),
    },
  };
}

function countStatuses(parcels: readonly ParcelRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of parcelStatuses) counts[status] = 0;
  for (const { status } of parcels) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function toAnswer(parcel: ParcelRow, events: readonly EventRow[]) {
  const days = groupByDay(events);
  const last = days[0]?.details[0];
  const notes = parcel.handling_notes.map((note) => trackingWordsRu.handlingNoteNames[note]);
  return {
    trackingCode: parcel.tracking_code,
    countryCode: parcel.country_code,
    status: parcel.status,
    orderCode: parcel.order_code,
    lastEvent: last?.title ?? null,
    dailyTrackInfoList: days,
    statusName: trackingWordsRu.statusNames[parcel.status],
    stepIndex: parcelStatuses.indexOf(parcel.status),
    lastEventTime: last?.time ?? null,
    problems: parcel.problems,
    eta: estimate(parcel),
    lastMileTracking: parcel.last_mile_tracking,
    lastMileCarrier: parcel.last_mile_carrier,
    lastMileWebsite: parcel.last_mile_website,
    additionalNotes: notes.length === 0 ? null : notes.join(', '),
  };
}

function groupByDay(events: readonly EventRow[]) {
  const days: { date: string; details: ReturnType<typeof toDetail>[] }[] = [];
  for (const event of events) {
    const date = dushanbeDay(event.occurred_at);
    const detail = toDetail(event);
    const day = days.at(-1);
    if (day?.date === date) day.details.push(detail);
    else days.push({ date, details: [detail] });
  }
  return days;
}

function toDetail(event: EventRow) {
  const names = event.place;
  const name = names?.['ru'] ?? '';
  const place = names === null ? null : { name, from: names['ruFrom'] ?? name, to: names['ruTo'] ?? name };
  const { title, trackInfo } = describeEvent(eventTextsRu, event, place);
  return { title, trackInfo, time: event.occurred_at.toISOString(), place: place?.name ?? null };
}

function estimate({ status, received_at: receivedAt }: ParcelRow) {
  if (receivedAt === null || ['DKHQS', 'KHYQS', 'YQX'].includes(status)) return null;
  const day = dushanbeDay(receivedAt);
  const [from, to] = [addDays(day, deliveryDays.min), addDays(day, deliveryDays.max)];
  return { from, to, basis: 'constant', samples: 0 };
}
