const tokenKey = 'token';

/** The session's token; there is none for a visitor, or where storage is forbidden. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}
