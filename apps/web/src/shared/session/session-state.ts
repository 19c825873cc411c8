import { refreshThresholdMs } from '@rohi/contract/accounts/session-rules';
import { clockOffsetMs, readStored, readToken } from './session-storage.ts';

/** Who is logged in, as far as the client keeps it (specification, section 3). */
export type SessionUser = { id: string; name: string; username: string };

/** The stored user; undefined when it is missing or cannot be read. */
export function readUser(): SessionUser | undefined {
  try {
    const user = JSON.parse(readStored('user') ?? '') as Partial<SessionUser> | null;
    return user?.username ? (user as SessionUser) : undefined;
  } catch {
    return undefined;
  }
}

/** Epoch milliseconds by the server's clock, as far as it is known. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs();
}

/** Milliseconds until the access token ends; negative when it is over. */
export function tokenLeftMs(): number {
  return Number(readStored('expiration_time')) - serverNow();
}

/** True when a call must not go out before the session is looked after: its token ends soon, or its user is missing. */
export function needsCare(): boolean {
  return readToken() !== undefined && (tokenLeftMs() < refreshThresholdMs || !readUser());
}
