import { onDemand } from '../../shared/ui/on-demand.ts';
import { actsTexts, bookTexts, cargoTexts, claimsTexts, manyTexts } from './orders-words.ts';

/** The form of a new order; it comes when somebody wants to type. */
export const newOrder = onDemand(async () => (await import('./form/form-screens.tsx')).NewOrder);

/** One order with its parcels; the list opens first. */
export const orderView = onDemand(async () => (await import('./order/order-view.tsx')).OrderView);

/** The search for a parcel without an owner, and claims: a screen with words of its own. */
export const claims = onDemand(async () => {
  const [{ ClaimsScreen }] = await Promise.all([import('./claims/claims-screen.tsx'), claimsTexts.load()]);
  return ClaimsScreen;
});

/** The form of an order that is there. */
export const editOrder = onDemand(async () => (await import('./form/form-screens.tsx')).EditOrder);

/** What is asked for as cargo, with words of its own. */
export const cargoRequest = onDemand(async () => {
  const [{ CargoScreen }] = await Promise.all([import('./cargo/cargo-screen.tsx'), cargoTexts.load()]);
  return CargoScreen;
});

/** Orders from a file: a screen with words of its own. */
export const ordersFile = onDemand(async () => {
  const [{ FileScreen }] = await Promise.all([import('./many/file-screen.tsx'), manyTexts.load()]);
  return FileScreen;
});

/** The book of recipients, with words of its own. */
export const recipientBook = onDemand(async () => {
  const [{ BookScreen }] = await Promise.all([import('./book/book-screen.tsx'), bookTexts.load()]);
  return BookScreen;
});

/** Acts over many orders, with words of their own; they come when an order is ticked. */
export const manyActs = onDemand(async () => {
  const [{ ManyActs }] = await Promise.all([import('./acts/many-acts.tsx'), actsTexts.load()]);
  return ManyActs;
});
