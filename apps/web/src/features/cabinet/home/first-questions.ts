import type { CallName } from '../../../shared/api/calls.ts';

/**
 * What the home of the cabinet asks as soon as it is opened, by names of calls without parameters. The script in the
 * head sends them before the client is there: the answers are on their way while the client still is. Points are asked
 * for by the client alone: the list is long, and nothing waits for it.
 */
export const firstQuestions = [
  'GET /profile/parcels',
  'GET /profile/collections',
  'GET /profile/passes',
  'GET /profile/pickup-point',
  'GET /warehouse-address',
  'GET /profile/problems',
  'GET /profile/counter-problems',
  'GET /profile/shelf',
  'GET /profile/collected',
  'GET /profile/messages',
] as const satisfies readonly CallName[];
