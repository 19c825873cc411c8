import type { ParcelEventType } from '@rohi/contract/tracking/parcel-events';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import type { ParcelEvent } from '../../apps/server/src/modules/tracking/moves/parcel-history.ts';
import { mainLine } from '../../apps/server/src/modules/tracking/moves/parcel-transitions.ts';
import { orderCodeOf, trackingCodeOf } from './parcel-codes.ts';

/** A parcel of the bench: all of it follows from its number, so that two machines ask for the same ones. */
export type BenchParcel = {
  trackingCode: string;
  orderCode: string;
  weightG: number;
  history: ParcelEvent[];
};

/** Finds a place's id by its code. */
export type FindPlace = (code: string) => number;

type Step = { type: ParcelEventType; day: number; hour: number; place?: string };

const created: Step = { type: 'ORDER_CREATED', day: -4, hour: 12 };
const submitted: Step = { type: 'ORDER_SUBMITTED', day: -4, hour: 13 };
const accepted: Step = { type: 'FORECAST_ACCEPTED', day: -3, hour: 9 };
const received: Step = { type: 'CN_RECEIVED', day: 0, hour: 11, place: 'YIWU-WH' };
const packed: Step = { type: 'CN_PACKED', day: 1, hour: 9, place: 'YIWU-WH' };
const departed: Step = { type: 'LINEHAUL_DEPARTED', day: 2, hour: 18, place: 'YIWU' };
const inUrumqi: Step = { type: 'HUB_PASSED', day: 6, hour: 7, place: 'URUMQI' };
const inKashgar: Step = { type: 'HUB_PASSED', day: 8, hour: 8, place: 'KASHGAR' };
const overBorder: Step = { type: 'BORDER_CROSSED', day: 10, hour: 11, place: 'KULMA' };
const intoHub: Step = { type: 'HUB_INBOUND', day: 17, hour: 15, place: 'DUSHANBE-HUB' };
const outOfHub: Step = { type: 'HUB_OUTBOUND', day: 18, hour: 9, place: 'DUSHANBE-HUB' };
const atPoint: Step = { type: 'PP_RECEIVED', day: 19, hour: 10, place: 'KHUJAND' };
const collected: Step = { type: 'CUSTOMER_RECEIVED', day: 20, hour: 17, place: 'KHUJAND' };

const ordered = [created, submitted, accepted, received];
const justDeparted = [...ordered, packed, departed, inUrumqi];
const wholeWay = [...ordered, departed, intoHub, outOfHub, atPoint, collected];

/** Dealt out in turn: as many with seven events as with nine, the others have eight. */
const stories: readonly (readonly Step[])[] = [
  wholeWay,
  justDeparted,
  [...ordered, packed, departed, inUrumqi, inKashgar],
  wholeWay,
  justDeparted,
  [...ordered, departed, inKashgar, overBorder, intoHub],
  wholeWay,
  justDeparted,
  [...ordered, departed, overBorder, intoHub, outOfHub],
  [...ordered, departed, intoHub, outOfHub, atPoint],
];

/** Whether the parcel with this number has just left China. */
export function isUnderWay(index: number): boolean {
  return stories[index % stories.length] === justDeparted;
}

const firstDay = Date.parse('2026-09-01T00:00:00Z');
const hourMs = 3_600_000;

/** The parcel with this number. */
export function benchParcel(index: number, findPlace: FindPlace): BenchParcel {
  const story = stories[index % stories.length] ?? wholeWay;
  const receivedDay = firstDay + (index % 40) * 24 * hourMs + (index % 47) * 60_000;
  return {
    trackingCode: trackingCodeOf(index),
    orderCode: orderCodeOf(index),
    weightG: 200 + (index % 97) * 53,
    history: historyOf(story, receivedDay, findPlace),
  };
}

function historyOf(story: readonly Step[], receivedDay: number, findPlace: FindPlace): ParcelEvent[] {
  const history: ParcelEvent[] = [];
  let status: ParcelStatus | null = null;
  for (const step of story) {
    const occurredAt = new Date(receivedDay + (step.day * 24 + step.hour) * hourMs);
    const statusTo: ParcelStatus = statusAfter(step.type, status);
    history.push({
      seq: history.length + 1,
      type: step.type,
      statusFrom: status,
      statusTo,
      placeId: step.place === undefined ? null : findPlace(step.place),
      details: {},
      occurredAt,
      claimedAt: occurredAt,
      actor: 'bench',
      source: 'import',
      requestId: null,
      implied: false,
      corrects: null,
    });
    status = statusTo;
  }
  return history;
}

function statusAfter(type: ParcelEventType, before: ParcelStatus | null): ParcelStatus {
  if (before === null) return ParcelStatus.AwaitingSubmission;
  return mainLine.find((step) => step.event === type)?.to ?? before;
}
