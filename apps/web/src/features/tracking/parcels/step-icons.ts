import { ParcelStatus } from '@rohi/contract/tracking/parcel-status';
import {
  Ban,
  Check,
  ClipboardCheck,
  FileText,
  HandHelping,
  Package,
  Store,
  Truck,
  Warehouse,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** One icon a step (specification, section 2). */
export const stepIcons: Record<ParcelStatus, LucideIcon> = {
  [ParcelStatus.AwaitingSubmission]: FileText,
  [ParcelStatus.AwaitingDeclaration]: ClipboardCheck,
  [ParcelStatus.AwaitingDeparture]: Package,
  [ParcelStatus.AwaitingHubIn]: Warehouse,
  [ParcelStatus.AwaitingHubOut]: Truck,
  [ParcelStatus.AwaitingPickupPoint]: Store,
  [ParcelStatus.AwaitingCustomer]: HandHelping,
  [ParcelStatus.Received]: Check,
  [ParcelStatus.Cancelled]: Ban,
};
