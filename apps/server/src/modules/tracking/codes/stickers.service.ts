/**
 * Owns the stickers that are printed before there is a parcel for them. Promises that no code is on two stickers, that
 * a sticker is used for one parcel for good, and that a code which is a sticker's is no other thing's.
 */
import {
  mostSeriesShown,
  stickersOnSheet,
  type reserveStickers as reserveCall,
  type StickerSeries,
} from '@rohi/contract/stations/stickers.contract';
import type { BodyOf } from '@rohi/contract/endpoint';
import type { Context } from '../../../context.ts';
import { inTransaction, type Db, type Tx } from '../../../platform/database.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { deleteFormerLabel, findByFormerLabel, storeFormerLabel } from './former-label.store.ts';
import { isOwnParcelCode } from '@rohi/contract/tracking/own-codes';
import { takeParcelCode } from './reserve-code.service.ts';
import {
  findByOwnCode,
  findSeries,
  findStickers,
  insertSeries,
  lockSeries,
  lockSticker,
  storeUse,
  type SeriesRow,
  type StickerRow,
} from './sticker.store.ts';

/**
 * Reserves the codes of so many sheets as one series. Asked for again by the same request, the series of then is
 * answered.
 */
export async function reserveStickers(
  context: Pick<Context, 'db' | 'clock'>,
  { requestId, sheets }: BodyOf<typeof reserveCall>,
  actor: AuditActor & { userId: string; name: string },
): Promise<StickerSeries> {
  const at = context.clock.now();
  const { userId } = actor;
  const request = { request: { userId, requestId }, limit: 1 };
  return inTransaction(context.db, async (tx) => {
    await lockSeries(tx);
    const [existing] = await findSeries(tx, request);
    if (existing !== undefined) return describe(existing);
    const codes: string[] = [];
    while (codes.length < sheets * stickersOnSheet) codes.push(await takeParcelCode(tx, userId, at));
    await insertSeries(tx, { requestId, userId, by: actor.name, at }, codes);
    const [made] = await findSeries(tx, request);
    if (made === undefined) throw new RangeError('a series that was made is there');
    const details = { firstNumber: made.first, lastNumber: made.last };
    const subject = { type: 'code', id: `RP ${made.first}–${made.last}` };
    await recordAudit(tx, { at, actor, action: 'sticker:reserve', subject, details });
    return describe(made);
  });
}

function describe({ at, ...row }: SeriesRow): StickerSeries {
  return { ...row, at: at.toISOString() };
}

/** The last series. */
export async function listStickerSeries({ db }: Pick<Context, 'db'>): Promise<{ list: StickerSeries[] }> {
  return { list: (await findSeries(db, { limit: mostSeriesShown })).map(describe) };
}

/** The stickers of these numbers, in their order, with whether each is in use. */
export function readStickers(db: Db, first: number, last: number): Promise<StickerRow[]> {
  return findStickers(db, first, last);
}

/** What stands against a sticker on a parcel; `SAME` when it is on this one already. */
export type StickerUse = 'FREE' | 'SAME' | 'USED' | 'NO_STICKER';

/**
 * Whether a sticker may be stuck on a parcel; it is locked until the end of the transaction. Undefined for a parcel
 * that is made now.
 */
export async function lookAtSticker(tx: Tx, code: string, parcelId: string | undefined): Promise<StickerUse> {
  const sticker = isOwnParcelCode(code) ? await lockSticker(tx, code) : undefined;
  if (sticker === undefined) return 'NO_STICKER';
  if (sticker.parcelId !== null && sticker.parcelId === parcelId) return 'SAME';
  return sticker.isUsed || (await findByOwnCode(tx, code)) !== undefined ? 'USED' : 'FREE';
}

/** Notes that a sticker, which `lookAtSticker` has found free, is on a parcel now. */
export function useSticker(tx: Tx, code: string, parcelId: string, at: Date): Promise<void> {
  return storeUse(tx, code, parcelId, at);
}

/**
 * The tracking code of the parcel with the scanned own code, or of the parcel that the box with this label is now; any
 * other code is given back as it is.
 */
export async function codeOfParcel(db: Db | Tx, code: string): Promise<string> {
  const own = isOwnParcelCode(code) ? await findByOwnCode(db, code) : undefined;
  return own ?? (await findByFormerLabel(db, code)) ?? code;
}

/** Notes that the box with this label is another parcel now: a scan of it leads there. */
export function followLabel(tx: Tx, code: string, parcelId: string, at: Date): Promise<void> {
  return storeFormerLabel(tx, code, parcelId, at);
}

/** The label stands for its own parcel again. */
export function unfollowLabel(tx: Tx, code: string): Promise<void> {
  return deleteFormerLabel(tx, code);
}
