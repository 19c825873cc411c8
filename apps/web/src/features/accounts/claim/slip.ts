import type { ReplyTo } from '../../../shared/api/calls.ts';

/** Both codes of a slip, as they were typed. */
export type Slip = { customerCode: string; slipCode: string };

/** The customer that a slip belongs to, masked. */
export type FoundCustomer = ReplyTo<'POST /auth/claim/slip'>;
