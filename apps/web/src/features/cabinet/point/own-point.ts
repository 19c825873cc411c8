import type { DataOf } from '@rohi/contract/endpoint';
import type { bindPickupPoint, ownPickupPoint } from '@rohi/contract/orders/orders.contract';

export type OwnPoint = DataOf<typeof ownPickupPoint>;
export type Binding = DataOf<typeof bindPickupPoint>;
