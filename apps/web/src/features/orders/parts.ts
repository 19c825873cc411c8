import { onDemand } from '../../shared/ui/on-demand.ts';

/** The form of a new order; it comes when somebody wants to type. */
export const newOrder = onDemand(async () => (await import('./form/form-screens.tsx')).NewOrder);

/** The form of an order that is there. */
export const editOrder = onDemand(async () => (await import('./form/form-screens.tsx')).EditOrder);
