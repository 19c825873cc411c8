import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../pricing/pricing.contract.ts';
import { mostPhotoBytes, photoMediaTypes } from '../tracking/photo-rules.ts';
import { wireMoment, wireText } from '../wire-text.ts';
import { approvalChecks, approvalPhotoKinds, approvalStates, reasonLength } from './approval-rules.ts';

const clerk = { kind: 'staff', authority: 'parcel:hand-over' } as const;
const approver = { kind: 'staff', authority: 'hand-over:approve' } as const;
const nullableText = z.nullable(z.string());
const ofApproval = z.object({ id: z.uuid() });
const ofPhoto = z.object({ id: z.uuid(), photoId: z.uuid() });
const reason = wireText(reasonLength);
const saidText = z.optional(wireText({ max: 200 }));

/** Who has decided, when and why; null while undecided. */
const decision = z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() }));

/** A request as its clerk sees it. */
const ownApproval = z.object({
  id: z.string(),
  state: z.enum(approvalStates),
  customerCode: z.string(),
  askedAt: z.string(),
  /** Until when it can be decided and, once allowed, used. */
  endsAt: z.string(),
  photos: z.int(),
  decision,
});
export type OwnApproval = z.output<typeof ownApproval>;

export const askApproval = endpoint({
  method: 'POST',
  path: '/hand-over/approvals',
  summary:
    'Asks to open the card of a customer who has neither code nor document, with the reason and what was said by whoever stands there. An earlier request of the same clerk for the same customer is withdrawn. A repeated `requestId` asks once',
  access: clerk,
  body: z.strictObject({
    requestId: z.uuid(),
    deviceId: z.uuid(),
    customerCode: wireText({ max: 20, min: 1 }),
    reason,
    /** What was said at the counter, as it was said; what was not asked about is left out. */
    said: z.strictObject({
      phoneEnd: saidText,
      contents: saidText,
      payment: saidText,
      /** How a call to the customer has ended. */
      call: saidText,
    }),
  }),
  data: ownApproval,
  errors: [
    'request.invalid',
    'handOver.noPoint',
    'handOver.nobodyFound',
    'customers.codeAmbiguous',
    'handOver.nothingWaits',
    'handOver.requestReused',
    'server.busy',
  ],
});

export const readOwnApproval = endpoint({
  method: 'GET',
  path: '/hand-over/approvals/{id}',
  summary: 'How an own request stands: waiting, allowed, denied, withdrawn, used or over',
  access: clerk,
  params: ofApproval,
  data: ownApproval,
  errors: ['request.invalid', 'handOver.noPoint', 'handOver.approvalNotFound'],
});

export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/hand-over/approvals/{id}/withdraw',
  summary: 'Takes an own request back; one that was decided or withdrawn stays as it is',
  access: clerk,
  params: ofApproval,
  data: ownApproval,
  errors: ['request.invalid', 'handOver.noPoint', 'handOver.approvalNotFound', 'server.busy'],
});

export const sendApprovalPhoto = endpoint({
  method: 'PUT',
  path: '/hand-over/approvals/{id}/photos/{photoId}',
  summary:
    'A photo for an own request that waits, as the bytes of a JPEG, PNG or WebP: the label, or the parcel. The device makes its id; sent again, it is stored once',
  access: clerk,
  params: ofPhoto,
  query: z.object({ kind: z.enum(approvalPhotoKinds), takenAt: wireMoment }),
  // What it is, its bytes say.
  upload: { mediaTypes: [...photoMediaTypes, 'application/octet-stream'], maxBytes: mostPhotoBytes },
  data: ownApproval,
  errors: [
    'request.invalid',
    'request.tooLarge',
    'handOver.noPoint',
    'handOver.approvalNotFound',
    'handOver.approvalOver',
    'handOver.tooManyPhotos',
    'stations.photoIdTaken',
    'stations.photoKind',
    'stations.photoBroken',
    'stations.photoTooLarge',
    'server.busy',
    'server.diskFull',
  ],
});

