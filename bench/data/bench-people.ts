/** Accounts of the bench's data for dashboards and lists; they log in as anybody does. */
export const benchPeople = {
  manager: { username: 'bench-manager', password: 'reads all reports of the bench' },
  clerk: { username: 'bench-clerk', password: 'reads what one point has to do' },
  /** The customer with 10,000 orders. */
  heavy: { username: 'bench-heavy', password: 'has ten thousand orders on the way' },
} as const;
