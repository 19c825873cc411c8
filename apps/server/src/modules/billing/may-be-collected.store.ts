import { sql as query } from 'kysely';

/** Nothing keeps `parcel` from its customer: it is not being searched for, nor on its way back to its sender. */
export const mayBeCollected = query<boolean>`(
  parcel.problems = '{}' or not exists (
    select from staying_parcel_facts as staying where staying.parcel_id = parcel.id and not staying.is_ordered_back))`;