const caseHead = {
  id: z.string(),
  state: z.enum(approvalStates),
  customerCode: z.string(),
  pickupPoint: z.object({ id: z.int(), name: z.string(), phone: z.string() }),
  clerk: z.string(),
  /** The caller has asked for it, and may not decide. */
  isOwn: z.boolean(),
  askedAt: z.string(),
  endsAt: z.string(),
};

/** What was said, beside what is on record. `agrees` is null where a person has to compare. */
const check = z.object({
  kind: z.enum(approvalChecks),
  said: z.string(),
  onRecord: nullableText,
  agrees: z.nullable(z.boolean()),
});
export type ApprovalCheck = z.output<typeof check>;

const approvalCase = z.object({
  ...caseHead,
  reason: z.string(),
  /** What lies ready; a firm has more than are listed. */
  ready: z.int(),
  parcels: z.array(
    z.object({
      trackingCode: z.string(),
      name: nullableText,
      weightKg: nullableText,
      cell: nullableText,
      owed: money,
    }),
  ),
  photos: z.array(
    z.object({
      photoId: z.string(),
      kind: z.enum(approvalPhotoKinds),
      takenAt: z.string(),
      widthPx: z.int(),
      heightPx: z.int(),
    }),
  ),
  checks: z.array(check),
  /** Value of the goods as declared, one sum a currency. */
  goodsValue: z.array(money),
  /** The most that is paid for loss: the fee of delivery (offer, section 4). Null where nothing was weighed. */
  liability: z.nullable(money),
  /** Allowed in the last thirty days: at this point, and of those asked for by this clerk. */
  allowedBefore: z.object({ atPoint: z.int(), ofClerk: z.int(), ofCustomer: z.int() }),
  decision,
});
export type ApprovalCase = z.output<typeof approvalCase>;

export const waitingApprovals = endpoint({
  method: 'GET',
  path: '/staff/hand-over-approvals',
  summary: 'Requests to hand over without a proof that wait for a decision, the oldest first',
  access: approver,
  data: z.object({ list: z.array(z.object({ ...caseHead, ready: z.int() })) }),
  errors: [],
});

export const readApprovalCase = endpoint({
  method: 'GET',
  path: '/staff/hand-over-approvals/{id}',
  summary: 'A request to hand over without a proof, with all that speaks for and against it',
  access: approver,
  params: ofApproval,
  data: approvalCase,
  errors: ['request.invalid', 'handOver.approvalNotFound'],
});

export const approvalPhoto = endpoint({
  method: 'GET',
  path: '/staff/hand-over-approvals/{id}/photos/{photoId}',
  summary: 'A photo of a request, as a JPEG; that somebody has looked is on record',
  access: approver,
  params: ofPhoto,
  data: z.unknown(),
  download: 'image/jpeg',
  errors: ['request.invalid', 'handOver.approvalNotFound'],
});

function answer<const Path extends `/staff/hand-over-approvals/{id}/${string}`>(path: Path, summary: string) {
  return endpoint({
    method: 'POST',
    path,
    summary,
    access: approver,
    params: ofApproval,
    body: z.strictObject({ requestId: z.uuid(), reason }),
    data: approvalCase,
    errors: [
      'request.invalid',
      'handOver.approvalNotFound',
      'handOver.approvalOver',
      'handOver.approvalDecided',
      'handOver.ownApproval',
      'handOver.requestReused',
      'server.busy',
    ],
  });
}

export const allowHandOver = answer(
  '/staff/hand-over-approvals/{id}/allow',
  'Lets the card be opened once without a proof, with an own reason; never by who has asked. The customer gets a letter at once. A repeated `requestId` decides once',
);
export const denyHandOver = answer(
  '/staff/hand-over-approvals/{id}/deny',
  'Refuses a hand-over without a proof, with an own reason that the counter is shown; never by who has asked',
);

export const approvalEndpoints = [
  askApproval,
  readOwnApproval,
  withdrawApproval,
  sendApprovalPhoto,
  waitingApprovals,
  readApprovalCase,
  approvalPhoto,
  allowHandOver,
  denyHandOver,
] as const;
