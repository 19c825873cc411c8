/**
 * Owns that a bag, with the bags around it and in it, holds goods of one channel: that of what was put into it first,
 * and of an empty one that which it was opened for.
 */
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import {
  findChannelSources,
  whatSaysChannel,
  type BagRow,
  type SaysChannel,
} from '../../containers/bags.service.ts';
import { readGoodsChannels, type GoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import { findGoods } from './bag-channel.store.ts';

type Channels = Pick<Context, 'db' | 'changes' | 'clock'>;

/** Whether a bag may be opened for a channel. */
export async function isChannelInUse(context: Channels, channelId: number): Promise<boolean> {
  return (await readGoodsChannels(context)).find(channelId) !== undefined;
}

/**
 * Whether a parcel, or a bag with what is in it, goes by the channel of a bag. An empty one that was opened for none
 * takes every channel, and so do goods of a line without a channel in use.
 */
export async function isOfChannel(
  context: Channels,
  tx: Tx,
  bagId: string,
  what: { parcelId: string } | { bagId: string },
): Promise<boolean> {
  const { there, coming } = await whatSaysChannel(tx, bagId, what);
  if (there === undefined || coming === undefined) return true;
  const { leavesBy } = await readLeaving(context, tx, [there, coming]);
  const [own, others] = [leavesBy(there), leavesBy(coming)];
  return own === undefined || others === undefined || own === others;
}

/**
 * The channels of bags by the ids of the bags, as the card of a bag names them; a bag of which nothing says its channel
 * is missing.
 */
export async function channelNames(
  context: Channels,
  bags: readonly Pick<BagRow, 'id'>[],
  locale: Locale,
): Promise<Map<string, string>> {
  const sources = await findChannelSources(
    context.db,
    bags.map(({ id }) => id),
  );
  const says = sources.flatMap(({ bagId, parcelId, openedFor }): { bagId: string; by: SaysChannel }[] => {
    if (parcelId !== null) return [{ bagId, by: { parcelId } }];
    return openedFor === null ? [] : [{ bagId, by: { openedFor } }];
  });
  const { channels, leavesBy } = await readLeaving(
    context,
    context.db,
    says.map(({ by }) => by),
  );
  return new Map(
    says.flatMap(({ bagId, by }): [string, string][] => {
      const channel = channels.find(leavesBy(by) ?? null);
      return channel === undefined ? [] : [[bagId, channel.names[locale]]];
    }),
  );
}

/** The channels, and by which of them today what says a channel leaves; undefined where its line has none in use. */
async function readLeaving(
  context: Channels,
  db: Db | Tx,
  says: readonly SaysChannel[],
): Promise<{ channels: GoodsChannels; leavesBy: (by: SaysChannel) => number | undefined }> {
  const channels = await readGoodsChannels(context);
  const goods = await findGoods(
    db,
    says.flatMap((by) => (by !== undefined && 'parcelId' in by ? [by.parcelId] : [])),
  );
  const leavesBy = (by: SaysChannel) => {
    if (by === undefined) return undefined;
    if ('openedFor' in by) return channels.todayOf(by.openedFor);
    const found = goods.get(by.parcelId);
    return found && channels.leavesBy(found);
  };
  return { channels, leavesBy };
}
