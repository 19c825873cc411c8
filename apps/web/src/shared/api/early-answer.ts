/** What the page asked for waits for, sent by the script in the page before the client was there (`boot/head-script.ts`). */
type EarlyAnswer = {
  url: string;
  /** Undefined for a GET call. */
  body: string | undefined;
  token: string | null;
  answer: Promise<Response>;
  aborter: AbortController;
};

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswer[];
    /** The one notice that the address asks for, left by the script that has shown it (`boot/notice-script.ts`). */
    earlyNotice?: unknown;
  }
}

/**
 * The answer to this very call when it is on its way already; it is taken once, and only within the session that it was
 * asked in: a token may have been refreshed meanwhile. `signal` gives it up.
 */
export function takeEarlyAnswer(
  url: string,
  body: string | undefined,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const answers = window.earlyAnswers ?? [];
  const early = answers.find(
    (each) => each.url === url && each.body === body && (each.token ?? undefined) === token,
  );
  if (!early) return undefined;
  window.earlyAnswers = answers.filter((each) => each !== early);
  signal.addEventListener('abort', () => early.aborter.abort());
  return early.answer;
}
