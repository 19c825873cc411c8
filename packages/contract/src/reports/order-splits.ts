/** What orders of a report can be split by. */
export const orderSplits = ['point', 'product', 'country', 'stage'] as const;
export type OrderSplit = (typeof orderSplits)[number];
