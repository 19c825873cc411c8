/** The kind of place where a role works (`role.workplace`); the customer's role has none. */
export type Workplace = 'OFFICE' | 'WAREHOUSE' | 'ROAD' | 'HUB' | 'POINT';
