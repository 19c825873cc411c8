/** From the departure in China to the hub, where a trip says nothing else: the drawn plan of the main road. */
export const usualRoadDays = 15;
/** From the hub to the pickup point. */
export const daysAfterHub = 1;
