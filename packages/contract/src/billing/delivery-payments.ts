/**
 * What is to come of the payment for a delivery: when it is collected, at once, nothing since it was paid, nothing at
 * all.
 */
export const deliveryPayments = ['ON_COLLECTION', 'NOW', 'PAID', 'NONE'] as const;
export type DeliveryPayment = (typeof deliveryPayments)[number];
