/** Gold waits for the customer's own step, lapis moves, green can be acted on now, grey is over. */
export type Tone = 'gold' | 'lapis' | 'green' | 'grey';
