/** The dispatcher of the bench; logs in as anybody does. */
export const benchDispatcher = { username: 'bench-dispatcher', password: 'sends lorries over the Pamir' };

/** The code of a parcel of the trip that departs. */
export function tripParcelCode(number: number): string {
  return `TP${String(number).padStart(8, '0')}`;
}

/** The code of the order that one owner has. */
export function tripOrderCode(owner: number): string {
  return `RT${String(owner).padStart(8, '0')}`;
}

/** The trip that departs. */
export const departingTrip = 'BENCH-TRIP';
