/** Words of what a courier to the door costs. */
export type CouriersTexts = { title: string; lead: string };
