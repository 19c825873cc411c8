/**
 * What the counters of the bench hand over: parcels that wait at one point, by the number of their customer, and who
 * gives them.
 */

/** The pickup point. */
export const counterPoint = { city: 'KHUJAND', code: 'PP-KHUJAND' };

/** So many counters give at the same time. */
export const counterCount = 4;

/** Each customer has so many parcels there. */
export const parcelsEach = 3;

// A customer code has six figures.
const firstCustomer = 900_000;

/** The code of the customer of this number. */
export function waitingCustomer(number: number): string {
  return `TJ-${firstCustomer + number}`;
}

/** The last four figures of their phone. */
export function phoneEndOf(number: number): string {
  return String(number % 10_000).padStart(4, '0');
}

/** The codes of their parcels; no other data of the bench have codes like them. */
export function waitingCodes(customer: number): string[] {
  return Array.from({ length: parcelsEach }, (_, place) => {
    const number = customer * parcelsEach + place;
    return `YT96${String(number).padStart(11, '0')}`;
  });
}

/** Who gives at the counter of this number. */
export function counterClerk(counter: number): { username: string; password: string } {
  return { username: `bench-counter-${counter}`, password: `hands over at counter ${counter} of the bench` };
}
