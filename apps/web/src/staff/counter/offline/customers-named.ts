import {
  foldCustomerCode,
  foldedReadings,
  looseOf,
  readCustomerCode,
  type CustomerCodeShape,
} from '@rohi/contract/accounts/customer-code';
import type { CounterSnapshot } from './counter-snapshot.ts';

/**
 * The customers with parcels here that a text names, as the service would find them: by the code as it stands, else by
 * one that differs in noughts before the number alone. Several where it may be of several.
 */
export function customersNamed(
  { parcels }: Pick<CounterSnapshot, 'parcels'>,
  text: string,
  shapes?: readonly CustomerCodeShape[],
): string[] {
  const written = foldCustomerCode(readCustomerCode(text, shapes) ?? '');
  const readings = [...foldedReadings(text), ...(written === undefined ? [] : [written])];
  if (readings.length === 0) return [];
  const customersWith = (isSame: (folded: string) => boolean) => {
    const named = [...parcels.values()].filter(({ customerCode, otherCodes = [] }) =>
      [foldCustomerCode(customerCode) ?? customerCode, ...otherCodes].some(isSame),
    );
    return [...new Set(named.map(({ customerCode }) => customerCode))];
  };
  const exact = customersWith((folded) => readings.includes(folded));
  const loose = readings.map(looseOf);
  return exact.length > 0 ? exact : customersWith((folded) => loose.includes(looseOf(folded)));
}
