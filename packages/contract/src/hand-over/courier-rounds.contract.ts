import * as z from 'zod/mini';
import { paymentRate } from '../billing/payments.contract.ts';
import { typedAmount } from '../billing/amounts.ts';
import { isDay } from '../dushanbe-time.ts';
import { endpoint } from '../endpoint.ts';
import { evidenceRules } from '../pickup-points/hand-over-evidence.ts';
import { money } from '../pricing/pricing.contract.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { sendEvidence } from './evidence.contract.ts';
import { courierEnds, isHour, notMetReasons } from './courier-rules.ts';
import { refusals, shownProof } from './visits.contract.ts';

const sending = { kind: 'staff', authority: 'courier:send' } as const;
const delivering = { kind: 'staff', authority: 'courier:deliver' } as const;
const nullableText = z.nullable(z.string());
const day = z.string().check(z.refine(isDay));
const hour = z.string().check(z.refine(isHour));
const code = wireText({ max: 200, min: 1 });

const address = { customerCode: z.string(), address: z.string(), landmark: nullableText };

/** What became of a parcel of a round; null while the courier has it. */
const ended = z.nullable(z.enum(courierEnds));

const notMet = z.object({ reason: z.enum(notMetReasons), at: z.string(), againOn: z.string() });

/** A round as the point sees it. */
const pointRound = z.object({
  id: z.string(),
  courierId: z.string(),
  courier: z.string(),
  /** Null while it is being put together. */
  setOutAt: nullableText,
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  stops: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      ...address,
      notMet: z.nullable(notMet),
      parcels: z.array(z.object({ trackingCode: z.string(), ended })),
    }),
  ),
});
export type PointRound = z.output<typeof pointRound>;

/** Parcels that wait for a courier at one address; `wantedOn`: not before that day. */
const waitingStop = z.object({
  ...address,
  nameMasked: nullableText,
  phoneMasked: nullableText,
  wantedOn: nullableText,
  parcels: z.array(z.object({ trackingCode: z.string(), cell: nullableText })),
});

const pointDay = z.object({
  pickupPoint: z.object({ id: z.int(), name: z.string() }),
  couriers: z.array(z.object({ id: z.string(), name: z.string(), hasOpenShift: z.boolean() })),
  waiting: z.array(waitingStop),
  rounds: z.array(pointRound),
});
export type CourierPointDay = z.output<typeof pointDay>;

export const courierPointDay = endpoint({
  method: 'GET',
  path: '/courier/point',
  summary:
    'The own pickup point: its couriers, parcels that wait for one by address, and the rounds that are not ended',
  access: sending,
  data: pointDay,
  errors: ['handOver.noPoint'],
});

const scanned = z.object({
  trackingCode: z.string(),
  roundId: z.string(),
  stopId: z.string(),
  number: z.int(),
  customerCode: z.string(),
});

export const sendOut = endpoint({
  method: 'POST',
  path: '/courier/out',
  summary:
    'A courier of the own point takes a scanned parcel whose customer wants it brought; its stop follows from the address. A repeated `requestId` is answered as the first time',
  access: sending,
  body: z.strictObject({ requestId: z.uuid(), courierId: z.uuid(), code }),
  data: scanned,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.otherPoint',
    'handOver.notHere',
    'handOver.alreadyGiven',
    'handOver.withCourier',
    'handOver.requestReused',
    'tracking.parcelNotFound',
    'tracking.parcelHeld',
    'tracking.parcelLost',
    'tracking.parcelReturning',
    'tracking.roleNotAllowed',
    'courier.notCourier',
    'courier.notChosen',
    'courier.hasSetOut',
    'server.busy',
  ],
});

const ofRound = z.object({ id: z.uuid() });

export const setOut = endpoint({
  method: 'POST',
  path: '/courier/rounds/{id}/set-out',
  summary:
    'The courier sets out: customers are written to with the hours, and each stop is charged for once. Repeated, it changes nothing',
  access: sending,
  params: ofRound,
  body: z.strictObject({ requestId: z.uuid(), from: hour, to: hour }),
  data: pointRound,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'courier.roundNotFound',
    'courier.nothingTaken',
    'server.busy',
  ],
});

export const bringBack = endpoint({
  method: 'POST',
  path: '/courier/back',
  summary:
    'A parcel that a courier of the own point has brought back lies at the point again. A repeated `requestId` is answered as the first time',
  access: sending,
  body: z.strictObject({ requestId: z.uuid(), code }),
  data: z.object({ trackingCode: z.string(), customerCode: z.string(), againOn: nullableText }),
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.alreadyGiven',
    'tracking.parcelNotFound',
    'tracking.roleNotAllowed',
    'courier.notOut',
    'server.busy',
  ],
});

export const endRound = endpoint({
  method: 'POST',
  path: '/courier/rounds/{id}/end',
  summary: 'Ends a round whose parcels are given or brought back; ended before, it stays so',
  access: sending,
  params: ofRound,
  body: z.strictObject({ requestId: z.uuid() }),
  data: z.object({ endedAt: z.string() }),
  errors: ['request.invalid', 'handOver.noPoint', 'courier.roundNotFound', 'courier.stillOut', 'server.busy'],
});

/** A charge as it is to be paid at the door, in dollars. */
const doorCharge = z.object({ id: z.string(), trackingCode: z.string(), kind: z.string(), owed: money });

