const couriers = ['YT8', 'SF1', 'JT3', '773', 'LP0'];
const step = 7_368_787;
const first = 1_000_003;
const digits = 12;

/** The tracking code of the parcel with this number; neighbours in number are no neighbours in the index. */
export function trackingCodeOf(index: number): string {
  const scattered = (index * step + first) % 10 ** digits;
  return `${couriers[index % couriers.length]}${String(scattered).padStart(digits, '0')}`;
}

/** The same in SQL; `index` is an expression of a bigint. */
export function trackingCodeSql(index: string): string {
  const names = couriers.map((courier) => `'${courier}'`).join(', ');
  return `(array[${names}])[(${index}) % ${couriers.length} + 1] || lpad((((${index}) * ${step} + ${first}) % ${10 ** digits})::text, ${digits}, '0')`;
}

/** The order code of the parcel with this number. */
export function orderCodeOf(index: number): string {
  return `RA2609${String(index).padStart(7, '0')}`;
}

/** The same in SQL. */
export function orderCodeSql(index: string): string {
  return `'RA2609' || lpad((${index})::text, 7, '0')`;
}
