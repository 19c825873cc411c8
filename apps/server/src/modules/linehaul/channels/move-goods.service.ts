/**
 * Owns by which channel goods go that the office has moved. Promises that only what waits in China for no trip is
 * moved, to a channel that is open and for such goods; that what cannot be is named with its reason; and that each move
 * stands in the history of the parcel and of both channels.
 */
import type { BodyOf, DataOf } from '@rohi/contract/endpoint';
import type {
  moveToChannel,
  MoveRefusal,
  previewChannelMove,
} from '@rohi/contract/linehaul/channel-moves.contract';
import type { Locale } from '@rohi/contract/locales';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { noteWrites } from '../../../platform/projections.ts';
import { goodsScopeOf, type UserPrincipal } from '../../../principal.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import {
  goodsRerouted,
  readGoodsChannels,
  type GoodsChannels,
} from '../../pricing/catalogue/goods-channels.service.ts';
import { lockParcels } from '../../tracking/tracking.service.ts';
import { announceTrips } from '../../trips/trips.service.ts';
import { goodsSumOf, kilogramsOf } from '../goods-sum.ts';
import { doOnce } from '../once.service.ts';
import { sumGoods } from '../plan/trip-plan.ts';
import { findChannelParcels, insertChannelMoves, type ChannelParcel } from './channel-move.store.ts';
import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';

// Whether a parcel may go by another channel.
type MovingParcel = {
  status: ParcelStatus;
  receivedDay: string | null;
  unitId: number | null;
  tripCode: string | null;
  /** Of the channel by which it goes. */
  channelId: number | undefined;
  /** The other channel is for goods of its line and country. */
  fits: boolean;
};

const inChina: ReadonlySet<ParcelStatus> = new Set([
  ParcelStatus.AwaitingSubmission,
  ParcelStatus.AwaitingDeclaration,
  ParcelStatus.AwaitingDeparture,
]);

/** `fromChannelId`: the one that it has to go by now; `unitId`: the one warehouse that the person sees goods of. */
type Move = { toChannelId: number; fromChannelId?: number | undefined; unitId: number | undefined };

/** Why a parcel stays with its channel; undefined when it may be moved. */
function whyNotMoved(
  parcel: MovingParcel,
  { toChannelId, fromChannelId, unitId }: Move,
): MoveRefusal | undefined {
  if (!inChina.has(parcel.status)) return 'LEFT_CHINA';
  if (parcel.receivedDay === null) return 'NOT_RECEIVED';
  // A parcel without a known place lies in every warehouse.
  if (unitId !== undefined && (parcel.unitId ?? unitId) !== unitId) return 'OTHER_WAREHOUSE';
  if (parcel.tripCode !== null) return 'PLANNED';
  if (parcel.channelId === toChannelId) return 'SAME_CHANNEL';
  if (!parcel.fits) return 'OTHER_LINE';
  return fromChannelId === undefined || parcel.channelId === fromChannelId ? undefined : 'OTHER_CHANNEL';
}

type Asked = BodyOf<typeof previewChannelMove>;
type Refused = DataOf<typeof moveToChannel>['refused'];

const shownParcels = 200;
const shownCodes = 5;

/** What would be moved, and what would not. Throws as the call says. */
export async function previewMove(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  move: Asked,
): Promise<DataOf<typeof previewChannelMove>> {
  const channels = await readGoodsChannels(context);
  checkAsked(channels, move, locale);
  const { movable, refused } = await judge(context.db, channels, principal, move);
  return {
    ...goodsSumOf(sumGoods(movable.map((parcel) => ({ ...parcel, parcels: 1 })))),
    customers: new Set(movable.flatMap(({ customerCode }) => customerCode ?? [])).size,
    list: movable.slice(0, shownParcels).map((parcel) => ({
      code: parcel.trackingCode,
      customerCode: parcel.customerCode,
      receivedDay: parcel.receivedDay ?? '',
      weightKg: kilogramsOf(parcel.weightG),
      isHeld: parcel.isHeld,
    })),
    refused,
  };
}

