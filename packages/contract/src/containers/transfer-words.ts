/** A transfer is filled at the hub, closed, on its way, taken out at its pickup point, and over. */
export const transferStates = ['OPEN', 'CLOSED', 'DEPARTED', 'ARRIVED', 'FINISHED'] as const;
export type TransferState = (typeof transferStates)[number];
