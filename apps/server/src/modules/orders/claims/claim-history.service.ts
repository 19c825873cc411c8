/** What was done with a claim, and claims as a file. */
import type { DataOf, QueryOf } from '@rohi/contract/endpoint';
import type { Locale } from '@rohi/contract/locales';
import type { claimFile, listClaims } from '@rohi/contract/orders/claims.contract';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { recordedSearch } from '../../../platform/recorded-search.ts';
import { allPages } from '../../../platform/table-files/table-stream.ts';
import type { UserPrincipal } from '../../../principal.ts';
import { recordAudit, type AuditActor } from '../../audit/audit.service.ts';
import { readHistory } from '../../audit/change-row.service.ts';
import type { HistoryPage } from '../../audit/merge-histories.service.ts';
import { readClaim, readClaims } from './claim-decisions.service.ts';

type ShownClaim = DataOf<typeof listClaims>['list'][number];

/** What was done with a claim, newest first. Throws `claims.notFound`. */
export async function historyOfClaim(
  context: Context,
  reader: UserPrincipal,
  code: string,
  paging: { page: number; limit: number },
  locale: Locale,
): Promise<HistoryPage> {
  const { id } = await readClaim(context, reader, code, locale);
  return readHistory(context.db, { type: 'claim', id }, paging);
}

/** All claims that fit, some at a time, for a file; that they are taken away is on record. */
export async function claimsForFile(
  context: Context,
  reader: UserPrincipal,
  { format, ...filter }: QueryOf<typeof claimFile>,
  { actor, locale }: { actor: AuditActor; locale: Locale },
): Promise<AsyncIterable<readonly ShownClaim[]>> {
  const { line = null, from = null, to = null } = filter;
  const search = recordedSearch(filter.search);
  const details = { format, state: filter.state?.join(', ') ?? null, line, from, to, search };
  const subject = { type: 'claim', id: 'list' };
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, { at: context.clock.now(), actor, action: 'claim:export', subject, details }),
  );
  return allPages((paging) => readClaims(context, reader, { ...filter, ...paging }, locale));
}
