/** Where customers buy; `OTHER` for any other shop. */
export const marketplaces = ['TAOBAO', '1688', 'PINDUODUO', 'JD', 'OTHER'] as const;
export type Marketplace = (typeof marketplaces)[number];

/**
 * Why an order stays where it went when its customer binds another pickup point: it was sent there on purpose, all of
 * it has left the hub, or a part of it has, and an order goes to one point.
 */
export const stayReasons = ['CHOSEN', 'LEFT_HUB', 'PART_LEFT_HUB'] as const;
export type StayReason = (typeof stayReasons)[number];

/** One order names so many parcels at most: more are several orders. */
export const mostParcelsOfOrder = 50;

/** What else a list of orders may be narrowed to. */
export const orderSelections = ['problem', 'withoutValue'] as const;
export type OrderSelection = (typeof orderSelections)[number];

/** So many orders one act changes at a time. */
export const mostOrdersOfAct = 100;

/** A customer's file of orders holds so many at most. */
export const mostOrdersInFile = 1_000;

/** So many entries a customer's book of recipients holds. */
export const mostRecipients = 100;
/** What is inside an order, in words. */
export const longestGoods = 500;
export const longestRecipientName = 120;
export const longestRecipientPhone = 40;
export const longestRecipientNote = 200;

/** A cargo order (FBA) has so many boxes at most. */
export const mostBoxesOfCargo = 200;

/** A form of a customer has so many rows of equal boxes at most: as many as one price is asked for. */
export const mostRowsOfBoxes = 20;

/** The most rows that a staff list counts; beyond it the search has to be narrowed. */
export const mostCountedOrders = 10_000;
