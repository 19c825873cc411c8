import type { DataOf } from '@rohi/contract/endpoint';
import type { getStaffParcel } from '@rohi/contract/tracking/staff-parcels.contract';

/** A parcel as the list of the console has it. */
export type StaffParcel = DataOf<typeof getStaffParcel>;
