import type * as tajik from '@rohi/contract/tajik';

/** How a language writes days that browsers cannot write. */
export type OwnDays = Pick<
  typeof tajik,
  'tajikFromNow' | 'tajikMonth' | 'tajikMonthDay' | 'tajikRange' | 'tajikWeekday'
>;

/** Those of the chosen language, where it has its own: they come with its texts, and no other visit carries them. */
export const ownDays: { words?: OwnDays } = {};
