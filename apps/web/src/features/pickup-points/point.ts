import type { DataOf } from '@rohi/contract/endpoint';
import type { pickupPoints } from '@rohi/contract/pickup-points/pickup-points.contract';

/** A pickup point as the service describes it. */
export type Point = DataOf<typeof pickupPoints>[number];
