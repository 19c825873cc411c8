/** Accounts of the bench's data for dashboards and lists; they log in as anybody does. */
export const benchPeople = {
  manager: { username: 'bench-manager', password: 'reads all reports of the bench' },
  clerk: { username: 'bench-clerk', password: 'reads what one point has to do' },
  /** The customer with 10,000 orders. */
  heavy: { username: 'bench-heavy', password: 'has ten thousand orders on the way' },
  /** A customer with as many as most have. */
  typical: { username: 'bench-typical', password: 'has fifty orders as others have' },
} as const;

/** Words of the goods: each common one stands in one order of five, the rare ones in forty of a million. */
export const benchGoods = {
  common: ['чехол', 'куртаи', '童鞋', 'jacket', 'кроссовки'],
  rare: ['самовар', '景德镇', 'zanzibar'],
} as const;

/** Who imports files of the office. */
export const benchOperator = {
  username: 'bench-operator',
  password: 'sends files of many rows to the bench',
};
