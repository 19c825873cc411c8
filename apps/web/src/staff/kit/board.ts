import { call } from '../../shared/api/call.ts';
import type { Asked, CallName, ReplyTo } from '../../shared/api/calls.ts';
import type { KnownAnswer } from '../../shared/api/exchange.ts';
import { readUser } from '../../shared/session/session-state.ts';

/** A board that hangs open is asked for again so often, while it is seen. */
export const boardAgainMs = 5_000;

const answers = new Map<string, KnownAnswer>();
let knownBy: string | undefined;

/**
 * What a board shows. It is asked for with the tag of the answer before: where nothing has changed the service sends
 * nothing.
 */
export function askBoard<N extends CallName>(
  name: N,
  request: Asked<N>,
  signal: AbortSignal,
): Promise<ReplyTo<N>> {
  // A colleague who logs in at this browser sees other rows by the same question, and has no answer to fall back on.
  const user = readUser()?.id;
  if (user !== knownBy) answers.clear();
  knownBy = user;
  const question = `${name} ${JSON.stringify(request)}`;
  const before = answers.get(question) ?? {};
  answers.set(question, before);
  return call(name, { ...request, quiet: true, signal, known: before });
}
