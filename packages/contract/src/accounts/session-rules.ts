/** Times and lengths of sessions and codes; the server keeps them, the client shows and obeys them. */
const minuteMs = 60_000;

/** An access token's life. */
export const accessTokenLifeMs = 60 * minuteMs;
/** A login ends so long after its last refresh. */
export const refreshTokenLifeMs = 30 * 24 * 60 * minuteMs;
/**
 * Specification, section 9: a token that ends within so long is refreshed.
 * @public
 */
export const refreshThresholdMs = 10 * minuteMs;
/** The predecessor of a refresh token may be repeated for so long: its answer may have been lost on the way. */
export const refreshRepeatMs = 10_000;
/** Clocks of two machines of one service may differ by so much without harm. */
export const clockDifferenceMs = 30_000;

/** Letter codes: their digits, life, the guesses one bears, and the wait before another may be sent. */
export const letterCodeDigits = 6;
export const letterCodeLifeSec = 600;
export const letterCodeTries = 5;
export const letterCodeResendSec = 60;

/** So long the old e-mail address can undo a change; until then nothing is reset by the new one. */
export const emailUndoDays = 7;

/**
 * Where the client keeps its session (specification, sections 3 and 9); only the locale outlives a logout.
 * @public
 */
export const sessionStorageKeys = ['token', 'refresh_token', 'expiration_time', 'user'] as const;
