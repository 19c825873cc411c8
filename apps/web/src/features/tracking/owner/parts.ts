import { onDemand } from '../../../shared/ui/on-demand.ts';

const load = async () => (await import('./owner-parts.ts')).loadOwnerParts();

/** Needed by the owner of a parcel, when its row opens. */
export const ownerStory = onDemand(async () => (await load()).OwnerStory);
export const ownerFacts = onDemand(async () => (await load()).OwnerFacts);
