/** What the sender of a file has hidden in it, and what the sender answers about that. */
export const hiddenPlaces = ['sheet', 'columns', 'rows'] as const;
export type HiddenPlace = (typeof hiddenPlaces)[number];

/** `take`: it is read like the rest; `leave`: it is left out. */
export const hiddenAnswers = ['take', 'leave'] as const;
export type HiddenAnswer = (typeof hiddenAnswers)[number];

/** What is hidden in a table and would be read, and what was said of it; null while that has to be asked. */
export type HiddenPart = {
  about: HiddenPlace;
  count: number;
  /** The first few of them: headings, or what stands in rows. */
  what: string[];
  said: HiddenAnswer | null;
};

export type HiddenSaid = { [Place in HiddenPlace]?: HiddenAnswer | undefined };
