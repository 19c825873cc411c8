import type { ReplyTo } from '../../../shared/api/calls.ts';

/** The bags of the warehouse, and one with what lies in it, as the service shows them. */
export type BagLists = ReplyTo<'GET /stations/bags'>;
export type ListedBag = BagLists['open'][number];
export type FilledBag = ReplyTo<'GET /stations/bags/{code}'>;
