import type { ownPasses } from '@rohi/contract/collection/passes/passes.contract';
import type { DataOf } from '@rohi/contract/endpoint';

export type Passes = DataOf<typeof ownPasses>;

/**
 * The passes as they stand, or as they were stored for the time without a network; `now` by the clock of the service.
 */
export type ShownPasses = { passes: Passes; isStored: boolean; now: Date };
