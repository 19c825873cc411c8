import { readUser } from '../session/session-state.ts';
import { call } from './call.ts';
import { ApiError } from './exchange.ts';
import type { ReadStamp } from './own-stamp.ts';

/** Several questions of a page that are due together ask once. */
const togetherMs = 1_000;

let ownKey: { of: string; key: Promise<string> } | undefined;
let pending: { at: number; isOver: boolean; stamp: ReturnType<ReadStamp> } | undefined;

/**
 * By far the cheapest question there is: the service looks into its memory. One at a time, however many want to know
 * and however slow the line is.
 */
export const readPulse: ReadStamp = () => {
  if (pending !== undefined && (!pending.isOver || Date.now() - pending.at < togetherMs))
    return pending.stamp;
  const question = { at: Date.now(), isOver: false, stamp: askPulse().catch(noStampFor) };
  void question.stamp.finally(() => {
    question.isOver = true;
  });
  pending = question;
  return question.stamp;
};

/** The service sheds load, or this address has asked too much. */
const tooBusy: readonly number[] = [429, 503];

function noStampFor(error: unknown): null | undefined {
  return error instanceof ApiError && tooBusy.includes(error.status) ? null : undefined;
}

async function askPulse(): Promise<string> {
  const of = readUser()?.id ?? '';
  if (ownKey?.of !== of)
    ownKey = { of, key: call('GET /profile/pulse', { quiet: true }).then(({ key }) => key) };
  try {
    const key = await ownKey.key;
    return (await call('GET /pulse/{key}', { params: { key }, quiet: true, withoutToken: true })).stamp;
  } catch (error) {
    // The key may be another one after a restore with new keys.
    if (noStampFor(error) === undefined) ownKey = undefined;
    throw error;
  }
}
