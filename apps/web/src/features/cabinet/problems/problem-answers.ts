import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';

/**
 * Problems of a customer's parcels: what their owner is asked, what was not taken at the counter, what followed the
 * final notice.
 */
export type ProblemAnswers = {
  asked: Answer<ReplyTo<'GET /profile/problems'>>;
  atCounter: Answer<ReplyTo<'GET /profile/counter-problems'>>;
  afterNotice: Answer<ReplyTo<'GET /profile/shelf'>>;
};
