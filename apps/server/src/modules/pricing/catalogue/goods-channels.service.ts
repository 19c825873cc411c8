/**
 * Which channel goods go by: the one that the office has moved them to, else that of the product which their order is
 * sold as, else the first of their line.
 */
import type { BusinessLine } from '@rohi/contract/business-lines';
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { LocaleTexts } from '@rohi/contract/locales';
import type { TransportMode } from '@rohi/contract/reference-data/transport-modes';
import type { Context } from '../../../context.ts';
import type { WriteKind } from '../../../platform/projections.ts';
import { isSuspended, openChannelFor, type Channel } from './channel.ts';
import { readChannels } from './channels.service.ts';
import { readProducts } from './products.service.ts';

/** Goods go by another channel than before. */
export const goodsRerouted: WriteKind<{ parcelId: string }> = { name: 'pricing.goodsRerouted' };

/** Goods, as far as their channel follows from them. */
export type ChannelGoods = {
  businessLine: BusinessLine;
  countryCode: string;
  productId: number | null;
  /** The channel that the office has moved them to; null: none. */
  movedTo: number | null;
};

export type GoodsChannel = {
  id: number;
  names: LocaleTexts;
  mode: TransportMode;
  isSuspended: boolean;
  /** The open channel that its goods go by while it is suspended. */
  replacedById: number | null;
  transitDaysMax: number;
};

export type GoodsChannels = {
  /** Those in use, in the order of the office. */
  list: readonly GoodsChannel[];
  find: (id: number | null) => GoodsChannel | undefined;
  /** Those by which goods leave today. */
  today: readonly GoodsChannel[];
  /**
   * Id of the channel by which goods of a channel leave today: itself, or the one that replaces it; undefined of one
   * that is not in use.
   */
  todayOf: (id: number) => number | undefined;
  /** The channel that goods go by; undefined where their line has none in use. */
  channelOf: (goods: ChannelGoods) => GoodsChannel | undefined;
  /**
   * Id of the channel by which goods leave today: their own, or the one that replaces it; undefined where their line
   * has none in use.
   */
  leavesBy: (goods: ChannelGoods) => number | undefined;
  /** The channel of their product or line, by which they were promised, wherever they were moved. */
  promisedBy: (goods: ChannelGoods) => GoodsChannel | undefined;
  /** Whether a channel in use is for goods of this line and country. */
  isFor: (goods: ChannelGoods, channelId: number) => boolean;
  /** Whether goods may go with a trip of a channel: by one of their own, or by the one that replaces it today. */
  mayGoBy: (goods: ChannelGoods, channelId: number) => boolean;
};

/** The channels of today; a change is seen at once here, within a second in other processes. */
export async function readGoodsChannels(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
): Promise<GoodsChannels> {
  const [all, products] = await Promise.all([readChannels(context), readProducts(context)]);
  const day = dushanbeDay(context.clock.now());
  const inUse = all.filter(({ enabled }) => enabled);
  const idsOf = new Map(products.map(({ id, channelIds }) => [id, new Set(channelIds)]));
  const replacementOf = (channel: Channel) => {
    const open = openChannelFor(all, channel, day);
    return open === undefined || open.id === channel.id ? null : open.id;
  };
  const described = new Map(
    inUse.map((channel) => [
      channel.id,
      {
        id: channel.id,
        names: channel.names,
        mode: channel.mode,
        isSuspended: isSuspended(channel, day),
        replacedById: replacementOf(channel),
        transitDaysMax: channel.transitDaysMax,
      },
    ]),
  );
  const ownChannelsOf = ({ businessLine, countryCode, productId }: ChannelGoods) => {
    const ofLine = inUse.filter(
      (channel) => channel.businessLine === businessLine && channel.countryCode === countryCode,
    );
    const sold = productId === null ? undefined : idsOf.get(productId);
    const ofProduct = ofLine.filter(({ id }) => sold?.has(id) ?? false);
    return ofProduct.length > 0 ? ofProduct : ofLine;
  };
  const channelsOf = (goods: ChannelGoods) => {
    const moved = inUse.find(({ id }) => id === goods.movedTo);
    return moved === undefined ? ownChannelsOf(goods) : [moved];
  };
  const todayOf = (id: number) => {
    const found = described.get(id);
    return found === undefined ? undefined : (found.replacedById ?? id);
  };
  return {
    today: [...described.values()].filter(({ replacedById }) => replacedById === null),
    todayOf,
    list: [...described.values()],
    find: (id) => (id === null ? undefined : described.get(id)),
    channelOf: (goods) => {
      const [first] = channelsOf(goods);
      return first && described.get(first.id);
    },
    leavesBy: (goods) => {
      const [first] = channelsOf(goods);
      return first && todayOf(first.id);
    },
    promisedBy: (goods) => {
      const [first] = ownChannelsOf(goods);
      return first && described.get(first.id);
    },
    isFor: (goods, channelId) =>
      ownChannelsOf({ ...goods, productId: null }).some(({ id }) => id === channelId),
    mayGoBy: (goods, channelId) =>
      channelsOf(goods).some(({ id }) => id === channelId || described.get(id)?.replacedById === channelId),
  };
}
