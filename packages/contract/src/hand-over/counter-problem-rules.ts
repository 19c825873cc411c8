import type { LocaleTexts } from '../locales.ts';
import type { OfficeFlag } from '../tracking/parcel-status.ts';
import { receiptProblemNames } from '../tracking/problem-words.ts';

/** What a customer says of a parcel at the counter: not wanted, or, in the warehouse's own kinds, damaged or opened. */
export const counterProblems = ['NOT_WANTED', 'DAMAGED', 'OPENED'] as const;
export type CounterProblem = (typeof counterProblems)[number];

/** As letters, the counter and the cabinet say it. Tajik awaits a native reader. */
export const counterProblemNames: Record<CounterProblem, LocaleTexts> = {
  NOT_WANTED: {
    ru: 'Клиент отказался от посылки',
    en: 'The customer does not want the parcel',
    zh: '客户拒收包裹',
    tg: 'Муштарӣ аз бор даст кашид',
  },
  DAMAGED: receiptProblemNames.DAMAGED,
  OPENED: receiptProblemNames.OPENED,
};

/** Every one holds the parcel until the office has decided; what harms the goods is a damage as well. */
export function flagsOfCounterProblem(problem: CounterProblem): readonly OfficeFlag[] {
  return problem === 'NOT_WANTED' ? ['HELD'] : ['DAMAGED', 'HELD'];
}