/** Moves goods to another channel, once for one request. Throws as the call says. */
export async function moveGoods(
  context: Context,
  { principal, locale }: { principal: UserPrincipal; locale: Locale },
  body: BodyOf<typeof moveToChannel>,
): Promise<DataOf<typeof moveToChannel>> {
  const { requestId, toChannelId } = body;
  const channels = await readGoodsChannels(context);
  const once = { type: 'channel-move', actor: principal, requestId, code: `channel-${toChannelId}` };
  return doOnce(context, once, async (tx, at) => {
    checkAsked(channels, body, locale);
    const first = await judge(tx, channels, principal, body);
    // Locked, they are not planned meanwhile; what was planned before is judged anew.
    await lockParcels(
      tx,
      first.movable.map(({ trackingCode }) => trackingCode),
    );
    const codes = body.codes ?? first.movable.map(({ trackingCode }) => trackingCode);
    const { movable, refused } = await judge(tx, channels, principal, { ...body, codes });
    if (movable.length === 0) throw new AppError('linehaul.nothingToMove');
    const moves = movable.map((parcel) => ({
      parcelId: parcel.id,
      fromChannelId: channels.channelOf(parcel)?.id ?? null,
    }));
    const note = body.note ?? null;
    await insertChannelMoves(tx, moves, { channelId: toChannelId, note, at, by: principal.name });
    noteWrites(tx, goodsRerouted, moves);
    await recordMoves(tx, principal, { moves, toChannelId, note, at });
    await announceTrips(context.changes, tx);
    return { parcels: movable.length, refused: body.codes === undefined ? first.refused : refused };
  });
}

function checkAsked(
  channels: GoodsChannels,
  { toChannelId, fromChannelId, codes }: Asked,
  locale: Locale,
): void {
  const wrong = (field: string, error: 'required' | 'notAllowed') =>
    new AppError('request.invalid', { fields: [{ field, error }] });
  if (fromChannelId === undefined && codes === undefined) throw wrong('codes', 'required');
  const target = channels.find(toChannelId);
  if (target === undefined || toChannelId === fromChannelId) throw wrong('toChannelId', 'notAllowed');
  if (target.isSuspended)
    throw new AppError('linehaul.channelSuspended', { params: { channel: target.names[locale] } });
}

/** What may be moved, and what not; of all that waits for a channel nothing is refused but what is planned. */
async function judge(
  db: Db | Tx,
  channels: GoodsChannels,
  principal: UserPrincipal,
  { toChannelId, fromChannelId, codes }: Asked,
): Promise<{ movable: ChannelParcel[]; refused: Refused }> {
  const { unitId } = goodsScopeOf(principal);
  const wanted = codes && [...new Set(codes.map(normalizeTrackingCode))];
  const found = await findChannelParcels(db, wanted === undefined ? 'WAITING' : { codes: wanted });
  const meant = found.filter(
    (parcel) =>
      wanted !== undefined ||
      (channels.channelOf(parcel)?.id === fromChannelId &&
        (unitId === undefined || (parcel.unitId ?? unitId) === unitId)),
  );
  const judged = meant.map((parcel) => {
    const moving = { ...parcel, channelId: channels.channelOf(parcel)?.id };
    const fits = channels.isFor(parcel, toChannelId);
    return { parcel, why: whyNotMoved({ ...moving, fits }, { toChannelId, fromChannelId, unitId }) };
  });
  const codesFound = new Set(found.map(({ trackingCode }) => trackingCode));
  const refusals = [
    ...(wanted ?? [])
      .filter((code) => !codesFound.has(code))
      .map((code) => ({ code, why: 'NOT_FOUND' as const })),
    ...judged.flatMap(({ parcel, why }) => (why === undefined ? [] : [{ code: parcel.trackingCode, why }])),
  ];
  return {
    movable: judged.flatMap(({ parcel, why }) => (why === undefined ? [parcel] : [])),
    refused: countRefusals(refusals, wanted === undefined ? shownCodes : refusals.length),
  };
}

function countRefusals(refusals: readonly { code: string; why: MoveRefusal }[], limit: number): Refused {
  return [...Map.groupBy(refusals, ({ why }) => why)].map(([why, of]) => ({
    why,
    parcels: of.length,
    codes: of.slice(0, limit).map(({ code }) => code),
  }));
}

type Moved = {
  moves: readonly { fromChannelId: number | null }[];
  toChannelId: number;
  note: string | null;
  at: Date;
};

/**
 * In the history of the channel that goods have left, of each where they are several, and of the one that they go by.
 */
async function recordMoves(tx: Tx, principal: UserPrincipal, { moves, toChannelId, note, at }: Moved) {
  const actor = { userId: principal.userId, name: principal.name };
  const record = (action: 'channel:give' | 'channel:take', channelId: number, parcels: number) =>
    recordAudit(tx, {
      at,
      actor,
      action,
      subject: { type: 'channel', id: String(channelId) },
      details: { parcels, reason: note },
    });
  for (const [channelId, goods] of Map.groupBy(moves, ({ fromChannelId }) => fromChannelId))
    if (channelId !== null) await record('channel:give', channelId, goods.length);
  await record('channel:take', toChannelId, moves.length);
}
