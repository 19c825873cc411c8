import type { ReplyTo } from '../../../../shared/api/calls.ts';

/** A claim for damage or loss as the office sees it. */
export type Compensation = ReplyTo<'GET /staff/compensations'>['list'][number];