const ownStop = z.object({
  id: z.string(),
  number: z.int(),
  ...address,
  nameMasked: nullableText,
  phoneMasked: nullableText,
  /** For the call alone: it is never written out. */
  phone: z.string(),
  notMet: z.nullable(notMet),
  /** `needsPerson`: what was done with it at the door was not taken, and the point settles it. */
  parcels: z.array(z.object({ trackingCode: z.string(), ended, needsPerson: z.boolean() })),
  charges: z.array(doorCharge),
  owed: money,
  /** At the rate of the round; null where there is none. */
  owedTjs: z.nullable(money),
});
export type OwnStop = z.output<typeof ownStop>;

const ownRound = z.object({
  id: z.string(),
  pickupPoint: z.object({ id: z.int(), name: z.string(), city: z.string() }),
  setOutAt: nullableText,
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The moment that it shows. */
  at: z.string(),
  rate: z.nullable(paymentRate),
  /** The own open shift; null while there is none, and then no cash can be taken. */
  shiftId: nullableText,
  /** What the point asks for before it hands over, at the door as at its counter. */
  evidence: z.enum(evidenceRules),
  stops: z.array(ownStop),
});

export const ownCourierRound = endpoint({
  method: 'GET',
  path: '/courier/round',
  summary:
    'The own round with its stops, what is to be paid at each and at which rate; null while there is none',
  access: delivering,
  data: z.object({ round: z.nullable(ownRound) }),
  errors: ['handOver.noPoint'],
});

export const ofStop = z.object({ id: z.uuid() });

/** Parcels that were given at a stop, each by an id of its own. */
export const doorParcels = z
  .array(z.strictObject({ requestId: z.uuid(), trackingCode: code }))
  .check(z.minLength(1), z.maxLength(100));

/** Cash that was taken at a stop. */
export const doorCash = z.strictObject({
  requestId: z.uuid(),
  shiftId: z.uuid(),
  /** As they were shown. */
  charges: z
    .array(z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)), amount: typedAmount }))
    .check(z.minLength(1), z.maxLength(500)),
  TJS: typedAmount,
  rate: z.strictObject({ rate: wireText({ max: 20 }), rateDate: day }),
});

export const giveAtDoor = endpoint({
  method: 'POST',
  path: '/courier/stops/{id}/give',
  summary:
    'Hands parcels of an own stop over at the door, by the rules of the counter: the customer has shown a proof, cash is taken first, each parcel is given by itself. May be repeated whole',
  access: delivering,
  params: ofStop,
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    /**
     * When, by the phone; what comes by this call counts as done when it comes, and only a closed shift looks at it.
     */
    at: wireMoment,
    proof: shownProof,
    parcels: doorParcels,
    cash: z.optional(doorCash),
  }),
  data: z.object({
    receiptNumber: nullableText,
    given: z.array(z.object({ trackingCode: z.string(), at: z.string() })),
  }),
  errors: [
    ...refusals,
    'handOver.nobodyFound',
    'customers.codeAmbiguous',
    'handOver.nothingWaits',
    'handOver.wrongCode',
    'handOver.codeReplaced',
    'handOver.codeUnknown',
    'handOver.tooManyTries',
    'handOver.codeClosed',
    'handOver.unpaid',
    'handOver.noPhoto',
    'handOver.noSignature',
    'handOver.requestReused',
    'tracking.roleNotAllowed',
    'courier.stopNotFound',
    'courier.notOut',
    'billing.customerNotFound',
    'customers.codeAmbiguous',
    'billing.noOpenShift',
    'billing.takenElsewhere',
    'billing.owedChanged',
    'billing.rateChanged',
    'billing.paidTooLittle',
    'billing.paidTooMuch',
    'billing.nothingOwed',
    'billing.drawerTooEmpty',
    'billing.requestReused',
    'pricing.noRate',
    'server.busy',
  ],
});

export const sendDoorEvidence = endpoint({
  method: 'PUT',
  path: '/courier/stops/{id}/evidence/{evidenceId}',
  summary:
    'A photo of what is given at an own stop, or the signature of who takes it, as the bytes of a JPEG, PNG or WebP; `visit`: the `requestId` of the giving, before or after which it may come. Sent again, it is stored once',
  access: delivering,
  params: z.object({ id: z.uuid(), evidenceId: z.uuid() }),
  query: sendEvidence.query,
  upload: sendEvidence.upload,
  data: sendEvidence.data,
  errors: [...sendEvidence.errors, 'courier.stopNotFound'],
});

export const notMetAtDoor = endpoint({
  method: 'POST',
  path: '/courier/stops/{id}/not-met',
  summary:
    'Nobody took the parcels of an own stop: they are brought back and come again on another day, of which the customer is written to. A repeated `requestId` changes nothing',
  access: delivering,
  params: ofStop,
  body: z.strictObject({
    requestId: z.uuid(),
    at: wireMoment,
    reason: z.enum(notMetReasons),
    /** Without one the next day on which the point is open. */
    againOn: z.optional(day),
  }),
  data: notMet,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'courier.stopNotFound',
    'courier.notOut',
    'courier.alreadyNotMet',
    'server.busy',
  ],
});

export const courierRoundEndpoints = [
  courierPointDay,
  sendOut,
  setOut,
  bringBack,
  endRound,
  ownCourierRound,
  giveAtDoor,
  sendDoorEvidence,
  notMetAtDoor,
] as const;
