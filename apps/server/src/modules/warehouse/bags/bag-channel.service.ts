/** Owns that a bag, with the bags around it and in it, holds goods of one channel: that of what was put first into it. */
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database.ts';
import { firstParcels } from '../../containers/bags.service.ts';
import { readGoodsChannels } from '../../pricing/catalogue/goods-channels.service.ts';
import { findGoods } from './bag-channel.store.ts';

/** Whether a parcel, or a bag with what is in it, goes by the channel of a bag. An empty one takes every channel, and so do goods whose line has none in use. */
export async function isOfChannel(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  tx: Tx,
  bagId: string,
  what: { parcelId: string } | { bagId: string },
): Promise<boolean> {
  const { there, coming } = await firstParcels(tx, bagId, what);
  if (there === undefined || coming === undefined || there === coming) return true;
  const channels = await readGoodsChannels(context);
  const goods = await findGoods(tx, [there, coming]);
  const [own, others] = [there, coming].map((id) => {
    const found = goods.get(id);
    return found && channels.leavesBy(found);
  });
  return own === undefined || others === undefined || own === others;
}
