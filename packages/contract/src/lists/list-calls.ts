import * as z from 'zod/mini';
import type { Authority } from '../authorities.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorName } from '../errors.ts';
import { pagingQuery } from '../paging.ts';
import { exportFormats, historyEntry } from './staff-list.ts';

/** The history of a row, for lists with calls of their own. `params` is the shape of what stands in the path. */
export function historyCall<
  const Path extends `/${string}/history`,
  Params extends z.ZodMiniType,
  const Name extends ErrorName,
>(call: { path: Path; of: string; read: Authority; params: Params; missing: Name }) {
  return endpoint({
    method: 'GET',
    path: call.path,
    summary: `What was done with ${call.of}, by whom and when, newest first`,
    access: { kind: 'staff', authority: call.read } as const,
    params: call.params,
    query: z.object(pagingQuery),
    data: z.object({ total: z.int(), list: z.array(historyEntry) }),
    errors: [call.missing],
  });
}

/** The file of what a search finds, written while it is read. `wanted` are search, filters and order of the list. */
export function fileCall<
  const Path extends `/${string}/file`,
  const Wanted extends Record<string, z.ZodMiniType>,
>(call: { path: Path; of: string; read: Authority; wanted: Wanted }) {
  return endpoint({
    method: 'GET',
    path: call.path,
    summary: `The ${call.of} that a search finds, as a file`,
    access: { kind: 'staff', authority: call.read } as const,
    query: z.object({ format: z.enum(exportFormats), ...call.wanted }),
    data: z.unknown(),
    download: 'application/octet-stream',
    errors: ['request.invalid', 'server.busy'],
  });
}
