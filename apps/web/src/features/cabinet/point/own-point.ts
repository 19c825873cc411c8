import type { DataOf } from '@rohi/contract/endpoint';
import type {
  bindPickupPoint,
  ownPickupPoint,
  previewPickupPoint,
} from '@rohi/contract/orders/pickup-binding.contract';

export type OwnPoint = DataOf<typeof ownPickupPoint>;
export type SwitchPreview = DataOf<typeof previewPickupPoint>;
export type Binding = DataOf<typeof bindPickupPoint>;
/** What a change of the point does: the same before it and after it. */
export type PointSwitch = Omit<Binding, 'waiting'>;
