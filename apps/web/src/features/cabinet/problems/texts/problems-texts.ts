import type { ReplyTo } from '../../../../shared/api/calls.ts';

type Answer = ReplyTo<'GET /profile/problems'>['list'][number]['options'][number]['answer'];

/** Words of parcels that are held in China until their owner has answered. */
export type ProblemsTexts = {
  title: string;
  /** What is asked, and until when. */
  question: (day: string) => string;
  /** The days to answer are over. */
  late: string;
  /** By when it is done. */
  doneBy: Record<Answer, (day: string) => string>;
  send: string;
  choose: string;
  answered: (answer: string) => string;
  /** What the answer costs; charged with the delivery. */
  price: (price: string) => string;
  canChange: string;
  change: string;
  keep: string;
  sent: string;
  /** Of parcels that were not taken at the counter. */
  atCounter: string;
  notWanted: string;
  decideBy: (day: string) => string;
  afterNotice: string;
  storedUntil: (title: string, day: string) => string;
};
