import type { Context } from '../context.ts';
import type { Tx } from '../platform/database.ts';
import type { UserPrincipal } from '../principal.ts';
import { findCustomer, hasDemoAccounts } from '../modules/accounts/users/administration.service.ts';
import { findPrincipal } from '../modules/accounts/users/principals.service.ts';
import { approveClaim, readClaims } from '../modules/orders/claims/claim-decisions.service.ts';
import { recordClaim } from '../modules/orders/claims/claim-records.service.ts';
import type { ParcelWrite } from '../modules/tracking/tracking.service.ts';
import { drawPicture, type Shape } from './draw-picture.ts';
import { demoActor as actor, type FindPlace } from './demo-parcels.ts';

const hourMs = 3_600_000;

/** Parcels that came without a customer code; how many days ago China received them, and whether the hub has them. */
const ownerless = [
  { code: 'YT9014426685310', daysAgo: 4, isAtHub: false, weightG: 1_240 },
  { code: 'SF1408830017526', daysAgo: 9, isAtHub: false, weightG: 3_100 },
  { code: '773299500184213', daysAgo: 2, isAtHub: false, weightG: 640 },
  { code: 'JT3117205548861', daysAgo: 24, isAtHub: true, weightG: 5_480 },
  { code: 'YT9020077361145', daysAgo: 27, isAtHub: true, weightG: 870 },
] as const;

const approvedCode = 'YT9020077361145';
const approvalRequest = '5d0c2f5a-9a55-4a0e-8a31-0c1e6f0b7d11';

/** A handful of parcels without an owner, flagged by the warehouse. */
export function demoOwnerless(now: Date, findPlace: FindPlace): ParcelWrite[] {
  return ownerless.map(({ code, daysAgo, isAtHub, weightG }) => {
    const received = now.getTime() - daysAgo * 24 * hourMs;
    const at = (hours: number) => ({
      actor,
      source: 'demo' as const,
      claimedAt: new Date(received + hours * hourMs),
    });
    const onTheWay = [
      { type: 'LINEHAUL_DEPARTED', ...at(40), placeId: findPlace('YIWU') },
      { type: 'BORDER_CROSSED', ...at(240), placeId: findPlace('KULMA') },
      { type: 'HUB_INBOUND', ...at(420), placeId: findPlace('DUSHANBE-HUB') },
    ] as const;
    return {
      trackingCode: code,
      declare: { facts: { weightG, lengthMm: 320, widthMm: 240, heightMm: 160 }, move: at(-1) },
      moves: [
        { type: 'ORDER_SUBMITTED', ...at(-1), implied: true },
        { type: 'FORECAST_ACCEPTED', ...at(-1), implied: true },
        { type: 'CN_RECEIVED', ...at(0), placeId: findPlace('YIWU-WH') },
        ...(isAtHub ? onTheWay : []),
        { type: 'FLAG_RAISED', ...at(isAtHub ? 422 : 3), flag: 'UNIDENTIFIED' },
      ],
    };
  });
}

/**
 * Claims in each state: one that waits for a decision, one that was refused, one taken back, one that is approved
 * after.
 */
export async function addDemoClaims(context: Context, tx: Tx): Promise<void> {
  const now = context.clock.now().getTime();
  const customer = await findCustomer(context, 'customer');
  const support = await findCustomer(context, 'support');
  const claim = { customerId: customer.id, picture: drawPicture(widthPx, heightPx, shopOrder) };
  await recordClaim(context, tx, {
    ...claim,
    trackingCode: 'YT9014426685310',
    marketplace: 'TAOBAO',
    note: 'Куртка детская синяя, размер 120, и две футболки',
    createdAt: new Date(now - 5 * hourMs),
  });
  await recordClaim(context, tx, {
    ...claim,
    trackingCode: '773299500184213',
    marketplace: 'OTHER',
    note: 'Чехол для телефона',
    createdAt: new Date(now - 30 * hourMs),
    decided: { state: 'WITHDRAWN', at: new Date(now - 28 * hourMs) },
  });
  const second = await findCustomer(context, 'customer2');
  await recordClaim(context, tx, {
    ...claim,
    customerId: second.id,
    trackingCode: approvedCode,
    marketplace: 'TAOBAO',
    note: 'Детские ботинки, две пары',
    createdAt: new Date(now - 75 * hourMs),
  });
  await recordClaim(context, tx, {
    ...claim,
    trackingCode: 'JT3117205548861',
    marketplace: 'PINDUODUO',
    note: null,
    createdAt: new Date(now - 50 * hourMs),
    decided: {
      state: 'REFUSED',
      reason: 'CODE_NOT_SHOWN',
      comment:
        'На снимке виден товар, но нет трек-номера. Откройте раздел «Логистика» и пришлите его снимок.',
      at: new Date(now - 26 * hourMs),
      by: support.id,
    },
  });
}

/** One claim that support has approved, as it would: the parcel has gone to who claimed it. */
export async function settleDemoClaim(context: Context): Promise<void> {
  const { support, code } = await findUnsettled(context);
  if (support === undefined || code === undefined) return;
  const decider = { principal: support, actor: { userId: support.userId, name: 'support' } };
  await approveClaim(context, decider, code, approvalRequest, 'ru');
}

/** Whether that claim still waits: the filling of the demo, which settles it in its last step, was ended on its way. */
export async function hasUnsettledDemoClaim(context: Context): Promise<boolean> {
  return (await hasDemoAccounts(context)) && (await findUnsettled(context)).code !== undefined;
}

async function findUnsettled(
  context: Context,
): Promise<{ support: UserPrincipal | undefined; code: string | undefined }> {
  const { id } = await findCustomer(context, 'support');
  const support = await findPrincipal(context.db, id, 'job');
  if (support === undefined) return { support, code: undefined };
  const query = { page: 1, limit: 100, search: approvedCode, state: ['OPEN' as const] };
  const { list } = await readClaims(context, support, query, 'ru');
  return { support, code: list[0]?.code };
}

const widthPx = 360;
const heightPx = 640;

/** What a shop's order page is made of. */
const shopOrder: readonly Shape[] = [
  [0, 0, widthPx, heightPx, 0xf4_f4_f6],
  [0, 0, widthPx, 64, 0xff_6a_00],
  [16, 24, 150, 16, 0xff_ff_ff],
  [12, 80, 336, 180, 0xff_ff_ff],
  [28, 96, 108, 108, 0xb9_cf_ee],
  [52, 120, 60, 72, 0x2f_5f_b3],
  [152, 100, 176, 14, 0x33_33_33],
  [152, 124, 130, 14, 0x99_99_99],
  [152, 178, 70, 18, 0xff_6a_00],
  [28, 226, 200, 12, 0xbb_bb_bb],
  [12, 276, 336, 150, 0xff_ff_ff],
  [28, 296, 190, 16, 0x33_33_33],
  [28, 326, 260, 12, 0x99_99_99],
  [28, 350, 230, 12, 0x99_99_99],
  [28, 374, 250, 12, 0xbb_bb_bb],
  [12, 442, 336, 90, 0xff_ff_ff],
  [28, 462, 120, 12, 0x99_99_99],
  [28, 490, 210, 12, 0x99_99_99],
  [236, 568, 108, 40, 0xff_6a_00],
];
