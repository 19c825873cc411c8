/**
 * Owns that a bag, with the bags around it and in it, holds goods of one channel: that of what was put into it first, and of an empty one that which it was
 * opened for.
 */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { whatSaysChannel, type SaysChannel } from '../../containers/bags.service.ts';
import { readGoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import { findGoods } from './bag-channel.store.ts';

type Channels = Pick<Context, 'db' | 'changes' | 'clock'>;

/** Whether a bag may be opened for a channel. */
export async function isChannelInUse(context: Channels, channelId: number): Promise<boolean> {
  return (await readGoodsChannels(context)).find(channelId) !== undefined;
}

/**
 * Whether a parcel, or a bag with what is in it, goes by the channel of a bag. An empty one that was opened for none takes every channel, and so do goods whose
 * line has none in use.
 */
export async function isOfChannel(
  context: Channels,
  tx: Tx,
  bagId: string,
  what: { parcelId: string } | { bagId: string },
): Promise<boolean> {
  const { there, coming } = await whatSaysChannel(tx, bagId, what);
  if (there === undefined || coming === undefined) return true;
  const leavesBy = await readLeaving(context, tx, [there, coming]);
  const [own, others] = [leavesBy(there), leavesBy(coming)];
  return own === undefined || others === undefined || own === others;
}

/** By which channel of today what says a channel leaves; undefined where its line has none in use. */
async function readLeaving(
  context: Channels,
  tx: Tx,
  said: readonly SaysChannel[],
): Promise<(by: SaysChannel) => number | undefined> {
  const channels = await readGoodsChannels(context);
  const goods = await findGoods(
    tx,
    said.flatMap((by) => (by !== undefined && 'parcelId' in by ? [by.parcelId] : [])),
  );
  return (by) => {
    if (by === undefined) return undefined;
    if ('openedFor' in by) return channels.todayOf(by.openedFor);
    const found = goods.get(by.parcelId);
    return found && channels.leavesBy(found);
  };
}
